import { ENGLISH } from '../language/language.ts';
import type { Notice } from './prompt-state.ts';

export interface ShownNotice {
  readonly title: string;
  readonly detail: string;
}

export function inEnglish({ title, detail }: Notice): ShownNotice {
  return { title: ENGLISH.read(title), detail: ENGLISH.read(detail) };
}
