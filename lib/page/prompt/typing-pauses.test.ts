import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TypedChange, typedChangeOf } from '../composer/typed-change.ts';
import { type TypingPauses, typingPauses } from './typing-pauses.ts';

let told: string[];
let pauses: TypingPauses;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  pauses = typingPauses({
    onWord: (hasSeveral) => told.push(hasSeveral ? 'several' : 'word'),
    onQuiet: () => told.push('quiet'),
    onPause: () => told.push('pause'),
  });
});
afterEach(() => void vi.useRealTimers());

const type = (kind: TypedChange['kind'], isUnspaced = false) => pauses.typed({ kind, isUnspaced });

it('tells nothing of the letters of a word, and of its end at once', () => {
  for (let i = 0; i < 10; i += 1) {
    type('letter');
    vi.advanceTimersByTime(110);
  }
  expect(told).toEqual([]);
  type('separator');
  vi.advanceTimersByTime(20);
  expect(told).toEqual(['word']);
});

it('lets no key after the end of a word, or after a paste, postpone what was due', () => {
  type('several');
  vi.advanceTimersByTime(5);
  type('letter');
  vi.advanceTimersByTime(5);
  expect(told).toEqual(['several']);
});

it('tells of a moment without keys, and of a pause, once', () => {
  type('letter');
  expect(pauses.isTyping).toBe(true);
  vi.advanceTimersByTime(300);
  expect(told).toEqual(['quiet']);
  expect(pauses.isTyping).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual(['quiet', 'pause']);
  expect(pauses.isTyping).toBe(false);
});

it('waits less where no space ends a word', () => {
  type('letter', true);
  vi.advanceTimersByTime(300);
  expect(told).toEqual(['quiet', 'pause']);
});

it('waits longer while an input method composes, and checks what stands there', () => {
  type('letter');
  type('composing', true);
  vi.advanceTimersByTime(1900);
  expect(told).toEqual(['quiet']);
  type('separator');
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual(['quiet', 'word', 'quiet', 'pause']);
});

it('pauses after a last Hangul syllable, which its input method keeps open', () => {
  for (const data of ['기', '김', 'ㅁ', '미', '민', 'ㅅ', '수']) {
    const event = Object.assign(new Event('input'), { inputType: 'insertCompositionText', data, isComposing: true });
    pauses.typed(typedChangeOf(event));
    vi.advanceTimersByTime(110);
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual(['quiet', 'pause']);
  expect(pauses.isTyping).toBe(false);
});

it('tells nothing any more once it is stopped', () => {
  type('several');
  pauses.stop();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
  expect(pauses.isTyping).toBe(false);
});
