// Offers to replace what is selected in the composer: the way to protect a word that was not found. The offer only raises protection, so what the
// page does with the selection can lower nothing.
import { type Annotation, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import type { Span } from '../../text/span.ts';
import { isTextField } from '../dom/text-fields.ts';
import { driverFor } from '../drivers/driver-for.ts';
import { selectionOf } from '../drivers/insertions.ts';
import { boxesOfSpans } from '../highlights/highlights.ts';
import { isFewWords } from './few-words.ts';
import type { SelectedWords } from './prompt-state.ts';
import type { PromptStore } from './prompt-store.ts';

interface SelectionOfferParts {
  readonly store: PromptStore;
  readonly composer: () => HTMLElement | undefined;
  readonly isOurs: (event: Event) => boolean;
  /** Replaces the text of this span from now on in this conversation. */
  readonly hide: (span: Span) => void;
}

/** A selection still grows while the pointer or Shift is held. */
const SETTLES_MS = 250;

function selectedText(at: HTMLElement): string {
  if (isTextField(at)) return at.value.slice(at.selectionStart ?? 0, at.selectionEnd ?? 0);
  const selection = selectionOf(at);
  const isInside = selection && at.contains(selection.anchorNode) && at.contains(selection.focusNode);
  return isInside ? selection.toString() : '';
}

const isReplacedWhole = (annotations: readonly Annotation[], { start, end }: Span): boolean =>
  annotations.some((one) => one.risk >= MIN_REPLACED_RISK && one.start <= start && one.end >= end);

/** The selected words and their first place in the text, which stands for all: a decision about words holds wherever they stand. */
function selectedSpan(at: HTMLElement, annotations: readonly Annotation[]): Span | undefined {
  const words = selectedText(at).trim();
  if (!isFewWords(words)) return undefined;
  const start = driverFor(at).read(at).indexOf(words);
  const span = { start, end: start + words.length };
  return start < 0 || isReplacedWhole(annotations, span) ? undefined : span;
}

/** The line in which the selection ends. */
function selectionBox(at: HTMLElement, span: Span): DOMRect | undefined {
  if (isTextField(at)) return boxesOfSpans(at, [span])[0]?.at(-1);
  const selection = selectionOf(at);
  return selection && selection.rangeCount > 0 ? [...selection.getRangeAt(0).getClientRects()].at(-1) : undefined;
}

export function selectionOffer({ store, composer, isOurs, hide }: SelectionOfferParts): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The place of the pointer at its last release, for text fields in browsers that do not tell where their text is. */
  let released = new DOMRect();

  function withdraw(): void {
    if (!store.state.selected) return;
    store.drop('selected');
    store.set({});
  }

  function current(): SelectedWords | undefined {
    const { site, card, review, status, annotations } = store.state;
    const at = composer();
    if (!at || !site.enabled || card || review || status === 'sending') return undefined;
    const span = selectedSpan(at, annotations);
    if (!span) return undefined;
    const { left, top, right, bottom } = selectionBox(at, span) ?? released;
    return { span, left, top, right, bottom };
  }

  function offer(): void {
    const selected = current();
    if (selected) store.set({ selected });
    else withdraw();
  }

  function onChange(): void {
    clearTimeout(timer);
    timer = setTimeout(offer, SETTLES_MS);
  }

  function onRelease(event: PointerEvent): void {
    if (!event.isTrusted || isOurs(event)) return;
    released = new DOMRect(event.clientX, event.clientY, 0, 0);
    onChange();
  }

  /** The shortcut takes what is selected now, also before the offer shows. */
  function onKey(event: KeyboardEvent): void {
    if (!event.isTrusted || !event.altKey || !event.shiftKey || event.code !== 'KeyH') return;
    const selected = current();
    if (!selected) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hide(selected.span);
  }

  /** The offer stands at a place in the window and names a place in the text, so it ends when either changes. */
  store.subscribe(() => {
    const { selected, text, card, review, status } = store.state;
    if (selected && (card || review || status === 'sending' || selected.span.end > text.length)) withdraw();
  });
  document.addEventListener('selectionchange', onChange, true);
  window.addEventListener('pointerup', onRelease, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('scroll', withdraw, { capture: true, passive: true });
  window.addEventListener('resize', withdraw);
}
