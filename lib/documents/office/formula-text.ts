// Formulas of a spreadsheet: the strings in them are text, and the names of sheets, columns and ranges in them follow what is renamed.
import { EXCEL, FORMAT_CODE, formulaTokens, type Notation, OPEN_FORMULA } from './formula-tokens.ts';

/** Every second part is the inside of a string. */
function stringParts(formula: string, notation: Notation): readonly string[] {
  const parts: string[] = [];
  let fixed = '';
  for (const { kind, text } of formulaTokens(formula, notation)) {
    if (kind !== 'string') fixed += text;
    else {
      parts.push(`${fixed}"`, text.slice(1, -1));
      fixed = '"';
    }
  }
  return [...parts, fixed];
}

export const splitFormat = (code: string): readonly string[] => stringParts(code, FORMAT_CODE);

export const openFormulaStrings = {
  split: (formula: string): readonly string[] => stringParts(formula, OPEN_FORMULA),
  encode: (text: string) => text.replaceAll('"', '""'),
  decode: (raw: string) => raw.replaceAll('""', '"'),
  before: () => '\n',
};

export const formulaStrings = {
  ...openFormulaStrings,
  split: (formula: string): readonly string[] => stringParts(formula, EXCEL),
};

export interface Renames {
  readonly sheets: ReadonlyMap<string, string>;
  /** Names of ranges and tables. */
  readonly names: ReadonlyMap<string, string>;
  readonly columns: ReadonlyMap<string, string>;
}

const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`;

function sheetReference(quotedName: string, sheets: ReadonlyMap<string, string>): string {
  const inside = quotedName.slice(1, -1).replaceAll("''", "'");
  const whole = sheets.get(inside);
  if (whole !== undefined) return quoted(whole);
  // A range over several sheets: 'First:Last'!A1
  const renamed = inside.split(':').map((name) => sheets.get(name) ?? name);
  return renamed.join(':') === inside ? quotedName : quoted(renamed.join(':'));
}

const escapedColumn = (name: string) => name.replaceAll(/['#[\]@]/g, "'$&");

function columnReference(token: string, columns: ReadonlyMap<string, string>): string {
  const [, at = '', raw = ''] = /^\[(@?)(.*)\]$/s.exec(token) ?? [];
  const renamed = columns.get(raw.replaceAll(/'(.)/g, '$1'));
  return renamed === undefined ? token : `[${at}${escapedColumn(renamed)}]`;
}

const IDENTIFIER = /[\p{L}_\\][\p{L}\p{N}_.\\?]*(?::[\p{L}_][\p{L}\p{N}_.]*(?=!))?/gu;

function plainReferences(text: string, { sheets, names }: Renames): string {
  return text.replaceAll(IDENTIFIER, (name, at: number) => {
    if (text[at + name.length] !== '!') return names.get(name.toLowerCase()) ?? name;
    const renamed = name.split(':').map((sheet) => sheets.get(sheet) ?? sheet);
    return renamed.join(':') === name ? name : quoted(renamed.join(':'));
  });
}

export function renamedFormula(formula: string, renames: Renames): string {
  return formulaTokens(formula, EXCEL)
    .map(({ kind, text }) => {
      if (kind === 'string') return text;
      if (kind === 'quoted') return sheetReference(text, renames.sheets);
      if (kind === 'bracket') return columnReference(text, renames.columns);
      return plainReferences(text, renames);
    })
    .join('');
}

/** References to other files are written as numbers in brackets. */
export function hasOutsideReference(formula: string): boolean {
  let last = '';
  return formulaTokens(formula, EXCEL).some(({ kind, text }) => {
    const isBehindName = /[\p{L}\p{N}_\]]$/u.test(last);
    last = text;
    if (kind === 'quoted') return /\[\d+\]/.test(text);
    return kind === 'bracket' && !isBehindName && /^\[\d+\]$/.test(text);
  });
}
