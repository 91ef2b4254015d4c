import { expect, it } from 'vitest';
import { restored, run, SECRET } from '../../sanitize/marked-text.test-support.ts';
import { identifierCodec } from './identifier.ts';

// The codec keeps a hash only, so a reply must show where the identifier begins and ends.
it.each(['ref-0913#61', 'AB+12', 'q7=9', 'order~5521'])('leaves %s to the vault, from which it comes back', (id) => {
  expect(identifierCodec.issue(id, SECRET)).toBeUndefined();
  const text = `Ask for ${id} at the desk.`;
  const { text: sent, vault } = run(text, [[id, 'ID']]);
  expect(sent).not.toContain(id);
  expect(restored(sent, { secret: SECRET, entries: vault })).toBe(text);
});

it.each(['AB-2291/7', '#KV579320', '(99.812)'])('issues a surrogate for %s, signs around it included', (id) => {
  expect(identifierCodec.issue(id, SECRET)).toMatch(/\d/u);
});
