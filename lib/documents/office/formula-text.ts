// Formulas of a spreadsheet: the strings in them are text, and the names of sheets, columns and ranges in them follow what is renamed.

/** Strings, quoted names of sheets, columns in brackets, and all between them. */
const TOKENS = /("(?:[^"]|"")*")|('(?:[^']|'')+')|(\[(?:[^[\]']|'.)*\])/;

export const formulaStrings = {
  /** Every second part is the inside of a string. */
  split(formula: string): readonly string[] {
    const parts: string[] = [];
    let fixed = '';
    for (const token of formula.split(TOKENS)) {
      if (!token) continue;
      if (!(token.length > 1 && token.startsWith('"') && token.endsWith('"'))) fixed += token;
      else {
        parts.push(`${fixed}"`, token.slice(1, -1));
        fixed = '"';
      }
    }
    return [...parts, fixed];
  },
  encode: (text: string) => text.replaceAll('"', '""'),
  decode: (raw: string) => raw.replaceAll('""', '"'),
  before: () => '\n',
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
  return formula
    .split(TOKENS)
    .map((token) => {
      if (!token || token.startsWith('"')) return token ?? '';
      if (token.startsWith("'")) return sheetReference(token, renames.sheets);
      if (token.startsWith('[')) return columnReference(token, renames.columns);
      return plainReferences(token, renames);
    })
    .join('');
}

/** References to other files are written as numbers in brackets. */
export const hasOutsideReference = (formula: string): boolean =>
  formula.split(TOKENS).some((token, at, all) => {
    if (!token) return false;
    if (/^'.*\[\d+\]/.test(token)) return true;
    return /^\[\d+\]$/.test(token) && !/[\p{L}\p{N}_\]]$/u.test(all.slice(0, at).join(''));
  });
