import { expect, it } from 'vitest';
import { drug } from './drug.ts';

const found = (text: string) => drug.find(text).map(({ start, end }) => text.slice(start, end));

it('knows generic names as other languages write them', () => {
  expect(found('Tomo sertralina y omeprazol')).toEqual(['sertralina', 'omeprazol']);
  expect(found('Prendo metformina e ibuprofene')).toEqual(['metformina', 'ibuprofene']);
  expect(found('Ich nehme Sertralin und L-Thyroxin')).toContain('Sertralin');
  expect(found('Tomo paracetamol')).toEqual(['paracetamol']);
});

it('takes no everyday word for one', () => {
  expect(found('La rapina è sulla formina neutralina, la disciplina en la cocina')).toEqual([]);
});
