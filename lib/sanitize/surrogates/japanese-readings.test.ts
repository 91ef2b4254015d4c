// A Japanese name beside its reading: the stand-in has the right reading, and both are restored.
import { expect, it } from 'vitest';
import { isReadingOf, readingLike } from '../../people/japanese-readings.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { restoreWithPairs } from '../../restore/surrogate-matcher.ts';
import { restored, run } from '../marked-text.test-support.ts';

it.each([
  ['担当者は山田太郎（やまだ たろう）です。', '山田太郎', 'やまだ たろう'],
  ['担当者は山田太郎（ヤマダ タロウ）です。', '山田太郎', 'ヤマダ タロウ'],
  ['氏名：田中 花子、フリガナ：タナカ ハナコ。', '田中 花子', 'タナカ ハナコ'],
  ['佐藤美咲（さとうみさき）さんに返信してください。', '佐藤美咲', 'さとうみさき'],
  ['Please call 山田太郎 (Yamada Taro) about the contract of last month.', '山田太郎', 'Yamada Taro'],
  ['Please write to 山田太郎 about the contract; Tarō Yamada will know it.', '山田太郎', 'Tarō Yamada'],
])('%s', (text, name, reading) => {
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const conversation = { secret: secretFrom(key), entries: [] };
    const {
      replacements,
      vault,
      text: sent,
    } = run(
      text,
      [
        [name, 'PERSON'],
        [reading, 'PERSON'],
      ],
      conversation,
    );
    const [standIn = '', read = ''] = replacements.map(({ surrogate }) => surrogate);
    expect(isReadingOf(read, standIn)).toBe(true);
    expect(restored(sent, { ...conversation, entries: vault })).toBe(text);
    const [first = '', second = ''] = read.split(/[ \u3000]/u);
    const [one = '', two = ''] = reading.split(/[ \u3000]/u);
    if (second !== '' && /\p{Script=Latin}/u.test(read))
      expect(restored(`${second} ${first} will call.`, { ...conversation, entries: vault })).toBe(
        `${two} ${one} will call.`,
      );
  }
});

it('restores a reading that only the reply writes', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const conversation = { secret: secretFrom(key), entries: [] };
    const { pairs, replacements } = run(
      '佐藤健太さんへの手紙を英語に訳してください。',
      [['佐藤健太', 'PERSON']],
      conversation,
    );
    const read = readingLike('Yamada Taro', '山田太郎', replacements[0]?.surrogate ?? '') ?? '';
    const [family = '', given = ''] = read.split(' ');
    const restore = (reply: string) =>
      restoreWithPairs(reply, pairs)
        .map((segment) => segment.text)
        .join('');
    expect(restore(`Dear ${given} ${family}, thank you.`)).toBe('Dear Kenta Sato, thank you.');
    expect(restore(`Dear Mr ${family}, thank you.`)).toBe('Dear Mr Sato, thank you.');
  }
});
