import { describe, expect, it } from 'vitest';
import { foldedText } from './folded-text.ts';

const ALL = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => !/[\ud800-\udfff]/.test(sign),
);

describe('folded text', () => {
  it('joins all signs that the flag "i" takes for one another, with and without "u"', () => {
    const bySimpleCase = new Map<string, string[]>();
    for (const sign of ALL)
      for (const form of [sign, sign.toLowerCase(), sign.toUpperCase()])
        bySimpleCase.set(form, [...(bySimpleCase.get(form) ?? []), sign]);
    let compared = 0;
    for (const [, signs] of bySimpleCase) {
      for (const one of signs) {
        for (const other of signs) {
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

  it('folds a text as its signs, wherever a sigma stands', () => {
    for (const text of ['ΟΔΟΣ', 'οδός Σίσυφος', 'STRASSE Straße ẞ', 'İstanbul ılık', 'KΩÅ ſtaub'])
      expect(foldedText(text)).toBe(Array.from(text, foldedText).join(''));
  });
});
