// Surrogates of organisations: the words for their kind stay, where the language puts them, and no other word of the name stays.
import { expect, it } from 'vitest';
import { keptWordsOfOrganisation } from '../../kinds/kept-kinds.ts';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

const NAME = '[\\p{L}\\p{M}\\p{N}]+';
/** A pattern for the shape of a name; `*` means any word. */
const shapeOf = (shape: string) => new RegExp(`^${shape.replace(/[.()]/gu, '\\$&').replaceAll('*', NAME)}$`, 'u');

it.each([
  ['Rowan Optics', '* Optics'],
  ['Blue Door Bakery', '* * Bakery'],
  ['Azteca Glass Ltd', '* Glass Ltd'],
  ['Glass & Rowe Plumbing', '* & * Plumbing'],
  ['Family Dental Care', '* * Care'],
  ['St Cuthman’s Infants', 'St *’s Infants'],
  ['Café Kitchen', 'Café *'],
  ['Waldschule Ohlental', '*schule *'],
  ['Meblopol Sp. z o.o.', '* Sp. z o.o.'],
  ['College of Law', 'College of *'],
  ['Optik Meier', 'Optik *'],
  ['Wohnbau Lippetal eG', 'Wohnbau * eG'],
  ['Löwen-Apotheke', '*-Apotheke'],
  ['Sonnenapotheke', '*apotheke'],
  ['Zahnarztpraxis Morgenrot', 'Zahnarztpraxis *'],
  ['Johannes-Beispiel-Gymnasium', '*-Gymnasium'],
  ['Школа № 18', 'Школа № *'],
  ['Realschule am Inn', 'Realschule am *'],
  ['Clínica Dental Sonrisas', 'Clínica Dental *'],
  ['Mudanzas Turiano', 'Mudanzas *'],
  ['Casa di riposo Aurora', 'Casa di riposo *'],
  ['Autofficina Brambilla', 'Autofficina *'],
  ['Toitures Renardin', 'Toitures *'],
  ['Padaria Estrela', 'Padaria *'],
  ['Przedszkola Niezapominajka', 'Przedszkola *'],
  ['Szpitalu św. Wojciecha', 'Szpitalu *. *'],
  ['Lékárny na Růžku', 'Lékárny na *'],
  ['клиники «Булёк»', 'клиники «*»'],
  ['садочка «Дзвіночок»', 'садочка «*»'],
  ['Φροντιστήριο Πυξίδα', 'Φροντιστήριο *'],
  ['Pitypang Óvodában', '* Óvodában'],
  ['Kvarnskolan', '*skolan'],
  ['Metsolan koulua', '* koulua'],
  ['Çınar Tekstil', '* Tekstil'],
  ['Nha khoa Sao Khuê', 'Nha khoa * *'],
  ['Bengkel Maju Lancar', 'Bengkel * *'],
  ['البركة للمعادن', '* للمعادن'],
  ['נגריית האורן', 'נגריית *'],
  ['संजीवनी प्रिंटर्स', '* प्रिंटर्स'],
  ['دبیرستان فرهنگ', 'دبیرستان *'],
  ['山田歯科', '*歯科'],
  ['喫茶ひょうたん', '喫茶*'],
  ['汇通冷链', '*冷链'],
  ['늘봄동물병원', '*동물병원'],
  ['รพ.ปากน้ำเวช', 'รพ.*'],
])('keeps the kind of "%s" in its place', (original, shape) => {
  const text = /[\u3400-\u9fff]/u.test(original) ? `${original}の予約` : original;
  const done = run(text, [[original, 'ORGANIZATION']]);
  const surrogate = done.text.replace(/の予約$/u, '');
  expect(surrogate).toMatch(shapeOf(shape));
  const kept = new Set(shape.match(/[\p{L}\p{M}]+/gu) ?? []);
  for (const word of original.match(/[\p{L}\p{M}]+/gu) ?? [])
    if (!kept.has(word)) expect(surrogate.split(/[^\p{L}\p{M}]+/u)).not.toContain(word);
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(text);
});

it('restores a firm that the reply names by its first word, in lower case or with a possessive', () => {
  const done = run('I am at Rowan Optics.', [['Rowan Optics', 'ORGANIZATION']]);
  const [, name = ''] = /at (\p{L}+) Optics/u.exec(done.text) ?? [];
  const conversation = { secret: SECRET, entries: done.vault };
  expect(restored(`${name} opens at nine.`, conversation)).toBe('Rowan opens at nine.');
  expect(restored(`${name}'s lenses, the ${name} Optics team`, conversation)).toBe(
    "Rowan's lenses, the Rowan Optics team",
  );
});

it('restores a compound by itself and in a hyphened form', () => {
  const done = run('Die Löwen-Apotheke liefert.', [['Löwen-Apotheke', 'ORGANIZATION']]);
  const [, whole = ''] = /^Die (\S+) liefert/u.exec(done.text) ?? [];
  expect(restored(`In der ${whole} gibt es das.`, { secret: SECRET, entries: done.vault })).toBe(
    'In der Löwen-Apotheke gibt es das.',
  );
});

it('says that the kind of a firm is kept', () => {
  const { text, guarantee } = run('Rowan Optics', [['Rowan Optics', 'ORGANIZATION']]);
  expect(text).toMatch(/^(?!Rowan)\p{L}+ Optics$/u);
  expect(guarantee.takenAsPublic).toContainEqual({ key: 'publicOrganizationKind' });
});

it.each(['Rowan Optics', 'مهدی بازرگانی', 'مریم صرافی', 'Hermanos Quiroga'])(
  'keeps no word of "%s" if a person named it a person',
  (name) => {
    const { text, guarantee } = run(name, [[name, 'PERSON']]);
    for (const word of name.split(' ')) expect(text).not.toContain(word);
    expect(guarantee.takenAsPublic).not.toContainEqual({ key: 'publicOrganizationKind' });
  },
);

it('has the type of a placeholder in its guarantee, even if the original resembles a firm', () => {
  const { text, guarantee } = run('Optik Meier', [['Optik Meier', 'PERSON']], undefined, 'placeholder');
  expect(text).toBe('[PERSON_1]');
  expect(guarantee.values.map(({ type }) => type)).toEqual(['PERSON']);
});

it.each([
  ['Piekarnia Marek Kościelniak', 'Kościelniak'],
  ['Zakład Kowalski', 'Kowalski'],
  ['Kahvila Leo Salonen', 'Salonen'],
  ['Pékség Asztalos', 'Asztalos'],
  ['Kőműves Pékség', 'Kőműves'],
  ['Restoran Berberoğlu', 'Berberoğlu'],
  ['Kasapoğlu Tekstil', 'Kasapoğlu'],
  ['Clinica Spitaler', 'Spitaler'],
  ['Пекарня Школьник', 'Школьник'],
  ['Аптека Аптекарев', 'Аптекарев'],
  ['Автосервис Заводов', 'Заводов'],
  ['Talleres Juan Peña', 'Peña'],
  ['Bodegas Ana Posada', 'Posada'],
  ['Piekarnia Kazimierz Kos', 'Kos'],
  ['Atelier Lise Moreau', 'Lise'],
  ['Panadería Luz Marina', 'Marina'],
  ['Tiệm Ngọc Lan', 'Ngọc'],
  ['Tiệm bánh Thị Hoa', 'Hoa'],
  ['Công ty Trịnh Công', 'Công'],
  ['Cabinetul Ionescu', 'Ionescu'],
  ['Talleres Min Park', 'Park'],
  ['Bakery Susan Ward', 'Ward'],
  ['Temple & Hart Ltd', 'Temple'],
  ['Praxis Anna Hall', 'Hall'],
  ['Bäckerei Jo Barber', 'Barber'],
  ['Salón Rosalind Mercado', 'Mercado'],
  ['Cooperativa Anna Facchini', 'Facchini'],
])('replaces in "%s" a surname or given name that resembles a kind', (name, private_) => {
  const { text } = run(name, [[name, 'ORGANIZATION']]);
  expect(text.toLowerCase()).not.toContain(private_.toLowerCase());
});

it('keeps a kind at the end of a part of a name, and no word that also stands inside the name', () => {
  expect([...keptWordsOfOrganisation('Blue Hand Bakery, Vik')]).toEqual(['bakery']);
  expect([...keptWordsOfOrganisation('Vik Bakery Ada Bakery')]).toEqual([]);
});

it('takes a Persian word whose parts a mark without width divides for one word, and puts it back', () => {
  const text = 'در Shreveport زندگی می‌کنم.';
  const { text: sent, vault } = run(text, [['Shreveport زندگی می‌کنم', 'ORGANIZATION']]);
  expect(sent).not.toContain('کنم');
  expect(restored(sent, { secret: SECRET, entries: vault })).toBe(text);
});
