// The dictionary as a file: CSV (RFC 4180) and JSON.
import { ENTITY_TYPES, type EntityType, type RiskLevel } from './annotation.ts';
import type { DictionaryEntry } from './dictionary.ts';

/** Says which line or entry is wrong, and how. */
export class DictionaryFormatError extends Error {
  override readonly name = 'DictionaryFormatError';
}

const COLUMNS = ['term', 'pattern', 'type', 'risk', 'caseSensitive'] as const;

function entryFrom(fields: Record<string, unknown>, where: string): DictionaryEntry {
  const { term, type = 'MISC', risk = 5 } = fields;
  if (typeof term !== 'string' || term.trim() === '') throw new DictionaryFormatError(`${where} has no term.`);
  if (!(ENTITY_TYPES as readonly unknown[]).includes(type))
    throw new DictionaryFormatError(`${where}: "${String(type)}" is no type.`);
  const level = Number(risk);
  if (![1, 2, 3, 4, 5].includes(level))
    throw new DictionaryFormatError(`${where}: the risk must be 1 to 5, not "${String(risk)}".`);
  const truth = (value: unknown) => value === true || value === 'true';
  return {
    term,
    pattern: truth(fields.pattern),
    type: type as EntityType,
    risk: level as RiskLevel,
    caseSensitive: truth(fields.caseSensitive),
  };
}

/** Rows of fields; quoted fields may hold commas, quotes and line ends. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y;
  while (field.lastIndex < csv.length) {
    const match = field.exec(csv);
    if (!match) throw new DictionaryFormatError(`Row ${rows.length + 1} has a quote in the wrong place.`);
    const [, value = '', end = ''] = match;
    row.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === ',' && field.lastIndex < csv.length) continue;
    if (end === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows.filter((fields) => fields.some((value) => value !== ''));
}

export function parseDictionaryCsv(csv: string): DictionaryEntry[] {
  const [head = [], ...rows] = rowsOf(csv.replace(/^\ufeff/, ''));
  if (!head.includes('term'))
    throw new DictionaryFormatError(`The first row must name the columns: ${COLUMNS.join(',')}.`);
  return rows.map((row, i) =>
    entryFrom(
      Object.fromEntries(
        head.map((name, at) => [name, row[at]]).filter(([, value]) => value !== undefined && value !== ''),
      ),
      `Row ${i + 2}`,
    ),
  );
}

export function formatDictionaryCsv(entries: readonly DictionaryEntry[]): string {
  const quoted = (value: unknown) =>
    /[",\r\n]|^\s|\s$/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
  return [COLUMNS.join(','), ...entries.map((entry) => COLUMNS.map((column) => quoted(entry[column])).join(','))]
    .join('\r\n')
    .concat('\r\n');
}

export function parseDictionaryJson(json: string): DictionaryEntry[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new DictionaryFormatError('The file is not JSON.');
  }
  if (!Array.isArray(value)) throw new DictionaryFormatError('The file must hold a list of entries.');
  return value.map((entry, i) => entryFrom(typeof entry === 'object' && entry !== null ? entry : {}, `Entry ${i + 1}`));
}

export function formatDictionaryJson(entries: readonly DictionaryEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`;
}
