// A body as it was read, so that the browser sends exactly the bytes that were checked.
import type { BodyForm, Read } from '../question.ts';
import { bare } from './primitives.ts';

/** The text that was read, and a body for the browser that holds exactly that text. */
export interface Frozen extends Read {
  readonly body: unknown;
}

export const frozen = (form: BodyForm, text: string, body: unknown): Frozen => bare({ form, text, body });
