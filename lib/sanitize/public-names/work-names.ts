// Recognises characters of a work that the prompt names: "Why does Woody leave in Toy Story?" Without the work, Woody may be somebody's
// son.
import { WORKS } from './works.ts';
import { WORKS_OTHER_SCRIPTS } from './works-other-scripts.ts';

interface Work {
  readonly titles: readonly string[];
  readonly names: ReadonlySet<string>;
}

let byName: ReadonlyMap<string, readonly Work[]> | undefined;

const readWorks = (list: string) => list.split(/[/\s]/u).map((entry) => entry.replaceAll('_', ' '));

function readLists(): readonly Work[] {
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

function worksByName(): ReadonlyMap<string, readonly Work[]> {
  if (byName) return byName;
  const works = new Map<string, Work[]>();
  for (const work of readLists()) {
    for (const name of work.names) works.set(name, [...(works.get(name) ?? []), work]);
  }
  byName = works;
  return works;
}

const ARTICLE = /^(?:the|a|der|die|das|den|dem|le|la|les|l['’]|el|los|il|i|gli) ?/u;

/** Whether a title means the work here. It needs a capital that is not at the start of a sentence: "in the office" is no series. */
function isTitleAt(text: string, at: number, title: string): boolean {
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
    if (isTitleAt(text, at, title)) return true;
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
  return (worksByName().get(bareOf(name)) ?? []).some((work) => isNamedIn(text, work));
}
