import { expect, it } from 'vitest';
import { nodeMap } from './node-map.ts';

it('keeps what was noted of each, and apart from other notes', () => {
  const [lengths, names] = [nodeMap<object, number>(), nodeMap<object, string>()];
  const [one, other] = [{}, {}];
  lengths.set(one, 1);
  names.set(one, 'one');
  expect([lengths.get(one), names.get(one), lengths.get(other)]).toEqual([1, 'one', undefined]);
  lengths.delete(one);
  expect([lengths.get(one), names.get(one)]).toEqual([undefined, 'one']);
});

it('shows nothing to whoever lists what an object has', () => {
  const node = {};
  nodeMap<object, string>().set(node, 'Annika');
  expect(Object.keys(node)).toEqual([]);
  expect(JSON.stringify(node)).toBe('{}');
});
