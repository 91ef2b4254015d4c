// Finds listed given names in languages with capitals, in all grammatical cases, and names with a patronymic: "Вірі Степанівні".
import type { Span } from '../../text/span.ts';
import { givenNamesIn } from '../given-names/find.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';

/** So low that the model's finding wins if there is one, because it may know better: "Kuba" may be a country, "Adam" a public person. */
const CONFIDENCE = 0.59;

export const GIVEN_NAMES_RULE = 'given-names';

const PATRONYMIC =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{Ll}'’]{2,16} \p{Lu}[\p{Ll}'’]{1,14}(?:(?:ович|евич|йович|ьович|инич)(?:а|у|ем|ом|е|ові|еві)?|(?:івн|ївн|овн|евн|инічн|иничн)(?:а|и|і|у|ою|ы|е|ой))(?!\p{L})/gu;

function namesIn(text: string): readonly Span[] {
  const full = Array.from(text.matchAll(PATRONYMIC), ({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
  }));
  return [...full, ...givenNamesIn(text)];
}

export const givenNames: PatternRule = {
  name: GIVEN_NAMES_RULE,
  find: (text) =>
    namesIn(normalisedForRules(text)).map(({ start, end }) => ({
      start,
      end,
      type: 'PERSON',
      confidence: CONFIDENCE,
      source: { detector: 'pattern', rule: GIVEN_NAMES_RULE },
    })),
};
