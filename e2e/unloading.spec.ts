// The network's memory is given back while the network is idle. Nothing may be lost or sent unread because of that.
import { test } from '@playwright/test';
import { countWorkers, restSoon } from './engine-document.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { LETTER } from './letter.ts';
import { expectNoOriginalSent, letterChat } from './letter-chat.ts';
import { poll } from './poll.ts';

const shared = browserAndServer({ isOwn: true });
const workers = () => countWorkers(shared.installed);

test.afterEach(() => closeOpened(shared));

test('the network is unloaded while it is idle, loaded for a chat that opens, and for a send', async () => {
  const { write, checked } = await letterChat(shared);
  await restSoon(shared.installed, 400);
  await write(LETTER);
  await checked();
  await poll(workers).toBe(0);

  const { page, write: writeElsewhere } = await letterChat(shared);
  await poll(workers).toBeGreaterThan(0);
  await poll(workers).toBe(0);

  await writeElsewhere(LETTER);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  expectNoOriginalSent(shared);
});
