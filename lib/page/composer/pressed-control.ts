// Decides whether a press sends the text of a composer.
import { type SiteAdapter, trustedSelectors } from '../../sites/site-adapter.ts';
import { composerAncestors, matchesAny } from '../dom/elements.ts';
import {
  isAtTrailingEdge,
  isBesideComposer,
  isControlSized,
  isNearComposer,
  isStretchedBeside,
} from './composer-block.ts';
import { type ControlKind, containsTypedText, controlKindOf, isSaveLabel } from './control-kind.ts';
import { composersIn, mayBeComposer } from './may-be-composer.ts';
import {
  BUTTON_LIKE_SELECTOR,
  type Control,
  controlWordsOf,
  findSendControl,
  isButtonLike,
  isEditBoxOfSentMessage,
  lastUnlabelledButton,
  POPUP_OPENER_SELECTOR,
} from './send-control.ts';

const CLICKABLE = `${BUTTON_LIKE_SELECTOR}, a, li, [role="option"], [role="menuitem"], [role="link"], [tabindex]`;

export interface ComposerTextReader {
  readonly textOf: (composer: HTMLElement) => string;
  /** Whether the composer's text may hold something that must be replaced; unchecked text may hold anything. */
  readonly holdsOriginals: (composer: HTMLElement) => boolean;
}

export interface SendActivation {
  /** The composer whose text would be sent. */
  readonly composer: HTMLElement;
  /** The control to press once the text is safe. Missing if the control would send its own text. */
  readonly control?: Control;
}

/** The number of steps up from the composer to an element that contains the control; undefined if it is out of reach. */
function stepsToControl(composer: HTMLElement, path: readonly HTMLElement[]): number | undefined {
  const at = composerAncestors(composer).findIndex((around) => path.includes(around));
  return at === -1 ? undefined : at;
}

function nearestComposer(
  path: readonly HTMLElement[],
  current: HTMLElement,
  adapter: SiteAdapter,
): HTMLElement | undefined {
  const others = composersIn(document.documentElement, adapter);
  const reached = [current, ...others.filter((one) => one !== current)].flatMap((composer) => {
    const steps = stepsToControl(composer, path);
    return steps === undefined ? [] : [{ composer, steps }];
  });
  return reached.sort((a, b) => a.steps - b.steps)[0]?.composer;
}

/** Whether a selector or label identifies a different control near the composer as the send button. If so, unidentified controls are not taken for one. */
function hasKnownSendControl(adapter: SiteAdapter, composer: HTMLElement, control: Control): boolean {
  const edit = adapter.edit && { ...adapter.edit, save: trustedSelectors(adapter, adapter.edit.save) };
  const known = { ...adapter, send: trustedSelectors(adapter, adapter.send), ...(edit ? { edit } : {}) };
  const found = findSendControl(known, composer);
  return (
    found !== undefined &&
    found.by !== 'place' &&
    !found.element.contains(control) &&
    isNearComposer(found.element, composer)
  );
}

/**
 * Whether an unknown control may send: an icon without a label at the end of the lines, or, if there is no such icon, a button with an unknown label.
 */
function unknownControlMaySend(
  control: Control,
  kind: ControlKind,
  adapter: SiteAdapter,
  composer: HTMLElement,
): boolean {
  if (
    control.matches(POPUP_OPENER_SELECTOR) ||
    !isBesideComposer(control, composer) ||
    hasKnownSendControl(adapter, composer, control)
  )
    return false;
  if (kind === 'asks') return true;
  if (kind === 'unlabelled') return isAtTrailingEdge(control, composer);
  return control.matches(BUTTON_LIKE_SELECTOR) && lastUnlabelledButton(composer) === undefined;
}

/** Whether a button beside the edit box of an earlier message may submit the edit, whatever its words. "Cancel" and tools do not. */
function submitsEdit(control: Control, kind: ControlKind, adapter: SiteAdapter, composer: HTMLElement): boolean {
  if (kind === 'unlabelled') return unknownControlMaySend(control, kind, adapter, composer);
  return kind !== 'other' && !control.matches(POPUP_OPENER_SELECTOR) && isBesideComposer(control, composer);
}

/** A box above another composer belongs to an earlier message: chats have the composer for new messages below them. */
const isAboveAnotherComposer = (composer: HTMLElement, adapter: SiteAdapter) =>
  composersIn(document.documentElement, adapter).some(
    (other) => other.getBoundingClientRect().top >= composer.getBoundingClientRect().bottom,
  );

function controlSends(control: Control, adapter: SiteAdapter, composer: HTMLElement, holdsOriginals: boolean): boolean {
  const words = controlWordsOf(control, composer);
  const kind = controlKindOf(words);
  if (isEditBoxOfSentMessage(adapter, composer)) {
    if (matchesAny(control, adapter.edit?.save ?? []) || isSaveLabel(words)) return true;
    return holdsOriginals && submitsEdit(control, kind, adapter, composer);
  }
  if (kind === 'send' || kind === 'other') return kind === 'send';
  if (
    holdsOriginals &&
    kind !== 'unlabelled' &&
    isAboveAnotherComposer(composer, adapter) &&
    submitsEdit(control, kind, adapter, composer)
  )
    return true;
  if (kind === 'again') return false;
  if (holdsOriginals && unknownControlMaySend(control, kind, adapter, composer)) return true;
  if (kind !== 'unlabelled') return false;
  const found = findSendControl(adapter, composer);
  return found?.by === 'place' && found.element === control;
}

/**
 * The pressed element if the markup does not make it a control: an element of a control's size with a pointer cursor, a word that sends, or only a
 * drawing. Used only beside the composer, and only while its text may hold originals.
 */
function pressedElementBeside(
  event: Event,
  composer: HTMLElement,
): { readonly shown: Control; readonly pressed: Control } | undefined {
  const inside: Element[] = [];
  for (const target of event.composedPath()) {
    if (!(target instanceof Element) || target.contains(composer)) break;
    // A column as high as the text counts only as the pressed element itself; further out it contains several controls.
    const isSized = isControlSized(target) || (inside.length === 0 && isStretchedBeside(target, composer));
    if (!isSized) break;
    inside.push(target);
  }
  const shown = inside.at(-1);
  // The innermost of the pressed elements, because any of them may have the listener; but not a part of a drawing, which the page may
  // replace.
  const pressed = (inside[0] instanceof SVGElement && inside[0].ownerSVGElement) || inside[0];
  if (!isControl(shown) || !isControl(pressed) || !isBesideComposer(shown, composer)) return undefined;
  const kind = controlKindOf(controlWordsOf(shown, composer));
  const isPressable = kind !== 'unknown' || getComputedStyle(pressed).cursor === 'pointer' || shown.matches(CLICKABLE);
  return isPressable ? { shown, pressed } : undefined;
}

const isControl = (element: Element | undefined): element is Control =>
  element instanceof HTMLElement || element instanceof SVGElement;

/**
 * What this event would send; undefined if no typed text would leave. A wrong "undefined" lets originals out, so a control that may send counts as
 * one that sends.
 */
export function activationOf(
  event: Event,
  adapter: SiteAdapter,
  current: HTMLElement,
  { textOf, holdsOriginals }: ComposerTextReader,
): SendActivation | undefined {
  const path = event.composedPath().filter((target): target is HTMLElement => target instanceof HTMLElement);
  if (path.includes(current) || path.some((element) => mayBeComposer(element, adapter))) return undefined;
  const known = path.find((element) => matchesAny(element, adapter.send));
  if (known) return { composer: nearestComposer(path, current, adapter) ?? current, control: known };
  if (path.some((element) => matchesAny(element, trustedSelectors(adapter, adapter.stop)))) return undefined;
  const composer = nearestComposer(path, current, adapter);
  const control = composer && path.find((element) => isButtonLike(element) && !element.contains(composer));
  if (composer && control && controlSends(control, adapter, composer, holdsOriginals(composer)))
    return { composer, control };
  if (composer && !control && holdsOriginals(composer)) {
    const found = pressedElementBeside(event, composer);
    if (found && controlSends(found.shown, adapter, composer, true)) return { composer, control: found.pressed };
  }
  const suggestion = path.find((element) => element.matches(CLICKABLE));
  if (suggestion && !suggestion.contains(current) && containsTypedText(suggestion.textContent ?? '', textOf(current)))
    return { composer: current };
  return undefined;
}
