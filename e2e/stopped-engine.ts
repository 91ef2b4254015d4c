// Closes the engine's document, as Chromium may do when it has been idle.
import type { Installed } from './harness.ts';

interface ExtensionApi {
  readonly chrome: { readonly offscreen: { closeDocument(): Promise<void> } };
}

export const closeEngine = ({ worker }: Pick<Installed, 'worker'>): Promise<void> =>
  worker.evaluate(() => (globalThis as unknown as ExtensionApi).chrome.offscreen.closeDocument());

/**
 * Closes the engine whenever the extension opens it, until `work` is done. The closing stops even if `work` fails, because other test files
 * use the same browser.
 */
export async function withoutEngine({ worker }: Pick<Installed, 'worker'>, work: () => Promise<void>): Promise<void> {
  const timer = await worker.evaluate(() => {
    const { offscreen } = (globalThis as unknown as ExtensionApi).chrome;
    return Number(setInterval(() => offscreen.closeDocument().catch(() => undefined), 5));
  });
  try {
    await work();
  } finally {
    await worker.evaluate((number) => clearInterval(number), timer);
  }
}
