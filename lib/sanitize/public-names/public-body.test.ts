import { expect, it } from 'vitest';
import { isPublicBody } from './public-body.ts';

function judge(marked: string): boolean {
  const start = marked.indexOf('⟦');
  return isPublicBody(marked.replace(/[⟦⟧]/gu, ''), { start, end: marked.indexOf('⟧') - 1 });
}

it.each([
  'On 3 May the ⟦Tartu District Court⟧ dismissed it',
  'hearing at ⟦Luton magistrates⟧ on Monday',
  'complaint to ⟦Camden council⟧',
  'Donna at the ⟦Dudley jobcentre⟧ sanctioned me',
  'officers of the ⟦Odesa Police Department⟧',
  'for the ⟦Rental Tribunal (⟧Gauteng)',
  'the ⟦Department of Home Affairs⟧ refused it',
])('is a public body: %s', (text) => expect(judge(text)).toBe(true));

it.each([
  'my job at ⟦Leeds City Council⟧ ends',
  'she has worked for ⟦Camden Council⟧ since May',
  'booked ⟦Centre Court⟧ for Ola',
  'we play at ⟦Hazel Court⟧',
  'the flat in ⟦Elm Police House⟧',
])('is no public body: %s', (text) => expect(judge(text)).toBe(false));
