// All marked prompts that no training sees, by set: the development part of the written and read ones, the everyday and unseen ones, and the
// one-line questions.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { developmentPrompts, FOLDER, type MarkedPrompt, type MarkedSpan, writtenIn } from './annotated.ts';

interface Question {
  readonly language: string;
  readonly text: string;
  readonly hide: readonly string[];
  readonly keep: readonly string[];
}

export const QUESTIONS = resolve(import.meta.dirname, 'one-line-questions.jsonl');

function spansOf(text: string, names: readonly string[], role: MarkedSpan['role']): readonly MarkedSpan[] {
  return names.flatMap((name) => {
    const start = text.indexOf(name);
    return start < 0 ? [] : [{ start, end: start + name.length, type: 'PER', role }];
  });
}

/** Two hundred questions that name one person each, half of them private. */
function oneLineQuestions(): readonly MarkedPrompt[] {
  return readFileSync(QUESTIONS, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Question)
    .map(({ text, language, hide, keep }) => ({
      text,
      language,
      source: 'questions',
      spans: [...spansOf(text, hide, 'hide'), ...spansOf(text, keep, 'public')],
    }));
}

const inFolder = (name: string): readonly MarkedPrompt[] =>
  writtenIn(`${FOLDER}/${name}`).map((prompt) => ({ ...prompt, source: name }));

/** Each prompt once; `source` names its set. */
export const developmentSets = (): readonly MarkedPrompt[] => [
  ...developmentPrompts(),
  ...inFolder('everyday'),
  ...inFolder('unseen'),
  ...oneLineQuestions(),
];
