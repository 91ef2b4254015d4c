import { expect, it } from 'vitest';
import type { Mechanism, Sanitized } from '../sanitized.ts';
import { INSTRUCTION_TASKS, instructionFor, withInstruction } from './instruction.ts';

const sanitized = (mechanism: Mechanism): Sanitized => ({
  text: 'Call the farmer.',
  replacements: [
    {
      start: 9,
      end: 14,
      outStart: 9,
      outEnd: 15,
      original: 'nurse',
      surrogate: 'farmer',
      type: 'MISC',
      mechanism,
      standIn: 'swap',
    },
  ],
  guarantee: { values: [], epsilons: {}, takenAsPublic: [], sentence: '' },
  vault: [],
  pairs: [],
});

it('says for each task who is asked, what for, that words may be perturbed, and to go step by step', () => {
  const all = INSTRUCTION_TASKS.filter((task) => task !== 'off').map(instructionFor);
  expect(new Set(all).size).toBe(INSTRUCTION_TASKS.length - 1);
  for (const text of all)
    expect(text).toMatch(/^You are an? .+Your task is .+may contain perturbed words.+step by step/);
  expect(instructionFor('off')).toBe('');
});

it('puts it before the prompt and moves the replacements along', () => {
  const prompt = withInstruction(sanitized('rap-li'), 'summarize');
  expect(prompt.text).toBe(`${instructionFor('summarize')}\n\nCall the farmer.`);
  const [replacement] = prompt.replacements;
  expect(prompt.text.slice(replacement?.outStart, replacement?.outEnd)).toBe('farmer');
});

it('leaves prompts alone where it is off or no word was perturbed', () => {
  expect(withInstruction(sanitized('rap-li'), 'off')).toEqual(sanitized('rap-li'));
  expect(withInstruction(sanitized('permutation'), 'answer')).toEqual(sanitized('permutation'));
});
