/** A chat that keeps its messages in the browser and shows them again after a reload, as many without accounts do. */
export interface KeptMessage {
  readonly id: string;
  readonly from: 'person' | 'assistant';
  readonly text: string;
}

const KEY = `messages of ${location.pathname}`;

export function keptMessages(): KeptMessage[] {
  const kept = localStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as KeptMessage[]) : [];
}

export const keepMessages = (messages: readonly KeptMessage[]) => localStorage.setItem(KEY, JSON.stringify(messages));

let made = 0;
export const newId = () => `${Date.now()}-${made++}`;
