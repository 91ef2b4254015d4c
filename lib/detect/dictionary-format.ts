// Writes and parses the person's dictionary as CSV (RFC 4180) and JSON.
import { type KeyedText, said } from '../language/message.ts';
import { ENTITY_TYPES, type EntityType, type RiskLevel } from './annotation.ts';
import type { DictionaryEntry } from './dictionary.ts';
import { DictionaryError, requireUsableEntry } from './dictionary-matcher.ts';
import { lineOfSyntaxError, linesOfArrayEntries } from './json-lines.ts';

const COLUMNS = ['term', 'pattern', 'type', 'risk', 'caseSensitive', 'learned', 'site', 'detail'] as const;

const FLAGS: ReadonlySet<(typeof COLUMNS)[number]> = new Set(['pattern', 'caseSensitive', 'learned', 'detail']);

function csvField(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

export function formatDictionaryCsv(entries: readonly DictionaryEntry[]): string {
  const rows = entries.map((entry) =>
    COLUMNS.map((column) => csvField(String(entry[column] ?? (column === 'site' ? '' : false)))).join(','),
  );
  return `${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}

interface Row {
  readonly fields: readonly string[];
  /** The line in which the row begins, counted from 1. */
  readonly line: number;
}

/** Splits CSV into rows of fields; a quoted field may contain commas, doubled quotes and line breaks. */
function csvRows(content: string): Row[] {
  const rows: Row[] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  let opened = 1;
  const endField = () => {
    row.push(field);
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.length > 1 || row[0] !== '') rows.push({ fields: row, line: begun });
    row = [];
    begun = line;
  };
  for (let at = 0; at < content.length; at++) {
    const character = content[at] ?? '';
    const isPair = character === '\r' && content[at + 1] === '\n';
    if ((character === '\n' || character === '\r') && !isPair) line++;
    if (quoted) {
      if (character !== '"') field += character;
      else if (content[at + 1] === '"') {
        field += '"';
        at++;
      } else quoted = false;
    } else if (character === '"' && field === '') {
      quoted = true;
      opened = line;
    } else if (character === ',') endField();
    else if (isPair) continue;
    else if (character === '\n' || character === '\r') endRow();
    else field += character;
  }
  if (quoted) {
    throw new DictionaryError(said('dictionaryQuoteOpen', { number: String(opened) }));
  }
  if (field !== '' || row.length > 0) endRow();
  return rows;
}

const isType = (value: unknown): value is EntityType => ENTITY_TYPES.some((type) => type === value);
const isRisk = (value: unknown): value is RiskLevel => typeof value === 'number' && [1, 2, 3, 4, 5].includes(value);

/** @throws DictionaryError whose message names the line and the correction */
function entryOf(fields: Readonly<Record<string, unknown>>, where: KeyedText): DictionaryEntry {
  const {
    term,
    pattern = false,
    type = 'MISC',
    risk = 5,
    caseSensitive = false,
    learned = false,
    site,
    detail = false,
  } = fields;
  if (typeof term !== 'string' || term.trim() === '')
    throw new DictionaryError(said('entryWithoutTerm', { entry: where }));
  if (!isType(type))
    throw new DictionaryError(said('entryTypeUnknown', { entry: where, types: ENTITY_TYPES.join(', ') }));
  if (!isRisk(risk)) throw new DictionaryError(said('entryRiskWrong', { entry: where }));
  if ([pattern, caseSensitive, learned, detail].some((flag) => typeof flag !== 'boolean')) {
    throw new DictionaryError(said('entryFlagWrong', { entry: where }));
  }
  const isOnSite = learned && typeof site === 'string' && site !== '';
  const entry: DictionaryEntry = {
    ...{ term, type, risk, pattern: pattern === true, caseSensitive: caseSensitive === true },
    ...(learned ? { learned: true as const } : {}),
    ...(detail ? { detail: true as const } : {}),
    ...(isOnSite ? { site } : {}),
  };
  try {
    requireUsableEntry(entry);
  } catch (error) {
    if (!(error instanceof DictionaryError)) throw error;
    throw new DictionaryError(said('entryUnusable', { entry: where, cause: error.said }), { cause: error });
  }
  return entry;
}

const lineOf = (line: number) => said('lineOfFile', { number: String(line) });

function booleanOf(value: string): unknown {
  const small = value.trim().toLowerCase();
  if (['true', 'yes', '1'].includes(small)) return true;
  return ['false', 'no', '0', ''].includes(small) ? false : value;
}

/** Parses CSV whose first row names the columns; only the column `term` is required. @throws DictionaryError */
export function parseDictionaryCsv(content: string): DictionaryEntry[] {
  const [head, ...rows] = csvRows(content.replace(/^\ufeff/, ''));
  if (!head) return [];
  const columns = head.fields.map((name) =>
    COLUMNS.find((column) => column.toLowerCase() === name.trim().toLowerCase()),
  );
  if (!columns.includes('term')) {
    throw new DictionaryError(said('dictionaryColumns', { columns: COLUMNS.join(',') }));
  }
  return rows.map((row) => {
    const fields: Record<string, unknown> = {};
    columns.forEach((column, i) => {
      const value = row.fields[i];
      if (column === undefined || value === undefined) return;
      if (FLAGS.has(column)) fields[column] = booleanOf(value);
      else if (column === 'term' || column === 'site') fields[column] = value;
      else if (value.trim() !== '') fields[column] = column === 'risk' ? Number(value) : value.trim().toUpperCase();
    });
    return entryOf(fields, lineOf(row.line));
  });
}

export function formatDictionaryJson(entries: readonly DictionaryEntry[]): string {
  return `${JSON.stringify(entries, undefined, 2)}\n`;
}

/** Parses a JSON array of entries; only the field `term` is required. @throws DictionaryError */
export function parseDictionaryJson(content: string): DictionaryEntry[] {
  const text = content.replace(/^\ufeff/, '');
  const broken = lineOfSyntaxError(text);
  if (broken !== undefined) {
    throw new DictionaryError(said('dictionaryNotJson', { entry: lineOf(broken) }));
  }
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new DictionaryError(said('dictionaryNoList'));
  const lines = linesOfArrayEntries(text);
  return value.map((entry: unknown, index) => {
    const where = lineOf(lines[index] ?? 1);
    if (typeof entry !== 'object' || entry === null) throw new DictionaryError(said('entryNoObject', { entry: where }));
    return entryOf(entry as Readonly<Record<string, unknown>>, where);
  });
}
