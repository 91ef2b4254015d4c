// The manifest's content scripts, in the form in which they are registered or executed for further addresses.
import { browser } from 'wxt/browser';
import { coversWholeOrigin } from '../../sites/site-matches.ts';

/** A content script as `getManifest` returns it. Firefox gives null for a missing field. */
interface Declared {
  readonly matches?: readonly string[] | null | undefined;
  readonly js?: readonly string[] | null | undefined;
  readonly css?: readonly string[] | null | undefined;
  readonly all_frames?: boolean | null | undefined;
  readonly run_at?: 'document_start' | 'document_end' | 'document_idle' | null | undefined;
  readonly world?: 'ISOLATED' | 'MAIN' | null | undefined;
  readonly match_origin_as_fallback?: boolean | null | undefined;
}

export interface DeclaredScript {
  readonly matches: readonly string[];
  readonly js: string[];
  readonly css: string[];
  readonly allFrames: boolean;
  readonly runAt: 'document_start' | 'document_end' | 'document_idle';
  readonly world: 'ISOLATED' | 'MAIN';
  readonly matchOriginAsFallback: boolean;
}

/** Firefox's `getManifest` gives whole moz-extension:// addresses, but `registerContentScripts` accepts paths only. */
const pathOf = (file: string): string => (URL.canParse(file) ? new URL(file).pathname.slice(1) : file);

/** The scripts that are declared for whole sites. Each is also declared for chats that are a part of a site, which is left out here. */
export function declaredScriptsOfWholeSites(): readonly DeclaredScript[] {
  const declared: readonly Declared[] = browser.runtime.getManifest().content_scripts ?? [];
  return declared
    .map((script) => ({
      matches: script.matches ?? [],
      js: (script.js ?? []).map(pathOf),
      css: (script.css ?? []).map(pathOf),
      allFrames: script.all_frames ?? false,
      runAt: script.run_at ?? 'document_idle',
      world: script.world ?? 'ISOLATED',
      matchOriginAsFallback: script.match_origin_as_fallback ?? false,
    }))
    .filter(({ matches }) => matches.some(coversWholeOrigin));
}
