// Recognises prompts about games, literature, tales, journeys and music, whose names are public or invented. With another sight, author or hero in
// its place, the answer would be about that one.
//
// Keeping a private name would be worse than replacing a public one. So this counts only in a short prompt without contact data or numbers
// of a person and without a private occasion, and only if nobody in it is known to the writer.
import { type Annotation, type EntityType, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { isListedGivenName } from '../../detect/given-names/find.ts';
import { isListedNativeName } from '../../detect/native-names/spaced.ts';
import { languageOfPrompt } from '../../detect/prompt-language.ts';
import { rememberedForLastText } from '../../text/for-last-text.ts';
import * as words from './genre-words.ts';
import { isCorrespondent, isSomebodyKnownToWriter } from './known-to-writer.ts';
import { isPrivateOccasion } from './private-occasions.ts';

export type Genre = 'game' | 'literature' | 'tale' | 'journey' | 'culture';

const MAX_CHARACTERS = 900;

function patternOf(lists: readonly string[], unspaced: string): RegExp {
  const spaced = lists
    .flatMap((list) => list.trim().split(/\s+/u))
    .map((word) => word.replaceAll('_', '[ -]').replaceAll('*', '\\p{L}*'))
    .join('|');
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced}`, 'iu');
}

/** In this order, because a tale may also be about a journey, and an essay about a tale. */
const GENRES: readonly (readonly [Genre, RegExp])[] = [
  ['game', patternOf(words.GAME_WORDS, words.UNSPACED_GAME_WORDS)],
  ['literature', patternOf(words.LITERATURE_WORDS, words.UNSPACED_LITERATURE_WORDS)],
  ['culture', patternOf(words.CULTURE_WORDS, words.UNSPACED_CULTURE_WORDS)],
  ['tale', patternOf(words.TALE_WORDS, words.UNSPACED_TALE_WORDS)],
  ['journey', patternOf(words.JOURNEY_WORDS, words.UNSPACED_JOURNEY_WORDS)],
];
const OWN = new Map(
  Object.entries(words.OWN_WORDS).map(([language, list]) => [language, patternOf([list], words.UNSPACED_OWN_WORDS)]),
);
const OWN_IN_ANY = patternOf(Object.values(words.OWN_WORDS), words.UNSPACED_OWN_WORDS);
const speaksOfOwn = (text: string): boolean => (OWN.get(languageOfPrompt(text) ?? '') ?? OWN_IN_ANY).test(text);

/** What a short prompt is about. A player's character is "my character", so only other genres must not say "my". */
export const genreOf: (text: string) => Genre | undefined = rememberedForLastText((text) => {
  if (text.length > MAX_CHARACTERS || isPrivateOccasion(text)) return undefined;
  const genre = GENRES.find(([, pattern]) => pattern.test(text))?.[0];
  return genre !== 'game' && speaksOfOwn(text) ? undefined : genre;
});

const DATA_OF_PEOPLE: ReadonlySet<EntityType> = new Set([
  'EMAIL',
  'PHONE',
  'ID',
  'FINANCIAL',
  'ADDRESS',
  'USERNAME',
  'PASSWORD',
  'DATE',
]);
const holdsDataOfPeople = (annotations: readonly Annotation[]): boolean =>
  annotations.some(
    ({ type, risk, source }) => risk >= MIN_REPLACED_RISK && source.detector === 'pattern' && DATA_OF_PEOPLE.has(type),
  );

/** "For" and "with" before somebody: "ein Märchen für Mia", "weekend w Krakowie z Olą". */
const FOR_OR_WITH_BEFORE =
  /(?<![\p{L}\p{M}])(?:for|with|für|mit|von|pour|avec|de la part de|para|con|per|com|voor|met|dla|ze?|pro|se?|pentru|cu|för|med|till|για|με|для|со?|зі?|untuk|dengan|buat|cho|với|برای|با|مع|لـ?|עם|עבור) $|(?:给|为|和|跟|带|สำหรับ|ให้|กับ)$/iu;
const FOR_OR_WITH_AFTER = /^(?:のため|と一緒|에게|랑|이랑|와 함께|과 함께|한테| के लिए| के साथ| için| ile(?!\p{L}))/u;
/** An age behind a name: "Mia (4)", "Mia, 4 Jahre". */
const AGE_AFTER = /^(?:,| \(|\() ?\d{1,2}(?!\d|:)/u;

const isGivenName = (name: string): boolean => {
  const [first = ''] = name.split(' ');
  return isListedGivenName(first) || isListedNativeName(first);
};

/** Whether a name that a detector guessed is public or invented, by what the whole prompt is about. @param all the annotations of the text */
export function isNameOfGenre(text: string, annotation: Annotation, all: readonly Annotation[]): boolean {
  const { type, start, end } = annotation;
  if (type !== 'PERSON' && type !== 'ORGANIZATION') return false;
  const genre = genreOf(text);
  if (genre === undefined || holdsDataOfPeople(all)) return false;
  if (
    all.some((one) => one.type === 'PERSON' && (isSomebodyKnownToWriter(text, one, all) || isCorrespondent(text, one)))
  )
    return false;
  if (genre === 'game' || genre === 'literature' || genre === 'culture') return true;
  const before = text.slice(Math.max(0, start - 16), start);
  const after = text.slice(end, end + 16);
  if (FOR_OR_WITH_BEFORE.test(before) || FOR_OR_WITH_AFTER.test(after) || AGE_AFTER.test(after)) return false;
  return !isGivenName(text.slice(start, end));
}
