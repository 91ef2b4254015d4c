import { expect, it } from 'vitest';
import { introducedTokenIn, newToken, portEndOf, portName } from './frame-protocol.ts';

const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => i * 7);

it('takes nothing for a token that is none', () => {
  const token = newToken(bytes);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(introducedTokenIn({ coatcheckFrame: token })).toBe(token);
  for (const other of [undefined, null, token, {}, { coatcheckFrame: 7 }, { coatcheckFrame: `${token}0` }, [token]])
    expect(introducedTokenIn(other)).toBeUndefined();
  expect(portName(token)).toContain(token);
});

it('carries a lone surrogate code unit, and says nothing into a port that is closed', () => {
  const posted: unknown[] = [];
  const ends: (() => void)[] = [];
  const hears: ((message: unknown) => void)[] = [];
  const line = portEndOf<{ say: 'a'; text: string }, { say: 'a'; text: string }>({
    postMessage: (message) => posted.push(message),
    disconnect: () => undefined,
    onMessage: { addListener: (listener) => hears.push(listener) },
    onDisconnect: { addListener: (listener) => ends.push(listener) },
  });
  const heard: string[] = [];
  line.onMessage(({ text }) => heard.push(text));
  line.say({ say: 'a', text: 'x\ud83d' });
  for (const hear of hears) hear(posted[0]);
  expect(heard).toEqual(['x\ud83d']);
  for (const end of ends) end();
  line.say({ say: 'a', text: 'late' });
  expect(posted).toHaveLength(1);
});
