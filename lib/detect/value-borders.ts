// What a model draws into a value at its ends: the greeting before a name, the currency of the amount behind one, the label of a number.
import type { Span } from '../text/span.ts';
import type { Finding } from './annotation.ts';
import { withoutGreeting } from './greeting-words.ts';

/** "Ademir R$ 450", "Ann US$ 20": the letters belong to the amount. */
const CURRENCY_LETTERS = /\s+\p{Lu}{1,3}$/u;

function withoutCurrency(text: string, { start, end }: Span): Span {
  const letters = /^[$£€₺]/u.test(text.slice(end, end + 1)) ? CURRENCY_LETTERS.exec(text.slice(start, end)) : null;
  return letters && letters.index > 0 ? { start, end: start + letters.index } : { start, end };
}

/** "Unser Hund Bello": German writes the animal with a capital too. */
const ANIMAL =
  /^(?:Hund|Hündin|Katze|Kater|Welpe|Pferd|Stute|Kaninchen|Papagei|Wellensittich|Meerschweinchen) (?=\p{Lu})/u;

/** A label says what the number is, and nobody's: "PC 2217" is a constable, "mieszkania 14" a flat. */
const NUMBER_LABEL =
  /^(?:w?pc|dc|ps|sgt|badge|star|warrant|caf|pod|apto|apt|flat|unit|room|lokal|lok|mieszkani[ae]|daire|kat|blok|wohnung|zimmer|appartement|lägenhet|lgh|lakás)\.?:? (?=\S*\d)/iu;

function withoutNumberLabel(text: string, { start, end }: Span): Span {
  return { start: start + (NUMBER_LABEL.exec(text.slice(start, end))?.[0].length ?? 0), end };
}

/** A model's finding without them; nothing if nothing else is in it. */
export function withinValue(finding: Finding, text: string): readonly Finding[] {
  if (finding.source.detector !== 'model') return [finding];
  if (finding.type === 'ID') return [{ ...finding, ...withoutNumberLabel(text, finding) }];
  if (finding.type !== 'PERSON' && finding.type !== 'ORGANIZATION') return [finding];
  const named = withoutCurrency(text, finding);
  const greeted = withoutGreeting(text, named);
  if (!greeted) return [];
  const animal = ANIMAL.exec(text.slice(greeted.start, greeted.end))?.[0].length ?? 0;
  const name = { start: greeted.start + animal, end: greeted.end };
  // A firm may begin with a greeting: "Hello Fresh".
  return [{ ...finding, ...(finding.type === 'PERSON' ? name : named) }];
}
