// Names in Cyrillic, Greek, Arabic, Hebrew, Devanagari and Thai: stand-ins keep script, case and gender, and every form of them is
// restored.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listCodecs } from '../../codecs/list-codecs.ts';
import { ALL_NAME_LISTS, INFLECTED_NAME_LISTS, NON_LATIN_NAME_LISTS } from '../../privacy/lists/index.ts';
import { permutation } from '../../privacy/permutation.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { scriptOf } from '../../text/script.ts';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

const vault = (done: ReturnType<typeof run>) => ({ secret: SECRET, entries: done.vault });
const codecOf = (name: string) => listCodecs.find((codec) => codec.name === `list:${name}`);

it.each([
  ['Анне Ивановой', /^\p{Lu}\p{L}+е \p{Lu}\p{L}+(?:ов|ев|ёв|ин)ой$/u],
  ['Сергеем Кузякиным', /^\p{Lu}\p{L}+еем \p{Lu}\p{L}+(?:ов|ев|ин)ым$/u],
  ['Наталья Достоевская', /^\p{Lu}\p{L}+я \p{Lu}\p{L}+ская$/u],
  ['Иванов Иван Петрович', /^\p{Lu}\p{L}+(?:ов|ев|ёв|ин) \p{Lu}\p{L}+ \p{Lu}\p{L}+ич$/u],
  ['Олексію Яворівському', /^\p{Lu}\p{L}+ію \p{Lu}\p{L}+[сц]ькому$/u],
  ['Оксана Бондаренко', /^\p{Lu}\p{L}+а \p{Lu}\p{L}+енко$/u],
  ['Ольгой', /^\p{Lu}\p{L}+ой$/u],
  ['Георгиос Παπαδόπουλος', /όπουλος$/u],
  ['Ελένη Γεωργιάδου', /^\p{Script=Greek}+η \p{Script=Greek}+ου$/u],
  ['محمد الغامدي', /^\p{Script=Arabic}+ ال\p{Script=Arabic}+$/u],
  ['שרה כהן', /^\p{Script=Hebrew}+ [\p{Script=Hebrew}']+$/u],
  ['राहुल शर्मा', /^[\p{Script=Devanagari}]+ [\p{Script=Devanagari}]+$/u],
  ['สมชาย ใจดี', /^\p{Script=Thai}+ \p{Script=Thai}+$/u],
  ['हर्षवर्धन बिष्ट', /^[\p{Script=Devanagari}]+ [\p{Script=Devanagari}]+$/u],
  ['أروى المرزوقي', /^\p{Script=Arabic}+ ال\p{Script=Arabic}+$/u],
])('keeps script, case and gender of %s', (name, shape) => {
  const done = run(name, [[name, 'PERSON']]);
  expect(done.text).toMatch(shape);
  for (const word of name.split(' ')) expect(done.text).not.toContain(word);
  expect(restored(done.text, vault(done))).toBe(name);
});

it.each([
  // Names in a permuted list.
  [
    'Анна Иванова',
    (f: string, l: string) => `${f.slice(0, -1)}у ${l}у и ${f.slice(0, -1)}ой ${l}ой`,
    'Анну Иванову и Анной Ивановой',
  ],
  // Names from the reserve: the vault holds one form of the name, and the reply uses other forms.
  ['Сергей Кузякин', (_: string, l: string) => `${l}у, ${l}ым, ${l}а`, 'Кузякину, Кузякиным, Кузякина'],
  [
    'Ольга Достоевская',
    (_: string, l: string) => `${l.slice(0, -2)}ую, ${l.slice(0, -2)}ой`,
    'Достоевскую, Достоевской',
  ],
] as const)('restores other cases of %s', (name, reply, expected) => {
  const done = run(name, [[name, 'PERSON']]);
  const [first = '', last = ''] = done.text.split(' ');
  const stem = name.startsWith('Анна') ? last.slice(0, -1) : last;
  expect(restored(reply(first, stem), vault(done))).toBe(expected);
});

it('restores a name behind a prefix that is written with it', () => {
  const done = run('محمد الغامدي ודוד כהן', [
    ['محمد الغامدي', 'PERSON'],
    ['דוד כהן', 'PERSON'],
  ]);
  const [arabic = '', family = '', hebrew = ''] = done.text.split(' ');
  const reply = `ل${arabic} وال${family.slice(2)} ל${hebrew.slice(1)}`;
  expect(restored(reply, vault(done))).toBe('لمحمد والغامدي לדוד');
});

it('leaves a Russian word that a name is too', () => {
  const done = run('Иван Орлов', [['Иван Орлов', 'PERSON']]);
  const word = done.text.split(' ')[1]?.toLowerCase() ?? '';
  expect(restored(`Много ${word} вокруг.`, vault(done))).toBe(`Много ${word} вокруг.`);
});

it('restores a name that was typed in small letters', () => {
  const done = run('напиши анне ивановой', [['анне ивановой', 'PERSON']]);
  const [, first = '', last = ''] = done.text.split(' ');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  expect(restored(`${capital(first)} ${capital(last)}`, vault(done))).toBe('Анне Ивановой');
});

it('gives every entry of every list exactly once, in its own script', () => {
  for (const { name, entries } of ALL_NAME_LISTS) {
    const { forward, inverse } = permutation(SECRET, name, entries.length);
    const images = entries.map((_, index) => forward(index));
    expect(new Set(images).size).toBe(entries.length);
    expect(images.map(inverse)).toEqual(entries.map((_, index) => index));
  }
  for (const { name, entries } of NON_LATIN_NAME_LISTS) {
    for (const entry of entries) {
      const surrogate = codecOf(name)?.issue(entry, SECRET);
      if (surrogate === undefined) continue;
      const isJapanese = /^(?:han|kana)$/.test(scriptOf(entry));
      expect(isJapanese ? /^(?:han|kana)$/.test(scriptOf(surrogate)) : scriptOf(surrogate) === scriptOf(entry)).toBe(
        true,
      );
      expect(codecOf(name)?.recover(surrogate, SECRET)).toBe(entry);
    }
  }
});

it('brings every form of a declined name back under any key', () => {
  const form = fc
    .constantFrom(...INFLECTED_NAME_LISTS)
    .chain(({ names, endings }) =>
      fc
        .tuple(fc.constant(names.name), fc.constantFrom(...names.entries), fc.constantFrom(...endings))
        .map(
          ([name, entry, ending]) => [name, entry.slice(0, entry.length - (endings[0] ?? '').length) + ending] as const,
        ),
    );
  fc.assert(
    fc.property(form, fc.string(), ([name, text], seed) => {
      const codec = codecOf(name);
      const secret = secretFrom(seed);
      const surrogate = codec?.issue(text, secret);
      if (surrogate === undefined) return;
      expect(codec?.recover(surrogate, secret)).toBe(text);
      expect(codec?.canonical(surrogate)).toBeDefined();
    }),
  );
});

it('begins with the nominative in every declined list', () => {
  for (const { names, endings } of INFLECTED_NAME_LISTS)
    expect(names.entries.filter((entry) => !entry.endsWith(endings[0] ?? ''))).toEqual([]);
});

it('sends an entry to each place of its list equally often', () => {
  const entries = ALL_NAME_LISTS.find(({ name }) => name === 'last-korean-vowel-1')?.entries ?? [];
  const counts = new Array<number>(entries.length).fill(0);
  const draws = 200 * entries.length;
  for (let i = 0; i < draws; i += 1) {
    const at = permutation(secretFrom(`key ${i}`), 'last-korean-vowel-1', entries.length).forward(3);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  // 26 degrees of freedom: beyond 54.05 with a probability of 0.1%. The keys are fixed, so the outcome is too.
  expect(entries.length).toBe(27);
  expect(chiSquare).toBeLessThan(54.05);
});

it('never gives a stand-in that is visible or that stands for another', () => {
  const names = [
    'Анна Иванова',
    'Сергей Кузякин',
    '王秀英',
    '김민수',
    'محمد الغامدي',
    'דוד כהן',
    'राहुल शर्मा',
    'สมชาย ใจดี',
  ];
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...names), { minLength: 2 }), fc.string(), (chosen, seed) => {
      const secret = secretFrom(seed);
      const conversation = { secret, entries: [] };
      const first = run(
        chosen.join(', '),
        chosen.map((name) => [name, 'PERSON'] as const),
        conversation,
      );
      const visible = first.pairs.filter(({ surrogate }) => surrogate.length > 1).map(({ surrogate }) => surrogate);
      const text = `${chosen.join(', ')}; ${visible.join(', ')}`;
      const again = run(
        text,
        chosen.map((name) => [name, 'PERSON'] as const),
        conversation,
      );
      // A word that the text has of its own accord stands for itself.
      const issued = again.pairs.filter(({ surrogate, original }) => surrogate !== original);
      expect(issued.filter(({ surrogate }) => visible.includes(surrogate))).toEqual([]);
      expect(new Set(again.pairs.map(({ surrogate }) => surrogate)).size).toBe(again.pairs.length);
      expect(restored(again.text, { secret, entries: again.vault })).toBe(text);
    }),
    { numRuns: 30 },
  );
});

it('gives five Vietnamese people of a conversation whole names of the pool, not two joined', () => {
  const names = ['Nguyễn Quang Hải', 'Vũ Thanh Sơn', 'Hoàng Minh Đức', 'Phạm Gia Huy', 'Ngô Tiến Dũng'];
  const text = `Viết giúp tôi một lá thư mời họp gửi ${names.join(', ')} vào sáng thứ Ba tuần sau được không?`;
  const marks = names.map((name): [string, 'PERSON'] => [name, 'PERSON']);
  for (let seed = 0; seed < 20; seed += 1)
    expect(run(text, marks, { secret: secretFrom(`seed ${seed}`), entries: [] }).text).not.toMatch(/\p{Ll}\p{Lu}/u);
});

it('gives a name in a script without lists of names a Latin one with capitals', () => {
  const name = 'கவிதா முருகேசன்';
  expect(run(name, [[name, 'PERSON']]).text).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{L}+$/u);
});
