import { expect, it } from 'vitest';
import type { Realm } from './primitives.ts';
import { checkedStream } from './stream.ts';

const write = new TextEncoder();
const read = new TextDecoder();

function streamOf(chunks: readonly string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(write.encode(chunk));
      controller.close();
    },
  });
}

async function whatLeaves(chunks: readonly string[], forbidden: string): Promise<{ text: string; failed: boolean }> {
  const realm = globalThis as unknown as Realm;
  const checked = checkedStream(realm, streamOf(chunks), (chunk) => !read.decode(chunk).includes(forbidden));
  let text = '';
  try {
    for await (const chunk of checked) text += read.decode(chunk);
  } catch {
    return { text, failed: true };
  }
  return { text, failed: false };
}

it('passes on all chunks of a harmless body', async () => {
  expect(await whatLeaves(['one ', 'two ', 'three'], 'Anna')).toEqual({ text: 'one two three', failed: false });
  expect(await whatLeaves([], 'Anna')).toEqual({ text: '', failed: false });
});

it('fails before an original leaves that is cut between two chunks', async () => {
  expect(await whatLeaves(['hello An', 'na, this is'], 'Anna')).toEqual({ text: '', failed: true });
  expect(await whatLeaves(['hello ', 'there ', 'Anna'], 'Anna')).toMatchObject({ failed: true });
  expect((await whatLeaves(['hello ', 'there ', 'Anna'], 'Anna')).text).not.toContain('Anna');
});
