// Numbers directly beside letters of scripts without spaces.
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { restored as textOfReply } from '../sanitize/marked-text.test-support.ts';
import { send } from './reply-template.test-support.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const PAIRS: readonly RestorePair[] = [
  { surrogate: '54540292', original: '20231845', shape: 'digits', type: 'ID' },
  { surrogate: '098-3561-2572', original: '090-1234-8876', shape: 'digits', type: 'PHONE' },
];
const restored = (reply: string) =>
  restoreWithPairs(reply, PAIRS)
    .map(({ text }) => text)
    .join('');

it.each([
  ['学号54540292，请假', '学号20231845，请假'],
  ['お電話は098-3561-2572までお願いします', 'お電話は090-1234-8876までお願いします'],
  ['전화 098-3561-2572입니다', '전화 090-1234-8876입니다'],
])('restores %s', (reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it.each(['A54540292', '545402921', '54540292b'])('leaves the longer %s', (reply) => {
  expect(restored(reply)).toBe(reply);
});

it('gives no phone number an ending that another one of the prompt has', () => {
  const phones = Array.from({ length: 200 }, (_, i) => `0171 ${5_570_000 + ((i * 7919) % 10_000)}`);
  const prompt = phones.map((phone) => `⟦${phone}⟧`).join('\n');
  const { replacements, conversation } = send(prompt, 'PHONE', 'endings');
  const endings = new Set(phones.map((phone) => phone.slice(-4)));
  expect(replacements.filter(({ surrogate }) => endings.has(surrogate.slice(-4)))).toEqual([]);
  const [{ surrogate, original } = { surrogate: '', original: '' }] = replacements;
  const reply = `The number ending in ${surrogate.slice(-4)}, and one ending in ${phones[3]?.slice(-4)}.`;
  expect(textOfReply(reply, conversation)).toBe(reply.replace(surrogate.slice(-4), original.slice(-4)));
});
