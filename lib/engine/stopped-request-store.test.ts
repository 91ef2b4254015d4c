import { expect, it } from 'vitest';
import { searchTermFor } from '../egress/search-term.ts';
import { setUp } from './host.test-support.ts';
import { type EngineMethod, readAnswer, rpcMessageTo } from './rpc.ts';
import { rpcAnswererFor } from './rpc-answerer.ts';
import type { Sender } from './sender.ts';

const ORIGIN = 'https://chat.example';
const sought = [searchTermFor('Annika Lindqvist'), searchTermFor('+1 503 227 4419')];
const DAY_MS = 24 * 60 * 60 * 1000;

it('remembers what was stopped on an origin until the person decides', async () => {
  const { host } = setUp();
  await host.handle('rememberStopped', { origin: ORIGIN, sought });
  expect(await host.handle('stoppedHere', { origin: ORIGIN })).toEqual({ sought });
  expect(await host.handle('stoppedHere', { origin: 'https://other.example' })).toEqual({ sought: [] });
  await host.handle('forgetStopped', { origin: ORIGIN, originals: ['Annika Lindqvist'] });
  expect((await host.handle('stoppedHere', { origin: ORIGIN })).sought).toEqual([sought[1]]);
  await host.handle('forgetStopped', { origin: ORIGIN });
  expect(await host.handle('stoppedHere', { origin: ORIGIN })).toEqual({ sought: [] });
});

it('forgets it when conversations are forgotten, and keeps it through new keys', async () => {
  let now = DAY_MS;
  const { host, vault } = setUp({ now: () => now });
  await host.handle('rememberStopped', { origin: ORIGIN, sought });
  await host.handle('rotateKeys', {});
  expect((await host.handle('stoppedHere', { origin: ORIGIN })).sought).toHaveLength(2);
  now += 31 * DAY_MS;
  expect((await host.handle('stoppedHere', { origin: ORIGIN })).sought).toEqual([]);
  await host.expire();
  expect(await vault.setting('stopped')).toEqual({});
});

it('refuses what is no list of originals', async () => {
  const { host } = setUp();
  const wrong = [{ original: '', needle: 'x', isExact: false }];
  await expect(host.handle('rememberStopped', { origin: ORIGIN, sought: wrong })).rejects.toThrow(
    'requestWithoutOriginals',
  );
  await expect(host.handle('rememberStopped', { origin: '', sought })).rejects.toThrow('requestWithoutOrigin');
});

it('tells a content script of no other origin, and nothing to or of a private window', async () => {
  const { host } = setUp();
  const answer = rpcAnswererFor(host);
  const chat: Sender = { kind: 'page', origin: ORIGIN, isPrivateWindow: false };
  const other: Sender = { ...chat, origin: 'https://other.example' };
  const ask = async (method: EngineMethod, request: unknown, by: Sender) => {
    const message = rpcMessageTo('coatcheck-engine', { kind: 'call', id: 1, client: 'a', method, request });
    return readAnswer(await answer('tab 1', { ...message, by }));
  };
  await ask('rememberStopped', { origin: other.origin, sought }, { ...chat, isPrivateWindow: true });
  await ask('rememberStopped', { origin: other.origin, sought }, chat);
  expect(await ask('stoppedHere', { origin: ORIGIN }, other)).toEqual({ ok: true, response: { sought: [] } });
  await ask('forgetStopped', { origin: ORIGIN }, other);
  await ask('forgetStopped', { origin: ORIGIN }, { ...chat, isPrivateWindow: true });
  expect(await ask('stoppedHere', { origin: other.origin }, chat)).toEqual({ ok: true, response: { sought } });
  const privately = { ...chat, isPrivateWindow: true };
  expect(await ask('stoppedHere', { origin: ORIGIN }, privately)).toEqual({ ok: true, response: { sought: [] } });
});
