// Chats that send by a control which nobody knows, and keep the message before it leaves: what is stopped then must not leave after a reload,
// with the next prompt.
import type { PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { type Fault, pause } from './fault.ts';
import type { Run, Stage } from './stage.ts';

const SETTLES_WITHIN_MS = 4000;
const FOLLOW_UP = 'And what is the weather like?';

async function emptyHistory(stage: Stage): Promise<void> {
  stage.spoil();
  await stage.page.evaluate(() => localStorage.clear()).catch(() => undefined);
  await stage.open();
  await stage.page.evaluate(() => localStorage.clear());
  await stage.open();
}

const wasStopped = (state: PromptState | undefined) => state?.stopped !== undefined;

async function pressUnknown(stage: Stage, run: Run): Promise<void> {
  run.keptByPage = true;
  run.repeats = true;
  const { origin } = new URL(stage.server.url);
  const before = stage.server.bodies.length;
  await stage.click();
  const until = Date.now() + SETTLES_WITHIN_MS;
  while (Date.now() < until) {
    if (wasStopped(await stage.extension.stateOf(origin)) || stage.server.bodies.length > before) return;
    await pause(50);
  }
}

/** Nothing of this run is news in the next. */
async function letGo(stage: Stage): Promise<void> {
  const { origin } = new URL(stage.server.url);
  await stage.extension.act(origin, { do: 'keep-history' });
  await stage.page.evaluate(() => localStorage.clear()).catch(() => undefined);
  stage.spoil();
}

export const HISTORY_FAULTS: readonly Fault[] = [
  {
    name: 'unknown send control',
    weight: 4,
    reach: 'page',
    beds: ['unknown control'],
    before: emptyHistory,
    carryOut: pressUnknown,
    after: letGo,
  },
  {
    name: 'reload after a stop',
    weight: 4,
    reach: 'page',
    beds: ['unknown control'],
    before: emptyHistory,
    async carryOut(stage, run) {
      await pressUnknown(stage, run);
      await pause(run.random.whole(0, 600));
      if (run.random.isTrue(0.5)) {
        await stage.open();
        await stage.type(FOLLOW_UP);
        await pressUnknown(stage, run);
        return;
      }
      // Here the page has an ordinary send button, so the verified send runs and its notice is judged.
      await stage.page.goto(`${stage.server.url}/history/?visit=${run.random.whole(1, 1e9)}`);
      await stage.type(FOLLOW_UP);
      await stage.enter();
      await pause(SETTLES_WITHIN_MS / 4);
    },
    after: letGo,
  },
];
