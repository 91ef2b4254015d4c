// Keeps which device each model runs on and how fast, so that it is not measured at each start.
import { EXECUTION_KEY, type ExecutionMemory } from '../models/execution-choice.ts';
import { type KeptValues, keptValues } from './kept-values.ts';

export const executionMemory = (kept: KeptValues = keptValues): ExecutionMemory => ({
  recall: async () => (await kept.all())[EXECUTION_KEY],
  remember: (choices) => kept.set({ [EXECUTION_KEY]: choices }),
});
