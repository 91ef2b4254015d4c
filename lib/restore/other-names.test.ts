// Words that equal a surrogate but mean somebody or something else stay, and the person named beside them is restored.
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const restored = (reply: string, names: Readonly<Record<string, string>>, type: 'PERSON' | 'LOCATION' = 'PERSON') =>
  restoreWithPairs(
    reply,
    Object.entries(names).map(([surrogate, original]): RestorePair => ({ surrogate, original, shape: 'word', type })),
  )
    .map(({ text }) => text)
    .join('');

it.each([
  ['Alice reads Alice in Wonderland.', { Alice: 'Eva' }, 'Eva reads Alice in Wonderland.'],
  ['Alice reads _Alice in Wonderland_.', { Alice: 'Eva' }, 'Eva reads _Alice in Wonderland_.'],
  ["Mr Nelson saw Nelson's Column.", { Nelson: 'Brandt' }, "Mr Brandt saw Nelson's Column."],
  ['Queen Elizabeth II met Elizabeth.', { Elizabeth: 'Tessa' }, 'Queen Elizabeth II met Tessa.'],
  ['On St George’s Day George slept.', { George: 'Gustav' }, 'On St George’s Day Gustav slept.'],
  ['Henry VIII, not Henry.', { Henry: 'Emil' }, 'Henry VIII, not Emil.'],
  ['Peter the Great and Peter', { Peter: 'Ivo' }, 'Peter the Great and Ivo'],
  ['Johnson & Johnson for Mr Johnson', { Johnson: 'Prager' }, 'Johnson & Johnson for Mr Prager'],
  ['Lyndon B. Johnson, Mr Johnson', { Johnson: 'Moss' }, 'Lyndon B. Johnson, Mr Moss'],
  ['G. M. Campbell wrote it, Mr Campbell read it.', { Campbell: 'Moss' }, 'G. M. Campbell wrote it, Mr Moss read it.'],
  ['C. J. Campbell wrote it.', { Claire: 'Ilka', Campbell: 'Moss' }, 'C. J. Moss wrote it.'],
  ['La battaglia per il bilancio è finita.', { Battaglia: 'Renzi' }, 'La battaglia per il bilancio è finita.'],
  ['Voor Luisa is dat te laat.', { Luisa: 'Geesje' }, 'Voor Geesje is dat te laat.'],
  ['O senhor Mariani assina.', { Mariani: 'Bexiga' }, 'O senhor Bexiga assina.'],
  ['Szanowny Panie Zieliński, dziękuję.', { Zieliński: 'Gołąbek' }, 'Szanowny Panie Gołąbek, dziękuję.'],
  ['De wijk Ehrenfeld ligt in Keulen.', { Ehrenfeld: 'Talsma' }, 'De wijk Ehrenfeld ligt in Keulen.'],
  ['Emily read Emily Dickinson.', { Emily: 'Ilka' }, 'Ilka read Emily Dickinson.'],
  ['Miguel de Cervantes y la señora Cervantes', { Cervantes: 'Galdós' }, 'Miguel de Cervantes y la señora Galdós'],
  ['Alexis Sánchez joue au football.', { Sanchez: 'Martin', Soraya: 'Chelsea' }, 'Alexis Sánchez joue au football.'],
  ['Wopke Sánchez était là, Mme Sanchez aussi.', { Sanchez: 'Martin' }, 'Wopke Sánchez était là, Mme Martin aussi.'],
  ['Ask Ms DeLeon-Sanchez.', { DeLeon: 'Lindqvist', Sanchez: 'Moreau' }, 'Ask Ms Lindqvist-Moreau.'],
  [
    'Ms Gerhardt-Takahashi; giorgio1095@x.com',
    { Takahashi: 'Moreau', Gerhardt: 'Lindqvist' },
    'Ms Lindqvist-Moreau; giorgio1095@x.com',
  ],
  ['Marinus Sanchez nacque a Pisa.', { Sanchez: 'Bruni' }, 'Marinus Sanchez nacque a Pisa.'],
  [
    'Chère Madame Sanchez, Soraya Sanchez est là.',
    { Sanchez: 'Martin', Soraya: 'Chelsea' },
    'Chère Madame Martin, Chelsea Martin est là.',
  ],
  ['Carmen sang in the opera "Carmen".', { Carmen: 'Lidia' }, 'Lidia sang in the opera "Carmen".'],
  ['did Wilhelm tell u about Wilhelm Tell?', { Wilhelm: 'Hadley' }, 'did Hadley tell u about Wilhelm Tell?'],
  ['Desde agosto. Koji CHF 929545.- al mes.', { Koji: 'Gano' }, 'Desde agosto. Gano CHF 929545.- al mes.'],
  ['Otto mag Otto von Bismarck nicht.', { Otto: 'Detlef' }, 'Detlef mag Otto von Bismarck nicht.'],
  ['Alexandre aime Alexandre le Grand.', { Alexandre: 'Ghislain' }, 'Ghislain aime Alexandre le Grand.'],
  ['Mr Coleman has a Coleman stove.', { Coleman: 'Riis' }, 'Mr Riis has a Coleman stove.'],
  ["Mr Russell explains Russell's paradox.", { Russell: 'Lindgren' }, "Mr Lindgren explains Russell's paradox."],
  ['Ms Ross sails the Ross Sea.', { Ross: 'Vance' }, 'Ms Vance sails the Ross Sea.'],
  ["By Murphy's law, Ms Murphy is late.", { Murphy: 'Farrow' }, "By Murphy's law, Ms Farrow is late."],
  ['Gabriel Garcia Marquez pleased Ms Marquez.', { Marquez: 'Lund' }, 'Gabriel Garcia Marquez pleased Ms Lund.'],
  ['Un libro su santa Chiara, per Chiara.', { Chiara: 'Ornella' }, 'Un libro su santa Chiara, per Ornella.'],
  ['Ms Fonseca saw the Gulf of Fonseca.', { Fonseca: 'Lunde' }, 'Ms Lunde saw the Gulf of Fonseca.'],
  ['Ms Yoon met President Yoon Suk Yeol.', { Yoon: 'Wik' }, 'Ms Wik met President Yoon Suk Yeol.'],
  [
    'Raphael likes the School of Athens by Raphael a lot.',
    { Raphael: 'Odin' },
    'Odin likes the School of Athens by Raphael a lot.',
  ],
  [
    'A letter, prepared by Raphael. Signed by Raphael.',
    { Raphael: 'Odin' },
    'A letter, prepared by Odin. Signed by Odin.',
  ],
  ['Take Manon to hear Manon by Giacomo Puccini.', { Manon: 'Siv' }, 'Take Siv to hear Manon by Giacomo Puccini.'],
  ['GB73 LWCE 1253 2996 3787 28; Sorrentino', { Sorrentino: 'Thackeray' }, 'GB73 LWCE 1253 2996 3787 28; Thackeray'],
  ['Ask Manon by Friday.', { Manon: 'Siv' }, 'Ask Siv by Friday.'],
  ['Ms Petrov proves the Schulz–Petrov theorem.', { Petrov: 'Lund' }, 'Ms Lund proves the Schulz–Petrov theorem.'],
  ['Mr Sutton likes the Sutton frame.', { Sutton: 'Lund' }, 'Mr Lund likes the Sutton frame.'],
  ['The Hillman family has a can of Hillman.', { Hillman: 'Lund' }, 'The Lund family has a can of Hillman.'],
  [
    'Ask Mr Petersen. Wolfgang Petersen directed it.',
    { Petersen: 'Lund' },
    'Ask Mr Lund. Wolfgang Petersen directed it.',
  ],
  ['We saw Tirso’s Isabel with Isabel.', { Isabel: 'Siv' }, 'We saw Tirso’s Isabel with Siv.'],
  ['Laura knows what Laura by Preminger is.', { Laura: 'Siv' }, 'Siv knows what Laura by Preminger is.'],
  ['It was sent to Laura by Hermes.', { Laura: 'Siv' }, 'It was sent to Siv by Hermes.'],
  [
    'Ms Cervantes said that Cervantes died in 1616.',
    { Cervantes: 'Lund' },
    'Ms Lund said that Cervantes died in 1616.',
  ],
  [
    'Tell Mr Steinbach that Karla Steinbach wrote it, and that Steinbach died old.',
    { Steinbach: 'Lund' },
    'Tell Mr Lund that Karla Steinbach wrote it, and that Steinbach died old.',
  ],
  [
    'Anna liest, was Anna Seghers schrieb. Anna Seghers floh.',
    { Anna: 'Siv' },
    'Siv liest, was Anna Seghers schrieb. Anna Seghers floh.',
  ],
  ['Den Brief an Dimitri schicke ich dir.', { Dimitri: 'Jan' }, 'Den Brief an Jan schicke ich dir.'],
  ['De beste bakker is er, zegt mevrouw Bakker.', { Bakker: 'Kuil' }, 'De beste bakker is er, zegt mevrouw Kuil.'],
  ['The Joneses are at home.', { Jones: 'Thackeray' }, 'The Thackerays are at home.'],
  [
    'Роман читает письма Лидии Гинзбург, пишет Лидия.',
    { Лидия: 'Ольга' },
    'Роман читает письма Лидии Гинзбург, пишет Ольга.',
  ],
])('restores only the person in "%s"', (reply, names, expected) => {
  expect(restored(reply, names)).toBe(expected);
});

it.each([
  ['In Berlin the Berlin Wall fell.', { Berlin: 'Lund' }, 'In Lund the Berlin Wall fell.'],
  ['It is Oxford. Oxford University is old.', { Oxford: 'Gdansk' }, 'It is Gdansk. Oxford University is old.'],
  ['In Dresden read the Dresden Files.', { Dresden: 'Narvik' }, 'In Narvik read the Dresden Files.'],
  [
    'Call the Dresden Offices and the Dresden office.',
    { Dresden: 'Narvik' },
    'Call the Narvik Offices and the Narvik office.',
  ],
  ['Buy Kobe beef in Kobe.', { Kobe: 'Hamar' }, 'Buy Kobe beef in Hamar.'],
  ['Use the Oxford comma in Oxford.', { Oxford: 'Gdansk' }, 'Use the Oxford comma in Gdansk.'],
  [
    'They say the Warsaw Pact was signed there, in Warsaw.',
    { Warsaw: 'Brno' },
    'They say the Warsaw Pact was signed there, in Brno.',
  ],
  [
    'Ask the Warsaw City Council and see New Warsaw.',
    { Warsaw: 'Brno' },
    'Ask the Brno City Council and see New Warsaw.',
  ],
  ['You live in San Francisco.', { 'San Francisco': 'Portland' }, 'You live in Portland.'],
])('restores only the place in "%s"', (reply, names, expected) => {
  expect(restored(reply, names, 'LOCATION')).toBe(expected);
});

it.each([
  ['Dear Ms Johnson, dear Peter,', { Johnson: 'Prager', Peter: 'Ivo' }, 'Dear Ms Prager, dear Ivo,'],
  ['De sleutel ligt bij James. James is thuis.', { James: 'Joost' }, 'De sleutel ligt bij Joost. Joost is thuis.'],
  ['16604-1513; Johnson', { Johnson: 'Prager' }, '16604-1513; Prager'],
  ['a Mr Johnson called', { Johnson: 'Prager' }, 'a Mr Prager called'],
  ["Johnson's number and Johnson's house", { Johnson: 'Prager' }, "Prager's number and Prager's house"],
  ['Peter Johnson wrote.', { Johnson: 'Prager', Peter: 'Ivo' }, 'Ivo Prager wrote.'],
  ['Docteur A. Johnson', { Johnson: 'Prager' }, 'Docteur A. Prager'],
  ['Merhaba Zeynep Hanım, nasılsınız?', { Zeynep: 'Elif' }, 'Merhaba Elif Hanım, nasılsınız?'],
  ['"Carmen", she said.', { Carmen: 'Lidia' }, '"Lidia", she said.'],
])('restores the person in "%s"', (reply, names, expected) => {
  expect(restored(reply, names)).toBe(expected);
});

it('leaves a number that begins a title', () => {
  const pairs: RestorePair[] = [{ surrogate: '12', original: '9', shape: 'digits', type: 'AGE', standIn: 'noise' }];
  const text = restoreWithPairs('At 12 one may see 12 Angry Men.', pairs).map((segment) => segment.text);
  expect(text.join('')).toBe('At 9 one may see 12 Angry Men.');
});
