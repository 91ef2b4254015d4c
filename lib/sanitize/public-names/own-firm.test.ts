import { expect, it } from 'vitest';
import { isPersonsOwnFirm } from './own-firm.ts';

const isOwn = (text: string, firm: string) => {
  const start = text.indexOf(firm);
  return isPersonsOwnFirm(text, { start, end: start + firm.length });
};

it('takes a firm for somebody’s own where they work or are insured', () => {
  expect(isOwn('before that 3 years at Decathlon', 'Decathlon')).toBe(true);
  expect(isOwn('My brother works for Siemens', 'Siemens')).toBe(true);
  expect(isOwn('I was laid off by Meta', 'Meta')).toBe(true);
  expect(isOwn('State Farm claim 03-52K8-91L', 'State Farm')).toBe(true);
  expect(isOwn('Allianz policy no. DE4471', 'Allianz')).toBe(true);
});

it('leaves a firm that is only talked about', () => {
  expect(isOwn('Is State Farm claim handling any good?', 'State Farm')).toBe(false);
  expect(isOwn('What did Decathlon earn 3 years ago?', 'Decathlon')).toBe(false);
  expect(isOwn('The battery works for Tesla cars too', 'Tesla')).toBe(false);
  expect(isOwn('Compare Allianz policy 1 with AXA', 'Allianz')).toBe(false);
  expect(isOwn('How much do they earn at Tesla?', 'Tesla')).toBe(false);
});

it.each([
  ['I earn £31,000 a year at Rowan Optics, how much tax?', 'Rowan Optics'],
  ['Ich verdiene 52.000 € im Jahr bei Optik Rautenberg.', 'Optik Rautenberg'],
  ['Je gagne 1 900 € net chez Brico Lanvaux', 'Brico Lanvaux'],
  ['Cobro 1.400 € al mes en Talleres Orbe', 'Talleres Orbe'],
  ['Je travaille chez Airbus à Toulouse.', 'Airbus'],
  ['Ich arbeite bei Siemens in Erlangen.', 'Siemens'],
  ['Mein Chef bei Siemens ist krank.', 'Siemens'],
  ['Trabajo en Telefónica desde 2019.', 'Telefónica'],
  ['Lavoro per Barilla da tre anni.', 'Barilla'],
  ['Ik werk bij Philips en wil opzeggen.', 'Philips'],
  ['Trabalho na Petrobras.', 'Petrobras'],
  ['Я работаю в Сбербанке.', 'Сбербанке'],
  ['thrilled to join Figma as a product designer', 'Figma'],
  ['after 4 great years at Wise!', 'Wise'],
  ['jag jobbar natt på Volvo i Skövde', 'Volvo'],
  ['lucrez la Dacia de 5 ani', 'Dacia'],
  ['tôi làm việc tại Viettel', 'Viettel'],
  ['saya kerja di Tokopedia', 'Tokopedia'],
  ['δουλεύω στην Cosmote', 'Cosmote'],
  ['pracuji ve Škoda Auto', 'Škoda Auto'],
  ['trabajo de cajera en un Oxxo', 'Oxxo'],
  ["Turkcell'de çalışıyorum", 'Turkcell'],
  ['my UPS manager wrote me up', 'UPS'],
  ['Ex-Shopify, dog dad', 'Shopify'],
  ['Capital One, Systems Engineer II, 2021–present', 'Capital One'],
  ['Rede für meinen Kollegen: 38 Jahre bei der Telekom, immer pünktlich', 'Telekom'],
  ['Discours pour mon père, 30 ans chez Renault', 'Renault'],
  ['my feet hurt, I stand all day (cashier at Target)', 'Target'],
  ["I'm a barista at Starbucks, can they cut my hours?", 'Starbucks'],
  ['2022–present Senior service designer, Nokia', 'Nokia'],
])('knows an employer in "%s"', (text, firm) => {
  expect(isOwn(text, firm)).toBe(true);
});

it.each([
  ['Wer ist der Chef von Siemens?', 'Siemens'],
  ['Pilota tedesco, 11 anni in Ferrari: chi era?', 'Ferrari'],
  ['What does a barista at Starbucks earn?', 'Starbucks'],
  ['my UPS parcel is late', 'UPS'],
  ["the speaker (she's ex-Siemens) is late", 'Siemens'],
  ['Nokia, Ericsson and Siemens in 2021–2023', 'Nokia'],
  ['vad kostar en Volvo', 'Volvo'],
  ['Comment postuler chez Airbus ?', 'Airbus'],
  ['Should Sweden join NATO as a member?', 'NATO'],
  ['¿Cuántas personas trabajan en Telefónica?', 'Telefónica'],
])('knows none in "%s"', (text, firm) => {
  expect(isOwn(text, firm)).toBe(false);
});
