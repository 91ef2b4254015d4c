// Recognises characters of a work that the prompt names: "Why does Elsa leave in Frozen?" Without the work, Elsa may be somebody's
// daughter.
import type { Span } from '../../text/span.ts';
import { WORKS } from './works.ts';
import { WORKS_OTHER_SCRIPTS } from './works-other-scripts.ts';

interface Work {
  readonly titles: readonly string[];
  readonly names: ReadonlySet<string>;
}

let byName: ReadonlyMap<string, readonly Work[]> | undefined;
let byTitle: ReadonlyMap<string, Work> | undefined;

const readWorks = (list: string) => list.split(/[/\s]/u).map((entry) => entry.replaceAll('_', ' '));

function cachedWorks(): readonly Work[] {
  return [WORKS, WORKS_OTHER_SCRIPTS]
    .flatMap((list) => list.trim().split('\n'))
    .map((line) => {
      const at = line.indexOf(': ');
      const names = line.slice(at + 2).split(' ');
      return {
        titles: readWorks(line.slice(0, at)),
        names: new Set(names.map((name) => name.replaceAll('_', ' '))),
      };
    });
}

function compileWorks(): void {
  if (byName) return;
  const [names, titles] = [new Map<string, Work[]>(), new Map<string, Work>()];
  for (const work of cachedWorks()) {
    for (const name of work.names) names.set(name, [...(names.get(name) ?? []), work]);
    for (const title of work.titles) titles.set(title, work);
  }
  [byName, byTitle] = [names, titles];
}

const ARTICLE = /^(?:the|a|der|die|das|den|dem|le|la|les|l['’]|el|los|il|i|gli) ?/u;

const IN_WORK = /(?<!\p{L})(?:in|from|aus|dans|en|nel|em|w|v|в) (?:the )?[*_]*$/u;
const IS_WORK =
  /(?:(?<!\p{L})(?:film|movie|series|show|episode|season|novel|book|play|opera|musical|anime|manga|game|Film|Serie|Folge|Roman|Buch|Stück|Oper|Spiel|série|roman|livre|pièce|película|serie|novela|libro|romanzo|фильм|роман|книга) (?:of |von |de )?[*_]*|["“„«‚])$/u;
/** Titles that are also names of people and pets: "from Heidi" does not show that the book is meant. */
const TITLES_THAT_ARE_NAMES = new Set(
  'heidi momo matilda coco moana vaiana shrek rapunzel pinocchio hamilton sherlock barbie faust bluey'.split(' '),
);

/** Whether a title of one word means the work here. It may also be a word or a name, so a word such as "film" or "in" must be beside it. */
function isShortTitleAt(text: string, at: number, title: string): boolean {
  const before = text.slice(Math.max(0, at - 24), at);
  if (!/^\p{Lu}/u.test(text.slice(at)) || /^ \p{Lu}\p{Ll}/u.test(text.slice(at + title.length))) return false;
  return IS_WORK.test(before) || (!TITLES_THAT_ARE_NAMES.has(title) && IN_WORK.test(before));
}

/**
 * Whether a title of several words means the work here. It needs a capital that is not at the start of a sentence: "in the office" is no
 * series.
 */
function isLongTitleAt(text: string, at: number, title: string): boolean {
  const opens = /(?:^|[.!?:\n]["“„ ]*)$/u.test(text.slice(Math.max(0, at - 3), at));
  const written = text.slice(at, at + title.length);
  return /\p{Lu}/u.test(opens ? written.slice(1) : written) || /["“„«]$/u.test(text.slice(0, at));
}

const WITHOUT_CAPITALS = /^[\p{Lo}\p{M}\p{N} 。!\u200c・ー]+$/u;
/** In scripts without capitals, a shorter title needs quotation marks or a word for a work beside it: "영화 기생충", "「こころ」". */
const LONG_TITLE = 4;
const OPENS_TITLE =
  /(?:["“«「『《〈‹<'‘]|(?:영화|드라마|소설|만화|애니|웹툰|映画|アニメ|漫画|小説|ドラマ|电影|电视剧|小说|电视剧|漫画|动画|فيلم|مسلسل|رواية|شخصيات|قصة|فیلم|سریال|رمان|کتاب|ละคร|หนัง|ภาพยนตร์|นิยาย|เรื่อง|फ़िल्म|फिल्म|नाटक|कहानी|उपन्यास|סרט|סדרה|ספר|בסרט|בסדרה) ?["“«「『《]?)$/u;
const CLOSES_TITLE = /^(?:["”»」』》〉›>'’]|에서|에 나오|里|中|裡| में)/u;

function isNativeTitleIn(text: string, title: string): boolean {
  for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
    if (title.length >= LONG_TITLE || OPENS_TITLE.test(text.slice(Math.max(0, at - 12), at))) return true;
    if (title.length > 2 && CLOSES_TITLE.test(text.slice(at + title.length, at + title.length + 4))) return true;
  }
  return false;
}

function isTitleIn(text: string, title: string): boolean {
  if (WITHOUT_CAPITALS.test(title)) return isNativeTitleIn(text, title);
  const lower = text.toLowerCase().replaceAll('’', "'");
  for (let at = lower.indexOf(title); at >= 0; at = lower.indexOf(title, at + 1)) {
    if (/[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) || /[\p{L}\p{N}]/u.test(lower.charAt(at + title.length))) continue;
    if (title.includes(' ') ? isLongTitleAt(text, at, title) : isShortTitleAt(text, at, title)) return true;
  }
  return false;
}

/** Whether a text names the work, also without its article: "in Hunger Games". */
function isNamedIn(text: string, { titles }: Work): boolean {
  return titles.some((title) => {
    const bare = title.replace(ARTICLE, '');
    return isTitleIn(text, title) || (bare !== title && bare.includes(' ') && isTitleIn(text, bare));
  });
}

const bareOf = (name: string) => name.toLowerCase().replaceAll('’', "'").replace(/'s?$/u, '');

/** Whether the prompt names a work that has a character of this name. */
export function isCharacterOfWorkIn(text: string, name: string): boolean {
  compileWorks();
  const bare = bareOf(name);
  return (byName?.get(bare) ?? []).some((work) => isNamedIn(text, work));
}

const LIKE_WORK = /(?<!\p{L})(?:like|wie|comme|como|come|watch(?:ed|ing)?|saw|seen) (?:in )?["“„«*_]*$/u;

/**
 * Whether a name is the title of a work here. A title of one word needs a word such as "film" or "in" beside it, or a character of the work
 * elsewhere in the text.
 */
export function isWorkTitleHere(text: string, { start, end }: Span): boolean {
  compileWorks();
  const title = bareOf(text.slice(start, end));
  const work = byTitle?.get(title);
  if (!work) return false;
  if (isTitleIn(text, title)) return true;
  const isLike = LIKE_WORK.test(text.slice(Math.max(0, start - 24), start)) && !/^ \p{Lu}\p{Ll}/u.test(text.slice(end));
  const words = `${text.slice(0, start)} ${text.slice(end)}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  return isLike && !TITLES_THAT_ARE_NAMES.has(title) && words.some((word) => work.names.has(word));
}
