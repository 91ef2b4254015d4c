// Whether a prompt asks about a name itself: "Who is Dana Whitcombe?", "How is Petry pronounced?" If the name were hidden, nothing would be left
// to ask, so it stays and is shown as the person's choice.
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import type { Name } from '../name.ts';

const SLOT = '…';
/** Signs around a question and quotes around the name. */
const SIGNS = /["'“”„«»‘’`*?!.,:;¿¡。？！؟।]+/gu;
/** Longer prompts say more about the bearer of a name than such a question does. */
const MAX_CHARACTERS = 120;

const plain = (question: string): string => question.toLowerCase().replace(SIGNS, '').replace(/\s+/gu, ' ').trim();
const QUESTIONS: ReadonlySet<string> = new Set(
  cellsOf(readData('questions/about-names.tsv')).map(([, question = '']) => plain(question)),
);

/** 1 if the whole prompt asks who the bearer of the name is, or about the name as a word. */
export function askedAbout(text: string, { mentions }: Name): number {
  if (text.length > MAX_CHARACTERS) return 0;
  return Number(mentions.some(({ start, end }) => QUESTIONS.has(plain(text.slice(0, start) + SLOT + text.slice(end)))));
}
