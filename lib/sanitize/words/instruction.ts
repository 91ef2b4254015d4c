// The noise-aware instruction of Rap-LI (section V-D and appendix C). It states the role and the task, warns that words may be perturbed,
// and asks for step-by-step reasoning.

import type { Rewrite, Sanitized } from '../sanitized.ts';
import { isWordMechanism } from './sampled-words.ts';

/** The tasks that an instruction can describe; `off` adds no instruction. */
export const INSTRUCTION_TASKS = ['off', 'answer', 'classify', 'summarize', 'rewrite'] as const;
export type InstructionTask = (typeof INSTRUCTION_TASKS)[number];

interface Wording {
  readonly role: string;
  readonly task: string;
}

const WORDING: Readonly<Record<Exclude<InstructionTask, 'off'>, Wording>> = {
  answer: {
    role: 'a careful assistant',
    task: 'Your task is to answer the request below.',
  },
  classify: {
    role: 'an expert in classifying texts',
    task: 'Your task is to classify the text below. Where it seems ambiguous, choose the most likely category all the same.',
  },
  summarize: {
    role: 'an expert in concise, factual summaries',
    task: 'Your task is to summarize the text below: who, about what, with which result.',
  },
  rewrite: {
    role: 'a careful editor',
    task: 'Your task is to rewrite the text below as it asks, keeping its names and numbers exactly as they are.',
  },
};

/** The instruction for a task; empty for `off`. */
export function instructionFor(task: InstructionTask): string {
  if (task === 'off') return '';
  const { role, task: wanted } = WORDING[task];
  return (
    `You are ${role}. ${wanted} To protect privacy, the text may contain perturbed words that do not fit their context. ` +
    'Infer the most plausible meaning from the rest and do not comment on words that do not fit. ' +
    'Think step by step, and then give the result.'
  );
}

/** Puts the instruction before the prompt. If no word was perturbed the prompt stays as it is, because there is nothing to warn of. */
export function withInstruction(sanitized: Sanitized, task: InstructionTask): Sanitized {
  const instruction = instructionFor(task);
  if (instruction === '' || !sanitized.replacements.some(({ mechanism }) => isWordMechanism(mechanism)))
    return sanitized;
  const before = `${instruction}\n\n`;
  const shifted = <T extends Rewrite>(rewrite: T): T => ({
    ...rewrite,
    outStart: rewrite.outStart + before.length,
    outEnd: rewrite.outEnd + before.length,
  });
  const { articles, replacements, text } = sanitized;
  return {
    ...sanitized,
    text: before + text,
    replacements: replacements.map(shifted),
    ...(articles ? { articles: articles.map(shifted) } : {}),
  };
}
