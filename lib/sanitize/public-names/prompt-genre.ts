// Recognises prompts about games, literature, tales, journeys, shopping, films and names themselves, in which most names are public or invented. If
// such a name were replaced, the answer would be about another author, hero or sight.
//
// Keeping a private name would be worse than replacing a public one. So this counts only in a short prompt without contact data or numbers
// of a person and without a private occasion, and only if nobody in it is known to the writer.
import { type Annotation, type EntityType, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { isCaseFormOfGivenName } from '../../detect/given-names/find.ts';
import { isListedNativeName } from '../../detect/native-names/spaced.ts';
import { languageOfPrompt } from '../../detect/prompt-language.ts';
import { rememberedForLastText } from '../../text/for-last-text.ts';
import * as words from './genre-words.ts';
import { isCorrespondent, isSomebodyKnownToWriter } from './known-to-writer.ts';
import { mentionsPrivateOccasion } from './private-occasions.ts';

export type Genre = 'game' | 'naming' | 'literature' | 'quiz' | 'tale' | 'journey' | 'goods' | 'show';

const MAX_CHARACTERS = 900;

/** Words that end with `*` share one class of letters, because each class costs time to compile. */
function patternOf(lists: readonly string[], unspaced: string): RegExp {
  const listed = lists.flatMap((list) => list.trim().split(/\s+/u)).map((word) => word.replaceAll('_', '[ -]'));
  const stems = listed.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const spaced = [...listed.filter((word) => !word.endsWith('*')), `(?:${stems.join('|') || '(?!)'})*`].join('|');
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced.replaceAll('*', '\\p{L}*')})(?![\\p{L}\\p{M}])|${unspaced}`, 'iu');
}

interface GenreWords {
  readonly genre: Genre;
  readonly spaced: readonly string[];
  readonly unspaced: string;
}

/** In this order, because a tale may also be about a journey, and an essay about a tale. */
const GENRES: readonly GenreWords[] = [
  { genre: 'game', spaced: words.GAME_WORDS, unspaced: words.UNSPACED_GAME_WORDS },
  { genre: 'naming', spaced: words.NAMING_WORDS, unspaced: words.UNSPACED_NAMING_WORDS },
  { genre: 'literature', spaced: words.LITERATURE_WORDS, unspaced: words.UNSPACED_LITERATURE_WORDS },
  { genre: 'quiz', spaced: words.QUIZ_WORDS, unspaced: words.UNSPACED_QUIZ_WORDS },
  { genre: 'tale', spaced: words.TALE_WORDS, unspaced: words.UNSPACED_TALE_WORDS },
  { genre: 'journey', spaced: words.JOURNEY_WORDS, unspaced: words.UNSPACED_JOURNEY_WORDS },
  { genre: 'goods', spaced: words.GOODS_WORDS, unspaced: words.UNSPACED_GOODS_WORDS },
  { genre: 'show', spaced: words.SHOW_WORDS, unspaced: words.UNSPACED_SHOW_WORDS },
];

/** The patterns that have been needed so far, by genre or by the language of the words for "my". */
const patterns = new Map<string, RegExp>();
function patternFor(key: string, spaced: readonly string[], unspaced: string): RegExp {
  const pattern = patterns.get(key) ?? patternOf(spaced, unspaced);
  patterns.set(key, pattern);
  return pattern;
}

function speaksOfOwn(text: string): boolean {
  const language = languageOfPrompt(text) ?? '';
  const list = words.OWN_WORDS[language];
  const spaced = list === undefined ? Object.values(words.OWN_WORDS) : [list];
  return patternFor(`my ${list === undefined ? '' : language}`, spaced, words.UNSPACED_OWN_WORDS).test(text);
}

/** Genres whose prompts may say "my": a player's character is "my character", and a name is sought for "my daughter". */
const MAY_SPEAK_OF_OWN: ReadonlySet<Genre> = new Set(['game', 'naming']);

/** A question, with the Greek question mark too, or a script in which a question need have no mark. */
const ASKS =
  /[?？؟\u037e]|(?<=\p{Script=Greek}[)"»]?);|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** The genre of a short prompt; undefined if it has none or speaks of somebody near. */
export const genreOf: (text: string) => Genre | undefined = rememberedForLastText((text) => {
  if (text.length > MAX_CHARACTERS || mentionsPrivateOccasion(text)) return undefined;
  const genre = GENRES.find((one) => patternFor(one.genre, one.spaced, one.unspaced).test(text))?.genre;
  // A theatre group of the writer's has a director and actors too, but few ask about it.
  if (genre === 'show' && !ASKS.test(text)) return undefined;
  return genre && !MAY_SPEAK_OF_OWN.has(genre) && speaksOfOwn(text) ? undefined : genre;
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

const VIETNAMESE_FAMILY_NAME =
  /^(?:nguyễn|trần|lê|phạm|hoàng|huỳnh|phan|vũ|võ|đặng|bùi|đỗ|ngô|dương|lý|đinh|trương|đoàn|lâm|mai|trịnh|đào|phùng|tô|tạ|hà|châu|cao|tăng|thái|la|lưu|vương|quách|nghiêm|triệu|kiều) /iu;
/** The form of a full name in Chinese, Japanese, Korean or Thai, of which no list tells given names: "王小明", "김민수", "สมชาย". */
const MAY_BE_FULL_NAME = /^(?:\p{Script=Han}{2,4}|[가-힣]{2,4}|[\p{Script=Thai}]{2,12}(?: [\p{Script=Thai}]+)?)$/u;
/** Endings of places. Given names end in 山, 海, 峰, 산 and 길 too, so these count only in longer names, or not at all. */
const PLACE_ENDING =
  /[湖岛島镇鎮村寺宫宮县縣市区區沟溝館馆站駅社]$|^\p{Script=Han}{3,}[山海江河峰城塔桥橋路街谷]$|(?:해변|폭포|공원|시장|마을|호수|해수욕장|박물관|미술관)$/u;

/** Whether a name begins with a given name, or may be a full name in a script in which that cannot be told. */
function beginsWithGivenName(name: string): boolean {
  const [first = ''] = name.split(' ');
  if (isCaseFormOfGivenName(first) || isListedNativeName(first) || VIETNAMESE_FAMILY_NAME.test(name)) return true;
  return MAY_BE_FULL_NAME.test(name) && !PLACE_ENDING.test(name);
}
const isLone = (name: string): boolean => !/\s/u.test(name) && !/^(?:\p{Script=Han}{3,}|[가-힣]{3,})$/u.test(name);

/** Names that a genre keeps: all, single words, all but lone given names, or those that do not begin with a given name. */
type Kept = 'all' | 'words' | 'no-lone-given-names' | 'no-given-names';
const KEPT: Readonly<Record<Genre, Kept>> = {
  game: 'all',
  naming: 'words',
  literature: 'all',
  quiz: 'all',
  tale: 'no-given-names',
  journey: 'no-given-names',
  goods: 'no-given-names',
  show: 'no-lone-given-names',
};

function isOfKind(text: string, { start, end }: Annotation, kept: Kept): boolean {
  const name = text.slice(start, end);
  if (kept === 'all') return true;
  if (kept === 'words') return !/[\s\d]/u.test(name);
  const before = text.slice(Math.max(0, start - 16), start);
  const after = text.slice(end, end + 16);
  if (FOR_OR_WITH_BEFORE.test(before) || FOR_OR_WITH_AFTER.test(after) || AGE_AFTER.test(after)) return false;
  return !beginsWithGivenName(name) || (kept === 'no-lone-given-names' && !isLone(name));
}

/** Whether a name that a detector guessed is public or invented, by what the whole prompt is about. @param all the annotations of the text */
export function isNameOfGenre(text: string, annotation: Annotation, all: readonly Annotation[]): boolean {
  const { type } = annotation;
  if (type !== 'PERSON' && type !== 'ORGANIZATION') return false;
  const genre = genreOf(text);
  if (genre === undefined || holdsDataOfPeople(all)) return false;
  if (isSomebodyKnownToWriter(text, annotation, all)) return false;
  const isNear = (one: Annotation) => isSomebodyKnownToWriter(text, one, all) || isCorrespondent(text, one);
  if (!MAY_SPEAK_OF_OWN.has(genre) && all.some((one) => one.type === 'PERSON' && isNear(one))) return false;
  return isOfKind(text, annotation, KEPT[genre]);
}
