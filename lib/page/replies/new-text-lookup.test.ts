import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newTextLookup } from './new-text-lookup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const block = () => ({}) as Node;

function asking() {
  const asked: string[] = [];
  const unseen = newTextLookup(
    async (text) => {
      asked.push(text);
      return [];
    },
    () => undefined,
  );
  return { asked, unseen };
}

it('asks in the first pause, once for all', async () => {
  const { asked, unseen } = asking();
  const [one, two] = [block(), block()];
  unseen.note(one, 'Dear');
  await vi.advanceTimersByTimeAsync(300);
  unseen.note(one, 'Dear Ms');
  unseen.note(two, 'Kind regards');
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['Dear Ms\nKind regards']);
  unseen.note(one, 'Dear Ms');
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(1);
});

it('asks every two seconds where a stream makes no pause', async () => {
  const { asked, unseen } = asking();
  const one = block();
  for (let i = 0; i < 50; i += 1) {
    unseen.note(one, 'a'.repeat(i + 1));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(asked.length).toBeLessThanOrEqual(3);
});

it('asks nothing about what was forgotten, and asks again about what comes then', async () => {
  const { asked, unseen } = asking();
  const one = block();
  unseen.note(one, 'Dear');
  unseen.forget();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toEqual([]);
  unseen.note(one, 'Dear');
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toEqual(['Dear']);
});
