import { expect, it } from 'vitest';
import type { OnShareRead } from '../detect/annotation.ts';
import { checkProgressTracker } from './check-progress-tracker.ts';
import { setUp } from './host.test-support.ts';
import type { AnnotateInput } from './host-parts.ts';

/** A check that goes on until it is told to end. */
function slow() {
  let onShare: OnShareRead = () => undefined;
  let end: () => void = () => undefined;
  const check = (report: OnShareRead) => {
    onShare = report;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  return { check, report: (share: number) => onShare(share), end: () => end() };
}

it('tells the share of the latest check of a conversation while it runs', async () => {
  const { follow, handlers } = checkProgressTracker();
  const share = (conversation: string) => handlers.checkProgress({ conversation });
  const first = slow();
  const second = slow();
  const running = [follow('one', first.check), follow('one', second.check)];
  expect(share('one')).toEqual({});
  second.report(0.4);
  first.report(0.9);
  expect([share('one'), share('two')]).toEqual([{ share: 0.4 }, {}]);
  first.end();
  await running[0];
  expect(share('one')).toEqual({ share: 0.4 });
  second.end();
  await running[1];
  expect(share('one')).toEqual({});
});

it('forgets a check that failed', async () => {
  const { follow, handlers } = checkProgressTracker();
  await expect(follow('one', () => Promise.reject(new Error('no model')))).rejects.toThrow('no model');
  expect(handlers.checkProgress({ conversation: 'one' })).toEqual({});
});

it('is told by the host while its model reads', async () => {
  const model = slow();
  const annotate = async ({ onShare }: AnnotateInput) => {
    await model.check(onShare ?? (() => undefined));
    return [];
  };
  const { host } = setUp({ deps: { annotate } });
  const checked = host.handle('annotate', { text: 'Anna', overrides: [], conversation: 'chat' });
  await expect
    .poll(() => {
      model.report(0.25);
      return host.handle('checkProgress', { conversation: 'chat' });
    })
    .toEqual({ share: 0.25 });
  model.end();
  await checked;
  expect(await host.handle('checkProgress', { conversation: 'chat' })).toEqual({});
});
