import { expect, it } from 'vitest';
import { patternRules } from './index.ts';
import { KINDS, kindInfo } from './kinds.ts';
import { plain } from './marked.test-support.ts';

it.each(Object.entries(KINDS))(
  '%s: the rules find the example of the table, with its type and exact span',
  (kind, info) => {
    const text = plain(info.example);
    const start = info.example.indexOf('⟦');
    const end = info.example.indexOf('⟧') - 1;
    const found = patternRules.flatMap((rule) => rule.find(text));
    expect(found).toContainEqual(
      expect.objectContaining({
        start,
        end,
        type: info.type,
        kind: expect.stringMatching(new RegExp(`^${kind}(:|$)`)),
      }),
    );
  },
);

it('looks up kinds with a country, and no unknown kinds', () => {
  expect(kindInfo('national-id:pl')).toBe(KINDS['national-id']);
  expect(kindInfo('card')?.checked).toBe(true);
  expect(kindInfo('toString')).toBeUndefined();
});
