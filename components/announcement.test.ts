import { expect, it, vi } from 'vitest';
import { calmAnnouncer } from './announcement.ts';

it('announces the sentence of a pause once, and neither what stood shorter nor what is passing', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const announcer = calmAnnouncer((sentence) => said.push(sentence));
  announcer.say('1 will be replaced.', false);
  vi.advanceTimersByTime(500);
  announcer.say('2 will be replaced.', true);
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([]);
  announcer.say('Checking.', true);
  announcer.say('', false);
  vi.advanceTimersByTime(5000);
  announcer.say('2 will be replaced.', false);
  vi.advanceTimersByTime(500);
  announcer.say('3 will be replaced.', false);
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(['3 will be replaced.']);
  announcer.say('Sent.', false);
  announcer.stop();
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(['3 will be replaced.']);
  vi.useRealTimers();
});
