// The position of the badge: above the composer's upper right corner, unless a control of the page is there or the person has moved the badge.
// The badge follows the composer, but stays while the pointer is on it.
import type { BadgeOffset } from '../../engine/site-settings.ts';
import { BLOCK_OFFSETS_PROPERTY, type Box, composerBlockOf } from '../composer/composer-block.ts';
import { changeOnlyStyleWriter } from '../dom/change-only-style.ts';
import { cssZoomOf } from '../dom/elements.ts';
import { pageColourScheme, setColourSchemeAttribute } from '../dom/page-colour-scheme.ts';
import type { PromptState } from '../prompt/prompt-state.ts';
import type { BadgeMoveCallbacks } from './badge-move.ts';
import {
  BADGE_GAP,
  BADGE_SLOTS,
  type BadgeSlot,
  type BadgeSurroundings,
  badgeOffsetOf,
  type Corner,
  cornerAtOffset,
  cornerAtSlot,
  cornerInWindow,
  freeBadgeSlot,
  freeWindowCorner,
  type Size,
  WINDOW_CORNERS,
  type WindowCorner,
} from './badge-place.ts';
import type { PanelSource } from './panel-source.ts';
import type { PointerActivity } from './pointer-activity.ts';
import type { ClickGuard } from './real-visibility.ts';
import { watchSurroundings } from './surroundings-watch.ts';
import { coveredPointsUnder } from './under-point.ts';

/**
 * Whether the panel must be displayed even without a composer: for replies that can be restored, for held files, and for an error or warning about
 * the prompt of a composer that has disappeared.
 */
function mustBeShown({ attachment, notice, isComposerGone, isOnlyReplies }: PromptState): boolean {
  return (
    isOnlyReplies === true ||
    attachment !== undefined ||
    (isComposerGone === true && (notice?.tone === 'error' || notice?.tone === 'warning'))
  );
}

const windowSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** The lower right corner of the window, from which the page's colours are read if there is no composer. */
const windowCorner = () => ({ right: windowSize().width, top: windowSize().height });

/** The composer's block, measured again only when the composer has moved. */
function blockMeasure() {
  let known: { readonly at: HTMLElement; readonly lies: string; readonly block: Box } | undefined;
  return (composer: DOMRect, at: HTMLElement): Box => {
    const lies = `${composer.left} ${composer.top} ${composer.right} ${composer.bottom}`;
    if (known?.at !== at || known.lies !== lies) known = { at, lies, block: composerBlockOf(at) };
    return known.block;
  };
}

const badgeSurroundings = (host: HTMLElement, composer: DOMRect, block: Box): BadgeSurroundings => {
  return { composer, block, badge: host.getBoundingClientRect(), window: windowSize() };
};

/** Gives our host the colour scheme that the page has at the composer's upper right corner, where the badge is. */
function followScheme(host: HTMLElement, at: Element, { right, top }: Pick<DOMRect, 'right' | 'top'>): void {
  setColourSchemeAttribute(host, pageColourScheme(at, { x: right - BADGE_GAP, y: top - BADGE_GAP }));
}

/** Returns a function that tells whether the badge has another size than before; it grows with its words. */
function sizeChange() {
  let before: Size = { width: 0, height: 0 };
  return (badge: Size = before): boolean => {
    const isChanged = badge.width !== before.width || badge.height !== before.height;
    before = badge;
    return isChanged;
  };
}

/** Returns a function that tells the panels beside the badge where the composer's block is. */
function blockTeller(host: HTMLElement) {
  let told = '';
  return (block: Box | undefined, { x, y }: Corner): void => {
    const next = block
      ? [block.left - x, block.top - y, block.right - x, block.bottom - y].map((part) => Math.round(part)).join(' ')
      : '';
    if (next === told) return;
    told = next;
    host.style.setProperty(BLOCK_OFFSETS_PROPERTY, next);
  };
}

/** Moves the host; returns whether that changed anything. */
function moveHostTo(host: HTMLElement, style: ReturnType<typeof changeOnlyStyleWriter>, { x, y }: Corner): boolean {
  const { width, height } = windowSize();
  const zoom = cssZoomOf(host);
  const changes = [style('right', `${(width - x) / zoom}px`), style('bottom', `${(height - y) / zoom}px`)];
  return changes.includes(true);
}

/** The present corner, unless the badge covers a control of the page there. */
function cornerWithoutControls(host: HTMLElement, present: WindowCorner): WindowCorner {
  const badge = host.getBoundingClientRect();
  const covers = badge.width > 0 && coveredPointsUnder(badge).controls > 0;
  return covers ? freeWindowCorner(badge, windowSize(), coveredPointsUnder) : present;
}

export interface BadgePositionParts {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly source: PanelSource;
  readonly pointing: PointerActivity;
  readonly clicks: ClickGuard;
  readonly onMoved: (offset: BadgeOffset | undefined) => void;
}

/** The places beside a composer, and in the window without one, at which the badge covers no control of the page. */
function freePlaces(host: HTMLElement, mustStay: () => boolean) {
  let slot: BadgeSlot = BADGE_SLOTS[0];
  let corner: WindowCorner = WINDOW_CORNERS[0];
  return {
    /** While the review or a card is open, the badge stays where it is: then nothing is looked at, and the result is false. */
    leaveControls(beside: BadgeSurroundings | undefined): boolean {
      if (mustStay() || beside?.badge.width === 0) return false;
      if (!beside) corner = cornerWithoutControls(host, corner);
      else if (coveredPointsUnder(host.getBoundingClientRect()).controls > 0)
        slot = freeBadgeSlot(beside, coveredPointsUnder);
      return true;
    },
    cornerFor(beside: BadgeSurroundings | undefined, put: BadgeOffset | undefined): Corner {
      if (!beside) return cornerInWindow(corner, host.getBoundingClientRect(), windowSize());
      return put ? cornerAtOffset(put, beside) : cornerAtSlot(slot, beside);
    },
    reset(): void {
      slot = BADGE_SLOTS[0];
    },
  };
}

export function badgePosition({ host, root, source, pointing, clicks, onMoved }: BadgePositionParts) {
  const style = changeOnlyStyleWriter(host);
  const blockAt = blockMeasure();
  const tellBlock = blockTeller(host);
  const isResized = sizeChange();
  let followed: HTMLElement | undefined;
  const free = freePlaces(host, () => Boolean(root.activeElement) || pointing.isNear);
  let put: BadgeOffset | undefined;
  let isDragged = false;
  let stood: Corner = { x: 0, y: 0 };
  const surroundings = watchSurroundings((node) => host.contains(node) || followed?.contains(node) === true);

  function place(): boolean {
    // The page may remove elements that it does not know.
    if (!host.isConnected) document.documentElement.append(host);
    if (pointing.isPressing && !isDragged) return false;
    const box = followed?.isConnected ? followed.getBoundingClientRect() : undefined;
    const at = box !== undefined && box.width > 0 ? followed : undefined;
    if (!at && !mustBeShown(source.getState())) return style('display', 'none');
    const shows = style('display', 'block');
    // A badge that was just displayed has no size yet, so the surroundings are looked at again in the next frame.
    if (shows) surroundings.changed(true);
    const isToLook = surroundings.isDue;
    const beside = at && box ? badgeSurroundings(host, box, blockAt(box, at)) : undefined;
    if (isToLook) followScheme(host, at ?? document.body ?? document.documentElement, box ?? windowCorner());
    if (isToLook && !shows) surroundings.looked();
    if (isToLook && !shows && !(beside && put) && !free.leaveControls(beside)) surroundings.changed(false);
    if (!shows && pointing.isNear && !isDragged) return false;
    const next = free.cornerFor(beside, put);
    const isMoved = moveHostTo(host, style, next);
    if (isMoved || isResized(beside?.badge)) surroundings.changed(false);
    clicks.moved(Math.abs(next.x - stood.x) + Math.abs(next.y - stood.y));
    stood = next;
    tellBlock(beside?.block, next);
    return shows || isMoved;
  }

  const moves: BadgeMoveCallbacks = {
    by(x, y) {
      const box = followed?.getBoundingClientRect();
      if (!box) return;
      isDragged = true;
      put = badgeOffsetOf({ x: stood.x + x, y: stood.y + y }, box);
      place();
    },
    done() {
      isDragged = false;
      const box = followed?.getBoundingClientRect();
      // Store where the badge really is, because the window limits its movement.
      if (box) put = badgeOffsetOf(stood, box);
      onMoved(put);
    },
    reset() {
      put = undefined;
      free.reset();
      surroundings.changed(true);
      isDragged = true;
      place();
      isDragged = false;
      onMoved(undefined);
    },
  };

  return {
    place,
    moves,
    follow(composer: HTMLElement | undefined): void {
      if (composer === followed) return;
      followed = composer;
      free.reset();
      surroundings.changed(true);
    },
    keepAt(offset: BadgeOffset | undefined): void {
      if (!isDragged) put = offset;
    },
    stop: surroundings.stop,
  };
}
