// Checks a sample text by rules as soon as the engine has started, because patterns and word lists are made when a check first needs them, which
// takes most of the first check: 0.4 of 0.5 seconds in Firefox. A composer that gets the focus starts the engine, so this ends before the
// person has written the first words.
import { SAMPLE_TEXT } from '../models/sample-text.ts';
import type { EngineDeps } from './host-parts.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** The request that started the engine comes first; if it is a check, that makes the patterns. */
const AFTER_MS = 50;

/** Annotates as `deps` does. */
export function withWarmRules<Deps extends Pick<EngineDeps, 'annotate'>>(deps: Deps): Deps {
  let hasChecked = false;
  setTimeout(() => {
    if (hasChecked) return;
    // If the rules fail, the first check reports it.
    void deps
      .annotate({ text: SAMPLE_TEXT, overrides: [], dictionary: [], settings: DEFAULT_SETTINGS, rulesOnly: true })
      .catch(() => undefined);
  }, AFTER_MS);
  return {
    ...deps,
    annotate(input) {
      hasChecked = true;
      return deps.annotate(input);
    },
  };
}
