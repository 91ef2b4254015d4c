// A chat of 200 messages, half of them answers with lists, a table, code and a formula, and a sentence that is typed in it.
import { LETTER } from '../../e2e/letter.ts';
import { clear, pause, type Tab, until } from './tab.ts';

export const MESSAGES = 200;
const COMPOSER = 'form textarea';
const TYPED = ' Please write to Annika Lindqvist about the flat in Portland, and call +1 503 555 0142 before noon.';
const KEY_EVERY_MS = 110;
/** How long the check of an inserted text takes at most. */
const CHECKED_WITHIN_MS = 1500;

/** The last answer, and how many there are. */
const answers = (tab: Tab) =>
  tab.run((selector) => {
    const all = document.querySelectorAll(selector);
    return { count: all.length, last: all[all.length - 1]?.textContent ?? '' };
  }, 'article[data-role="assistant"] > div');

export async function askLongChat(tab: Tab, text = LETTER): Promise<void> {
  const before = await answers(tab);
  await tab.click(COMPOSER);
  await tab.insert(text);
  await pause(CHECKED_WITHIN_MS);
  await tab.press('Enter');
  await until('the answer', async () => {
    const now = await answers(tab);
    return now.count > before.count && /Greetings to/.test(now.last);
  });
}

/** The chat server must answer with `richReply`. */
export async function openLongChat(tab: Tab, serverUrl: string): Promise<void> {
  await tab.goto(`${serverUrl}/markdown/`);
  await askLongChat(tab);
  await tab.run((count) => {
    const main = document.querySelector('main');
    const [user, answer] = document.querySelectorAll('article');
    const written = (window as unknown as { asWritten(): string[] }).asWritten()[0] ?? '';
    for (let i = 0; i < count / 2 - 1; i += 1) {
      const question = user?.cloneNode(true);
      const reply = answer?.cloneNode(true) as HTMLElement;
      if (reply.firstElementChild) reply.firstElementChild.innerHTML = written;
      if (question && main) main.append(question, reply);
    }
  }, MESSAGES);
}

/** Puts a first sentence into the composer, and waits until its check has ended. */
export async function beginPrompt(tab: Tab): Promise<void> {
  await tab.click(COMPOSER);
  await tab.insert('My landlord is Tobias Castellanos.');
  await pause(CHECKED_WITHIN_MS);
}

/** One step for each key: `before` is awaited, the key is pressed, and what follows from it has time. */
export async function typeInLongChat(tab: Tab, before: () => Promise<unknown>): Promise<void> {
  for (const key of TYPED) {
    await before();
    await tab.press(key);
    await pause(KEY_EVERY_MS);
  }
}

export async function emptyComposer(tab: Tab): Promise<void> {
  await tab.click(COMPOSER);
  await clear(tab);
  await pause(1000);
}
