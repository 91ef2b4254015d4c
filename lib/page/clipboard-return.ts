// An editor that the page broke takes nothing any more, not even the person's own text: then that goes to the clipboard.
import { said } from '../language/message.ts';
import type { PromptStore } from './prompt-store.ts';

export async function giveByClipboard(text: string, store: Pick<PromptStore, 'tell'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    store.tell('warning', said('onClipboardTitle'), said('onClipboard'));
  } catch {
    store.tell('error', said('composerRefusesTitle'), said('composerRefuses'));
  }
}
