import type { MemoryReading } from '../../e2e/chromium-memory.ts';

/** One tab with a chat, in either browser, as the soak uses it. */
export interface SoakTab {
  /** Shows the chat and switches on that its replies are restored. */
  open(url: string): Promise<void>;
  /** Types the prompt and presses Enter. */
  send(text: string): Promise<void>;
  /** The last reply, as a person sees it. */
  lastReply(): Promise<string>;
  startNewChat(): Promise<void>;
  /** After garbage was collected; MB where the name says so. */
  measure(): Promise<MemoryReading>;
  close(): Promise<void>;
}

/** In `/life/` of the test beds. */
export const COMPOSER = '#chat-input';
export const NEW_CHAT = '#new-chat';
export const REPLY = '.chat-assistant';
