// Extraction (Rap-LI, definition IV.3, on parts too): is an original, or a part that tells something, still in the text?
import { type EntityType, REPLACED_FROM } from '../detect/annotation.ts';
import { findSurvivors, type Original, spellingsIn } from '../sanitize/survivors.ts';
import { datedBack } from './known-day.ts';
import { amountOf, isName, partsOf } from './parts.ts';
import { reckoned } from './reckoning.ts';
import { type AuditedPrompt, type Outcome, outcome, type Recovery } from './report.ts';
import { isByChance, isDrawnByLikeness, readable, type Target, targetsOf } from './target.ts';
import { type IsWord, plain, type Token, tokensOf } from './token.ts';

/** Four digits come out the same by chance in one of ten thousand draws, and a prompt holds many: only what people wrote counts. */
const LONGEST_BY_CHANCE = 5;

const canTell = ({ within }: Token) => within === undefined || !isByChance(within);

/** Originals that stand in the text as they were, but for case and accents. */
function wholes(prompt: AuditedPrompt, targets: readonly Target[], isWord: IsWord): ReadonlySet<Target> {
  const text = readable(prompt.sanitized);
  const asWritten = new Set(findSurvivors(text, targets).map((original) => original.text));
  const tokens = tokensOf(text, [], isWord);
  const everyday = new Set(tokens.filter((token) => token.isEveryday).map((token) => token.plain));
  const marked = new Set(tokens.filter((token) => !token.isEveryday).map((token) => token.plain));
  const folded = targets.map((target) => ({ target, text: plain(target.text), type: target.type }));
  const alike = new Set(findSurvivors(plain(text), folded).map((original) => original.text));
  return new Set(
    folded
      // "will" in small letters is no trace of Will.
      .filter(
        ({ target, text: own }) => alike.has(own) && !(isName(own, target) && everyday.has(own) && !marked.has(own)),
      )
      .map(({ target }) => target)
      .concat(targets.filter((target) => asWritten.has(target.text))),
  );
}

interface Index {
  readonly words: ReadonlyMap<string, Token>;
  readonly numbers: ReadonlyMap<string, string>;
}

function indexOf(tokens: readonly Token[]): Index {
  const words = new Map<string, Token>();
  const numbers = new Map<string, string>();
  for (const token of tokens) {
    if (!canTell(token)) continue;
    if (!/\p{N}/u.test(token.text)) {
      if (words.get(token.plain)?.isEveryday !== false) words.set(token.plain, token);
      continue;
    }
    const runs = [amountOf(token.text), ...(token.plain.match(/\d+/g) ?? [])];
    for (const run of runs)
      if (token.within === undefined || run.length > LONGEST_BY_CHANCE) numbers.set(run, token.text);
  }
  return { words, numbers };
}

function partFound(target: { text: string; type: EntityType }, { words, numbers }: Index): string | undefined {
  const parts = partsOf(target);
  for (const word of [...parts.words, ...parts.joined]) {
    const token = words.get(word);
    if (token && !(token.isEveryday && isName(word, target))) return token.text;
  }
  const number = parts.numbers.find((run) => numbers.has(run));
  return number === undefined ? undefined : numbers.get(number);
}

/** How it is written there: the spelling that shows most, where there are several. */
function spellingOf(text: string, original: string): string {
  const spellings = spellingsIn(text, original);
  return spellings.find((spelling) => spelling !== spelling.toLowerCase()) ?? spellings[0] ?? original;
}

/** Words for which the draw gave the word itself: its guarantee allows that, and forbidding it would break the guarantee. */
function unchangedIn({ sanitized }: AuditedPrompt): ReadonlySet<string> {
  const drawn = sanitized.replacements.filter(isDrawnByLikeness);
  return new Set(
    drawn
      .filter(({ original, surrogate }) => plain(original) === plain(surrogate))
      .map(({ original }) => plain(original)),
  );
}

export function extractionAttack(prompt: AuditedPrompt, isWord?: IsWord): Outcome {
  const targets = targetsOf(prompt);
  const text = readable(prompt.sanitized);
  const whole = wholes(prompt, targets, isWord);
  const index = indexOf(tokensOf(prompt.sanitized.text, prompt.sanitized.replacements, isWord));
  const unchanged = unchangedIn(prompt);
  const recoveries = targets.flatMap((target): Recovery[] => {
    const { text: original, type } = target;
    if (whole.has(target))
      return [{ original, type, trace: 'whole', found: spellingOf(text, original), earlier: false }];
    if (unchanged.has(plain(original)))
      return [{ original, type, trace: 'unchanged', found: original, earlier: false }];
    const found = partFound(target, index);
    return found === undefined ? [] : [{ original, type, trace: 'part', found, earlier: false }];
  });
  const known = new Set(recoveries.map(({ original }) => plain(original)));
  const more = [...reckoned(prompt), ...datedBack(prompt)].filter(({ original }) => !known.has(plain(original)));
  return outcome({ tried: targets.length, recoveries: [...recoveries, ...more] });
}

/** "homeless" is no trace of an organization called Homeless that would be worth stopping a send for: it is shown only. */
const isClear = ({ original, found }: Recovery) =>
  found !== found.toLowerCase() || original === original.toLowerCase() || /[\s\d]/.test(original);

/** What blocks a send: whole originals at level 4 or 5 that the person has not let go. */
export function blockingSurvivors(prompt: AuditedPrompt, { recoveries }: Outcome): readonly Original[] {
  const risks = new Map(targetsOf(prompt).map((target) => [target.text, target.risk]));
  const accepted = new Set(prompt.accepted.map(plain));
  return recoveries
    .filter((recovery) => recovery.trace === 'whole' && isClear(recovery))
    .filter(({ original }) => (risks.get(original) ?? REPLACED_FROM) >= REPLACED_FROM && !accepted.has(plain(original)))
    .map(({ original, type }) => ({ text: original, type }));
}
