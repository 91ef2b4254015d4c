import { expect, it } from 'vitest';
import { KNOWN_CHATS } from './known-chats.ts';
import { SITES } from './sites.ts';

it('lists every chat that has an address, in the order of the adapters', () => {
  expect(KNOWN_CHATS).toEqual(SITES.flatMap(({ name, hosts: [host] }) => (host === undefined ? [] : [[name, host]])));
});
