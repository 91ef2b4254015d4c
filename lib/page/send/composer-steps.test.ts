import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EngineError } from '../../engine/rpc.ts';
import { said } from '../../language/message.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import { generic } from '../../sites/generic.ts';
import { trackExtensionEventDispatch } from '../dom/extension-event-dispatch.ts';
import { stubPage } from '../dom/page.test-support.ts';
import { decisionHistory } from '../prompt/decision-history.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { type ComposerStepsParts, composerSteps } from './composer-steps.ts';

const SANITIZED = 'Write to Clara Weber.';
const ORIGINAL = 'Write to Annika Lindqvist.';

function setUp(html = '<div><textarea></textarea><button id="go">Send</button></div>') {
  const { find } = stubPage(html);
  const page = { composer: find('textarea'), text: SANITIZED };
  const dispatch = trackExtensionEventDispatch();
  const clicked = vi.fn();
  find('button').addEventListener('click', () => {
    clicked();
    page.text = '';
  });
  const egress = { isThere: true, activating: vi.fn(), receipt: vi.fn(), left: vi.fn() };
  const engine = { commit: vi.fn() };
  const store = promptStore({ id: 'generic', name: 'Chat', origin: 'https://chat.example', enabled: true });
  const steps = composerSteps({
    adapter: () => ({ ...generic, composer: ['textarea'], send: ['#go'] }),
    engine,
    egress,
    store,
    composer: { element: page.composer, find: () => page.composer, read: () => page.text },
    made: decisionHistory(),
    conversation: () => 'page-1',
    passing: dispatch.run,
  } as unknown as ComposerStepsParts);
  const sanitized = { text: SANITIZED, replacements: [] } as unknown as Sanitized;

  async function activate() {
    const activation = steps.activate(SANITIZED, sanitized);
    await vi.advanceTimersByTimeAsync(5000);
    return activation;
  }
  return { page, find, steps, store, engine, egress, clicked, activate };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets the site send the verified text, that text alone, and only until the next send begins', async () => {
  const { steps, activate, clicked } = setUp();
  steps.start();
  expect(steps.mayPass(SANITIZED)).toBe(false);
  expect(await activate()).toBe('done');
  expect(clicked).toHaveBeenCalledOnce();
  expect(steps.mayPass(SANITIZED)).toBe(true);
  expect(steps.mayPass(ORIGINAL)).toBe(false);
  steps.start();
  expect(steps.mayPass(SANITIZED)).toBe(false);
});

it('puts the text to send nowhere where neither the button nor Enter has an effect, and presses each once', async () => {
  const { page, find, steps, activate, egress } = setUp();
  const pressed = vi.fn();
  for (const name of ['click', 'keydown'])
    document.addEventListener(name, () => {
      pressed(name);
      page.text = SANITIZED;
    });
  steps.start();
  expect(await activate()).toBe('ignored');
  expect(pressed.mock.calls).toEqual([['click'], ['keydown']]);
  egress.isThere = false;
  expect(find('button')).toBeDefined();
  expect(await activate()).toBe('done');
});

it.each(['the request was seen', 'the button is disabled now'])('presses nothing else once %s', async (sign) => {
  const { page, find, steps, activate, egress } = setUp();
  const keys = vi.fn();
  document.addEventListener('keydown', keys);
  document.addEventListener('click', () => {
    page.text = SANITIZED;
    if (sign === 'the button is disabled now') find('button').setAttribute('aria-disabled', 'true');
  });
  if (sign === 'the request was seen') egress.left.mockResolvedValue({});
  steps.start();
  expect(await activate()).toBe('done');
  expect(keys).not.toHaveBeenCalled();
});

it('does not take a line that our Enter broke for a prompt that was sent', async () => {
  const { page, steps, activate } = setUp('<div><textarea></textarea><button id="gone" hidden></button></div>');
  document.addEventListener('keydown', () => {
    page.text = SANITIZED.replace(' ', ' \n');
  });
  steps.start();
  expect(await activate()).toBe('ignored');
});

it('never presses while the composer holds another text, and lets none pass', async () => {
  const { page, steps, activate, clicked, egress } = setUp();
  steps.start();
  page.text = ORIGINAL;
  expect(await activate()).toBe('changed');
  expect(clicked).not.toHaveBeenCalled();
  expect(egress.activating).not.toHaveBeenCalled();
  expect(steps.mayPass(SANITIZED) || steps.mayPass(ORIGINAL)).toBe(false);
});

it('never presses where the page has put another composer in the place of the first', async () => {
  const { page, find, steps, activate, clicked } = setUp();
  steps.start();
  page.composer = find('div');
  expect(steps.isReplaced()).toBe(true);
  expect(await activate()).toBe('changed');
  expect(clicked).not.toHaveBeenCalled();
});

it('lets no text pass while the button stays disabled: an Enter of the person would send it past us', async () => {
  const { steps, activate } = setUp('<div><textarea></textarea><button id="go" disabled>Send</button></div>');
  steps.start();
  expect(await activate()).toBe('disabled');
  expect(steps.mayPass(SANITIZED)).toBe(false);
});

it('shows the originals that would survive, and fails all the same', async () => {
  const { steps, store, engine } = setUp();
  const survivors = [{ text: 'Annika', type: 'PERSON' as const }];
  engine.commit.mockRejectedValue(new EngineError({ name: 'SurvivorError', said: said('couldNotCheck'), survivors }));
  await expect(steps.commit(ORIGINAL, [])).rejects.toThrow(EngineError);
  expect(store.state.survivors).toEqual(survivors);
});

it('takes a send for unseen where no guard watches', async () => {
  const { steps, egress } = setUp();
  egress.isThere = false;
  egress.receipt.mockResolvedValue({});
  expect(await steps.wasSeen()).toBe(false);
});
