// The tokens of RTF: groups, control words with their numbers, bytes of text.
import { UnreadableDocument } from '../document.ts';

export type Token =
  | { readonly is: 'open' }
  | { readonly is: 'close' }
  | { readonly is: 'word'; readonly word: string; readonly number: number | undefined }
  | { readonly is: 'byte'; readonly byte: number };

const WORD = /\\([a-z]+)(-?\d{1,10})? ?/iy;
const HEX = /\\'([\da-f]{2})/iy;

/** @param source each character is one byte. @throws UnreadableDocument if the file ends inside a group or a token */
export function* tokensOf(source: string): Generator<Token> {
  let depth = 0;
  for (let at = 0; at < source.length; ) {
    const char = source.charAt(at);
    if (char === '{' || char === '}') {
      depth += char === '{' ? 1 : -1;
      at += 1;
      yield { is: char === '{' ? 'open' : 'close' };
      // Programs put other bytes behind the last group.
      if (depth === 0) return;
    } else if (char === '\\') {
      HEX.lastIndex = at;
      WORD.lastIndex = at;
      const hex = HEX.exec(source);
      const word = hex ? null : WORD.exec(source);
      at += hex?.[0].length ?? word?.[0].length ?? 2;
      if (hex) yield { is: 'byte', byte: Number.parseInt(hex[1] ?? '', 16) };
      else if (word) {
        const number = word[2] === undefined ? undefined : Number(word[2]);
        if (word[1] === 'bin') at += Math.max(0, number ?? 0);
        else yield { is: 'word', word: word[1] ?? '', number };
      } else yield { is: 'word', word: source.charAt(at - 1), number: undefined };
    } else {
      at += 1;
      if (char !== '\r' && char !== '\n') yield { is: 'byte', byte: char.charCodeAt(0) };
    }
  }
  throw new UnreadableDocument('damaged');
}
