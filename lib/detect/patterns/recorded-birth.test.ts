import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { recordedBirth } from './recorded-birth.ts';

it.each([
  'OKEKE   IFY    F ⟦20110214⟧ 8C UPN K123',
  'PID|1||OKEKE^IFY||⟦19510709⟧|F||733 Elm',
  'Applicant 2: Mx Robin Ashdown, ⟦30-xi-1989⟧, illustrator',
  'Applicant 1: Mr Jonah Pell, ⟦02 Sept. 1986⟧, driver',
  '3. Tenant: Ana Maria Lopes, ⟦14/02/1990⟧',
  'ASHDOWN, WINIFRED ⟦07/12/38⟧\n14 MILL ST',
  'Agent: Date of birth for security?\n[10:16] Customer: ⟦23rd feb 86⟧',
  'Born on the ⟦ninth of June nineteen sixty-one⟧, she',
  'date of birth ⟦three twelve fifty one⟧, phone',
  'Place & date of birth: Muscat, ⟦3 Rajab 1402⟧',
])('%s', (marked) => expect(mark(recordedBirth, plain(marked))).toBe(marked));

it.each([
  'build 20240114 M2 chip',
  'Applicant 1: Mr Jonah Pell, 02 Sept. 2026, interview',
  'SMITH, JONES 07/12/38 and more text',
  'Meeting: on the ninth of June twenty six people came',
  'He was born to run one of the two shops',
  'When is the deadline?\nAnna: 23rd feb 26',
  'Chapter iv-1989 of the 30-xi report',
])('finds no date of birth in: %s', (text) => expect(mark(recordedBirth, text)).toBe(text));

it.each([
  'Marta Kowalczyk,⟦07/30/1978⟧,Berlin\nTim Brackett,⟦11/05/1982⟧,Paris\nWho is older?',
  'Marta Kowalczyk (⟦30.07.1978⟧) und Tim Brackett (⟦05.11.1982⟧)',
  'Ann Lee,345-67-8901,⟦07/30/1978⟧,Male\nJoe Ray,456-78-9012,⟦11/05/1982⟧,Female',
  'Łukasz Żak;⟦30.07.1978⟧;Gdynia\nOla Bąk;⟦05.11.1982⟧;Sopot',
  'Анна Шорина;⟦30.07.1978⟧;Омск\nИгорь Вех;⟦05.11.1982⟧;Томск',
  'Ayşe Kılıç,⟦30.07.1978⟧\nCem Irmak,⟦05.11.1982⟧',
  'Νίκη Μάνου;⟦30/07/1978⟧;Βόλος\nΆρης Λάτσης;⟦05/11/1982⟧;Πάτρα',
  'Inês Brandão\t⟦1978-07-30⟧\tBraga\nRui Falé\t⟦1982-11-05⟧\tFaro',
  '"Zoë de Wit",⟦1978-07-30⟧,Gent\n"Bas Mol",⟦1982-11-05⟧,Delft',
  'Ann Lee (*⟦30.07.1978⟧), Joe Ray (*⟦05.11.1982⟧)',
  'Ann Lee,07/30/1978,Berlin',
  'Ann Lee (30.07.2024) and Joe Ray (05.11.2024)',
  'Ann Lee,07/30/2023,paid\nJoe Ray,11/05/2023,open',
  'apples,07/30/1998,Berlin\npears,11/05/1999,Paris',
  'Release 2 (30.07.1998) and Release 3 (05.11.1999)',
])('finds dates of birth beside names in %j', (marked) => {
  expect(mark(recordedBirth, plain(marked))).toBe(marked);
});
