// Finds names in attendance lists and rotas in Arabic, Persian and Hebrew: "الحضور: 1 لجين ✓ 2 مؤمن ✗", "נכחו: שחר, גל ומור". In such a list, a
// word is taken for a name even if it is also an ordinary word.
import { alternativesOf } from '../../text/pattern.ts';
import type { Finding } from '../annotation.ts';
import { WORDS_THAT_ARE_NO_NAMES } from '../native-names/no-names.ts';
import { isListedNativeName } from '../native-names/spaced.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';

const RULE = 'roster';
const CONFIDENCE = 0.78;
const HEADING =
  /(?<![\p{L}\p{M}])(?:ال)?(?:حضور|غياب|حاضرون|غائبون|مناوبة|مناوبات|مناوبين|ورديات)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])[הב]?(?:נוכחות|נכחו|נוכחים|נוכחו|תורנות|תורנים|משמרות|שיבוץ)(?![\p{L}\p{M}])|شیفت|حاضرین|حضور و غیاب|غیبت/u;
const NAME = "[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{M}\\u200c'׳-]{2,14}";
const DAY = alternativesOf(
  'الأحد الاحد الاثنين الإثنين الثلاثاء الأربعاء الاربعاء الخميس الجمعة السبت ראשון שני שלישי רביעי חמישי שישי שבת شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه',
);
/** A line with one name of one or two words, after a number, a bullet or a weekday and before a tick, a note or nothing. */
const LINE = new RegExp(
  `^[ \\t]*(?:\\d{1,3}[.)-]?[ \\t]+|[-*•][ \\t]*)?(?:(?:יום )?(?:${DAY})[ \\t]*[-:][ \\t]*)?(?<name>${NAME}(?: ${NAME})?)(?=[ \\t]*(?:[✓✔✗✘×☑☐+,(:|-]|[غحVX](?![\\p{L}])|$))`,
  'du',
);
const INLINE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:נכחו|נוכחים|משתתפים|הגיעו|الحضور|الحاضرون|المشاركون|الغائبون|حاضرین|غایبین)(?: בישיבה| בפגישה| امروز)?:? (?<list>${NAME}(?: ${NAME})?(?:[,،] ?${NAME}(?: ${NAME})?| ו${NAME}| و ?${NAME}){1,20})`,
  'dgu',
);
/** The fewest lines of a list, and the share of them that must be listed names. */
const LEAST_LINES = 3;
const LISTED_SHARE = 0.6;

interface Item {
  readonly start: number;
  readonly name: string;
}

const firstWord = (name: string): string => name.split(' ')[0] ?? '';
const isName = ({ name }: Item): boolean =>
  isListedNativeName(firstWord(name)) && name.split(' ').every((word) => !WORDS_THAT_ARE_NO_NAMES.has(word));

/** The items of each run of lines that have the form of a list. */
function runsOfLines(text: string): Item[][] {
  const runs: Item[][] = [[]];
  let at = 0;
  for (const line of text.split('\n')) {
    const span = LINE.exec(line)?.indices?.groups?.name;
    if (span) runs.at(-1)?.push({ start: at + span[0], name: line.slice(span[0], span[1]) });
    else if (runs.at(-1)?.length !== 0) runs.push([]);
    at += line.length + 1;
  }
  return runs;
}

function namesInLines(text: string): Item[] {
  return runsOfLines(text).flatMap((items) => {
    const names = items.filter(isName);
    return names.length >= LEAST_LINES && names.length >= LISTED_SHARE * items.length ? names : [];
  });
}

const namesInSentences = (text: string): Item[] =>
  Array.from(text.matchAll(INLINE)).flatMap(({ indices, groups }): Item[] => {
    const start = indices?.groups?.list?.[0] ?? 0;
    const items = Array.from((groups?.list ?? '').matchAll(new RegExp(`(?<=^|[,،] ?| [וو] ?)${NAME}`, 'gu')));
    return items.map(({ index, 0: name }) => ({ start: start + index, name })).filter(isName);
  });

export const roster: PatternRule = {
  name: RULE,
  find(text) {
    const read = normalisedForRules(text);
    if (!HEADING.test(read)) return [];
    return [...namesInLines(read), ...namesInSentences(read)].map(
      ({ start, name }): Finding => ({
        start,
        end: start + name.length,
        type: 'PERSON',
        confidence: CONFIDENCE,
        source: { detector: 'pattern', rule: RULE },
      }),
    );
  },
};
