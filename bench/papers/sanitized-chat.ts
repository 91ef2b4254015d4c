// One prompt through the pipeline of the extension, and replies to it back, with a policy that an experiment may change.
import type { Annotation, Detector } from '../../lib/detect/annotation.ts';
import { annotate } from '../../lib/judge/annotate.ts';
import { tweakForConversation } from '../../lib/privacy/keys.ts';
import type { Random } from '../../lib/privacy/random.ts';
import type { Segment } from '../../lib/restore/segment.ts';
import { planPrompt } from '../../lib/sanitize/plan.ts';
import type { Policy } from '../../lib/sanitize/policy/policy.ts';
import { SurvivorError, sanitize } from '../../lib/sanitize/sanitize.ts';
import type { Plan, Sanitized } from '../../lib/sanitize/sanitized.ts';
import { restoreWith } from '../answers/session.ts';

/** Ages are counted to it; it is fixed, so that a run can be repeated. */
const TODAY = { year: 2026, month: 11, day: 23 };
const KEY_BYTES = 32;

export interface Treatment {
  readonly name: string;
  readonly policy: Policy;
  /** Changes that the person makes before the prompt is sent. */
  readonly review?: (annotations: readonly Annotation[], text: string) => readonly Annotation[];
  /** Changes to the plan, such as a budget for each number. */
  readonly adjust?: (plan: Plan) => Plan;
}

export interface SanitizedChat {
  readonly sanitized: Sanitized;
  restored(reply: string): readonly Segment[];
}

/** Undefined if the extension would not send the prompt, because an original would be left. */
export async function startChat(
  text: string,
  { policy, review, adjust }: Treatment,
  detectors: readonly Detector[],
  random: Random,
): Promise<SanitizedChat | undefined> {
  const found = await annotate(text, detectors, { policy });
  const plan = planPrompt(review?.(found, text) ?? found, policy, text, { today: TODAY });
  const key = random.bytes(KEY_BYTES);
  const secret = { key, tweak: tweakForConversation(key, 'bench:papers') };
  try {
    const sanitized = sanitize(text, adjust?.(plan) ?? plan, { secret, entries: [] }, random);
    return { sanitized, restored: (reply) => restoreWith(sanitized.pairs, true, reply) };
  } catch (error) {
    if (!(error instanceof SurvivorError)) throw error;
    return undefined;
  }
}

export const shownText = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

/** Whether the reader sees a mark at a place of the shown text: it is, or may be, about a stand-in. */
export function isMarkedAt(segments: readonly Segment[], start: number, end: number): boolean {
  let at = 0;
  return segments.some(({ text, standsFor, isUnproved }) => {
    const from = at;
    at += text.length;
    return (standsFor !== undefined || isUnproved === true) && from < end && at > start;
  });
}
