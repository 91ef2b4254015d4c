import { expect, it } from 'vitest';
import type { EngineClient } from '../../engine/client.ts';
import { restoredFile } from './restored-file.ts';

const engine = {
  pairsIn: async () => ({
    pairs: [{ surrogate: 'Maren', original: 'Annika', shape: 'word', type: 'PERSON' }],
  }),
} as unknown as EngineClient;
const table = (text: string) => new File([text], 'Liste_Maren.csv', { type: 'text/csv' });

it('puts the originals back into the text and the name', async () => {
  const { name, type, bytes, count } = await restoredFile(engine, table('name,town\nMaren,Kiel\n'), 'c');
  expect(new TextDecoder().decode(bytes)).toBe('name,town\nAnnika,Kiel\n');
  expect([name, type, count]).toEqual(['Liste_Annika.csv', 'text/csv', 2]);
});

it('says so if nothing in the file stands for an original', async () => {
  await expect(restoredFile(engine, table('name,town\n'), 'c')).rejects.toMatchObject({ code: 'noSurrogateInFile' });
});
