import type { Translated } from '../../message.ts';
import type { weekTexts as english } from '../en/week.ts';

export const weekTexts = {
  weekProtected: 'Cette semaine : {values} dans {prompts}',
  weekValues: { one: '{count} nom ou valeur protégé', other: '{count} noms et valeurs protégés' },
  weekPrompts: { one: '{count} message', other: '{count} messages' },
} as const satisfies Translated<typeof english>;
