// Chinese, Japanese and Korean names get stand-ins that are names of the same script, and each part of a stand-in is restored.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composedNameCodecs } from '../../codecs/composed-name-codecs.ts';
import { ALL_COMPOSED_NAMES } from '../../privacy/lists/composed-names.ts';
import { NON_LATIN_NAME_LISTS } from '../../privacy/lists/index.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { growingReplyRestorer } from '../../restore/growing-reply.ts';
import { compileMatcher } from '../../restore/surrogate-matcher.ts';
import { hasUnspacedLetter } from '../../text/script.ts';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

const vault = (done: ReturnType<typeof run>) => ({ secret: SECRET, entries: done.vault });
const HAN = /^\p{Script=Han}+$/u;

it.each([
  ['王秀英', HAN, 3],
  ['王伟', HAN, 2],
  ['欧阳文静', HAN, 4],
  ['陳美玲', HAN, 3],
  ['翟翙', HAN, 2],
  ['约翰·史密斯', /^\p{Script=Han}+·\p{Script=Han}+$/u, undefined],
  ['田中花子', /^[\p{Script=Han}々\p{Script=Hiragana}]+$/u, undefined],
  ['鈴木さくら', /^[\p{Script=Han}々]+\p{Script=Hiragana}+$/u, undefined],
  ['タナカ', /^\p{Script=Katakana}+$/u, undefined],
  ['김민수', /^\p{Script=Hangul}{3}$/u, 3],
  ['남궁민수', /^\p{Script=Hangul}{4}$/u, 4],
] as const)('keeps script and shape of %s', (name, shape, length) => {
  const done = run(name, [[name, 'PERSON']]);
  expect(done.text).toMatch(shape);
  expect(done.text).not.toBe(name);
  if (length !== undefined) expect([...done.text]).toHaveLength(length);
  expect(restored(done.text, vault(done))).toBe(name);
});

it.each([
  [
    '王秀英',
    ['王', '秀英'],
    (last: string, first: string) => [`请联系${last}女士。`, `${first}说明天来。`, `${last}${first}的电话`],
  ],
  [
    '김민수',
    ['김', '민수'],
    (last: string, first: string) => [`${last} 과장님께`, `${first}씨는 내일`, `${first}가 왔다`, `${last}${first}은`],
  ],
  [
    '田中花子',
    ['田中', '花子'],
    (last: string, first: string) => [`${last}さんへ`, `${first}ちゃんは`, `${last} ${first}様`],
  ],
] as const)('restores the parts of %s', (name, [last, first], replies) => {
  const done = run(`${name}`, [[name, 'PERSON']]);
  const stands = (part: string) => done.pairs.find((pair) => pair.original === part)?.surrogate ?? '';
  const expected = replies(last, first);
  replies(stands(last), stands(first)).forEach((reply, at) => {
    expect(restored(reply, vault(done))).toBe(expected[at]);
  });
});

it('restores a Latin name between signs', () => {
  const done = run('请给Jelena打电话，Thackeray先生不在。', [
    ['Jelena', 'PERSON'],
    ['Thackeray', 'PERSON'],
  ]);
  expect(done.text).not.toMatch(/Jelena|Thackeray/);
  expect(restored(done.text, vault(done))).toBe('请给Jelena打电话，Thackeray先生不在。');
});

it.each([
  ['林明泽 MINGZE LIN', 'PERSON'],
  ['奕辰 Lee', 'PERSON'],
  ['Lee明泽', 'PERSON'],
  ['ABC贸易有限公司', 'ORGANIZATION'],
  ['주식회사 Hanbit전자', 'ORGANIZATION'],
  ['中山路12号Greenwood花园', 'ADDRESS'],
] as const)('leaves nothing of %s, where two scripts meet', (text, type) => {
  const done = run(text, [[text, type]]);
  expect(done.text).not.toMatch(/MINGZE|LIN|Lee|ABC|Hanbit|Greenwood|12|[明泽奕辰林]/);
  expect(restored(done.text, vault(done))).toBe(text);
});

it('keeps the form of a name that is followed by its transliteration', () => {
  expect(run('林明泽 MINGZE LIN', [['林明泽 MINGZE LIN', 'PERSON']]).text).toMatch(
    /^\p{Script=Han}{3} [A-Z]+ [A-Z]+$/u,
  );
});

it.each([
  ['王先生', /^\p{Script=Han}先生$/u, '王'],
  ['김민수 과장님', /^\p{Script=Hangul}{3} 과장님$/u, '김'],
  ['김민수군', /^\p{Script=Hangul}{3}군$/u, '김'],
  ['田中君', /^[\p{Script=Han}々]+君$/u, '田中'],
])('keeps the title in %s', (name, shape, gone) => {
  const text = name === '田中君' ? `${name}は` : name;
  const done = run(text, [[name, 'PERSON']]);
  expect(done.text.slice(0, done.text.length - text.length + name.length)).toMatch(shape);
  expect(done.text).not.toContain(gone);
});

it('takes no sign of a given name for a title', () => {
  expect(run('李文君', [['李文君', 'PERSON']]).text).not.toMatch(/[李文君]/);
  expect(run('김수양', [['김수양', 'PERSON']]).text).not.toMatch(/[김수양]/);
});

it('knows the most frequent surnames', () => {
  const listed = new Set(NON_LATIN_NAME_LISTS.flatMap(({ entries }) => entries));
  const frequent = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕';
  expect([...frequent].filter((surname) => !listed.has(surname))).toEqual([]);
});

it('leaves a sign of a name inside a word', () => {
  const pairs = [
    { surrogate: '林', original: '王', shape: 'word', type: 'PERSON' },
    { surrogate: '刚', original: '伟', shape: 'word', type: 'PERSON' },
  ] as const;
  const text = (reply: string) =>
    compileMatcher(pairs)
      .apply(reply)
      .map((segment) => segment.text)
      .join('');
  expect(text('森林刚刚下过雨。')).toBe('森林刚刚下过雨。');
  expect(text('请林刚签字，林先生同意。')).toBe('请王伟签字，王先生同意。');
  expect(text('刚才小刚来了。')).toBe('刚才小伟来了。');
});

it('restores while the reply streams', () => {
  const done = run('王秀英和김민수', [
    ['王秀英', 'PERSON'],
    ['김민수', 'PERSON'],
  ]);
  const reply = `${done.text}都来了，${done.text.slice(0, 3)}先走。`.repeat(3);
  const matcher = compileMatcher(done.pairs);
  const growing = growingReplyRestorer(matcher);
  let last = '';
  for (let end = 1; end <= reply.length; end += 1)
    last = growing(reply.slice(0, end))
      .map((s) => s.text)
      .join('');
  expect(last).toBe('王秀英和김민수都来了，王秀英先走。'.repeat(3));
});

it('never gives a stand-in that stands in the visible text', () => {
  const first = run('王秀英', [['王秀英', 'PERSON']]).text;
  const second = run(`王秀英请转告${first.slice(1)}一声`, [['王秀英', 'PERSON']]);
  expect(second.text.slice(1, 3)).not.toBe(first.slice(1));
});

it.each([
  ['北京华创科技有限公司', /^\p{Script=Han}{2}科技有限公司$/u],
  ['株式会社山田製作所', /^株式会社\p{Script=Han}+製作所$/u],
  ['주식회사 한빛전자', /^주식회사 \p{Script=Hangul}+전자$/u],
  ['阳光幼儿园', /^\p{Script=Han}{2}幼儿园$/u],
])('keeps what kind of organisation %s is', (name, expected) => {
  const done = run(`我在${name}上班`, [[name, 'ORGANIZATION']]);
  expect(done.text.slice(2, -2)).toMatch(expected);
  expect(done.text).not.toContain(name);
  expect(restored(done.text, vault(done))).toBe(`我在${name}上班`);
});

it('keeps the form of an address and restores its street alone', () => {
  const address = '北京市朝阳区建国路88号3单元502室';
  const done = run(address, [[address, 'ADDRESS']]);
  expect(done.text).toMatch(/^\p{Script=Han}{2}市\p{Script=Han}{2}区\p{Script=Han}{2}路\d{2}号\d单元\d{3}室$/u);
  const street = /区(.+号)/u.exec(done.text)?.[1] ?? '';
  expect(restored(`位于${street}。`, vault(done))).toBe('位于建国路88号。');
});

it('permutes every composed name exactly', () => {
  for (const names of ALL_COMPOSED_NAMES) {
    const codec = composedNameCodecs.find(({ name }) => name === `list:${names.name}`);
    const places = names.places();
    const name = fc
      .tuple(...places.map((classes) => fc.constantFrom(...classes.flatMap(({ signs }) => signs))))
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(name, fc.string(), (original, seed) => {
        const secret = secretFrom(seed);
        const surrogate = codec?.issue(original, secret);
        if (surrogate === undefined) return;
        expect(surrogate).not.toBe(original);
        expect(codec?.recover(surrogate, secret)).toBe(original);
      }),
    );
  }
});

it('gives every name of a small class exactly once', () => {
  const [codec] = composedNameCodecs.filter(({ name }) => name.includes('given-one'));
  for (const { signs } of ALL_COMPOSED_NAMES[0]?.places()[0] ?? []) {
    const given = signs.map((sign) => codec?.issue(sign, SECRET) ?? sign);
    expect(new Set(given)).toEqual(new Set(signs));
  }
});

it('replaces a Latin name beside a vowel sign that stands alone', () => {
  const text = 'From DOT ี today.';
  const done = run(text, [['DOT ี', 'PERSON']]);
  expect(done.text).not.toContain('DOT');
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(text);
});

it('has lists large enough to hide in', () => {
  const size = (name: string) => NON_LATIN_NAME_LISTS.find((list) => list.name === name)?.entries.length ?? 0;
  expect(size('last-chinese-1')).toBeGreaterThanOrEqual(150);
  expect(size('last-japanese-1')).toBeGreaterThanOrEqual(150);
  const signs = ALL_COMPOSED_NAMES[0]?.places()[0]?.flatMap((place) => place.signs) ?? [];
  expect(signs.length).toBeGreaterThanOrEqual(400);
  for (const { entries } of NON_LATIN_NAME_LISTS) expect(entries.every((entry) => !/[a-z]/iu.test(entry))).toBe(true);
  expect(NON_LATIN_NAME_LISTS.some(({ entries }) => entries.some(hasUnspacedLetter))).toBe(true);
});
