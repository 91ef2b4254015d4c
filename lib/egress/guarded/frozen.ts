// A body as it was read: what is looked at is what is sent.
import type { BodyForm, Read } from '../question.ts';
import { bare } from './primitives.ts';

/** What was read, and the body that holds that and nothing else. */
export interface Frozen extends Read {
  readonly body: unknown;
}

export const frozen = (form: BodyForm, text: string, body: unknown): Frozen => bare({ form, text, body });
