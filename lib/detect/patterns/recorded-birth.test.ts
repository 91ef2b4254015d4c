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
