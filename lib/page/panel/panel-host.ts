// Where the panel lives: a closed shadow root on the document element, outside of what the page renders, placed above the
// composer's upper right corner, or where the page has no control and the person wants it, and moving with it, but never from under the pointer.

import type { BadgeOffset } from '../../engine/protocol.ts';
import { BLOCK_FROM_TAG, type Box, blockOf } from '../composer/composer-block.ts';
import { cssZoomOf } from '../dom/elements.ts';
import { keptStyle } from '../dom/kept-style.ts';
import { pageScheme, showScheme } from '../dom/page-scheme.ts';
import { watchPlace } from '../dom/watched-place.ts';
import type { PromptState } from '../prompt/prompt-state.ts';
import { moveBadge } from './badge-move.ts';
import {
  type Beside,
  type Corner,
  freeSlot,
  GAP,
  offsetOf,
  placeAt,
  placedAt,
  SLOTS,
  type Slot,
} from './badge-place.ts';
import { calmSource } from './calm-source.ts';
import type { PanelSource } from './panel-source.ts';
import { watchPointing } from './pointing.ts';
import { guardClicks } from './real-visibility.ts';
import { coverUnder } from './under-point.ts';

export type MountPanel = (root: ShadowRoot, source: PanelSource) => () => void;

export interface PanelHost {
  /** Undefined: there is no composer. Then only what must be seen is. */
  follow(composer: HTMLElement | undefined): void;
  /** Where the person put it; by itself where they did not. */
  keepAt(offset: BadgeOffset | undefined): void;
  owns(event: Event): boolean;
  stop(): void;
}

/** No event tells that a page switched its theme or showed a control, so both are checked at this interval. */
const LOOKS_AROUND_MS = 500;

/** Seen on a page without a composer too. Where one has gone, what was said of its prompt, and the way back to the text, stay. */
function mustBeSeen({ attachment, notice, isComposerGone }: PromptState): boolean {
  return (
    attachment !== undefined || (isComposerGone === true && (notice?.tone === 'error' || notice?.tone === 'warning'))
  );
}

export interface PanelHostEvents {
  /** The page covers or hides what the person would press. */
  readonly onInterference: () => void;
  /** The person moved it, or put it back to where it stands by itself. */
  readonly onMoved: (offset: BadgeOffset | undefined) => void;
}

export function hostPanel(mount: MountPanel, source: PanelSource, events: PanelHostEvents): PanelHost {
  const host = document.createElement('coatcheck-panel');
  host.setAttribute('data-coatcheck-host', '');
  host.style.cssText = 'all: initial; position: fixed; z-index: 2147483646; display: none;';
  const calm = calmSource(source, () => pointing.isPressing);
  const pointing = watchPointing(host, () => calm.catchUp());
  const root = host.attachShadow({ mode: 'closed' });
  // Before the panel listens: what it refuses, the panel does not hear of.
  const clicks = guardClicks({ host, root, onInterference: events.onInterference });
  const unmount = mount(root, calm);
  const style = keptStyle(host);
  let followed: HTMLElement | undefined;
  let slot: Slot = SLOTS[0];
  let put: BadgeOffset | undefined;
  let known: { readonly at: HTMLElement; readonly lies: string; readonly block: Box } | undefined;
  let isDragged = false;
  let told = '';
  let stood: Corner = { x: 0, y: 0 };
  let lookedAround = Number.NEGATIVE_INFINITY;

  const windowSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

  /** The composer's block is measured again when the composer has moved. */
  function besideOf(composer: DOMRect, at: HTMLElement): Beside {
    const lies = `${composer.left} ${composer.top} ${composer.right} ${composer.bottom}`;
    if (known?.at !== at || known.lies !== lies) known = { at, lies, block: blockOf(at) };
    return { composer, block: known.block, badge: host.getBoundingClientRect(), window: windowSize() };
  }

  /** What we show lies above the composer, and over what is there. */
  function followScheme(at: Element, { right, top }: Pick<DOMRect, 'right' | 'top'>): void {
    showScheme(host, pageScheme(at, { x: right - GAP, y: top - GAP }));
  }

  /** From a place where the page has a control now. While the review or a card is open it stays where they opened. */
  function moveAway(beside: Beside): void {
    if (put || root.activeElement || pointing.isNear || beside.badge.width === 0) return;
    if (coverUnder(host.getBoundingClientRect()).controls > 0) slot = freeSlot(beside, coverUnder);
  }

  /** For what opens beside the badge. */
  function tellBlock(block: Box | undefined, { x, y }: Corner): void {
    const next = block
      ? [block.left - x, block.top - y, block.right - x, block.bottom - y].map((part) => Math.round(part)).join(' ')
      : '';
    if (next === told) return;
    told = next;
    host.style.setProperty(BLOCK_FROM_TAG, next);
  }

  function place(): boolean {
    // The page may throw out what it does not know.
    if (!host.isConnected) document.documentElement.append(host);
    if (pointing.isPressing && !isDragged) return false;
    const box = followed?.isConnected ? followed.getBoundingClientRect() : undefined;
    const at = box !== undefined && box.width > 0 ? followed : undefined;
    if (!at && !mustBeSeen(source.getState())) return style('display', 'none');
    const shows = style('display', 'block');
    const isToLook = performance.now() - lookedAround >= LOOKS_AROUND_MS;
    // How large it is, is known once it is drawn: then at once.
    if (isToLook) lookedAround = shows ? Number.NEGATIVE_INFINITY : performance.now();
    const beside = at && box ? besideOf(box, at) : undefined;
    if (isToLook) followScheme(at ?? document.body ?? document.documentElement, box ?? corner());
    if (isToLook && !shows && beside) moveAway(beside);
    if (!shows && pointing.isNear && !isDragged) return false;
    const size = windowSize();
    const next = beside ? (put ? placedAt(put, beside) : placeAt(slot, beside)) : corner();
    const zoom = cssZoomOf(host);
    const changes = [
      shows,
      style('right', `${(size.width - next.x) / zoom}px`),
      style('bottom', `${(size.height - next.y) / zoom}px`),
    ];
    clicks.moved(Math.abs(next.x - stood.x) + Math.abs(next.y - stood.y));
    stood = next;
    tellBlock(beside?.block, next);
    return changes.includes(true);
  }

  /** Where there is no composer: the window's own. */
  function corner(): Corner & Pick<DOMRect, 'right' | 'top'> {
    const { width, height } = windowSize();
    return { x: width - GAP, y: height - GAP, right: width, top: height };
  }

  const stopMoves = moveBadge(root, {
    by(x, y) {
      const box = followed?.getBoundingClientRect();
      if (!box) return;
      isDragged = true;
      put = offsetOf({ x: stood.x + x, y: stood.y + y }, box);
      place();
    },
    done() {
      isDragged = false;
      const box = followed?.getBoundingClientRect();
      // Store where the badge really is, because the window limits its movement.
      if (box) put = offsetOf(stood, box);
      events.onMoved(put);
    },
    reset() {
      put = undefined;
      slot = SLOTS[0];
      lookedAround = Number.NEGATIVE_INFINITY;
      isDragged = true;
      place();
      isDragged = false;
      events.onMoved(undefined);
    },
  });

  const watched = watchPlace(place);
  return {
    follow(composer) {
      if (composer === followed) return;
      followed = composer;
      slot = SLOTS[0];
      lookedAround = Number.NEGATIVE_INFINITY;
    },
    keepAt(offset) {
      if (!isDragged) put = offset;
    },
    owns: (event) => event.composedPath().includes(host),
    stop() {
      watched.stop();
      stopMoves();
      pointing.stop();
      clicks.stop();
      unmount();
      host.remove();
    },
  };
}
