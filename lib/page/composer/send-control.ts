// Which control sends what a composer holds, and whether an activation is one that sends.
import { type SiteAdapter, trusted } from '../../sites/site-adapter.ts';
import {
  EDITABLE,
  isEditable,
  isVisible,
  isWithin,
  matchesAny,
  searchIn,
  surroundings,
  visibleOf,
} from '../dom/elements.ts';
import { onceALook } from '../dom/one-look.ts';
import { isAtTrailingEdge, isBeside, isControlSized, isNear } from './composer-block.ts';
import {
  type ControlKind,
  type ControlWords,
  carriesText,
  dropsEdit,
  kindOfControl,
  savesEdit,
} from './control-words.ts';
import { composersIn, mayBeComposer } from './may-be-composer.ts';

/** What is pressed. A drawing may be all that listens. */
export type Control = HTMLElement | SVGElement;

const BUTTON = 'button, [role="button"], input[type="submit"]';
export const BUTTON_LIKE = `${BUTTON}, [id*="submit" i], [class*="submit" i], [class*="send" i]`;
const CLICKABLE = `${BUTTON_LIKE}, a, li, [role="option"], [role="menuitem"], [role="link"], [tabindex]`;
const OPENS_SOMETHING =
  '[aria-haspopup]:not([aria-haspopup="false"]), [aria-pressed], [role="switch"], [aria-expanded]';

/** How a control was found; "place" is a guess by where it stands. */
export type FoundBy = 'selector' | 'label' | 'place';

export interface SendControl {
  readonly element: Control;
  readonly by: FoundBy;
}

const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';

const ICON_NAMES = [
  'id',
  'class',
  'name',
  'href',
  'xlink:href',
  'data-icon',
  'data-lucide',
  'icon',
  'fonticon',
  'src',
  'alt',
];

/** Of the drawings in a control, and of the control where it is one. */
function iconOf(element: Element): string {
  const drawn = [element, ...element.querySelectorAll('*')].slice(0, MOST_ICON_PARTS);
  return drawn.flatMap((one) => ICON_NAMES.map((name) => attribute(one, name))).join(' ');
}

const MOST_ICON_PARTS = 30;

export function wordsOf(element: Element): ControlWords {
  const labelled = [element, ...element.querySelectorAll('[aria-label], [title], [alt]')];
  const label = labelled.flatMap((one) => ['aria-label', 'title', 'alt'].map((name) => attribute(one, name)));
  const names = ['data-testid', 'id', 'class', 'name', 'type'].map((name) => attribute(element, name));
  return { label: [...label, writtenOn(element)].join(' '), names: names.join(' '), icon: iconOf(element) };
}

/** An `<input type="submit">` has its words in its value. */
function writtenOn(element: Element): string {
  if (element instanceof HTMLInputElement) return element.value || (element.type === 'submit' ? 'Submit' : '');
  return element.textContent ?? '';
}

/** Is this the box in which an earlier message is changed? */
export function isEditBox(adapter: SiteAdapter, composer: Element): boolean {
  if (matchesAny(composer, trusted(adapter, adapter.edit?.box ?? []))) return true;
  if (matchesAny(composer, adapter.composer)) return false;
  const messages = trusted(adapter, [...adapter.userMessage, ...adapter.assistantMessage]);
  return isWithin(composer, messages) || isSavedOrDropped(composer);
}

/** Where nothing is known of the site: the box has its own pair of buttons, one that keeps the change and one that drops it. */
const isSavedOrDropped = onceALook((box: Element): boolean => {
  if (!(box instanceof HTMLElement)) return false;
  const met = new Set<HTMLElement>();
  for (const around of surroundings(box)) {
    if (searchIn(around, EDITABLE).some((other) => other !== box && isEditable(other))) return false;
    const more = searchIn(around, BUTTON_LIKE).filter((button) => !met.has(button));
    if (sayingOf(more, box, dropsEdit).length > 0) return sayingOf([...met, ...more], box, savesEdit).length > 0;
    for (const button of more) met.add(button);
  }
  return false;
});

/** Where a plain Enter only breaks the line; Ctrl+Enter sends everywhere. */
export function breaksLine(event: KeyboardEvent, adapter: SiteAdapter, composer: Element): boolean {
  return (
    adapter.edit?.enter === 'breaks the line' &&
    !event.ctrlKey &&
    !event.metaKey &&
    matchesAny(composer, trusted(adapter, adapter.edit.box))
  );
}

/** A class is a hint only: whatever stands in a "sender" may carry it, boxes and other buttons included. */
function likeness(element: HTMLElement): number {
  const { label } = wordsOf(element);
  return (kindOfControl({ label, names: '' }) === 'send' ? 2 : 0) + (element.matches(BUTTON) ? 1 : 0);
}

const best = (buttons: readonly HTMLElement[]) => [...buttons].sort((a, b) => likeness(b) - likeness(a))[0];

function nearest(composer: HTMLElement, selectors: readonly string[]): HTMLElement | undefined {
  for (const around of surroundings(composer)) {
    for (const selector of selectors) {
      const found = searchIn(around, selector).find(isVisible);
      if (found) return found;
    }
  }
  return undefined;
}

/** Whether a button is seen makes the browser lay the page out, and a long page has hundreds: only those that say it are asked. */
function sayingOf(
  buttons: readonly HTMLElement[],
  composer: HTMLElement,
  says: (words: ControlWords) => boolean,
): HTMLElement[] {
  return buttons.filter((button) => !button.contains(composer) && says(wordsOf(button)) && isVisible(button));
}

function buttonsAround(around: HTMLElement, composer: HTMLElement): HTMLElement[] {
  return searchIn(around, BUTTON_LIKE).filter((button) => !button.contains(composer) && isVisible(button));
}

/** The icon without a name that stands last: where other people's composers have their send button. */
function lastUnlabelled(composer: HTMLElement): HTMLElement | undefined {
  const frame = surroundings(composer).find((around) => buttonsAround(around, composer).length > 0);
  if (!frame) return undefined;
  const icons = buttonsAround(frame, composer).filter(
    (button) =>
      button.matches(BUTTON) && !button.matches(OPENS_SOMETHING) && kindOfControl(wordsOf(button)) === 'unlabelled',
  );
  const edge = (button: HTMLElement) => {
    const { right, bottom } = button.getBoundingClientRect();
    return right + bottom;
  };
  return icons.sort((a, b) => edge(b) - edge(a))[0];
}

function findEditSave(adapter: SiteAdapter, box: HTMLElement): SendControl | undefined {
  const known = nearest(box, adapter.edit?.save ?? []);
  if (known) return { element: known, by: 'selector' };
  for (const around of surroundings(box)) {
    // A message's own container: beyond the next editor its buttons are another composer's.
    if (searchIn(around, EDITABLE).some((other) => other !== box && isEditable(other))) return undefined;
    const named = best(sayingOf(searchIn(around, BUTTON_LIKE), box, savesEdit));
    if (named) return { element: named, by: 'label' };
  }
  return undefined;
}

/** A disabled button counts: it is enabled once there is text. What stops the reply does not, though it may be the same button. */
export function findSendControl(adapter: SiteAdapter, composer: HTMLElement): SendControl | undefined {
  if (isEditBox(adapter, composer)) return findEditSave(adapter, composer);
  const known = nearest(composer, adapter.send) ?? visibleOf(adapter.send)[0];
  const stop = trusted(adapter, adapter.stop);
  if (known) return { element: known, by: 'selector' };
  for (const around of surroundings(composer)) {
    const saying = sayingOf(searchIn(around, BUTTON_LIKE), composer, (words) => kindOfControl(words) === 'send');
    const named = best(saying.filter((button) => !isWithin(button, stop)));
    if (named) return { element: named, by: 'label' };
  }
  const last = askingBeside(composer) ?? lastUnlabelled(composer);
  return last && !isWithin(last, stop) ? { element: last, by: 'place' } : undefined;
}

function askingBeside(composer: HTMLElement): HTMLElement | undefined {
  for (const around of surroundings(composer)) {
    const asking = sayingOf(searchIn(around, BUTTON), composer, (words) => kindOfControl(words) === 'asks');
    const beside = asking.find((button) => !button.matches(OPENS_SOMETHING) && isBeside(button, composer));
    if (beside) return beside;
  }
  return undefined;
}

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
    if (!(target instanceof Element) || target.contains(composer) || !isControlSized(target)) break;
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
