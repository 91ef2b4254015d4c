// A body as it was read, so that the browser sends exactly the bytes that were checked.
import type { BodyForm, BodyText } from '../guard-question.ts';
import { withoutPrototype } from './primitives.ts';

/** The text that was read, and a body for the browser that holds exactly that text. */
export interface FrozenBody extends BodyText {
  readonly body: unknown;
}

export const frozenBody = (form: BodyForm, text: string, body: unknown): FrozenBody =>
  withoutPrototype({ form, text, body });
