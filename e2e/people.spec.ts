// A person has one stand-in in all forms of the name, and a reply may use forms that the prompt does not have.
import { expect, test } from '@playwright/test';
import { pinyin } from 'pinyin-pro';
import { bedsOf } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { nameInCase } from './name-in-case.ts';
import { poll } from './poll.ts';

/** Speaks of the first person of the prompt, whoever that is. */
function replyTo(prompt: string): string {
  const [, kanji = '', family = ''] = /^(\p{Script=Han}+)（.*?。(\p{Lu}\p{L}+) /u.exec(prompt) ?? [];
  if (kanji !== '') return `${kanji}様への手紙です。Dear Mr ${family}, your rent is due.`;
  const chinese = /^请给(\p{Script=Han}{3})写/u.exec(prompt)?.[1];
  if (chinese) return englishLetterTo(chinese);
  return slavicReplyTo(prompt);
}

/** Speaks in English of a person whose name the prompt writes in Chinese signs. */
function englishLetterTo(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head' }).map((one) =>
    one.replace('ü', 'u'),
  );
  const [family = '', given = ''] = [syllables.slice(0, 1), syllables.slice(1)].map((part) =>
    part.join('').replace(/^./u, (letter) => letter.toUpperCase()),
  );
  return `Dear Mr ${family}, ${given} ${family} owes the rent.`;
}

function slavicReplyTo(prompt: string): string {
  const [, given = '', family = ''] = /^(\p{Lu}\p{L}+) (\p{Lu}\p{L}+)/u.exec(prompt) ?? [];
  return /\p{Script=Cyrillic}/u.test(prompt)
    ? `Я поговорю с ${nameInCase('ru', 'ins', given, family)} и передам это ${nameInCase('ru', 'dat', given, family)}.`
    : `Porozmawiam z ${nameInCase('pl', 'ins', given, family)} i odpiszę. List do ${nameInCase('pl', 'gen', given, family)} jest gotowy.`;
}

const shared = browserAndServer({ reply: replyTo });
const [bed] = bedsOf('assistant-ui');

for (const [language, prompt, originals, expected] of [
  [
    'Polish',
    'Marek Kowalski nie zapłacił czynszu. Rozmawiałem wczoraj z Markiem Kowalskim i napisałem do Marka list. Co mam odpowiedzieć Markowi dzisiaj?',
    ['Marek', 'Markiem', 'Marka', 'Markowi', 'Kowalski', 'Kowalskim'],
    ['z Markiem Kowalskim', 'do Marka Kowalskiego'],
  ],
  [
    'Russian',
    'Юлия Петрова вчера не пришла на работу. Передайте Юле Петровой, что директор ждёт её завтра утром. Напишите Юлии короткое письмо.',
    ['Юлия', 'Юле', 'Юлии', 'Петрова', 'Петровой'],
    ['с Юлией Петровой', 'это Юлии Петровой'],
  ],
  [
    'Japanese',
    '山田太郎（やまだ たろう）さんは家賃を払っていません。Yamada Taro さんに英語で手紙を書いてください。',
    ['山田太郎', 'やまだ', 'たろう', 'Yamada', 'Taro'],
    ['山田太郎様への手紙', 'Dear Mr Yamada, your rent'],
  ],
  [
    'Chinese',
    '请给王建华写一封英文信，告诉他房租还没有交。 谢谢',
    ['王建华', '建华'],
    ['Dear Mr Wang, Jianhua Wang owes'],
  ],
] as const)
  test(`a ${language} name keeps its forms on the way there and back`, async () => {
    if (!bed) throw new Error('No bed');
    await changeSettings(shared.installed, { profile: 'balanced' });
    const page = await shared.installed.context.newPage();
    await page.goto(`${shared.server.url}${bed.path}`);
    const panel = await Panel.of(page);
    await page.locator(bed.composer).click();
    await page.keyboard.insertText(prompt);
    await panel.expectText('badge', /\d+ will be replaced/);
    await page.keyboard.press('Enter');
    await poll(() => shared.server.bodies.join('\n')).toContain(prompt.split(' ').at(-1));
    const sent = shared.server.bodies.join('\n');
    for (const word of originals) expect(sent).not.toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
    const replies = async () => (await page.locator(bed.reply).allTextContents()).join('\n');
    await poll(replies).toMatch(/\.\s*$/u);
    await panel.click('restore-toggle');
    for (const phrase of expected) await poll(replies).toContain(phrase);
    await page.close();
  });
