// Formulas and addresses of OpenDocument spreadsheets (OpenFormula, ISO/IEC 26300-2): strings in them are text, and names of sheets follow.
import { ADDRESS, formulaTokens, OPEN_FORMULA } from './formula-tokens.ts';

const NAME = /[\p{L}_][\p{L}\p{N}_]*/gu;
const IDENTIFIER = /[\p{L}_][\p{L}\p{N}_.]*/gu;

export interface OdfRenames {
  readonly sheets: ReadonlyMap<string, string>;
  /** Names of ranges and expressions. */
  readonly names: ReadonlyMap<string, string>;
}

const renamedSheet = (name: string, sheets: ReadonlyMap<string, string>): string | undefined => {
  const renamed = sheets.get(name);
  return renamed === undefined ? undefined : `'${renamed.replaceAll("'", "''")}'`;
};

/** An address of cells: $'First sheet'.$A$1:.$B$4 */
export function renamedAddress(address: string, { sheets }: OdfRenames): string {
  const tokens = formulaTokens(address, ADDRESS);
  return tokens
    .map(({ kind, text }, at) => {
      if (kind === 'bracket') return `[${renamedAddress(text.slice(1, -1), { sheets, names: new Map() })}]`;
      if (kind === 'quoted') {
        const isSheet = tokens[at + 1]?.text.startsWith('.') ?? false;
        return (isSheet && renamedSheet(text.slice(1, -1).replaceAll("''", "'"), sheets)) || text;
      }
      return text.replaceAll(NAME, (name, start: number) =>
        text[start + name.length] === '.' ? (renamedSheet(name, sheets) ?? name) : name,
      );
    })
    .join('');
}

export const renamedOdfFormula = (formula: string, renames: OdfRenames): string =>
  formulaTokens(formula, OPEN_FORMULA)
    .map(({ kind, text }) => {
      if (kind === 'string') return text;
      if (kind === 'bracket') return `[${renamedAddress(text.slice(1, -1), renames)}]`;
      return text.replaceAll(IDENTIFIER, (name) => renames.names.get(name.toLowerCase()) ?? name);
    })
    .join('');

export const leadsOutside = (formula: string): boolean =>
  /\['?file:|'file:|\bdde\(/i.test(formula) || /'#\$?/.test(formula);
