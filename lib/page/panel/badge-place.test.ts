import { describe, expect, it } from 'vitest';
import type { Box } from '../composer/composer-block.ts';
import {
  BADGE_SLOTS,
  type BadgeSurroundings,
  badgeOffsetOf,
  boxAt,
  cornerAtOffset,
  cornerAtSlot,
  cornerInWindow,
  freeBadgeSlot,
  freeWindowCorner,
} from './badge-place.ts';

const BADGE = { width: 140, height: 28 };
const DESKTOP: BadgeSurroundings = {
  composer: { left: 260, top: 640, right: 1020, bottom: 700 },
  block: { left: 250, top: 630, right: 1030, bottom: 740 },
  badge: BADGE,
  window: { width: 1280, height: 800 },
};
const PHONE: BadgeSurroundings = {
  composer: { left: 8, top: 690, right: 382, bottom: 740 },
  block: { left: 0, top: 640, right: 390, bottom: 780 },
  badge: { width: 320, height: 28 },
  window: { width: 390, height: 780 },
};

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const controls =
  (...taken: readonly Box[]) =>
  (box: Box) => ({
    controls: taken.filter((one) => meet(one, box)).length,
    contents: 0,
  });
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('freeBadgeSlot', () => {
  it('is above the upper right corner where nothing is there, and asks about nothing else', () => {
    let asked = 0;
    const slot = freeBadgeSlot(DESKTOP, () => {
      asked += 1;
      return { controls: 0, contents: 0 };
    });
    expect(slot).toBe('above right');
    expect(cornerAtSlot(slot, DESKTOP)).toEqual({ x: 1020, y: 634 });
    expect(asked).toBe(1);
  });

  it('moves away from a regenerate button, and from a row of chips', () => {
    expect(freeBadgeSlot(DESKTOP, controls(box(960, 600, 60, 30)))).toBe('above left');
    expect(freeBadgeSlot(DESKTOP, controls(box(260, 600, 760, 30)))).toBe('below right');
  });

  it('moves to where longer words have room too, so that it does not move again for them', () => {
    const isFreeFor = controls(box(960, 600, 60, 30), box(420, 600, 60, 30));
    expect(freeBadgeSlot(DESKTOP, isFreeFor)).toBe('above middle');
    expect(freeBadgeSlot({ ...DESKTOP, badge: { ...BADGE, width: 240 } }, isFreeFor)).toBe('above middle');
    // Where only short words have room, that is better than nothing.
    const narrow = controls(
      box(960, 600, 60, 30),
      box(0, 700, 1280, 100),
      box(0, 0, 1280, 600),
      box(420, 600, 20, 30),
      box(600, 600, 60, 30),
    );
    expect(freeBadgeSlot(DESKTOP, narrow)).toBe('above left');
  });

  it('goes above a row of tool icons on a phone', () => {
    const tools = box(0, 645, 390, 40);
    const slot = freeBadgeSlot(PHONE, controls(tools));
    const place = boxAt(cornerAtSlot(slot, PHONE), PHONE.badge);
    expect(meet(place, tools)).toBe(false);
    expect(meet(place, PHONE.composer)).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
  });

  it('covers text before it covers a control', () => {
    const slot = freeBadgeSlot(DESKTOP, (at) => ({
      controls: at.bottom < 700 ? 1 : 0,
      contents: at.bottom < 700 ? 0 : 20,
    }));
    expect(slot).toMatch(/below/);
  });

  it('has a place in the window that leaves the composer free, wherever that is', () => {
    for (const top of [0, 20, 300, 740]) {
      const beside = { ...DESKTOP, composer: box(10, top, 400, 50), block: box(0, top, 420, 60) };
      const at = boxAt(cornerAtSlot(freeBadgeSlot(beside, controls()), beside), BADGE);
      expect(meet(at, beside.composer)).toBe(false);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.bottom).toBeLessThanOrEqual(800);
    }
  });

  it('takes the least where nothing is free', () => {
    expect(BADGE_SLOTS).toContain(freeBadgeSlot(DESKTOP, () => ({ controls: 1, contents: 0 })));
  });
});

describe('where the person put it', () => {
  it('follows the composer, and comes back into a window that has become smaller', () => {
    const offset = badgeOffsetOf({ x: 700, y: 300 }, DESKTOP.composer);
    expect(cornerAtOffset(offset, DESKTOP)).toEqual({ x: 700, y: 300 });
    const moved = { ...DESKTOP, composer: { ...DESKTOP.composer, top: 740, bottom: 790 } };
    expect(cornerAtOffset(offset, moved)).toEqual({ x: 700, y: 400 });
    expect(cornerAtOffset(offset, { ...PHONE, badge: BADGE })).toEqual({ x: 146, y: 350 });
    expect(cornerAtOffset({ x: 900, y: -900 }, { ...PHONE, badge: BADGE })).toEqual({ x: 384, y: 34 });
  });
});

it('stands in the first corner of the window without a control of the page, if there is no composer', () => {
  const { window } = PHONE;
  const small = { width: 140, height: 28 };
  const free = (...taken: readonly Box[]) => freeWindowCorner(small, window, controls(...taken));
  const launcher = box(330, 720, 48, 48);
  expect(free()).toBe('lower right');
  expect(free(launcher)).toBe('lower left');
  expect(free(launcher, box(0, 700, 200, 80))).toBe('upper right');
  expect(free(box(0, 0, window.width, window.height))).toBe('lower right');
  for (const corner of ['lower right', 'lower left', 'upper right', 'upper left'] as const) {
    const { left, top, right, bottom } = boxAt(cornerInWindow(corner, small, window), small);
    expect([left >= 0, top >= 0, right <= window.width, bottom <= window.height]).toEqual([true, true, true, true]);
  }
});

it('does not cover a small composer in the corner of the window, where only a longer badge would be beside it', () => {
  const corner: BadgeSurroundings = {
    composer: { left: 8, top: 8, right: 190, bottom: 44 },
    block: { left: 8, top: 8, right: 190, bottom: 44 },
    badge: { width: 110, height: 28 },
    window: { width: 1100, height: 820 },
  };
  const nothing = () => ({ controls: 0, contents: 0 });
  for (const width of [90, 110, 150, 200, 260, 300]) {
    // As a DOMRect has them: nothing is its own property.
    const badge = Object.create({ width, height: 28 }) as BadgeSurroundings['badge'];
    const beside = { ...corner, badge };
    expect(meet(boxAt(cornerAtSlot(freeBadgeSlot(beside, nothing), beside), beside.badge), beside.composer)).toBe(
      false,
    );
  }
});
