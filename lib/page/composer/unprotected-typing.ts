// Detects typing in a field that Coatcheck cannot protect, because it knows no composer in the page or cannot read it.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { isWritable } from '../dom/elements.ts';
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';
import { isContactOrLoginField } from '../dom/text-fields.ts';
import { mayBeComposer } from './may-be-composer.ts';

interface UnprotectedTypingParts {
  readonly adapter: () => SiteAdapter;
  readonly isOurs: (event: Event) => boolean;
  /** Whether the page has a protected composer. If so, its other fields are not taken for composers. */
  readonly hasComposer: () => boolean;
  /** Called for a new unprotected field; with undefined when it is left. `canTeach`: its text can be read, so it can be taught. */
  readonly onChange: (typing: { readonly canTeach: boolean } | undefined) => void;
}

interface UnprotectedTyping extends LastingListeners {
  /** The unprotected field that the person typed into last. */
  readonly field: HTMLElement | undefined;
  /** Call it when a composer is found. The field is then forgotten, unless it is in a closed shadow root. */
  composerFound(): void;
}

interface UnprotectedField {
  readonly field: HTMLElement;
  /** Neither the field's text nor the element can be accessed: an editor in a closed shadow root, or one that draws its text. */
  readonly isClosed: boolean;
}

/** The unprotected field of an event; undefined for fields that never hold a prompt. */
function unprotectedFieldOf(event: Event): UnprotectedField | undefined {
  const path = event.composedPath().filter((target): target is HTMLElement => target instanceof HTMLElement);
  const open = path.find(isWritable);
  if (open) return isContactOrLoginField(open) ? undefined : { field: open, isClosed: false };
  const [target] = path;
  if (!target || target === document.body || target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
    return undefined;
  const isText = event instanceof InputEvent && event.inputType.startsWith('insert');
  return isText || isEditContext(target, event) ? { field: target, isClosed: true } : undefined;
}

/** Whether the element is an EditContext editor: its text goes to an object of the page, which draws it itself. */
const isEditContext = (target: HTMLElement, event: Event) =>
  event instanceof KeyboardEvent && event.key.length === 1 && 'editContext' in target && target.editContext !== null;

export function watchUnprotectedTyping(target: Window, parts: UnprotectedTypingParts): UnprotectedTyping {
  let current: UnprotectedField | undefined;

  function follow(typed: UnprotectedField | undefined): void {
    if (typed?.field === current?.field) return;
    current = typed;
    parts.onChange(typed && { canTeach: !typed.isClosed });
  }

  function listener(event: Event): void {
    // A page's scripts can move the focus.
    if (!event.isTrusted || parts.isOurs(event)) return;
    const path = event.composedPath();
    const isProtected = path.some((at) => at instanceof HTMLElement && mayBeComposer(at, parts.adapter()));
    const typed = isProtected ? undefined : unprotectedFieldOf(event);
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
