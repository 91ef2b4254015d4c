// Words for a kind of organisation in languages that inflect them: "piekarni", "piekarnią", "Óvodában".
import { anyOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { cellsOf, wordsByUse } from '../lexicon/words.ts';

/** The end of a name at which a language puts the kind. */
export type KindPosition = 'first' | 'last';

type Part = 'position' | 'ending' | 'stem' | 'word' | 'no kind';

const ROWS = readData('kinds/inflected-kinds.tsv');
const LANGUAGES = [...new Set(cellsOf(ROWS).map(([language = '']) => language))];
const textsOf = wordsByUse<Part>(ROWS);

function patternOf(language: string): RegExp {
  const [endings, stems, words, noKinds] = (['ending', 'stem', 'word', 'no kind'] as const).map((part) =>
    anyOf(textsOf(part, language)),
  );
  return new RegExp(`^(?!${noKinds}$)(?:${stems}${endings}?|${words})$`, 'u');
}
const patternsAt = (position: KindPosition): readonly RegExp[] =>
  LANGUAGES.filter((language) => textsOf('position', language).includes(position)).map(patternOf);
const PATTERNS: Readonly<Record<KindPosition, readonly RegExp[]>> = {
  first: patternsAt('first'),
  last: patternsAt('last'),
};

/** Whether a word is an inflected word for a kind that its language puts at this end of a name. @param word in lower case */
export const isInflectedKind = (word: string, position: KindPosition): boolean =>
  PATTERNS[position].some((pattern) => pattern.test(word));
