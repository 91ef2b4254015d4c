// Moves the private composer into a separate window; runs in the frame and in the window.
import { frameAddress } from '../../engine/platform.ts';
import { requestWindow, type ScreenBox } from '../../engine/platform-windows.ts';
import { systemRandom } from '../../privacy/random.ts';
import { newToken, type PortEnd, type ToFrame, type ToPage, tokenIn } from './protocol.ts';

/** The tab that the window writes into, and the token by which the page's content script recognises the window. */
export interface WindowPlace {
  readonly tab: number;
  readonly token: string;
}

export const windowAddress = (tab: number, token: string): string =>
  `${frameAddress()}#${new URLSearchParams({ tab: String(tab), token })}`;

export async function moveToWindow(line: PortEnd<ToPage, ToFrame>, at?: ScreenBox): Promise<void> {
  const token = newToken((length) => systemRandom.bytes(length));
  line.say({ say: 'to-window', token });
  await requestWindow(token, at);
}

export function windowPlace(hash: string): WindowPlace | undefined {
  const asked = new URLSearchParams(hash.slice(1));
  const token = tokenIn({ coatcheckFrame: asked.get('token') });
  const tab = Number(asked.get('tab') ?? Number.NaN);
  return token !== undefined && Number.isInteger(tab) ? { tab, token } : undefined;
}
