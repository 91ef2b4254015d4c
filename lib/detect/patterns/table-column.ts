// Tables with a head (CSV, TSV, Markdown): a column that is headed "surname" holds names, whatever they look like.
import type { EntityType, Finding } from '../annotation.ts';
import { isFieldName } from '../field-names.ts';
import { folded, type PatternRule } from './rule.ts';

/** Heads that say what the column holds. */
const HEADS: readonly (readonly [EntityType, RegExp])[] = [
  [
    'PERSON',
    /^(?:(?:first|last|full|given|family|middle|maiden|employee|patient|customer|client|contact|student|applicant|candidate|tenant|teacher|manager|owner|author)[ _-]?names?|surname|forename|employee|patient|tenant|landlord|applicant|contact person|vorname|nachname|familienname|geburtsname|prénom|nom de famille|apellidos?|cognome|voornaam|achternaam|sobrenome)$/iu,
  ],
  [
    'ORGANIZATION',
    /^(?:company|employer|organi[sz]ation|firma|arbeitgeber|entreprise|employeur|empresa|azienda|werkgever)(?:[ _-]?name)?$/iu,
  ],
  [
    'LOCATION',
    /^(?:city|town|place of birth|birthplace|hometown|stadt|wohnort|geburtsort|ville|ciudad|città|woonplaats|cidade)$/iu,
  ],
  [
    'MONEY',
    /^(?:(?:annual|monthly|yearly|base|gross|net|basic|hourly)[ _-]?)?(?:salary|income|pay|wages?|bonus|compensation|net worth|rent|gehalt|lohn|einkommen|salaire|revenu|salario|sueldo|stipendio|salaris|inkomen|salário)(?: ?\(?[A-Z€$£]{1,3}\)?)?$/iu,
  ],
];
/** "name" heads a list of people where something beside it is a person's. */
const NAME = /^(?:name|names|nom|nombre|nome|naam|who)$/iu;
const OF_PERSONS =
  /^(?:e-?mail|phone|telephone|tel|mobile|dob|date of birth|birth ?(?:day|date)|born|age|gender|sex|salary|surname|address|ssn|diagnosis|role|job title|telefon|geburtsdatum|geboren|alter|gehalt|adresse|téléphone|né|âge|salaire|teléfono|edad|sueldo|telefono|età|geboortedatum|telefone|idade)\b/iu;

const DIVIDERS = [',', ';', '\t', '|'] as const;
const SURE = 0.85;
const MOST_CELL = 60;
/** Letters, with what stands between the parts of a name; at least two. */
const VALUE = /^(?=.*\p{L}.*\p{L})[\p{L}\p{M}][\p{L}\p{M}\p{N}.,'’&() -]*$/u;

/** An amount, with or without its currency. */
const AMOUNT = /^[€$£¥]? ?\d{1,3}(?:[ .,'’]?\d{3})*(?:[.,]\d{1,2})? ?(?:[€$£¥]|[A-Z]{3}|k)?$/iu;

const holds = (type: EntityType, value: string) => (type === 'MONEY' ? AMOUNT : VALUE).test(value);

interface Cell {
  readonly text: string;
  readonly start: number;
}

/** The cells of a row, without quotation marks and space; `at` is where the row stands. */
function cellsOf(row: string, at: number, divider: string): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  let isQuoted = false;
  for (let i = 0; i <= row.length; i++) {
    if (row[i] === '"') isQuoted = !isQuoted;
    if (i < row.length && (isQuoted || row[i] !== divider)) continue;
    const cell = row.slice(from, i);
    const lead = /^[\s"*_]*/.exec(cell)?.[0].length ?? 0;
    cells.push({ text: cell.slice(lead).replace(/[\s"*_]+$/, ''), start: at + from + lead });
    from = i + 1;
  }
  return cells;
}

function typesOf(heads: readonly Cell[]): (EntityType | undefined)[] {
  const isOfPersons = heads.some(({ text }) => OF_PERSONS.test(text));
  return heads.map(({ text }) => {
    if (isOfPersons && NAME.test(text)) return 'PERSON';
    return HEADS.find(([, pattern]) => pattern.test(text))?.[0];
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
  /** Its last row. */
  readonly last: number;
}

function tableAt(rows: readonly Row[], at: number, divider: string): Table | undefined {
  const head = rows[at];
  if (!head?.text.includes(divider)) return undefined;
  const heads = cellsOf(head.text, head.start, divider);
  const types = typesOf(heads);
  if (types.every((type) => type === undefined)) return undefined;
  const findings: Finding[] = [];
  let last = at;
  for (let row = rows[last + 1]; row; row = rows[last + 1]) {
    const cells = cellsOf(row.text, row.start, divider);
    // A blank line or a sentence ends the table.
    if (cells.length !== heads.length) break;
    last += 1;
    for (const [column, { text, start }] of cells.entries()) {
      const type = types[column];
      if (type === undefined || text.length > MOST_CELL || !holds(type, text) || isFieldName(text)) continue;
      const source = { detector: 'pattern', rule: 'table-column' } as const;
      findings.push({ start, end: start + text.length, type, confidence: SURE, source });
    }
  }
  return { findings, last };
}

export const tableColumn: PatternRule = {
  name: 'table-column',
  find(text) {
    const rows = rowsOf(folded(text));
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
