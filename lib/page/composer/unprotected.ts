// Where a person types while nothing holds their text back: the page has no composer that Coatcheck knows, or one that it cannot read.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { isWritable } from '../dom/elements.ts';
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';
import { holdsNoPrompt } from '../dom/one-line-fields.ts';
import { mayBeComposer } from './may-be-composer.ts';

export interface UnprotectedParts {
  readonly adapter: () => SiteAdapter;
  readonly isOurs: (event: Event) => boolean;
  /** Is there a composer that is protected? Then other fields of the page are for something else. */
  readonly hasComposer: () => boolean;
  /** Another field is told about, or none; `canTeach`: its text can be read. */
  readonly onChange: (typing: { readonly canTeach: boolean } | undefined) => void;
}

export interface UnprotectedTyping extends LastingListeners {
  /** Typed into last, and held back by nothing. */
  readonly field: HTMLElement | undefined;
  /** The page has a composer now. */
  composerFound(): void;
}

interface Typed {
  readonly field: HTMLElement;
  /** Neither its text nor its element can be had: the editor of a closed shadow root, or one that draws itself. */
  readonly isClosed: boolean;
}

/** The field that an event is about, where it is no composer; undefined for fields that hold no prompt. */
function typedInto(event: Event): Typed | undefined {
  const path = event.composedPath().filter((target): target is HTMLElement => target instanceof HTMLElement);
  const open = path.find(isWritable);
  if (open) return holdsNoPrompt(open) ? undefined : { field: open, isClosed: false };
  const [target] = path;
  if (!target || target === document.body || target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
    return undefined;
  const isText = event instanceof InputEvent && event.inputType.startsWith('insert');
  return isText || drawsItself(target, event) ? { field: target, isClosed: true } : undefined;
}

/** An EditContext: letters go to an object of the page's, and the element shows what the page draws. */
const drawsItself = (target: HTMLElement, event: Event) =>
  event instanceof KeyboardEvent && event.key.length === 1 && 'editContext' in target && target.editContext !== null;

export function watchUnprotected(target: Window, parts: UnprotectedParts): UnprotectedTyping {
  let current: Typed | undefined;

  function follow(typed: Typed | undefined): void {
    if (typed?.field === current?.field) return;
    current = typed;
    parts.onChange(typed && { canTeach: !typed.isClosed });
  }

  function listener(event: Event): void {
    // A page can put the focus where it likes.
    if (!event.isTrusted || parts.isOurs(event)) return;
    const path = event.composedPath();
    const isProtected = path.some((at) => at instanceof HTMLElement && mayBeComposer(at, parts.adapter()));
    const typed = isProtected ? undefined : typedInto(event);
    if (isProtected) follow(undefined);
    else if (typed && (typed.isClosed || !parts.hasComposer())) follow(typed);
  }

  return {
    ...listenLasting([target], ['focusin', 'beforeinput', 'input', 'keydown'], listener),
    get field() {
      return current?.field;
    },
    composerFound() {
      if (!current?.isClosed) follow(undefined);
    },
  };
}
