// Finds the other mentions of a name in a text: once it was found in one place, it is reported everywhere.
import type { EntityType, Finding } from './annotation.ts';
import { caseFormTable, isCaseFormHere } from './case-form-mentions.ts';
import { isCommonWord } from './common-words.ts';
import { type KnownMention, toKnownMentions } from './known-mention.ts';
import { isLowerCase, isOrdinaryWordHere, isPartOfPersianWord, isUpperCase } from './mention-context.ts';
import { type Form, type FormTable, formsAt, formTableOf, type Word, wordsOf } from './mention-forms.ts';
import { isOrdinaryUse } from './ordinary-use.ts';
import { languageOfPrompt } from './prompt-language.ts';

/** Separators that may come between two words of a name. */
const NAME_SEPARATOR = /^(?:\s{1,3}|[-'’]|\. ?|,\s| & )$/u;
/** Types whose values consist of words, so that only a separator as in names may stand between two of them. */
const WORD_TYPES: ReadonlySet<EntityType> = new Set([
  'PERSON',
  'LOCATION',
  'ORGANIZATION',
  'CONDITION',
  'DRUG',
  'PRODUCT',
]);
const NAME_TYPES: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION']);
/** Whether words that match a form except for their case may be a mention of the name. */
function isSafeCase(text: string, found: readonly Word[], form: Form): boolean {
  if (found.every((word, i) => word.text === form.words[i])) return true;
  if (form.words.some((word) => /\d/.test(word))) return true;
  if (form.words.length > 1 && !form.isPart) return true;
  const [first] = found;
  if (!first) return false;
  const word = first.text;
  if (isUpperCase(word)) return word.length > 2 || !isCommonWord(word);
  if (isLowerCase(word))
    return (
      form.isSure &&
      word.length >= 4 &&
      !isCommonWord(word) &&
      !(NAME_TYPES.has(form.type) && isOrdinaryWordHere(text, first))
    );
  return word.length >= 3;
}

/** Whether `gap` may stand between two words of a value: certain separators in a name, up to four characters of any kind in an identifier. */
function isSeparator(gap: string, type: EntityType): boolean {
  return WORD_TYPES.has(type) ? NAME_SEPARATOR.test(gap) : gap.length <= 4;
}

/** Whether the words from `at` on, which are those of the form but for their case, mention it. */
function matchesForm(text: string, words: readonly Word[], at: number, form: Form): boolean {
  const found = words.slice(at, at + form.lowers.length);
  const [first] = found;
  if (!first) return false;
  for (const [i, word] of found.entries()) {
    const before = found[i - 1];
    if (before && !isSeparator(text.slice(before.end, word.start), form.type)) return false;
  }
  if (isPartOfPersianWord(text, first.start, found.at(-1)?.end ?? first.end)) return false;
  return isSafeCase(text, found, form) && !(form.isPart && isOrdinaryUse(text, first));
}

/** The forms of which `word` is the genitive: German "Annas", or English "Annas" typed for "Anna's". */
function genitiveForms(table: FormTable, word: Word): readonly Form[] {
  if (!word.lower.endsWith('s') || word.text.length < 5 || !/^\p{Lu}/u.test(word.text)) return [];
  const stem = word.lower.slice(0, -1);
  return isCommonWord(stem)
    ? []
    : (table.forms.get(stem) ?? []).filter((form) => form.type === 'PERSON' && form.isSure);
}

/** Where a mention of a surname starts. An initial before it is included: "A. Weber". */
function startWithInitial(text: string, words: readonly Word[], at: number, form: Form): number {
  const word = words[at];
  const before = words[at - 1];
  if (!word) return 0;
  if (!before || form.initials.length < 2 || before.text.length !== 1 || !isUpperCase(before.text)) return word.start;
  const isInitial = form.initials.slice(0, -1).includes(before.lower);
  return isInitial && /^\.? ?$/.test(text.slice(before.end, word.start)) ? before.start : word.start;
}

/**
 * Finds all other mentions of the names in `findings` and `known`, in one pass over the words of `text`: whole names in any case;
 * a person's first or last name alone, with an initial, with a possessive ending or in another case; an organisation without its legal form.
 * A part of a name in lower case is skipped if it is a common word.
 */
export function findMentions(
  text: string,
  findings: readonly Finding[],
  known: readonly KnownMention[] = [],
): Finding[] {
  const table = formTableOf([...toKnownMentions(text, findings), ...known]);
  if (table.forms.size === 0) return [];
  const taken = new Set(findings.map(({ start, end }) => `${start} ${end}`));
  const words = wordsOf(text);
  const caseForms = caseFormTable([...table.forms.values()].flat(), languageOfPrompt(text));
  const mentions: Finding[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const form = formsAt(table, words, at).find((candidate) => matchesForm(text, words, at, candidate));
    const genitive = form ? undefined : genitiveForms(table, word)[0];
    const declined = form || genitive ? undefined : caseForms.get(word.lower);
    const caseForm = declined && isCaseFormHere(text, word, declined) ? declined : undefined;
    const found = form ?? genitive ?? caseForm;
    if (!found) {
      at++;
      continue;
    }
    const last = words[at + found.words.length - 1] ?? word;
    const start = startWithInitial(text, words, at, found);
    const end = genitive ? word.end - 1 : last.end;
    if (!taken.has(`${start} ${end}`)) {
      mentions.push({
        start,
        end,
        type: found.type,
        ...(found.kind === undefined ? {} : { kind: found.kind }),
        ...found.role,
        confidence: found.confidence,
        source: { detector: 'mention', rule: found.rule },
      });
    }
    at += found.words.length;
  }
  return mentions;
}
