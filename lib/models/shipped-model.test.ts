import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ENTITY_TYPES } from '../detect/annotation.ts';
import { nerDetector } from './ner-detector.ts';
import { loadNodeModel } from './node-model.ts';

const SHIPPED = fileURLToPath(new URL('../../models/ner-multilingual', import.meta.url));

it('loads, fits its manifest, and finds names where they stand', async () => {
  const model = await loadNodeModel(SHIPPED);
  for (const label of model.labels) {
    expect(label === 'O' || (ENTITY_TYPES as readonly string[]).includes(label.slice(2))).toBe(true);
  }
  const text = '😀 My name is Sarah Miller and I live in London.';
  const found = (await nerDetector(model).detect(text)).map(({ start, end, type }) => [type, text.slice(start, end)]);
  expect(found).toContainEqual(['PERSON', 'Sarah Miller']);
  expect(found).toContainEqual(['LOCATION', 'London']);
});
