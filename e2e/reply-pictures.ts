// Takes a picture of a chat in Russian, Japanese and Polish: the prompt with its marks, the reply as it came, and the reply restored.
// npx wxt build && npx tsx e2e/reply-pictures.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bedsOf } from './bed-table.ts';
import { changeSettings, type Installed, install, Panel } from './harness.ts';
import { nameInCase } from './name-in-case.ts';
import { poll } from './poll.ts';
import { startChatServer } from './server.ts';

interface Chat {
  readonly language: string;
  readonly prompt: string;
  /** Written by the names that the prompt arrived with. */
  readonly reply: (prompt: string) => string;
  /** Stands in the restored reply. */
  readonly expected: string;
}

/** Given name and surname of the first person. */
const firstPerson = (prompt: string): readonly [string, string] => {
  const [, given = '', family = ''] = /^(\p{Lu}\p{L}+) (\p{Lu}\p{L}+)/u.exec(prompt) ?? [];
  return [given, family];
};

const CHATS: readonly Chat[] = [
  {
    language: 'ru',
    prompt:
      'Юлия Петрова вчера не пришла на работу. Передайте Юле Петровой, что директор ждёт её завтра утром. Напишите Юлии короткое письмо.',
    reply(prompt) {
      const [given, family] = firstPerson(prompt);
      const name = (key: string) => nameInCase('ru', key, given, family);
      return [
        `Вот письмо для ${name('gen')}:`,
        `Здравствуйте, ${given}! Вчера Вас не было на работе. Директор ждёт Вас завтра утром.`,
        `Я могу сам поговорить с ${name('ins')} или передать это ${name('dat')} по телефону.`,
      ].join('\n\n');
    },
    expected: 'с Юлией Петровой',
  },
  {
    language: 'ja',
    prompt:
      '田中美咲さんは昨日の会議に来ませんでした。田中さんに丁寧なメールを書いてください。佐藤健さんにも写しを送りたいです。',
    reply(prompt) {
      const [, full = '', family = '', other = ''] =
        /^(.+?)さんは昨日.+?。(.+?)さんに丁寧.+?。(.+?)さんにも/u.exec(prompt) ?? [];
      return [
        `件名：昨日の会議について`,
        `${full}様`,
        `お世話になっております。昨日の会議で${family}さんにお目にかかれず、残念に思っております。議事録をお送りします。`,
        `この写しは${other}さんにもお送りしました。`,
      ].join('\n\n');
    },
    expected: '田中美咲様',
  },
  {
    language: 'pl',
    prompt:
      'Marek Kowalski nie zapłacił czynszu. Rozmawiałem wczoraj z Markiem Kowalskim i napisałem do Marka list. Co mam odpowiedzieć Markowi dzisiaj?',
    reply(prompt) {
      const [given, family] = firstPerson(prompt);
      const name = (key: string) => nameInCase('pl', key, given, family);
      return [
        `Proponuję taki list do ${name('gen')}:`,
        'Szanowny Panie, proszę o wpłatę czynszu do piątku.',
        `Proszę też zadzwonić do ${name('gen')} i ustalić z ${name('ins')} nowy termin. List do ${name('gen')} jest gotowy.`,
      ].join('\n\n');
    },
    expected: 'z Markiem Kowalskim',
  },
];

const SIZE = { width: 520, height: 900 };
/** The room around what is shown: the badge stands above the composer. */
const MARGIN = 44;
const [bed] = bedsOf('assistant-ui');

/** A picture of the messages and the composer, in base64. */
async function pictureOf(page: Page, { composer, reply }: NonNullable<typeof bed>): Promise<string> {
  const shown = page.locator(`${composer}, ${reply}, [data-role="user"]`);
  const boxes = (await Promise.all((await shown.all()).map((one) => one.boundingBox()))).flatMap((box) => box ?? []);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - MARGIN);
  const bottom = Math.min(SIZE.height, Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN / 4);
  const clip = { x: 0, y: top, width: SIZE.width, height: bottom - top };
  return (await page.screenshot({ clip })).toString('base64');
}

/** The three steps of one chat, as pictures. */
async function stepsOf(installed: Installed, { prompt, reply, expected }: Chat): Promise<readonly string[]> {
  if (!bed) throw new Error('No bed');
  const server = await startChatServer(reply);
  const page = await installed.context.newPage();
  await page.setViewportSize(SIZE);
  await page.goto(`${server.url}${bed.path}`);
  // The badge stands above the composer, where this bed has no room between it and the reply.
  await page.addStyleTag({ content: '[data-role="assistant"] { padding-bottom: 48px }' });
  const panel = await Panel.of(page);
  await page.locator(bed.composer).click();
  await page.keyboard.insertText(prompt);
  await panel.expectText('badge', /\d+ will be replaced/);
  const typed = await pictureOf(page, bed);
  await page.keyboard.press('Enter');
  const replies = async () => (await page.locator(bed.reply).allTextContents()).join('\n');
  const end = reply('').slice(-3);
  await poll(replies).toContain(end);
  await poll(() => panel.textOf('restore-toggle')).not.toBeUndefined();
  // The notice of the send goes by itself.
  await poll(() => panel.textOf('notice'), { timeout: 20_000 }).toBeUndefined();
  const received = await pictureOf(page, bed);
  await panel.click('restore-toggle');
  await poll(replies).toContain(expected);
  await panel.click('decline-restore');
  const restored = await pictureOf(page, bed);
  await page.close();
  await server.close();
  return [typed, received, restored];
}

/** The steps side by side. */
async function inOnePicture(page: Page, steps: readonly string[]): Promise<Buffer> {
  const captions = ['Typed', 'The reply as it came', 'Restored'];
  const figures = steps.map(
    (step, i) => `<figure><figcaption>${captions[i]}</figcaption><img src="data:image/png;base64,${step}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0}main{display:inline-flex;gap:12px;padding:12px;font:16px sans-serif;background:#fff}
     figure{margin:0}figcaption{height:24px}img{border:1px solid #ccc}</style><main>${figures.join('')}</main>`,
  );
  await page.setViewportSize({ width: steps.length * (SIZE.width + 20) + 24, height: SIZE.height + 60 });
  return page.locator('main').screenshot();
}

const [folder = 'docs/screenshots'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const installed = await install({ size: SIZE });
await changeSettings(installed, { profile: 'balanced' });
const page = await installed.context.newPage();
for (const chat of CHATS) {
  const steps = await stepsOf(installed, chat);
  writeFileSync(`${folder}/replies-${chat.language}.png`, await inOnePicture(page, steps));
}
await installed.close();
