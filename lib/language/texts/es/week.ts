import type { Translated } from '../../message.ts';
import type { weekTexts as english } from '../en/week.ts';

export const weekTexts = {
  weekProtected: 'Esta semana: {values} en {prompts}',
  weekValues: { one: '{count} nombre o dato protegido', other: '{count} nombres y datos protegidos' },
  weekPrompts: { one: '{count} mensaje', other: '{count} mensajes' },
} as const satisfies Translated<typeof english>;
