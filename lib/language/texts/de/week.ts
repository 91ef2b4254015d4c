import type { Translated } from '../../message.ts';
import type { weekTexts as english } from '../en/week.ts';

export const weekTexts = {
  weekProtected: 'Diese Woche: {values} in {prompts} geschützt',
  weekValues: { one: '{count} Name oder Wert', other: '{count} Namen und Werte' },
  weekPrompts: { one: '{count} Prompt', other: '{count} Prompts' },
} as const satisfies Translated<typeof english>;
