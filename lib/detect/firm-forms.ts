// The forms in which a text may write the name of a firm: without its legal form, by its first words, by its initials. "Northgate Fabrication
// Ltd" is also "Northgate Fabrication", "Northgate" and "NFL".
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';
import type { Finding } from './annotation.ts';
import { borderWords } from './border-words.ts';
import { isCommonWord } from './common-words.ts';

const LEGAL_FORMS: ReadonlySet<string> = new Set(borderWords('legal form'));
/** Words for kinds, which many firms have in their names: "Talleres", "Bygg". */
const KINDS: ReadonlySet<string> = new Set(
  [readData('kinds/kinds-before-name.tsv'), readData('kinds/kinds-after-name.tsv')].flatMap((rows) =>
    cellsOf(rows).map(([, , word = '']) => word),
  ),
);

/** Whether a word tells that a name is a firm's: "Ltd", "University", "Klinik". */
export const isFirmWord = (word: string): boolean => {
  const lower = word.toLowerCase();
  return LEGAL_FORMS.has(lower) || KINDS.has(lower);
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const CAPITALISED = /^\p{Lu}/u;
const SHORTEST_NAME = 4;
const FEWEST_INITIALS = 3;
const MOST_INITIALS = 6;

interface NameWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface FirmName {
  /** The words before the legal form. */
  readonly core: readonly NameWord[];
  readonly form: readonly NameWord[];
}

function firmName(name: string): FirmName {
  const words = Array.from(name.matchAll(WORD), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  // The letters of "S.L." are words, too.
  const isForm = ({ text }: NameWord) => LEGAL_FORMS.has(text.toLowerCase()) || [...text].length === 1;
  const end = words.findLastIndex((word) => !isForm(word)) + 1;
  return { core: words.slice(0, end), form: words.slice(end) };
}

const initialsOf = (words: readonly NameWord[]): string =>
  words
    .filter(({ text }) => CAPITALISED.test(text))
    .map(({ text }) => [...text][0] ?? '')
    .join('');

/**
 * The initials by which a firm may be called: those of its words, without its legal form or with a part of it ("NFL"). Some languages put the
 * form before the name.
 */
export function initialsOfFirm(name: string): readonly string[] {
  const { core, form } = firmName(name);
  const ends = form.map((_, at) => initialsOf([...core, ...form.slice(0, at + 1)]));
  const isFormFirst = LEGAL_FORMS.has(core[0]?.text.toLowerCase() ?? '');
  return [initialsOf(isFormFirst ? core.slice(1) : core), ...ends];
}

/** Whether a word alone tells which firm is meant. */
const isDistinctive = ({ text }: NameWord): boolean =>
  CAPITALISED.test(text) && text.length >= SHORTEST_NAME && !isCommonWord(text) && !KINDS.has(text.toLowerCase());

/** The runs of words of the name that may stand for it: two or more, or the first alone if it tells which firm is meant. */
function shortFormsOf(name: string): readonly string[] {
  const { core, form } = firmName(name);
  const most = form.length > 0 ? core.length : core.length - 1;
  const forms: string[] = [];
  for (const [from, first] of core.entries()) {
    for (let count = Math.min(most, core.length - from); count > 0; count -= 1) {
      const last = core[from + count - 1];
      if (!last || !CAPITALISED.test(first.text) || !CAPITALISED.test(last.text)) continue;
      if (count === 1 ? from === 0 && isDistinctive(first) : core.slice(from, from + count).some(isDistinctive))
        forms.push(name.slice(first.start, last.end));
    }
  }
  return forms;
}

const isFirm = ({ type }: Finding): boolean => type === 'ORGANIZATION';

/** The first of the firms that has each form: a short form of its name, or the initials. */
export function firmsByForm<Firm>(firms: readonly Firm[], nameOf: (firm: Firm) => string): ReadonlyMap<string, Firm> {
  const byForm = new Map<string, Firm>();
  for (const firm of firms) {
    const name = nameOf(firm);
    for (const form of [...shortFormsOf(name), ...initialsOfFirm(name).filter(isAcronym)])
      if (form !== name && !byForm.has(form)) byForm.set(form, firm);
  }
  return byForm;
}

export const isAcronym = (text: string): boolean => new RegExp(`^\\p{Lu}{2,${MOST_INITIALS}}$`, 'u').test(text);

/** Initials in brackets right behind the name: then two letters are enough. */
const IN_BRACKETS = /^ ?[("“„«]{1,2}(?<acronym>\p{Lu}{2,6})[)"”“»]/u;
const BORDER_BEFORE = /(?:^|[^\p{L}\p{M}\p{N}_@.-])$/u;
const BORDER_AFTER = /^(?:$|[^\p{L}\p{M}\p{N}_@])/u;

/** The forms of a firm that are searched for in the text behind which it stands. */
function searchedForms(text: string, { start, end }: Finding): readonly string[] {
  const name = text.slice(start, end);
  const initials = initialsOfFirm(name);
  const acronym = IN_BRACKETS.exec(text.slice(end, end + 12))?.groups?.acronym;
  const isIntroduced = acronym !== undefined && initials.includes(acronym);
  return [
    ...shortFormsOf(name),
    ...initials.filter((one) => one.length >= FEWEST_INITIALS && one.length <= MOST_INITIALS),
    ...(isIntroduced ? [acronym] : []),
  ];
}

/** The forms of all firms by their first word, the longest first; a form is of the firm that has it first. */
function formsByFirstWord(text: string, firms: readonly Finding[]): ReadonlyMap<string, readonly FirmForm[]> {
  const known = new Set<string>();
  const byWord = new Map<string, FirmForm[]>();
  for (const firm of firms)
    for (const form of searchedForms(text, firm)) {
      if (known.has(form)) continue;
      known.add(form);
      const [first = ''] = form.match(WORD) ?? [];
      byWord.set(first, [...(byWord.get(first) ?? []), { form, firm }]);
    }
  for (const forms of byWord.values()) forms.sort((a, b) => b.form.length - a.form.length);
  return byWord;
}

interface FirmForm {
  readonly form: string;
  readonly firm: Finding;
}

const isWhole = (text: string, start: number, end: number): boolean =>
  BORDER_BEFORE.test(text.slice(Math.max(0, start - 1), start)) && BORDER_AFTER.test(text.slice(end, end + 2));

/** @param found the findings, sorted, which stay as they are: a place where one stands already gets no other */
export function firmForms(text: string, found: readonly Finding[]): readonly Finding[] {
  const firms = found.filter(isFirm);
  if (firms.length === 0) return [];
  const forms = formsByFirstWord(text, firms);
  let at = 0;
  const isTaken = (start: number, end: number) => {
    while ((found[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return (found[at]?.start ?? Number.POSITIVE_INFINITY) < end;
  };
  let after = 0;
  return Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index: start }): readonly Finding[] => {
    if (start < after) return [];
    const fitting = forms
      .get(word)
      ?.find(({ form }) => text.startsWith(form, start) && isWhole(text, start, start + form.length));
    if (!fitting || isTaken(start, start + fitting.form.length)) return [];
    after = start + fitting.form.length;
    return [{ ...fitting.firm, start, end: after, source: { detector: 'mention', rule: FIRM_FORM } }];
  });
}

export const FIRM_FORM = 'firm-form';
