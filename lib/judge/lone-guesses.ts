// Keeps a name that only the model found, with doubt, if the text has nothing else to replace: a weak guess in a text without names is
// usually wrong ("Szanuj prywatność", "the Strip"). Beside a certain name, half of such guesses are right.
import { type Annotation, type EntityType, isReplaced, RISK_OF_KEPT } from '../detect/annotation.ts';

/** Below this confidence, in texts without another finding, most guesses in the development prompts were wrong: with 0.6 one clean prompt in 200 more is changed. */
const MIN_CONFIDENCE_ALONE = 0.7;
/**
 * The types whose weak guesses may be kept. Numbers, addresses and accounts are not among them: sending one does more harm than replacing a
 * harmless word.
 */
const TYPES_OF_GUESSES: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION']);

const isGuess = ({ type, source, confidence }: Annotation) =>
  source.detector === 'model' && confidence < MIN_CONFIDENCE_ALONE && TYPES_OF_GUESSES.has(type);

/** Keeps the model's weak guess of a name if nothing else in the text would be replaced. */
export function withOnlyDoubtfulNameKept(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const replaced = annotations.filter(isReplaced);
  const stringOf = ({ start, end }: Annotation) => text.slice(start, end);
  const guessed = new Set(replaced.filter(isGuess).map(stringOf));
  const isLone = (one: Annotation) => isGuess(one) || (one.source.detector === 'mention' && guessed.has(stringOf(one)));
  if (guessed.size !== 1 || !replaced.every(isLone)) return annotations;
  return annotations.map((one) => (isReplaced(one) ? { ...one, risk: RISK_OF_KEPT } : one));
}
