// Questions of the PrivacyRestore sets as the extension sends them: to a server that restores, without the private spans; to any other,
// with a phrase for the group of each span, or a placeholder if our lists have no group for it.
import type { Annotation } from '../../lib/detect/annotation.ts';
import { secretFrom, seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import { drugClass } from '../../lib/sanitize/generalise/drugs.ts';
import { planPrompt } from '../../lib/sanitize/plan.ts';
import { policyFor } from '../../lib/sanitize/policy/policy.ts';
import { sanitize } from '../../lib/sanitize/sanitize.ts';

/** A question, and where its private spans stand, in code points as Python counts. */
export interface ListedQuestion {
  readonly text: string;
  readonly places: readonly (readonly [start: number, end: number])[];
}

const SECRET = secretFrom('bench:restore');
const random = seededRandom('bench:restore');
const source = { detector: 'person', rule: 'set' } as const;

type Hiding = 'generalise' | 'hint';

function annotationOf(text: string, start: number, end: number, hideAs: Hiding): Annotation {
  const isDrug = drugClass(text.slice(start, end), 'en') !== undefined;
  const type = isDrug ? 'DRUG' : 'CONDITION';
  return { start, end, type, risk: 5, confidence: 1, source, hideAs };
}

function sanitizedText({ text, places }: ListedQuestion, hideAs: Hiding): string {
  const codePoints = [...text];
  const offset = (place: number) => codePoints.slice(0, place).join('').length;
  const found = places.map(([start, end]) => annotationOf(text, offset(start), offset(end), hideAs));
  return sanitize(text, planPrompt(found, policyFor('balanced'), text), { secret: SECRET, entries: [] }, random).text;
}

export const generalised = (question: ListedQuestion): string => sanitizedText(question, 'generalise');
export const incomplete = (question: ListedQuestion): string => sanitizedText(question, 'hint');
