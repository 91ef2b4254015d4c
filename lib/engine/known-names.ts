// Names that earlier prompts of a conversation held, as a detector: a later prompt that says only "Anna" means her.
import type { Detector, Finding } from '../detect/annotation.ts';
import type { KnownName } from '../vault/conversation.ts';
import { mentionsOf } from './overrides.ts';

const CONFIDENCE = 0.9;
const SHORTEST_PART = 3;

/** The name itself and, of a person, each part that is long enough to be meant by itself. */
function formsOf({ text, type }: KnownName): readonly string[] {
  if (type !== 'PERSON') return [text];
  const parts = text.split(/\s+/u).filter((part) => part.length >= SHORTEST_PART && /^\p{Lu}/u.test(part));
  return [...new Set([text, ...parts])];
}

export function knownNameDetector(known: readonly KnownName[]): Detector {
  return {
    name: 'known-names',
    detect: (text) =>
      known.flatMap((name) =>
        formsOf(name).flatMap((form) =>
          mentionsOf(text, form)
            // A part in small letters is more often a word than a name ("will", "rose").
            .filter((span) => form === name.text || text.slice(span.start, span.end) === form)
            .map((span): Finding => {
              const source = { detector: 'mention', rule: 'earlier-prompt' } as const;
              const finding = { ...span, type: name.type, confidence: CONFIDENCE, source };
              return name.kind === undefined ? finding : { ...finding, kind: name.kind };
            }),
        ),
      ),
  };
}
