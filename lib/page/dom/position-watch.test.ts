import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PositionWatch, watchPosition } from './position-watch.ts';

const window = new EventTarget();
const FRAME_MS = 16;
let frames = 0;
let moves = false;
let looks = 0;
let place: PositionWatch;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => {
    frames += 1;
    return setTimeout(then, FRAME_MS);
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame));
  frames = 0;
  looks = 0;
  moves = false;
  place = watchPosition(() => {
    looks += 1;
    return moves;
  });
});
afterEach(() => {
  place.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('looks now and then while nothing moves, and asks for no frame', () => {
  vi.advanceTimersByTime(3000);
  expect(frames).toBe(0);
  expect(looks).toBeGreaterThan(15);
  expect(looks).toBeLessThan(40);
});

it('looks at every frame while something moves, and for a while after that', () => {
  moves = true;
  vi.advanceTimersByTime(1000);
  expect(frames).toBeGreaterThan(40);
  moves = false;
  vi.advanceTimersByTime(1000);
  const before = frames;
  vi.advanceTimersByTime(1000);
  expect(frames).toBe(before);
});

it('looks at the next frame once the person scrolls or types', () => {
  vi.advanceTimersByTime(130);
  const before = looks;
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(FRAME_MS);
  expect(looks).toBe(before + 1);
});

it('looks no more once it is stopped', () => {
  place.stop();
  window.dispatchEvent(new Event('input'));
  vi.advanceTimersByTime(3000);
  expect(looks).toBe(1);
});
