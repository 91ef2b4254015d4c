import { expect, it } from 'vitest';
import { nodeNotes } from './notes.ts';

it('keeps what was noted of each, and apart from other notes', () => {
  const [lengths, names] = [nodeNotes<object, number>(), nodeNotes<object, string>()];
  const [one, other] = [{}, {}];
  lengths.set(one, 1);
  names.set(one, 'one');
  expect([lengths.get(one), names.get(one), lengths.get(other)]).toEqual([1, 'one', undefined]);
  lengths.delete(one);
  expect([lengths.get(one), names.get(one)]).toEqual([undefined, 'one']);
});

it('shows nothing to whoever lists what an object has', () => {
  const node = {};
  nodeNotes<object, string>().set(node, 'Annika');
  expect(Object.keys(node)).toEqual([]);
  expect(JSON.stringify(node)).toBe('{}');
});
