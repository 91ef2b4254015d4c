// Whether an activation is one that sends what a composer holds.
import { type SiteAdapter, trusted } from '../../sites/site-adapter.ts';
import { matchesAny, surroundings } from '../dom/elements.ts';
import { isAtTrailingEdge, isBeside, isControlSized, isNear, isStretchedBeside } from './composer-block.ts';
import { type ControlKind, carriesText, kindOfControl, savesEdit } from './control-words.ts';
import { composersIn, mayBeComposer } from './may-be-composer.ts';
import {
  BUTTON_LIKE,
  type Control,
  findSendControl,
  isEditBox,
  lastUnlabelled,
  OPENS_SOMETHING,
  wordsOf,
} from './send-control.ts';

const CLICKABLE = `${BUTTON_LIKE}, a, li, [role="option"], [role="menuitem"], [role="link"], [tabindex]`;

export interface ActivationText {
  readonly textOf: (composer: HTMLElement) => string;
  /** May there be something in it that has to be replaced? What is not checked may hold anything. */
  readonly holdsOriginals: (composer: HTMLElement) => boolean;
}

export interface Activation {
  /** Whose text would leave. */
  readonly composer: HTMLElement;
  /** The control itself, to be used once the text is safe. Missing where it would send a text of its own. */
  readonly control?: Control;
}

/** How many steps up from the composer the control is met; undefined beyond reach. */
function distance(composer: HTMLElement, path: readonly HTMLElement[]): number | undefined {
  const at = surroundings(composer).findIndex((around) => path.includes(around));
  return at === -1 ? undefined : at;
}

function nearestComposer(
  path: readonly HTMLElement[],
  current: HTMLElement,
  adapter: SiteAdapter,
): HTMLElement | undefined {
  const others = composersIn(document.documentElement, adapter);
  const reached = [current, ...others.filter((one) => one !== current)].flatMap((composer) => {
    const steps = distance(composer, path);
    return steps === undefined ? [] : [{ composer, steps }];
  });
  return reached.sort((a, b) => a.steps - b.steps)[0]?.composer;
}

/** Does something beside the composer say that it sends? Then nothing else beside it is taken for that. */
function isNamedBeside(adapter: SiteAdapter, composer: HTMLElement, control: Control): boolean {
  const edit = adapter.edit && { ...adapter.edit, save: trusted(adapter, adapter.edit.save) };
  const known = { ...adapter, send: trusted(adapter, adapter.send), ...(edit ? { edit } : {}) };
  const found = findSendControl(known, composer);
  return (
    found !== undefined && found.by !== 'place' && !found.element.contains(control) && isNear(found.element, composer)
  );
}

/** An icon without a name at the end of the lines is pressed to send; where there is none, so is a button of unknown words. */
function maySend(control: Control, kind: ControlKind, adapter: SiteAdapter, composer: HTMLElement): boolean {
  if (control.matches(OPENS_SOMETHING) || !isBeside(control, composer) || isNamedBeside(adapter, composer, control))
    return false;
  if (kind === 'asks') return true;
  if (kind === 'unlabelled') return isAtTrailingEdge(control, composer);
  return control.matches(BUTTON_LIKE) && lastUnlabelled(composer) === undefined;
}

function sends(control: Control, adapter: SiteAdapter, composer: HTMLElement, holdsOriginals: boolean): boolean {
  const words = wordsOf(control);
  const kind = kindOfControl(words);
  if (isEditBox(adapter, composer)) {
    if (matchesAny(control, adapter.edit?.save ?? []) || savesEdit(words)) return true;
    return holdsOriginals && kind === 'unlabelled' && maySend(control, kind, adapter, composer);
  }
  if (kind === 'send' || kind === 'other') return kind === 'send';
  if (holdsOriginals && maySend(control, kind, adapter, composer)) return true;
  if (kind !== 'unlabelled') return false;
  const found = findSendControl(adapter, composer);
  return found?.by === 'place' && found.element === control;
}

/**
 * What was pressed, where the markup does not say that it can be: a thing of a control's size with a hand over it, a word that sends,
 * or nothing but a drawing. Only beside the composer, and only for what may not leave.
 */
function pressedBeside(
  event: Event,
  composer: HTMLElement,
): { readonly shown: Control; readonly pressed: Control } | undefined {
  const inside: Element[] = [];
  for (const target of event.composedPath()) {
    if (!(target instanceof Element) || target.contains(composer)) break;
    // Around what was pressed, a column as high as the text holds several controls.
    const isSized = isControlSized(target) || (inside.length === 0 && isStretchedBeside(target, composer));
    if (!isSized) break;
    inside.push(target);
  }
  const shown = inside.at(-1);
  // The innermost: what listens may be any of them. Parts of a drawing come and go.
  const pressed = (inside[0] instanceof SVGElement && inside[0].ownerSVGElement) || inside[0];
  if (!isControl(shown) || !isControl(pressed) || !isBeside(shown, composer)) return undefined;
  const kind = kindOfControl(wordsOf(shown));
  const isPressable = kind !== 'unknown' || getComputedStyle(pressed).cursor === 'pointer' || shown.matches(CLICKABLE);
  return isPressable ? { shown, pressed } : undefined;
}

const isControl = (element: Element | undefined): element is Control =>
  element instanceof HTMLElement || element instanceof SVGElement;

/**
 * What this activation would send; undefined where nothing that was typed would leave. A wrong "nothing" lets originals out, so
 * a control that looks like one that sends is taken for it.
 */
export function activationOf(
  event: Event,
  adapter: SiteAdapter,
  current: HTMLElement,
  { textOf, holdsOriginals }: ActivationText,
): Activation | undefined {
  const path = event.composedPath().filter((target): target is HTMLElement => target instanceof HTMLElement);
  if (path.includes(current) || path.some((element) => mayBeComposer(element, adapter))) return undefined;
  const known = path.find((element) => matchesAny(element, adapter.send));
  if (known) return { composer: nearestComposer(path, current, adapter) ?? current, control: known };
  if (path.some((element) => matchesAny(element, trusted(adapter, adapter.stop)))) return undefined;
  const composer = nearestComposer(path, current, adapter);
  const control = composer && path.find((element) => element.matches(BUTTON_LIKE) && !element.contains(composer));
  if (composer && control && sends(control, adapter, composer, holdsOriginals(composer))) return { composer, control };
  if (composer && !control && holdsOriginals(composer)) {
    const found = pressedBeside(event, composer);
    if (found && sends(found.shown, adapter, composer, true)) return { composer, control: found.pressed };
  }
  const suggestion = path.find((element) => element.matches(CLICKABLE));
  if (suggestion && !suggestion.contains(current) && carriesText(suggestion.textContent ?? '', textOf(current)))
    return { composer: current };
  return undefined;
}
