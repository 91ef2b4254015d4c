// Sanitizes a text whose findings a test names, and restores a reply to it.

import type { Conversation } from '../conversation/conversation.ts';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import { secretFrom, seededRandom } from '../privacy/random.seeded.test-support.ts';
import { restore } from '../restore/restore.ts';
import { withEchoes } from './echo-entries.ts';
import { planPrompt } from './plan.ts';
import { policyFor } from './policy/policy.ts';
import { sanitize } from './sanitize.ts';

export const random = seededRandom('sanitize');
export const SECRET = secretFrom('one');

export type Mark = readonly [text: string, type: EntityType, kind?: string];

export function annotated(text: string, marks: readonly Mark[]): Annotation[] {
  const source = { detector: 'person', rule: 'test' } as const;
  let at = 0;
  return marks.map(([value, type, kind]) => {
    const start = text.indexOf(value, at);
    if (start < 0) throw new Error(`"${value}" does not stand in the text`);
    at = start + value.length;
    return { start, end: at, type, risk: 5, confidence: 1, source, ...(kind ? { kind } : {}) };
  });
}

export function run(
  text: string,
  marks: readonly Mark[],
  conversation: Conversation = { secret: SECRET, entries: [] },
  style: 'natural' | 'placeholder' = 'natural',
  kept: readonly string[] = [],
) {
  const found = annotated(text, marks).map((one) =>
    kept.includes(text.slice(one.start, one.end)) ? { ...one, risk: 2 as const } : one,
  );
  const plan = planPrompt(found, policyFor('preempt', style), text);
  return withEchoes(sanitize(text, plan, conversation, random), conversation);
}

export const restored = (reply: string, conversation: Conversation) =>
  restore(reply, conversation)
    .map((s) => s.text)
    .join('');
