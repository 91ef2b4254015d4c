import { expect, it } from 'vitest';
import { drug } from './drug.ts';

const found = (text: string) => drug.find(text).map(({ start, end }) => text.slice(start, end));

it('finds generic names in the spelling of other languages', () => {
  expect(found('Tomo sertralina y omeprazol')).toEqual(['sertralina', 'omeprazol']);
  expect(found('Prendo metformina e ibuprofene')).toEqual(['metformina', 'ibuprofene']);
  expect(found('Ich nehme Sertralin und L-Thyroxin')).toContain('Sertralin');
  expect(found('Tomo paracetamol')).toEqual(['paracetamol']);
});

it('does not take an everyday word for a medicine', () => {
  expect(found('La rapina è sulla formina neutralina, la disciplina en la cocina')).toEqual([]);
});
