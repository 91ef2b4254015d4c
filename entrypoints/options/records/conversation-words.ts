import type { Language } from '../../../lib/language/language.ts';

const SHOWN_CHARACTERS = 8;

/**
 * A short name for a chat. The site's id is long and says nothing to a person, so the name is the site, the id's end, and the time of the
 * last use.
 */
export function conversationLabel(id: string, lastUsed: number, { say, dateAndTime }: Language): string {
  const [first = '', ...rest] = id.split(' ');
  const site = rest.length > 0 ? first : say('chatUnnamed');
  const end = (rest.at(-1) ?? id).slice(-SHOWN_CHARACTERS);
  return `${site} …${end} (${dateAndTime(lastUsed)})`;
}
