// Where the panel lives: a closed shadow root on the document element, outside of what the page renders, placed above the
// composer's upper right corner and moving with it.
import type { PromptAction, PromptState } from './prompt-state.ts';

export interface PanelSource {
  getState(): PromptState;
  subscribe(listener: () => void): () => void;
  act(action: PromptAction): void;
}

export type MountPanel = (root: ShadowRoot, source: PanelSource) => () => void;

export interface PanelHost {
  /** Undefined hides the panel: there is no composer. */
  follow(composer: HTMLElement | undefined): void;
  owns(event: Event): boolean;
  stop(): void;
}

const GAP = 6;

export function hostPanel(mount: MountPanel, source: PanelSource): PanelHost {
  const host = document.createElement('coatcheck-panel');
  host.setAttribute('data-coatcheck-host', '');
  host.style.cssText = 'all: initial; position: fixed; z-index: 2147483646; display: none;';
  const unmount = mount(host.attachShadow({ mode: 'closed' }), source);
  let followed: HTMLElement | undefined;
  let frame = 0;

  /** A style that is written anew makes the browser look at the whole page, even where it says the same. */
  function style(name: 'display' | 'right' | 'bottom', value: string): void {
    if (host.style[name] !== value) host.style[name] = value;
  }

  function place(): void {
    frame = requestAnimationFrame(place);
    // The page may throw out what it does not know.
    if (!host.isConnected) document.documentElement.append(host);
    const box = followed?.isConnected ? followed.getBoundingClientRect() : undefined;
    const seen = box !== undefined && box.width > 0;
    // A file that waits for a decision is asked about on a page without a composer too.
    if (!seen && !source.getState().attachment) {
      style('display', 'none');
      return;
    }
    style('display', 'block');
    style('right', `${seen ? Math.max(GAP, document.documentElement.clientWidth - box.right) : GAP}px`);
    style('bottom', `${seen ? Math.max(GAP, window.innerHeight - box.top + GAP) : GAP}px`);
  }

  place();
  return {
    follow(composer) {
      followed = composer;
    },
    owns: (event) => event.composedPath().includes(host),
    stop() {
      cancelAnimationFrame(frame);
      unmount();
      host.remove();
    },
  };
}
