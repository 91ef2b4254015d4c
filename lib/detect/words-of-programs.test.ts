import { expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { plain } from './patterns/marked.test-support.ts';
import { isWordOfProgram } from './words-of-programs.ts';

function judged(marked: string, type: Finding['type']): boolean {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return isWordOfProgram(
    { start, end, type, confidence: 0.5, source: { detector: 'model', rule: 'ner' } },
    plain(marked),
  );
}

it.each([
  ['USERNAME', '---\nname: ⟦wiz7⟧\ndescription: Explains things'],
  ['USERNAME', '---\nname: wiz7\ndescription: Explains\n---\nCall ⟦wiz7⟧.'],
  ['USERNAME', '⟦Ferritin⟧: 88 µg/L'],
  ['USERNAME', 'Show it:\n⟦oat⟧ pm bin [-g]\nClear it:\noat pm cache rm'],
  ['ID', 'sha1=⟦f1d2d2f924e986ac86fdf7b36c94bcdf32beec15⟧'],
  ['ID', '**Top**: <⟦B01-B10⟧ category>'],
  ['ID', '[Times: user=⟦478⟧.37 sys=3.87]'],
  ['ID', 'from ⟦#667eea⟧ to white'],
  ['ID', 'the border is #⟦ffe066⟧'],
  ['ADDRESS', 'a brand new ⟦2011 Honda Fit⟧.'],
  ['PASSWORD', 'the password of the ⟦Wi-Fi⟧'],
] as const)('%s is none: %s', (type, marked) => expect(judged(marked, type)).toBe(true));

it.each([
  ['USERNAME', 'name: ⟦wiz7⟧\ndescription: Explains things'],
  ['USERNAME', '⟦mara7⟧: 88 likes'],
  ['USERNAME', 'Assigned to:\n⟦mara⟧ fixes it\nReview by:\nmara checks it'],
  ['ID', 'ticket ⟦f1d2d2f924e986ac86fdf7b36c94bcdf32beec15⟧'],
  ['ID', '<⟦B01-B10⟧>'],
  ['ID', 'my password as sha1=⟦f1d2d2f924e986ac86fdf7b36c94bcdf32beec15⟧'],
  ['ID', 'case=⟦478⟧.37.2'],
  ['ID', 'order ⟦#667142⟧'],
  ['ID', 'order #⟦A6B7C8⟧'],
  ['ADDRESS', '⟦2011 Hondo Street⟧'],
  ['PASSWORD', 'the password is ⟦Wi-Fi77⟧'],
] as const)('%s: %s', (type, marked) => expect(judged(marked, type)).toBe(false));
