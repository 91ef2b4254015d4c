// Extraction (Rap-LI, definition IV.3, extended to parts): is an original, or an informative part of one, still in the text?

import type { Original } from '../conversation/original.ts';
import { MIN_REPLACED_RISK } from '../detect/annotation.ts';
import { findSurvivors, spellingsOfOriginalIn } from '../sanitize/survivors.ts';
import { withoutAddressWords } from './address-words.ts';
import {
  type AuditTarget,
  auditTargetsOf,
  isDrawnAtRandom,
  isDrawnBySimilarity,
  withoutDrawnSurrogates,
} from './audit-target.ts';
import { computableNumbers } from './computable-numbers.ts';
import { withoutHomonyms } from './homonym-places.ts';
import { datesRecoveredFromKnownDays } from './known-day-attack.ts';
import { type AuditedOriginal, integerDigitsOf, isNameInOriginal, originalPartsOf } from './original-parts.ts';
import { type AttackOutcome, type AuditedPrompt, attackOutcomeWithDefaults, type Recovery } from './report.ts';
import { type IsWord, type Token, tokensOf, withoutSpellingVariants } from './token.ts';

/**
 * Inside a surrogate, runs of up to this many digits count as chance: a prompt has many numbers, and some come out the same.
 * In text that the person wrote, every run counts.
 */
const LONGEST_RUN_BY_CHANCE = 5;

const isEvidence = ({ within }: Token) => within === undefined || !isDrawnAtRandom(within);

/** Originals that still stand in the text whole, whatever their case and accents. */
function wholeOriginals(
  prompt: AuditedPrompt,
  targets: readonly AuditTarget[],
  isWord: IsWord,
): ReadonlySet<AuditTarget> {
  const text = withoutDrawnSurrogates(prompt.sanitized);
  const asWritten = new Set(findSurvivors(text, targets).map((original) => original.text));
  const tokens = tokensOf(text, [], isWord);
  const everyday = new Set(tokens.filter((token) => token.isEveryday).map((token) => token.plain));
  const marked = new Set(tokens.filter((token) => !token.isEveryday).map((token) => token.plain));
  const folded = targets.map((target) => ({ target, text: withoutSpellingVariants(target.text), type: target.type }));
  const alike = new Set(findSurvivors(withoutSpellingVariants(text), folded).map((original) => original.text));
  return new Set(
    folded
      // "will" in lower case is no trace of the name Will.
      .filter(
        ({ target, text: own }) =>
          alike.has(own) && !(isNameInOriginal(own, target) && everyday.has(own) && !marked.has(own)),
      )
      .map(({ target }) => target)
      .concat(targets.filter((target) => asWritten.has(target.text))),
  );
}

interface TokenIndex {
  readonly words: ReadonlyMap<string, Token>;
  readonly numbers: ReadonlyMap<string, string>;
}

function indexOf(tokens: readonly Token[]): TokenIndex {
  const words = new Map<string, Token>();
  const numbers = new Map<string, string>();
  for (const token of tokens) {
    if (!isEvidence(token)) continue;
    if (!/\p{N}/u.test(token.text)) {
      if (words.get(token.plain)?.isEveryday !== false) words.set(token.plain, token);
      continue;
    }
    const runs = [integerDigitsOf(token.text), ...(token.plain.match(/\d+/g) ?? [])];
    for (const run of runs)
      if (token.within === undefined || run.length > LONGEST_RUN_BY_CHANCE) numbers.set(run, token.text);
  }
  return { words, numbers };
}

function partFound(target: AuditedOriginal, { words, numbers }: TokenIndex): string | undefined {
  const parts = originalPartsOf(target);
  for (const word of [...parts.words, ...parts.joined]) {
    const token = words.get(word);
    if (token && !(token.isEveryday && isNameInOriginal(word, target))) return token.text;
  }
  const number = parts.numbers.find((run) => numbers.has(run));
  return number === undefined ? undefined : numbers.get(number);
}

/** The original as the text spells it; of several spellings, one with a capital is preferred because it shows a name. */
function spellingOf(text: string, original: string): string {
  const spellings = spellingsOfOriginalIn(text, original);
  return spellings.find((spelling) => spelling !== spelling.toLowerCase()) ?? spellings[0] ?? original;
}

/** Words for which the draw returned the word itself. The guarantee allows this, and forbidding it would break the guarantee. */
function unchangedIn({ sanitized }: AuditedPrompt): ReadonlySet<string> {
  const drawn = sanitized.replacements.filter(isDrawnBySimilarity);
  return new Set(
    drawn
      .filter(({ original, surrogate }) => withoutSpellingVariants(original) === withoutSpellingVariants(surrogate))
      .map(({ original }) => withoutSpellingVariants(original)),
  );
}

export function extractionAttack(audited: AuditedPrompt, isWord?: IsWord): AttackOutcome {
  const prompt = withoutHomonyms(audited);
  const targets = auditTargetsOf(prompt);
  const text = withoutDrawnSurrogates(prompt.sanitized);
  const whole = wholeOriginals(prompt, targets, isWord);
  const { sanitized } = withoutAddressWords(prompt);
  const index = indexOf(tokensOf(sanitized.text, sanitized.replacements, isWord));
  const unchanged = unchangedIn(prompt);
  const recoveries = targets.flatMap((target): Recovery[] => {
    const { text: original, type } = target;
    if (whole.has(target))
      return [{ original, type, trace: 'whole', found: spellingOf(text, original), earlier: false }];
    if (unchanged.has(withoutSpellingVariants(original)))
      return [{ original, type, trace: 'unchanged', found: original, earlier: false }];
    const found = partFound(target, index);
    return found === undefined ? [] : [{ original, type, trace: 'part', found, earlier: false }];
  });
  const known = new Set(recoveries.map(({ original }) => withoutSpellingVariants(original)));
  const more = [...computableNumbers(prompt), ...datesRecoveredFromKnownDays(prompt)].filter(
    ({ original }) => !known.has(withoutSpellingVariants(original)),
  );
  return attackOutcomeWithDefaults({ tried: targets.length, recoveries: [...recoveries, ...more] });
}

/** Whether a whole original is certain enough to stop the send. The word "homeless" for the organization Homeless is only shown. */
const isCertain = ({ original, found }: Recovery) =>
  found !== found.toLowerCase() || original === original.toLowerCase() || /[\s\d]/.test(original);

/** The recoveries that block a send: whole originals at level 4 or 5 that the person has not accepted. */
export function survivorsThatBlockSend(prompt: AuditedPrompt, { recoveries }: AttackOutcome): readonly Original[] {
  const risks = new Map(auditTargetsOf(prompt).map((target) => [target.text, target.risk]));
  const accepted = new Set(prompt.accepted.map(withoutSpellingVariants));
  return recoveries
    .filter((recovery) => recovery.trace === 'whole' && isCertain(recovery))
    .filter(
      ({ original }) =>
        (risks.get(original) ?? MIN_REPLACED_RISK) >= MIN_REPLACED_RISK &&
        !accepted.has(withoutSpellingVariants(original)),
    )
    .map(({ original, type }) => ({ text: original, type }));
}
