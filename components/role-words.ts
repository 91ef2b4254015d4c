// Texts for the role of a span in its prompt, and for the reason why it is replaced or kept.
import type { Annotation, Role } from '../lib/detect/annotation.ts';
import type { Language } from '../lib/language/language.ts';
import type { TextKey } from '../lib/language/message.ts';
import { isUnsureModelFinding } from '../lib/sanitize/policy/policy.ts';
import { detectedRole, type SpanTreatment } from './grouped-spans.ts';

const ROLE_TEXTS = {
  identifier: 'roleIdentifier',
  secret: 'roleSecret',
  fact: 'roleFact',
  public: 'rolePublic',
} as const satisfies Record<Role, TextKey>;

const REPLACED_REASONS = {
  identifier: 'whyReplacedWho',
  secret: 'whyReplacedSecret',
  fact: 'whyReplacedWhat',
  public: 'whyReplacedWhat',
} as const satisfies Record<Role, TextKey>;

const KEPT_REASONS = {
  identifier: 'whyKeptWho',
  secret: 'whyKeptWho',
  fact: 'whyKeptFact',
  public: 'whyKeptPublic',
} as const satisfies Record<Role, TextKey>;

export const roleText = (role: Role, { say }: Language): string => say(ROLE_TEXTS[role]);

function reasonTextKeyOf(annotation: Annotation, treatment: SpanTreatment) {
  const role = detectedRole(annotation);
  // The span is kept although the dictionary replaces it: the person decided that.
  if (role === undefined)
    return annotation.source.detector === 'dictionary' && treatment === 'replaced' ? 'whyDictionary' : 'whyYouDecided';
  if (treatment === 'replaced') return REPLACED_REASONS[role];
  return role === 'identifier' && isUnsureModelFinding(annotation) ? 'whyKeptUnsure' : KEPT_REASONS[role];
}

export const treatmentReasonText = (annotation: Annotation, treatment: SpanTreatment, { say }: Language): string =>
  say(reasonTextKeyOf(annotation, treatment));
