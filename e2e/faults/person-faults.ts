// What people do in the middle of a send.
import { type Fault, LONGEST_SEND_MS, pause } from './fault.ts';
import { randomAddition } from './prompts.ts';

export const PERSON_FAULTS: readonly Fault[] = [
  { name: 'none', weight: 12, reach: 'page', carryOut: (stage, { random }) => stage.send(random) },
  {
    name: 'Enter twice',
    weight: 6,
    reach: 'page',
    async carryOut(stage, { random }) {
      await stage.enter();
      await pause(random.whole(0, LONGEST_SEND_MS));
      await stage.enter();
    },
  },
  {
    name: 'Enter and click',
    weight: 6,
    reach: 'page',
    async carryOut(stage, { random }) {
      // The button is disabled once the prompt is gone: to wait for it is to wait until nothing is said of the send any more.
      const [first, second] = random.isTrue(0.5) ? [stage.enter, stage.pressButton] : [stage.click, stage.enter];
      await first();
      await pause(random.whole(0, LONGEST_SEND_MS));
      await second().catch(() => undefined);
    },
  },
  {
    name: 'text changed while checked',
    weight: 6,
    reach: 'page',
    async carryOut(stage, run) {
      const addition = randomAddition(run.random);
      run.addition = addition;
      const moment = run.random.whole(0, LONGEST_SEND_MS);
      await stage.enter();
      await pause(moment);
      await stage.page.keyboard.insertText(addition.text);
    },
  },
  {
    name: 'page left',
    weight: 3,
    reach: 'page',
    async carryOut(stage, run) {
      run.left = true;
      stage.spoil();
      await stage.send(run.random);
      await pause(run.random.whole(0, LONGEST_SEND_MS));
      if (run.random.isTrue(0.5)) await stage.page.reload();
      else await stage.page.goto('about:blank');
    },
  },
  {
    name: 'network cut',
    weight: 4,
    reach: 'page',
    async carryOut(stage, run) {
      run.repeats = true;
      stage.server.mode = 'fail';
      await stage.send(run.random);
    },
    async after(stage) {
      stage.server.mode = 'answer';
      // Some front ends show the failed message again and again.
      stage.spoil();
    },
  },
  {
    name: 'offline',
    weight: 3,
    reach: 'page',
    async carryOut(stage, run) {
      run.offline = true;
      await stage.setOffline(true);
      await stage.send(run.random);
    },
    async after(stage) {
      await stage.setOffline(false);
      stage.spoil();
    },
  },
];
