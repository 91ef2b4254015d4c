// The parts of a prompt that say what is to be done with the rest: orders up to the text that they are about, and questions. Their words are
// what is asked, not who it is about: "Retrieve to Indian" for "Translate to French" would be another task. They matter where a policy draws all
// words. English and Chinese only, because words are drawn in no other language.
import { type Annotation, isDecidedByPerson, isReplaced, RISK_OF_KEPT } from '../detect/annotation.ts';
import { lazyPattern } from '../text/lazy-pattern.ts';
import { contains, overlappingSpans, overlaps, type Span } from '../text/span.ts';
import { chineseTaskSpans } from './chinese-tasks.ts';
import { type EarlierProtection, INTIMATE_TYPES, NOTHING_PROTECTED_EARLIER } from './general-question.ts';
import { isNameType } from './name.ts';
import { anyWordWith } from './request-words.ts';
import { roleOfFinding } from './roles.ts';

const SENTENCE = /\S.*?(?:[.!?…]["'”’)]*(?=\s|$)|$)/gmu;
const IS_QUESTION = /\?["'”’)]*$/u;
/** The text begins behind it that an order is about: all before it is the order. */
const COLON = /:(?=\s|$)/u;
/** Without a colon, an order ends before a clause that tells more. */
const END_OF_ORDER =
  /\s[–—-]\s|[,;]?\s(?:that|because|since|so|but|while|after|before|if|who|whose|whom|which|where|when)\s/u;

/** For texts in small letters. */
const STARTS_AS_TASK = lazyPattern(
  () => `^[\\s“"'*#>-]*(?:${anyWordWith('polite')}[,!]? )*${anyWordWith('request', 'task')}(?!\\p{L})`,
  'u',
);
/** "My wife has left, what should I do?": the question is the last clause. */
const BEFORE_LAST_CLAUSE = lazyPattern(() => `^.*[,;:–—]\\s+(?=${anyWordWith('request')}(?!\\p{L}))`, 'u');

function lengthOfTask(sentence: string): number {
  if (IS_QUESTION.test(sentence)) return sentence.length;
  return (COLON.exec(sentence) ?? END_OF_ORDER.exec(sentence))?.index ?? sentence.length;
}

function taskIn(sentence: string): Span | undefined {
  const small = sentence.toLowerCase();
  if (STARTS_AS_TASK.test(small)) return { start: 0, end: lengthOfTask(sentence) };
  const before = IS_QUESTION.test(sentence) ? BEFORE_LAST_CLAUSE.exec(small)?.[0].length : undefined;
  return before === undefined ? undefined : { start: before, end: sentence.length };
}

/** The tasks of a prompt, in order. */
export function taskSpans(text: string): readonly Span[] {
  const english = Array.from(text.matchAll(SENTENCE)).flatMap(({ 0: sentence, index }) => {
    const task = taskIn(sentence);
    return task ? [{ start: index + task.start, end: index + task.end }] : [];
  });
  const chinese = chineseTaskSpans(text).filter((task) => overlappingSpans(english, task).length === 0);
  return [...english, ...chinese].sort((a, b) => a.start - b.start);
}

const isOfTask = (annotation: Annotation): boolean => {
  const role = roleOfFinding(annotation);
  const isOfSomebody = isNameType(annotation.type) || INTIMATE_TYPES.has(annotation.type);
  return !isOfSomebody && (role === 'fact' || role === 'public');
};

/**
 * Keeps what a task needs: the language to translate into, the day of a deadline. Names stay hidden, and so do values that tell of the writer
 * and values that the conversation protected before.
 */
export function withTasksKept(
  text: string,
  annotations: readonly Annotation[],
  before: EarlierProtection = NOTHING_PROTECTED_EARLIER,
): readonly Annotation[] {
  const tasks = taskSpans(text);
  if (tasks.length === 0) return annotations;
  return annotations.map((annotation) =>
    isReplaced(annotation) &&
    !isDecidedByPerson(annotation) &&
    isOfTask(annotation) &&
    overlappingSpans(tasks, annotation).some((task) => contains(task, annotation)) &&
    !before.mentions.some((mention) => overlaps(mention, annotation))
      ? { ...annotation, risk: RISK_OF_KEPT }
      : annotation,
  );
}
