// Characters that HTML and XML write as entities: "&amp;", "&ouml;", "&#246;", "&#xF6;".
import { NAMED_CHARACTERS, WITHOUT_SEMICOLON } from './entity-names.ts';

let named: ReadonlyMap<string, string> | undefined;
let open: ReadonlySet<string> | undefined;

const characterOf = (hexadecimal: string) => String.fromCodePoint(Number.parseInt(hexadecimal, 16));

function namedCharacters(): ReadonlyMap<string, string> {
  named ??= new Map(
    NAMED_CHARACTERS.split(';').flatMap((row) => {
      const [character = '', ...names] = row.split(' ');
      return names.map((name) => [name, characterOf(character)] as const);
    }),
  );
  return named;
}

function namesWithoutSemicolon(): ReadonlySet<string> {
  open ??= new Set(WITHOUT_SEMICOLON.trim().split(' '));
  return open;
}

/** Browsers read the numbers of control characters as the characters of Windows in their place: "&#146;" is an apostrophe. */
const ofWindows = (code: number) => new TextDecoder('windows-1252').decode(new Uint8Array([code]));

function numberedCharacter(code: number): string | undefined {
  if (code >= 0x80 && code < 0xa0) return ofWindows(code);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

export interface Entity {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const ENTITY = /&(?:#[xX]([\da-fA-F]{1,8})|#(\d{1,9})|([a-zA-Z][\da-zA-Z]{0,31}))(;?)/g;

/** The longest name at the start of the letters that browsers read without a semicolon: "&oumlrg". */
function openName(letters: string): string | undefined {
  for (let length = Math.min(letters.length, 6); length > 1; length -= 1)
    if (namesWithoutSemicolon().has(letters.slice(0, length))) return letters.slice(0, length);
  return undefined;
}

function entityOf(match: RegExpExecArray): Entity | undefined {
  const [whole, hexadecimal, decimal, name = '', semicolon] = match;
  const start = match.index;
  if (name === '') {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    const text = numberedCharacter(code);
    return text === undefined ? undefined : { start, end: start + whole.length, text };
  }
  const full = semicolon === ';' ? namedCharacters().get(name) : undefined;
  if (full !== undefined) return { start, end: start + whole.length, text: full };
  const known = openName(name);
  const text = known === undefined ? undefined : namedCharacters().get(known);
  return known === undefined || text === undefined ? undefined : { start, end: start + 1 + known.length, text };
}

export function entitiesIn(content: string): readonly Entity[] {
  return Array.from(content.matchAll(ENTITY), entityOf).filter((entity) => entity !== undefined);
}

export const withoutEntities = (content: string): string => {
  let text = '';
  let at = 0;
  for (const entity of entitiesIn(content)) {
    text += content.slice(at, entity.start) + entity.text;
    at = entity.end;
  }
  return text + content.slice(at);
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const withEntities = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
