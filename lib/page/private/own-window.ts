// Moves the private composer into a separate window; runs in the frame and in the window.
import { frameAddress } from '../../engine/platform.ts';
import { requestComposerWindow, type ScreenBox } from '../../engine/platform-windows.ts';
import { systemRandom } from '../../privacy/random.ts';
import {
  introducedTokenIn,
  type MessageToFrame,
  type MessageToPage,
  newToken,
  type PortEnd,
} from './frame-protocol.ts';

/** The tab that the window writes into, and the token by which the page's content script recognises the window. */
interface WindowAddressParts {
  readonly tab: number;
  readonly token: string;
}

export const composerWindowAddress = (tab: number, token: string): string =>
  `${frameAddress()}#${new URLSearchParams({ tab: String(tab), token })}`;

export async function moveToWindow(line: PortEnd<MessageToPage, MessageToFrame>, at?: ScreenBox): Promise<void> {
  const token = newToken((length) => systemRandom.bytes(length));
  line.say({ say: 'to-window', token });
  await requestComposerWindow(token, at);
}

export function readWindowAddress(hash: string): WindowAddressParts | undefined {
  const asked = new URLSearchParams(hash.slice(1));
  const token = introducedTokenIn({ coatcheckFrame: asked.get('token') });
  const tab = Number(asked.get('tab') ?? Number.NaN);
  return token !== undefined && Number.isInteger(tab) ? { tab, token } : undefined;
}
