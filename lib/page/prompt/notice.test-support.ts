import { ENGLISH } from '../../language/language.ts';
import type { TextKey } from '../../language/message.ts';
import type { PanelNotice } from './prompt-state.ts';

export interface ShownNotice {
  /** The key of the notice's title; undefined if the title is plain text. */
  readonly code: TextKey | undefined;
  readonly title: string;
  readonly detail: string;
}

export function inEnglish({ title, detail }: PanelNotice): ShownNotice {
  return { code: 'key' in title ? title.key : undefined, title: ENGLISH.read(title), detail: ENGLISH.read(detail) };
}
