import { expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { isNameInTerm } from './names-in-terms.ts';
import { plain } from './patterns/marked.test-support.ts';

function judged(marked: string, type: Finding['type'], role: Finding['role']): boolean {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const source = { detector: 'model', rule: 'ner' } as const;
  return isNameInTerm({ start, end, type, role, confidence: 0.5, source } as Finding, plain(marked));
}

it.each([
  'hydrogenated with ⟦Raney⟧ nickel',
  '胎儿⟦Apgar⟧评分为9分',
  'films that won an ⟦Oscar⟧ twice',
  'a tall bloody ⟦mary⟧ and eggs',
  'the 2012 ⟦Solara⟧ is quiet',
  '⟦Young Master⟧, dinner is ready',
  '患者⟦B⟧，40岁',
  'under the care of Dr. ⟦X⟧.',
])('no person: %s', (marked) => expect(judged(marked, 'PERSON', 'identifier')).toBe(true));

it.each([
  'Ask ⟦Raney⟧ about nickel',
  '⟦Anna⟧评分很高',
  'I met ⟦Oscar⟧ and his wife',
  'won with ⟦Mary⟧',
  'In 2012 ⟦Solara⟧ left',
  '同学⟦B⟧',
  'saw Dr. ⟦K⟧ today',
])('a person: %s', (marked) => expect(judged(marked, 'PERSON', 'identifier')).toBe(false));

it.each([
  ['公司⟦W⟧由CEO管理', 'identifier'],
  ['starts with saying\\⟦nwhat⟧ makes it', 'identifier'],
  ['graduated from ⟦Law School⟧', 'identifier'],
  ['一名⟦铸造厂⟧工人', 'identifier'],
  ['我在⟦阿根廷⟧学习', 'identifier'],
  ['played for ⟦Harbour Stallions⟧ (A.P.I.A.) in the league', 'public'],
  ['您的⟦金卡Plus⟧®帐户', 'identifier'],
  ['in poker I had ⟦AK⟧ and he had 77', 'identifier'],
  ['reference the ⟦CP⟧ ID', 'identifier'],
  ['My stay at ⟦Eastbank⟧. Eastbank, NJ is nice', 'fact'],
  ['the ⟦Kabul⟧ government', 'fact'],
  ['⟦Harbour Rovers⟧ were relegated at the end of the season', 'fact'],
  ['这场比赛标志着⟦海港队⟧的后卫回归', 'fact'],
] as const)('no firm: %s', (marked, role) => expect(judged(marked, 'ORGANIZATION', role)).toBe(true));

it.each([
  ['works for ⟦Eastbank⟧ in Eastbank, NJ', 'identifier'],
  ['went to ⟦Mossgate Law School⟧', 'identifier'],
  ['在⟦红星铸造厂⟧上班', 'identifier'],
  ['we like poker at ⟦AKB⟧', 'identifier'],
  ['my ⟦DPQ⟧ ID 1312-5293', 'identifier'],
  ['my son: ⟦Harbour Rovers⟧ were relegated', 'fact'],
  ['⟦好又多超市⟧', 'identifier'],
  ['⟦Harbour Rovers⟧ were relegated', 'identifier'],
] as const)('a firm: %s', (marked, role) => expect(judged(marked, 'ORGANIZATION', role)).toBe(false));
