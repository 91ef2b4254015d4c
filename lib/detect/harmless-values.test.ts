import { expect, it } from 'vitest';
import type { EntityType } from './annotation.ts';
import { isHarmlessValue } from './harmless-values.ts';

function judge(marked: string, type: EntityType): boolean {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const source = { detector: 'model', rule: 'ner-en' } as const;
  return isHarmlessValue({ start, end, type, confidence: 0.7, source }, marked.replace(/[⟦⟧]/gu, ''));
}

it.each<[string, EntityType]>([
  ['dispensed ⟦03MAR26⟧ at noon', 'ID'],
  ['valid to ⟦04-SEP-2033⟧', 'ID'],
  ['DTSTART:⟦20260412T091500Z⟧', 'ID'],
  ['minimum order ⟦15k⟧', 'ID'],
  ['a quote of ⟦9.5k⟧ for the roof', 'ADDRESS'],
  ['region = ⟦ap-southeast-1⟧', 'ID'],
  ['⟦tar -xzf⟧ backup.tgz', 'IP'],
  ['title: ⟦Quantity Surveyor⟧', 'ORGANIZATION'],
  ['"role": "⟦Pastry Cook⟧"', 'PERSON'],
  ['the ⟦Warehouse Operative⟧ post', 'PERSON'],
])('drops the harmless value in %s', (marked, type) => expect(judge(marked, type)).toBe(true));

it.each<[string, EntityType]>([
  ['flat ⟦14k⟧, Elm Court', 'ADDRESS'],
  ['ticket ⟦12JUN2544⟧', 'ID'],
  ['host ⟦eu-mail-3⟧', 'IP'],
  ['Owner: ⟦Dana Porter⟧', 'PERSON'],
  ['⟦Marta Nurse⟧ly', 'LOCATION'],
  ['manager: ⟦Ruth Baker⟧', 'PERSON'],
  ['⟦Amanda Cole Analyst⟧, second floor', 'PERSON'],
  ['Title: ⟦Dr Susan Clark⟧', 'PERSON'],
])('keeps the finding in %s', (marked, type) => expect(judge(marked, type)).toBe(false));
