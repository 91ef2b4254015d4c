// Where the panel lives: a closed shadow root on the document element, outside of what the page renders, placed above the
// composer's upper right corner and moving with it, but never from under the pointer.
import { calmSource } from './calm-source.ts';
import { BLOCK_FROM_TAG, blockOf } from './composer-block.ts';
import { cssZoomOf } from './elements.ts';
import { keptStyle } from './kept-style.ts';
import { pageScheme, showScheme } from './page-scheme.ts';
import { watchPointing } from './pointing.ts';
import type { PromptAction, PromptState } from './prompt-state.ts';
import { guardClicks } from './real-visibility.ts';
import { watchPlace } from './watched-place.ts';

export interface PanelSource {
  getState(): PromptState;
  subscribe(listener: () => void): () => void;
  act(action: PromptAction): void;
}

export type MountPanel = (root: ShadowRoot, source: PanelSource) => () => void;

export interface PanelHost {
  /** Undefined: there is no composer. Then only what must be seen is. */
  follow(composer: HTMLElement | undefined): void;
  owns(event: Event): boolean;
  stop(): void;
}

const GAP = 6;
/** A page switches its theme by a class, a sheet or a script, which nothing tells of: it is looked at now and then. */
const LOOKS_AT_SCHEME_MS = 500;

/** Seen on a page without a composer too. Where one has gone, what was said of its prompt, and the way back to the text, stay. */
function mustBeSeen({ attachment, notice, isComposerGone }: PromptState): boolean {
  return (
    attachment !== undefined || (isComposerGone === true && (notice?.tone === 'error' || notice?.tone === 'warning'))
  );
}

/** @param onInterference the page covers or hides what the person would press. */
export function hostPanel(mount: MountPanel, source: PanelSource, onInterference: () => void): PanelHost {
  const host = document.createElement('coatcheck-panel');
  host.setAttribute('data-coatcheck-host', '');
  host.style.cssText = 'all: initial; position: fixed; z-index: 2147483646; display: none;';
  const calm = calmSource(source, () => pointing.isPressing);
  const pointing = watchPointing(host, () => calm.catchUp());
  const root = host.attachShadow({ mode: 'closed' });
  // Before the panel listens: what it refuses, the panel does not hear of.
  const clicks = guardClicks({ host, root, onInterference });
  const unmount = mount(root, calm);
  const style = keptStyle(host);
  let followed: HTMLElement | undefined;
  let lay: string | undefined;
  let stood = { right: 0, bottom: 0 };
  let lookedAtScheme = Number.NEGATIVE_INFINITY;

  /** What we show lies above the composer, and over what is there. */
  function followScheme(at: Element, { right, top }: Pick<DOMRect, 'right' | 'top'>): void {
    const now = performance.now();
    if (now - lookedAtScheme < LOOKS_AT_SCHEME_MS) return;
    lookedAtScheme = now;
    showScheme(host, pageScheme(at, { x: right - GAP, y: top - GAP }));
  }

  /** For what opens beside the tag. */
  function tellBlock(composer: HTMLElement | undefined, corner: Readonly<Record<'x' | 'y', number>>): void {
    const block = composer && blockOf(composer);
    const told = block
      ? [block.left - corner.x, block.top - corner.y, block.right - corner.x, block.bottom - corner.y]
          .map((part) => Math.round(part))
          .join(' ')
      : '';
    if (host.style.getPropertyValue(BLOCK_FROM_TAG) !== told) host.style.setProperty(BLOCK_FROM_TAG, told);
  }

  function place(): boolean {
    // The page may throw out what it does not know.
    if (!host.isConnected) document.documentElement.append(host);
    if (pointing.isPressing) return false;
    const box = followed?.isConnected ? followed.getBoundingClientRect() : undefined;
    const seen = box !== undefined && box.width > 0;
    if (!seen && !mustBeSeen(source.getState())) return style('display', 'none');
    const shows = style('display', 'block');
    if (seen && followed) followScheme(followed, box);
    else followScheme(document.body ?? document.documentElement, { right: window.innerWidth, top: window.innerHeight });
    if (!shows && pointing.isNear) return false;
    const zoom = cssZoomOf(host);
    const right = seen ? Math.max(GAP, document.documentElement.clientWidth - box.right) / zoom : GAP;
    const bottom = seen ? Math.max(GAP, window.innerHeight - box.top + GAP) / zoom : GAP;
    const changes = [shows, style('right', `${right}px`), style('bottom', `${bottom}px`)];
    clicks.moved(Math.abs(right - stood.right) + Math.abs(bottom - stood.bottom));
    stood = { right, bottom };
    const lies = seen ? `${box.left} ${box.top} ${box.right} ${box.bottom}` : undefined;
    if (lies !== lay) {
      lay = lies;
      tellBlock(seen ? followed : undefined, {
        x: document.documentElement.clientWidth - right * zoom,
        y: window.innerHeight - bottom * zoom,
      });
    }
    return changes.includes(true);
  }

  const watched = watchPlace(place);
  return {
    follow(composer) {
      followed = composer;
    },
    owns: (event) => event.composedPath().includes(host),
    stop() {
      watched.stop();
      pointing.stop();
      clicks.stop();
      unmount();
      host.remove();
    },
  };
}
