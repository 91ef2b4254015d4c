// Tracks the person's text that no check has covered, whether it is still in the composer or not, and the text that left because the person
// sent it.
import { uncheckedStretchesOf } from './stretches.ts';

export interface PersonTypedText {
  /** Whether anything has been typed or pasted in this document. */
  readonly wasTyped: boolean;
  /** Texts that the person sent or gave to the page as they are. */
  readonly released: readonly string[];
  checked(text: string): void;
  /** To be called with the composer's present text. */
  typed(text: string): void;
  /** The text typed last, if it has left the composer unchecked; otherwise an empty string. */
  leftUnchecked(composerText: string): string;
  /** To be called when the page received this text from the person outside of the composer. */
  pasted(text: string): void;
  /** To be called when the text was checked, or is in the composer by now, where it is checked. */
  settled(text: string): void;
  release(text: string): void;
  /** The text that may hold something unchecked: the composer's, or the text that the page took out of it. */
  standing(composerText: string): string;
  /** The unchecked stretches of the text that `standing` returned, and of what was pasted. */
  stretches(standing: string): readonly string[];
  otherConversation(): void;
}

const MAX_RELEASED = 60;

const isBlank = (text: string) => text.trim() === '';

export function personTypedText(): PersonTypedText {
  let wasTyped = false;
  let checkedText = '';
  let lastTyped = '';
  let released: readonly string[] = [];
  let unchecked: readonly string[] = [];

  /** A sanitized text is released before it is written into the composer, so it is not the person's typing. */
  function typed(text: string): void {
    if (!isBlank(text)) lastTyped = released.includes(text) ? '' : text;
  }

  function leftUnchecked(composerText: string): string {
    if (!isBlank(composerText) || lastTyped === checkedText) return '';
    return uncheckedStretchesOf(lastTyped, checkedText, released).length > 0 ? lastTyped : '';
  }

  return {
    get wasTyped() {
      return wasTyped;
    },
    get released() {
      return released;
    },
    checked(text) {
      if (!isBlank(text)) wasTyped = true;
      checkedText = text;
    },
    typed,
    leftUnchecked,
    pasted(text) {
      wasTyped = true;
      unchecked = [...unchecked, text];
    },
    settled(text) {
      if (lastTyped === text) lastTyped = '';
      unchecked = unchecked.filter((one) => one !== text);
    },
    release(text) {
      released = [...released, text].slice(-MAX_RELEASED);
    },
    standing(composerText) {
      if (isBlank(composerText)) return leftUnchecked(composerText);
      wasTyped = true;
      typed(composerText);
      return composerText;
    },
    stretches(standing) {
      const inComposer = standing === checkedText ? [] : uncheckedStretchesOf(standing, checkedText, released);
      return [...inComposer, ...unchecked.flatMap((text) => uncheckedStretchesOf(text, '', released))];
    },
    otherConversation() {
      released = [];
      unchecked = [];
      if (lastTyped === checkedText) lastTyped = '';
      checkedText = '';
    },
  };
}
