// Finds values in tables with a header row (CSV, TSV, Markdown): in a column with the heading "surname", every cell with letters is a name.
import { anyPatternOf, escapeRegExp } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { rowsBy } from '../../lexicon/words.ts';
import type { EntityType, Finding } from '../annotation.ts';
import { isFieldName } from '../field-names.ts';
import { isBirthLabel } from './birth-context.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';

/** A word for a number at the end of a heading: "Account no.", "Kundennummer". */
const NUMBER_WORD =
  '[ _-]?(?:numbers?|nummer|num|no|nr|id|ids|code|#|№|número|numéro|numero|numer|номер|no\\.|nr\\.|n[º°])';
/** Words before a heading for amounts, and a currency after it. */
const BEFORE_AMOUNT = '(?:(?:annual|monthly|yearly|base|gross|net|basic|hourly)[ _-]?)?';
const AFTER_AMOUNT = '(?: ?\\(?[A-Z€$£]{1,3}\\)?)?';

/** A value of a column with numbers: at least three letters and digits, one of them a digit. */
const NUMBER_FORM = /^(?=(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){3})(?=.*\p{N})[+(#]?[\p{L}\p{N}][\p{L}\p{N} ./()_#-]{2,38}$/u;
const SECRET_FORM = /^[^\s]{3,60}$/u;

const headingsOf = (rows: readonly (readonly string[])[]): string =>
  anyPatternOf(
    rows.map((cells) =>
      escapeRegExp(cells.at(-1) ?? '')
        .replaceAll(' ', '[ -]?')
        .replace('[ -]?\\{no\\}', NUMBER_WORD),
    ),
  );

const ABOUT_PEOPLE = rowsBy(readData('labels/columns-about-people.tsv'), [1]);
/** Headings for names of people or things. The names are people's only if another heading of the table matches `PERSONAL_DETAIL_HEADING`. */
const NAME_HEADING = new RegExp(`^${headingsOf(ABOUT_PEOPLE.get('name') ?? [])}$`, 'iu');
const PERSONAL_DETAIL_HEADING = new RegExp(`^${headingsOf(ABOUT_PEOPLE.get('detail') ?? [])}(?![\\p{L}])`, 'iu');

const DIVIDERS = [',', ';', '\t', '|'] as const;
const CONFIDENCE = 0.85;
const MAX_CELL_LENGTH = 60;
/** A cell that may be a name: it has at least two letters, and only characters that occur in names. */
const VALUE = /^(?=.*\p{L}.*\p{L})[\p{L}\p{M}][\p{L}\p{M}\p{N}.,'’&() -]*$/u;

/** A cell that is an amount, with or without a currency. */
const AMOUNT = /^[€$£¥]? ?\d{1,3}(?:[ .,'’]?\d{3})*(?:[.,]\d{1,2})? ?(?:[€$£¥]|[A-Z]{3}|k)?$/iu;

/** A cell that is a date with at least day and month; a year alone does not count. */
const DAY = /^(?=.*\d\D+\d)[\p{L}\p{M}\p{N} .,/-]{4,24}$/u;

const CELL_FORMS: Partial<Record<EntityType, RegExp>> = {
  MONEY: AMOUNT,
  DATE: DAY,
  ID: NUMBER_FORM,
  FINANCIAL: NUMBER_FORM,
  PHONE: NUMBER_FORM,
  VEHICLE: NUMBER_FORM,
  USERNAME: SECRET_FORM,
  PASSWORD: SECRET_FORM,
};

/** The headings of each type and kind. The kind decides how a value is replaced. */
const HEADINGS = Array.from(rowsBy(readData('labels/column-headings.tsv'), [1, 2]), ([key, rows]) => {
  const [type = '', kind = ''] = key.split(' ');
  const isOfNumbers = type in CELL_FORMS && type !== 'MONEY';
  const before = type === 'MONEY' ? BEFORE_AMOUNT : '';
  const after = type === 'MONEY' ? AFTER_AMOUNT : isOfNumbers ? `(?:${NUMBER_WORD})?\\.?` : '';
  const pattern = new RegExp(`^${before}${headingsOf(rows)}${after}$`, 'iu');
  return { type: type as EntityType, kind: kind === '' ? undefined : kind, pattern };
});

const hasFormOf = (type: EntityType, value: string) => (CELL_FORMS[type] ?? VALUE).test(value);

/** Higher than that of the rule for dates, which does not read headings and would report an ordinary date. */
const BIRTH_CONFIDENCE = 0.96;

interface Cell {
  readonly text: string;
  readonly start: number;
}

/** The cells of a row, without quotation marks, asterisks and spaces around them. @param at the offset of the row in the text */
function cellsOf(row: string, at: number, divider: string): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  let isQuoted = false;
  for (let i = 0; i <= row.length; i++) {
    if (row[i] === '"') isQuoted = !isQuoted;
    if (i < row.length && (isQuoted || row[i] !== divider)) continue;
    const cell = row.slice(from, i);
    const lead = /^[\s"*_]*/.exec(cell)?.[0].length ?? 0;
    cells.push({ text: cell.slice(lead).replace(/(?<![\s"*_])[\s"*_]+$/, ''), start: at + from + lead });
    from = i + 1;
  }
  return cells;
}

interface Column {
  readonly type: EntityType;
  readonly kind?: string | undefined;
}

function columnsOf(heads: readonly Cell[]): (Column | undefined)[] {
  const isOfPersons = heads.some(({ text }) => PERSONAL_DETAIL_HEADING.test(text));
  return heads.map(({ text }) => {
    if (isOfPersons && NAME_HEADING.test(text)) return { type: 'PERSON' };
    if (isBirthLabel(text)) return { type: 'DATE', kind: 'date-of-birth' };
    return HEADINGS.find(({ pattern }) => pattern.test(text.replaceAll('_', ' ')));
  });
}

interface Row {
  readonly text: string;
  readonly start: number;
}

function rowsOf(text: string): Row[] {
  return Array.from(text.matchAll(/[^\n]+|(?<=\n)(?=\n)/g), ({ 0: row, index }) => ({ text: row, start: index }));
}

interface Table {
  readonly findings: readonly Finding[];
  /** The index of the table's last row. */
  readonly last: number;
}

const MAX_WORDS_IN_HEADING = 4;
/** Whether supposed headings are parts of a sentence with commas. If all are short, they are headings: "Emp. ID", "Vegetarian?". */
const isSentence = (heads: readonly Cell[]): boolean =>
  heads.some(({ text }) => /[?!.] \p{Lu}|\?$/u.test(text)) &&
  (heads.some(({ text }) => text.split(/\s+/u).length > MAX_WORDS_IN_HEADING) ||
    /^(?:and|or|und|oder|et|ou|y|o|e|en|of) /iu.test(heads.at(-1)?.text ?? ''));

function tableAt(rows: readonly Row[], at: number, divider: string): Table | undefined {
  const head = rows[at];
  if (!head?.text.includes(divider)) return undefined;
  const heads = cellsOf(head.text, head.start, divider);
  // A sentence with commas is no header row: "Could you give me your first name, last name, and street?"
  if (heads.some(({ text }) => text.length > MAX_CELL_LENGTH) || isSentence(heads)) return undefined;
  const columns = columnsOf(heads);
  if (columns.every((column) => column === undefined)) return undefined;
  const findings: Finding[] = [];
  let last = at;
  for (let row = rows[last + 1]; row; row = rows[last + 1]) {
    const cells = cellsOf(row.text, row.start, divider);
    // A row with another number of cells, such as a blank line or a sentence, ends the table.
    if (cells.length !== heads.length) break;
    last += 1;
    for (const [column, { text, start }] of cells.entries()) {
      const { type, kind } = columns[column] ?? {};
      if (type === undefined || text.length > MAX_CELL_LENGTH || !hasFormOf(type, text) || isFieldName(text)) continue;
      const source = { detector: 'pattern', rule: 'table-column' } as const;
      const span = { start, end: start + text.length };
      const confidence = kind === 'date-of-birth' ? BIRTH_CONFIDENCE : CONFIDENCE;
      findings.push({ ...span, type, ...(kind === undefined ? {} : { kind }), confidence, source });
    }
  }
  return { findings, last };
}

export const tableColumn: PatternRule = {
  name: 'table-column',
  find(text) {
    const rows = rowsOf(normalisedForRules(text));
    const findings: Finding[] = [];
    for (let at = 0; at < rows.length; at++) {
      const table = DIVIDERS.map((divider) => tableAt(rows, at, divider)).find((found) => found !== undefined);
      if (!table) continue;
      findings.push(...table.findings);
      at = table.last;
    }
    return findings;
  },
};
