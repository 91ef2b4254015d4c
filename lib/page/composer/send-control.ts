// Finds the control that sends a composer's text. `pressed-control.ts` decides whether a press sends.
import { type SiteAdapter, trustedSelectors } from '../../sites/site-adapter.ts';
import {
  composerAncestors,
  EDITABLE_SELECTOR,
  isEditable,
  isVisible,
  isWithinAny,
  matchesAny,
  queryWithShadowRoot,
  visibleMatches,
} from '../dom/elements.ts';
import { cachedPerPageRead } from '../dom/page-read-cache.ts';
import { isBesideComposer, isNearComposer } from './composer-block.ts';
import { type ControlWords, controlKindOf, isCancelLabel, isSaveLabel } from './control-kind.ts';

/** An element that can be pressed. Sometimes only an SVG drawing listens. */
export type Control = HTMLElement | SVGElement;

const BUTTON = 'button, [role="button"], input[type="submit"]';
export const BUTTON_LIKE_SELECTOR = `${BUTTON}, [id*="submit" i], [class*="submit" i], [class*="send" i]`;
export const POPUP_OPENER_SELECTOR =
  '[aria-haspopup]:not([aria-haspopup="false"]), [aria-pressed], [role="switch"], [aria-expanded]';

/** How a control was found; "place" is a guess by its position. */
export type SendControlEvidence = 'selector' | 'label' | 'place';

export interface SendControl {
  readonly element: Control;
  readonly by: SendControlEvidence;
}

const attributeOf = (element: Element, name: string) => element.getAttribute(name) ?? '';

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

/** The names of the drawings in a control, or of the control itself if it is a drawing. */
function iconOf(element: Element): string {
  const drawn = [element, ...element.querySelectorAll('*')].slice(0, MAX_ICON_PARTS);
  return drawn.flatMap((one) => ICON_NAMES.map((name) => attributeOf(one, name))).join(' ');
}

const MAX_ICON_PARTS = 30;

/** The names of the elements around a composer: the names of what is inside begin with them, which says nothing about it ("send-box__attach"). */
const namesAround = cachedPerPageRead((composer: Element): readonly string[] =>
  composerAncestors(composer)
    .flatMap((around) => [...around.classList, around.id])
    .filter((name) => name !== ''),
);

function withoutNameAround(name: string, around: readonly string[]): string {
  const longest = around.reduce((best, one) => (name.startsWith(one) && one.length > best.length ? one : best), '');
  return name.slice(longest.length);
}

/** The words of a control. The names of the frame around `composer`, if given, are left out. */
export function controlWordsOf(element: Element, composer?: Element): ControlWords {
  const labelled = [element, ...element.querySelectorAll('[aria-label], [title], [alt]')];
  const label = labelled.flatMap((one) => ['aria-label', 'title', 'alt'].map((name) => attributeOf(one, name)));
  const around = composer ? namesAround(composer) : [];
  const names = ['data-testid', 'id', 'class', 'name', 'type'].flatMap((name) =>
    attributeOf(element, name)
      .split(/\s+/)
      .map((one) => withoutNameAround(one, around)),
  );
  return { label: [...label, displayedText(element)].join(' '), names: names.join(' '), icon: iconOf(element) };
}

/** Whether the element may be a button. Many frames around buttons and text fields have "send" or "submit" in their class. */
export const isButtonLike = (element: HTMLElement): boolean =>
  element.matches(BUTTON) ||
  (element.matches(BUTTON_LIKE_SELECTOR) &&
    queryWithShadowRoot(element, `${BUTTON}, ${EDITABLE_SELECTOR}`).length === 0);

const buttonLikeIn = (around: HTMLElement): HTMLElement[] =>
  queryWithShadowRoot(around, BUTTON_LIKE_SELECTOR).filter(isButtonLike);

/** The text displayed on a control; that of an `<input type="submit">` is its value. */
function displayedText(element: Element): string {
  if (element instanceof HTMLInputElement) return element.value || (element.type === 'submit' ? 'Submit' : '');
  return element.textContent ?? '';
}

export function isEditBoxOfSentMessage(adapter: SiteAdapter, composer: Element): boolean {
  if (matchesAny(composer, trustedSelectors(adapter, adapter.edit?.box ?? []))) return true;
  if (matchesAny(composer, adapter.composer)) return false;
  const messages = trustedSelectors(adapter, [...adapter.userMessage, ...adapter.assistantMessage]);
  return isWithinAny(composer, messages) || hasSaveAndCancel(composer);
}

/** Recognises an edit box on unknown sites by its pair of buttons: one saves the edit, one cancels it. */
const hasSaveAndCancel = cachedPerPageRead((box: Element): boolean => {
  if (!(box instanceof HTMLElement)) return false;
  const met = new Set<HTMLElement>();
  for (const around of composerAncestors(box)) {
    if (queryWithShadowRoot(around, EDITABLE_SELECTOR).some((other) => other !== box && isEditable(other)))
      return false;
    const more = buttonLikeIn(around).filter((button) => !met.has(button));
    if (buttonsSaying(more, box, isCancelLabel).length > 0)
      return buttonsSaying([...met, ...more], box, isSaveLabel).length > 0;
    for (const button of more) met.add(button);
  }
  return false;
});

/** Whether this Enter only breaks the line in an edit box; Ctrl+Enter always sends. */
export function doesEnterBreakLine(event: KeyboardEvent, adapter: SiteAdapter, composer: Element): boolean {
  return (
    adapter.edit?.enter === 'breaks the line' &&
    !event.ctrlKey &&
    !event.metaKey &&
    matchesAny(composer, trustedSelectors(adapter, adapter.edit.box))
  );
}

/** How likely a control sends. Its class counts least. */
function sendLikeness(element: HTMLElement): number {
  const { label } = controlWordsOf(element);
  return (controlKindOf({ label, names: '' }) === 'send' ? 2 : 0) + (element.matches(BUTTON) ? 1 : 0);
}

const likeliestSendButton = (buttons: readonly HTMLElement[]) =>
  [...buttons].sort((a, b) => sendLikeness(b) - sendLikeness(a))[0];

function nearestMatch(composer: HTMLElement, selectors: readonly string[]): HTMLElement | undefined {
  for (const around of composerAncestors(composer)) {
    for (const selector of selectors) {
      const found = queryWithShadowRoot(around, selector).find(isVisible);
      if (found) return found;
    }
  }
  return undefined;
}

/**
 * The visible buttons whose words match. The words are tested first, because testing visibility makes the browser compute the layout, and a long page
 * has hundreds of buttons.
 */
function buttonsSaying(
  buttons: readonly HTMLElement[],
  composer: HTMLElement,
  says: (words: ControlWords) => boolean,
): HTMLElement[] {
  return buttons.filter(
    (button) => !button.contains(composer) && says(controlWordsOf(button, composer)) && isVisible(button),
  );
}

function buttonsAround(around: HTMLElement, composer: HTMLElement): HTMLElement[] {
  return buttonLikeIn(around).filter((button) => !button.contains(composer) && isVisible(button));
}

/** The last icon button without a label: most chats have their send button there. */
export function lastUnlabelledButton(composer: HTMLElement): HTMLElement | undefined {
  const frame = composerAncestors(composer).find((around) => buttonsAround(around, composer).length > 0);
  if (!frame) return undefined;
  const icons = buttonsAround(frame, composer).filter(
    (button) =>
      button.matches(BUTTON) &&
      !button.matches(POPUP_OPENER_SELECTOR) &&
      controlKindOf(controlWordsOf(button, composer)) === 'unlabelled',
  );
  const edge = (button: HTMLElement) => {
    const { right, bottom } = button.getBoundingClientRect();
    return right + bottom;
  };
  return icons.sort((a, b) => edge(b) - edge(a))[0];
}

function findEditSave(adapter: SiteAdapter, box: HTMLElement): SendControl | undefined {
  const known = nearestMatch(box, adapter.edit?.save ?? []);
  if (known) return { element: known, by: 'selector' };
  for (const around of composerAncestors(box)) {
    // Stops at the next editor: the buttons beyond belong to another composer.
    if (queryWithShadowRoot(around, EDITABLE_SELECTOR).some((other) => other !== box && isEditable(other)))
      return undefined;
    const named = likeliestSendButton(buttonsSaying(buttonLikeIn(around), box, isSaveLabel));
    if (named) return { element: named, by: 'label' };
  }
  return undefined;
}

/**
 * The control that sends. A disabled button counts, because it is enabled once there is text. A stop button does not count, although it may be the
 * same element.
 */
export function findSendControl(adapter: SiteAdapter, composer: HTMLElement): SendControl | undefined {
  if (isEditBoxOfSentMessage(adapter, composer)) return findEditSave(adapter, composer);
  const known = nearestMatch(composer, adapter.send) ?? visibleMatches(adapter.send)[0];
  const stop = trustedSelectors(adapter, adapter.stop);
  if (known) return { element: known, by: 'selector' };
  for (const around of composerAncestors(composer)) {
    const saying = buttonsSaying(buttonLikeIn(around), composer, (words) => controlKindOf(words) === 'send');
    const named = likeliestSendButton(
      saying.filter((button) => !isWithinAny(button, stop) && isSaidOrNear(button, composer)),
    );
    if (named) return { element: named, by: 'label' };
  }
  return sendControlByPlace(adapter, composer);
}

/** A button that only its class calls a send button counts near the composer: messages have such buttons too. */
const isSaidOrNear = (button: HTMLElement, composer: HTMLElement) =>
  controlKindOf({ ...controlWordsOf(button, composer), names: '' }) === 'send' || isNearComposer(button, composer);

/** The control that sends judged by its position alone: its words say nothing. */
export function sendControlByPlace(adapter: SiteAdapter, composer: HTMLElement): SendControl | undefined {
  const last = askingButtonBeside(composer) ?? lastUnlabelledButton(composer);
  return last && !isWithinAny(last, trustedSelectors(adapter, adapter.stop))
    ? { element: last, by: 'place' }
    : undefined;
}

function askingButtonBeside(composer: HTMLElement): HTMLElement | undefined {
  for (const around of composerAncestors(composer)) {
    const asking = buttonsSaying(
      queryWithShadowRoot(around, BUTTON),
      composer,
      (words) => controlKindOf(words) === 'asks',
    );
    const beside = asking.find(
      (button) => !button.matches(POPUP_OPENER_SELECTOR) && isBesideComposer(button, composer),
    );
    if (beside) return beside;
  }
  return undefined;
}
