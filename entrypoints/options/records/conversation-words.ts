import type { Language } from '../../../lib/language/language.ts';

const SHOWN = 8;

/** A chat has no name here but the site's own for it, which is long and says nothing: its site, its end, and when it was used. */
export function conversationWords(id: string, lastUsed: number, { say, dateAndTime }: Language): string {
  const [first = '', ...rest] = id.split(' ');
  const site = rest.length > 0 ? first : say('chatUnnamed');
  const end = (rest.at(-1) ?? id).slice(-SHOWN);
  return `${site} …${end} (${dateAndTime(lastUsed)})`;
}
