// The engine takes as many threads as the browser says that there are cores, two at most: told of one, it takes one.
import { askEngine } from '../e2e/ask-engine.ts';
import { countWorkers, speakWithEngine } from '../e2e/engine-document.ts';
import type { Installed } from '../e2e/harness.ts';
import { until } from './speed/tab.ts';

const ONE_CORE = "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 }).hardwareConcurrency";

/** Loads the model again, because a loaded model keeps its number of threads. */
export async function tellEngineOfOneCore(installed: Installed): Promise<void> {
  await askEngine(installed, 'status', {});
  const browser = installed.context.browser();
  if (!browser) throw new Error('This browser has no debugger to ask.');
  let told: unknown;
  await speakWithEngine(await browser.newBrowserCDPSession(), async (say) => {
    const answer = (await say('Runtime.evaluate', { expression: ONE_CORE })) as { result?: { value?: unknown } };
    told = answer?.result?.value;
  });
  if (told !== 1) throw new Error('The engine could not be told of one core.');
  await askEngine(installed, 'setSettings', { model: '' });
  await askEngine(installed, 'status', {});
  await until('a model on one thread', async () => (await countWorkers(installed)) === 1);
}
