// A Chinese or Korean prompt and a reply in English. Another package than the one that restores writes the Chinese stand-ins in Latin letters.
import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { restored, run, SECRET } from '../sanitize/marked-text.test-support.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pinyinOf = (signs: string) =>
  capital(pinyin(signs, { toneType: 'none', type: 'array', surname: 'head' }).join('').replace('ü', 'u'));

/** The surname and the given name in Latin letters. */
const inLatin = (name: string) => [pinyinOf(name.slice(0, 1)), pinyinOf(name).slice(pinyinOf(name.slice(0, 1)).length)];

const FORMS: readonly ((family: string, given: string) => string)[] = [
  (family, given) => `${family} ${given}`,
  (family, given) => `${given} ${family}`,
  (family) => `Mr ${family}`,
  (family) => `Ms. ${family}`,
  (family) => `la señora ${family}`,
  (family) => `госпожа ${family}`,
];

it.each(['陈志强', '李娜', '郭建国', '王伟', '林晓梅'])('restores %s in a reply in English', (name) => {
  const { text, vault } = run(`翻译成英文：${name}您好，房租还没有收到。`, [[name, 'PERSON']]);
  const standIn = text.slice('翻译成英文：'.length, text.indexOf('您好'));
  expect(standIn).not.toBe(name);
  const [family = '', given = ''] = inLatin(standIn);
  const [ofName = '', givenOfName = ''] = inLatin(name);
  // The conversation is read from the vault, as after a reload.
  const conversation = { secret: SECRET, entries: vault };
  for (const form of FORMS) {
    const reply = (one: string, two: string) => `Dear ${form(one, capital(two))}, the rent has not arrived.`;
    expect(restored(reply(family, given), conversation)).toBe(reply(ofName, givenOfName));
  }
});

it('restores the given name alone if it has two signs', () => {
  const { text, vault } = run('陈志强和李娜下周来。', [
    ['陈志强', 'PERSON'],
    ['李娜', 'PERSON'],
  ]);
  const [first = '', second = ''] = text.split(/[和下]/u);
  const conversation = { secret: SECRET, entries: vault };
  expect(restored(`I saw ${capital(inLatin(first)[1] ?? '')}.`, conversation)).toBe('I saw Zhiqiang.');
  const short = `I saw ${capital(inLatin(second)[1] ?? '')}.`;
  expect(restored(short, conversation)).toBe(short);
});

it('leaves a surname that is another word of the reply', () => {
  const { text, vault } = run('陈志强下周来。', [['陈志强', 'PERSON']]);
  const reply = `${inLatin(text.slice(0, 3))[0]} is a river, ${inLatin(text.slice(0, 3))[0]} too.`;
  expect(restored(reply, { secret: SECRET, entries: vault })).toBe(reply);
});

/** The letters of the Revised Romanisation, composed by hand for the syllables that a stand-in can have here. */
const hangul = (syllable: string) => {
  const code = syllable.charCodeAt(0) - 0xac00;
  const start = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')[Math.floor(code / 588)];
  const vowel = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')[
    Math.floor((code % 588) / 28)
  ];
  const end = { 0: '', 1: 'k', 4: 'n', 8: 'l', 16: 'm', 17: 'p', 21: 'ng' }[code % 28] ?? '?';
  return `${start}${vowel}${end}`;
};

it.each(['-', ''])('restores a Korean given name, joined by "%s"', (sign) => {
  const { text, vault } = run('김민지 씨가 내일 옵니다.', [['김민지', 'PERSON']]);
  const given = capital([...text.slice(1, 3)].map(hangul).join(sign));
  expect(restored(`I met ${given} there.`, { secret: SECRET, entries: vault })).toBe(`I met Min${sign}ji there.`);
});
