import { expect, it } from 'vitest';
import { annotatedByRisk } from '../../judge/annotated-by-risk.test-support.ts';
import { patternDetectors } from './index.ts';

/** The text with all that the rules find in brackets. */
async function found(text: string): Promise<string> {
  const spans = [...(await annotatedByRisk(text, patternDetectors, () => 4))].reverse();
  return spans.reduce(
    (out, { start, end }) => `${out.slice(0, start)}⟦${out.slice(start, end)}⟧${out.slice(end)}`,
    text,
  );
}

it.each([
  'My case number is ⟦12 C 345/2023⟧.',
  'Patient born ⟦1978-07-30⟧.',
  'My case number was ⟦2024/0815⟧ then',
  'Booking codes ⟦QX7L2M⟧, ⟦RT9K4P⟧',
  'The claim number ⟦HX-4471-9⟧',
  'order numbers ⟦77120⟧, ⟦77121⟧ and ⟦77122⟧',
  'fax x⟦7719⟧ or ext. ⟦4471⟧',
  'a,⟦3400 0000 0000 009⟧,789',
  'Cash App $⟦martakow⟧, Signal ⟦marta.07⟧',
  'the Cash App is slow, Signal too',
  'Failed for tenant ⟦kornblume-prod⟧: timeout',
  'a customer first-class test',
  'PWD=⟦Marzip4n⟧;PROTOCOL=TCPIP;SECURITY=SSL',
])('borders of numbers: %s', async (marked) => {
  expect(await found(marked.replace(/[⟦⟧]/gu, ''))).toBe(marked);
});
