import { expect, it, vi } from 'vitest';
import type { SourceFile } from '../document.ts';
import { type DocumentChange, NO_AREAS } from '../page-view.ts';
import { keepingLastWritten } from './last-written.ts';

const change = (text: string): DocumentChange => ({ edits: [{ start: 0, end: 4, text }], areas: NO_AREAS });
const fileOf = ({ edits }: DocumentChange): SourceFile => ({
  name: edits[0]?.text ?? '',
  type: 'image/png',
  bytes: new Uint8Array(),
});

it('writes an equal change once, and another one anew', async () => {
  const write = vi.fn(async (given: DocumentChange) => fileOf(given));
  const kept = keepingLastWritten(write);
  expect(await kept(change('Nora'))).toBe(await kept(change('Nora')));
  expect((await kept(change('Ines'))).name).toBe('Ines');
  expect((await kept(change('Nora'))).name).toBe('Nora');
  expect(write).toHaveBeenCalledTimes(3);
});

it('tries again after a failure', async () => {
  const write = vi.fn(async (given: DocumentChange) => fileOf(given)).mockRejectedValueOnce(new Error('no memory'));
  const kept = keepingLastWritten(write);
  await expect(kept(change('Nora'))).rejects.toThrow('no memory');
  expect((await kept(change('Nora'))).name).toBe('Nora');
});
