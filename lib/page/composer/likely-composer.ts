// Ranks the text boxes of an unknown page by how likely each is the composer.
import { composerAncestors, queryWithShadowRoot } from '../dom/elements.ts';

export interface TextBoxFacts {
  readonly width: number;
  /** The position of the lower edge in the window's height, 0 (top) to 1 (bottom). */
  readonly depth: number;
  readonly isFocused: boolean;
  /** The box's label, placeholder and names. */
  readonly words: string;
  readonly isInSearch: boolean;
  /** Whether a button is near the box. */
  readonly hasButton: boolean;
  /** A one-line field: less likely than a field with several lines. */
  readonly isOneLine: boolean;
}

const CHAT_WORDS =
  /message|messag|prompt|chat|ask|question|reply|nachricht|frage|mensaje|pregunta|demande|messaggio|bericht|сообщение|消息|提问|メッセージ|메시지/i;
const OTHER_WORDS =
  /search|comment|feedback|note|e-?mail|address|captcha|code|title|description|suche|recherche|buscar/i;

/** The score of a box; higher is likelier. Chats have a wide box low in the window, with a label for chatting and a button beside it. */
export function composerLikelihood(facts: TextBoxFacts): number {
  return (
    (CHAT_WORDS.test(facts.words) ? 4 : 0) -
    (OTHER_WORDS.test(facts.words) ? 3 : 0) -
    (facts.isInSearch ? 6 : 0) +
    (facts.isFocused ? 3 : 0) +
    (facts.hasButton ? 2 : 0) -
    (facts.isOneLine ? 2 : 0) +
    (facts.width >= 250 ? 1 : 0) +
    2 * Math.min(1, Math.max(0, facts.depth))
  );
}

const LABEL_ATTRIBUTES = [
  'aria-label',
  'placeholder',
  'data-placeholder',
  'aria-placeholder',
  'id',
  'name',
  'data-testid',
];

function factsOf(box: HTMLElement): TextBoxFacts {
  const { width, bottom } = box.getBoundingClientRect();
  const near = composerAncestors(box).slice(0, 4);
  return {
    width,
    depth: bottom / Math.max(1, window.innerHeight),
    isFocused: box.ownerDocument.activeElement === box,
    words: LABEL_ATTRIBUTES.map((name) => box.getAttribute(name) ?? '').join(' '),
    isInSearch: box.closest('[role="search"], search, form[action*="search" i]') !== null,
    hasButton: near.some(
      (around) => queryWithShadowRoot(around, 'button, [role="button"], input[type="submit"]').length > 0,
    ),
    isOneLine: box instanceof HTMLInputElement,
  };
}

export function likeliestComposer(boxes: readonly HTMLElement[]): HTMLElement | undefined {
  let found: { box: HTMLElement; score: number } | undefined;
  for (const box of boxes) {
    const score = composerLikelihood(factsOf(box));
    if (!found || score > found.score) found = { box, score };
  }
  return found?.box;
}
