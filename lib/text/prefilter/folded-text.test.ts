import { describe, expect, it } from 'vitest';
import { foldedText } from './folded-text.ts';

const ALL = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => !/[\ud800-\udfff]/.test(character),
);

describe('folded text', () => {
  it('joins all characters that the flag "i" takes for one another, with and without "u"', () => {
    const bySimpleCase = new Map<string, string[]>();
    for (const character of ALL)
      for (const form of [character, character.toLowerCase(), character.toUpperCase()])
        bySimpleCase.set(form, [...(bySimpleCase.get(form) ?? []), character]);
    let compared = 0;
    for (const [, characters] of bySimpleCase) {
      for (const one of characters) {
        for (const other of characters) {
          if (one === other) continue;
          const isSame = ['i', 'iu'].some((flags) =>
            new RegExp(`^\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}$`, flags).test(other),
          );
          compared += 1;
          if (isSame) expect(foldedText(one), `${one} ${other}`).toBe(foldedText(other));
        }
      }
    }
    expect(compared).toBeGreaterThan(2000);
  });

  it('folds a text as its characters, wherever a sigma stands', () => {
    for (const text of ['ΟΔΟΣ', 'οδός Σίσυφος', 'STRASSE Straße ẞ', 'İstanbul ılık', 'KΩÅ ſtaub'])
      expect(foldedText(text)).toBe(Array.from(text, foldedText).join(''));
  });
});
