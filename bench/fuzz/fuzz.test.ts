// A small part of `npm run fuzz`: random prompts in many scripts. A failure names the prompt; `npm run fuzz -- --seed S --at N` runs it again.
import { expect, it } from 'vitest';
import { createDetectors } from '../../lib/engine/detectors.ts';
import { judgePrompt } from './judge.ts';

const SEED = 1;
const PROMPTS = 50;

it('holds for random prompts: no crash, right offsets, no original left, all restored, none slow', async () => {
  const detectors = await createDetectors({ model: false });
  // The lists are built at the first text.
  await judgePrompt(SEED, PROMPTS, detectors);
  for (let at = 0; at < PROMPTS; at += 1) {
    const { faults } = await judgePrompt(SEED, at, detectors);
    expect(faults, `npm run fuzz -- --rules --seed ${SEED} --at ${at}`).toEqual([]);
  }
}, 240_000);
