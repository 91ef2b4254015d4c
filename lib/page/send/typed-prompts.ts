// The texts that a person types while their keys are kept, divided where Enter was pressed.
import type { TypedText } from '../composer/type-into-composer.ts';
import { typedCharacter } from './typed-character.ts';

export interface TypedPrompts {
  readonly isEmpty: boolean;
  add(text: string): void;
  /**
   * Keeps a key; false if it neither changes nor sends a text. `continues`: the keys continue a text that is being written, so Backspace may erase
   * from it, and Enter may send it although nothing was typed since.
   */
  keep(event: KeyboardEvent, continues: boolean): boolean;
  /** Forgets that Enter was pressed, but not what was typed. */
  dropEnters(): void;
  /** Returns the first text, and whether Enter was pressed after it. */
  takeNext(): TypedText & { readonly isEntered: boolean };
  /** Returns all texts as lines of one. */
  takeAll(): TypedText;
}

const NOTHING: TypedText = { text: '', erased: 0 };

function withoutLastCharacter({ text, erased }: TypedText, continues: boolean): TypedText {
  if (text !== '') return { text: Array.from(text).slice(0, -1).join(''), erased };
  return { text, erased: continues ? erased + 1 : erased };
}

const joined = (texts: readonly TypedText[], separator: string): TypedText => ({
  text: texts.map(({ text }) => text).join(separator),
  erased: texts[0]?.erased ?? 0,
});

export function typedPrompts(): TypedPrompts {
  let texts: readonly TypedText[] = [];
  const change = (by: (last: TypedText) => TypedText) => {
    texts = [...texts.slice(0, -1), by(texts.at(-1) ?? NOTHING)];
  };
  const add = (text: string) => change((last) => ({ ...last, text: last.text + text }));

  return {
    get isEmpty() {
      return texts.length === 0;
    },
    add,
    keep(event, continues) {
      const character = typedCharacter(event);
      // Only the first text continues what is being written; the others come after an Enter.
      const isFirst = continues && texts.length <= 1;
      if (character !== undefined) add(character);
      else if (event.key === 'Backspace') change((last) => withoutLastCharacter(last, isFirst));
      else if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return false;
      else if (event.shiftKey) add('\n');
      // Another Enter after the one that began the send means the same prompt, unless a text was typed since.
      else if (!event.repeat && (texts.at(-1)?.text.trim() || isFirst))
        texts = [...(texts.length === 0 ? [NOTHING] : texts), NOTHING];
      return true;
    },
    dropEnters() {
      texts = texts.length === 0 ? [] : [joined(texts, '')];
    },
    takeNext() {
      const [next = NOTHING, ...rest] = texts;
      texts = rest;
      return { ...next, isEntered: rest.length > 0 };
    },
    takeAll() {
      const all = joined(texts, '\n');
      texts = [];
      return all;
    },
  };
}
