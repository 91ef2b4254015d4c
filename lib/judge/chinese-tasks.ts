// The parts of a Chinese prompt that say what is to be done with the rest: orders up to the text that they are about, and questions.
import { lazyPattern } from '../text/lazy-pattern.ts';
import type { Span } from '../text/span.ts';
import { anyWordWith } from './request-words.ts';

const LINE = /\S.*/gu;
const SENTENCE = /[^。！？!?]+[。！？!?]*["”’」』）)]*/gu;
const HAN = /\p{Script=Han}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LETTER = /\p{L}/gu;

/** An order ends where the text begins that it is about, or where a clause tells more. */
const END_OF_ORDER = /[：:]|\s[–—-]|——|[，,；;](?:因为|但是|但|如果|所以|由于|我|他|她|它)/u;
const POLITE = '[，,\\s]*';
/** 请翻译…, 帮我把…翻译成…, 用一句话总结…: polite words alone begin an order too. */
const STARTS_AS_TASK = lazyPattern(() => {
  const polite = `(?:${anyWordWith('polite, no spaces')})${POLITE}`;
  const task = anyWordWith('task, no spaces');
  return `^[\\s“"「『*#>-]*(?:(?:${polite})*(?:${task}|[把将用][^，。：:]*?(?:${task}))|(?:${polite})+(?=\\S))`;
}, 'u');
const IS_QUESTION = /(?:[？?]|[吗呢][。！!]?)["”’」』）)]*$/u;
const LAST_CLAUSE = /[^，,；;：:。]+[，,；;：:]?$/u;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const isChinese = (line: string) => !KANA.test(line) && 2 * count(line, HAN) > count(line, LETTER);

function taskIn(sentence: string): Span | undefined {
  if (STARTS_AS_TASK.test(sentence)) return { start: 0, end: END_OF_ORDER.exec(sentence)?.index ?? sentence.length };
  if (!IS_QUESTION.test(sentence)) return undefined;
  return { start: LAST_CLAUSE.exec(sentence)?.index ?? 0, end: sentence.length };
}

/** The tasks in the Chinese lines of a prompt, in order. */
export function chineseTaskSpans(text: string): readonly Span[] {
  return Array.from(text.matchAll(LINE)).flatMap(({ 0: line, index: from }) => {
    if (!isChinese(line)) return [];
    return Array.from(line.matchAll(SENTENCE)).flatMap(({ 0: sentence, index }) => {
      const task = taskIn(sentence);
      return task ? [{ start: from + index + task.start, end: from + index + task.end }] : [];
    });
  });
}
