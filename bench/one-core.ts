// The engine takes as many threads as the browser says that there are cores, two at most: told of one, it takes one.
import { askEngine } from '../e2e/ask-engine.ts';
import type { Installed } from '../e2e/harness.ts';

const ENGINE = /\/offscreen\.html$/;
const ONE_CORE = "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 })";

/** Before it loads its models. The engine's document is no page to the test library, so that the debugger is asked. */
export async function tellEngineOfOneCore(installed: Installed): Promise<void> {
  await askEngine(installed, 'status', {});
  const browser = installed.context.browser();
  if (!browser) throw new Error('This browser has no debugger to ask.');
  const debug = await browser.newBrowserCDPSession();
  const { targetInfos } = await debug.send('Target.getTargets');
  const engine = targetInfos.find(({ url }) => ENGINE.test(url));
  if (!engine) throw new Error('The engine has no document.');
  const { sessionId } = await debug.send('Target.attachToTarget', { targetId: engine.targetId, flatten: false });
  const answered = new Promise<string>((resolve) =>
    debug.on('Target.receivedMessageFromTarget', ({ message }) => resolve(message)),
  );
  const message = JSON.stringify({
    id: 1,
    method: 'Runtime.evaluate',
    params: { expression: `${ONE_CORE}.hardwareConcurrency` },
  });
  await debug.send('Target.sendMessageToTarget', { sessionId, message });
  const { result } = JSON.parse(await answered) as { result?: { result?: { value?: unknown } } };
  if (result?.result?.value !== 1) throw new Error('The engine could not be told of one core.');
  await debug.send('Target.detachFromTarget', { sessionId });
}
