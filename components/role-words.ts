// Texts for the role of a span in its prompt, and for the reason why it is replaced or kept.
import type { Annotation, EvidenceName, Role } from '../lib/detect/annotation.ts';
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

/** The text for each piece of evidence that spoke for the decision about a name. */
const REASONS_TO_HIDE = {
  partOfPrivate: 'whyReplacedFullName',
  networkRole: 'whyReplacedNetwork',
  foundByForm: 'whyReplacedForm',
  unknown: 'whyReplacedUnknown',
} as const satisfies Partial<Record<EvidenceName, TextKey>>;
const REASONS_TO_KEEP = {
  askedAbout: 'whyKeptAskedAbout',
  knownName: 'whyKeptKnownName',
  knownWord: 'whyKeptKnownWord',
  networkRole: 'whyKeptNetwork',
  partOfPublic: 'whyKeptFullName',
  sureness: 'whyKeptOrdinary',
} as const satisfies Partial<Record<EvidenceName, TextKey>>;

type ReasonKey = (typeof REASONS_TO_HIDE)[ReasonToHide] | (typeof REASONS_TO_KEEP)[ReasonToKeep];
type ReasonToHide = keyof typeof REASONS_TO_HIDE;
type ReasonToKeep = keyof typeof REASONS_TO_KEEP;

/** The words for the strongest reason of the judge that speaks for what is done. */
function judgedTextKeyOf({ why = [] }: Annotation, treatment: SpanTreatment) {
  const hide = (evidence: EvidenceName) => REASONS_TO_HIDE[evidence as ReasonToHide] as ReasonKey | undefined;
  const keep = (evidence: EvidenceName) => REASONS_TO_KEEP[evidence as ReasonToKeep] as ReasonKey | undefined;
  const isReplaced = treatment === 'replaced';
  const reasons = why.filter(({ weight }) => weight > 0 === isReplaced);
  const spoken = reasons.map(({ evidence }) => (isReplaced ? hide(evidence) : keep(evidence)));
  // An unknown name is private, even if no evidence speaks for it.
  return (
    spoken.find((key) => key !== undefined) ?? (isReplaced && why.length > 0 ? REASONS_TO_HIDE.unknown : undefined)
  );
}

function reasonTextKeyOf(annotation: Annotation, treatment: SpanTreatment) {
  if (annotation.isDecided) return 'whyYouDecided';
  const role = detectedRole(annotation);
  // The span is kept although the dictionary replaces it: the person decided that.
  if (role === undefined)
    return annotation.source.detector === 'dictionary' && treatment === 'replaced' ? 'whyDictionary' : 'whyYouDecided';
  const judged = judgedTextKeyOf(annotation, treatment);
  if (judged) return judged;
  if (treatment === 'replaced') return REPLACED_REASONS[role];
  return role === 'identifier' && isUnsureModelFinding(annotation) ? 'whyKeptUnsure' : KEPT_REASONS[role];
}

export const treatmentReasonText = (annotation: Annotation, treatment: SpanTreatment, { say }: Language): string =>
  say(reasonTextKeyOf(annotation, treatment));
