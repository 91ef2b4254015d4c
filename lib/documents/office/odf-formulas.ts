// Formulas and addresses of OpenDocument spreadsheets (OpenFormula, ISO/IEC 26300-2): strings in them are text, and names of sheets follow.

/** Strings, and references in brackets. */
const TOKENS = /("(?:[^"]|"")*")|(\[[^\]]*\])/;
const SHEET = /(\$?)('(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_]*)(?=\.)/gu;
const IDENTIFIER = /[\p{L}_][\p{L}\p{N}_.]*/gu;

export interface OdfRenames {
  readonly sheets: ReadonlyMap<string, string>;
  /** Names of ranges and expressions. */
  readonly names: ReadonlyMap<string, string>;
}

/** An address of cells: $'First sheet'.$A$1:.$B$4 */
export const renamedAddress = (address: string, { sheets }: OdfRenames): string =>
  address.replaceAll(SHEET, (whole, dollar: string, name: string) => {
    const plain = name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
    const renamed = sheets.get(plain);
    return renamed === undefined ? whole : `${dollar}'${renamed.replaceAll("'", "''")}'`;
  });

export const renamedOdfFormula = (formula: string, renames: OdfRenames): string =>
  formula
    .split(TOKENS)
    .map((token) => {
      if (!token || token.startsWith('"')) return token ?? '';
      if (token.startsWith('[')) return renamedAddress(token, renames);
      return token.replaceAll(IDENTIFIER, (name) => renames.names.get(name.toLowerCase()) ?? name);
    })
    .join('');

export const leadsOutside = (formula: string): boolean =>
  /\['?file:|'file:|\bdde\(/i.test(formula) || /'#\$?/.test(formula);
