// What an attacker reckons out: a protected number stands there in another writing, or follows from numbers that were kept.
import type { EntityType } from '../detect/annotation.ts';
import { cluesTo } from '../sanitize/closure/clues.ts';
import { seenNumbers } from '../sanitize/closure/number-mentions.ts';
import { overlaps } from '../text/span.ts';
import type { AuditedPrompt, Recovery } from './report.ts';

const NUMBERS: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY']);

/** Protected numbers with the kept ones that lead to them. What the person decided to keep at level 1 is counted too: it tells. */
export function reckoned({ text, annotations, sanitized: { replacements } }: AuditedPrompt): readonly Recovery[] {
  const hidden = replacements.filter(({ type }) => NUMBERS.has(type));
  if (hidden.length === 0) return [];
  const all = seenNumbers(text);
  const seen = all.filter((number) => !replacements.some((replacement) => overlaps(replacement, number)));
  return hidden.flatMap((replacement): Recovery[] => {
    const own = all.find((number) => overlaps(replacement, number));
    const others = annotations.filter(({ type }) => type !== replacement.type);
    const alike = seen.filter((number) => !others.some((annotation) => overlaps(annotation, number)));
    const [clue] = own ? cluesTo(text, own, alike) : [];
    if (!clue) return [];
    const { original, type } = replacement;
    return [{ original, type, trace: 'part', found: text.slice(clue.start, clue.end), earlier: false }];
  });
}
