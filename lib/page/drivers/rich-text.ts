// The driver for editors that are elements and not text fields: words are replaced in place, from the last to the first, so that lists, code blocks,
// mentions and the undo history stay.
import type { Rewrite } from '../../sanitize/sanitized.ts';
import { atomsIn, rangeAroundAtoms } from './atoms.ts';
import { type Driver, normalisedEditorText, pause } from './driver.ts';
import { editsFor, extendEditsToAtoms, inverseReplacements, type TextEdit } from './edits.ts';
import type { EditorFamily } from './families.ts';
import { type FlattenedText, flattenText, rangeOfSpan } from './flatten-text.ts';
import { type InsertText, selectRange } from './insertions.ts';

/** Editors render in a later task; after these delays an editor that did not accept the text shows its own text again. */
const DRAWS_WITHIN_MS = [30, 60] as const;

const isBlock = (element: Element) =>
  /^(block|flex|grid|table|list-item|flow-root)/.test(getComputedStyle(element).display);

interface LastWrite {
  readonly text: string;
  readonly before: string;
  readonly replacements: readonly Rewrite[];
}

export function richTextDriver(family: EditorFamily): Driver {
  /** Remembers what was written, so that it can be reverted word by word. */
  const written = new WeakMap<HTMLElement, LastWrite>();

  const flattenNow = (composer: HTMLElement): FlattenedText =>
    flattenText(composer, { isBlock, ...(family.decorations ? { decorations: family.decorations } : {}) });
  const read = (composer: HTMLElement) => flattenNow(composer).text;

  async function holds(composer: HTMLElement, text: string): Promise<boolean> {
    for (const ms of DRAWS_WITHIN_MS) {
      await pause(ms);
      if (normalisedEditorText(read(composer)) !== normalisedEditorText(text)) return false;
    }
    return true;
  }

  async function replaceSpans(composer: HTMLElement, edits: readonly TextEdit[], insert: InsertText): Promise<void> {
    for (const edit of [...edits].reverse()) {
      const range = rangeOfSpan(flattenNow(composer), edit);
      if (range) await insert(composer, rangeAroundAtoms(range, composer, family.selectsInText ?? false), edit.text);
    }
  }

  async function replaceAll(composer: HTMLElement, text: string, insert: InsertText): Promise<void> {
    const range = document.createRange();
    range.selectNodeContents(composer);
    await insert(composer, range, text);
  }

  /** Tries each way on the spans of the present text. If a way replaces only some of them, the next way replaces the rest. */
  async function writeSpans(composer: HTMLElement, text: string, replacements: readonly Rewrite[]): Promise<boolean> {
    for (const insert of family.spans) {
      const now = flattenNow(composer);
      const edits = editsFor(now.text, replacements);
      if (!edits) return false;
      await replaceSpans(composer, extendEditsToAtoms(now.text, edits, atomsIn(now, composer)), insert);
      if (await holds(composer, text)) return true;
    }
    return false;
  }

  function caretToEnd(composer: HTMLElement): void {
    const range = document.createRange();
    range.selectNodeContents(composer);
    range.collapse(false);
    selectRange(composer, range);
  }

  async function write(composer: HTMLElement, text: string, replacements?: readonly Rewrite[]): Promise<boolean> {
    composer.focus();
    if (replacements && (await writeSpans(composer, text, replacements))) return true;
    for (const insert of family.whole) {
      await replaceAll(composer, text, insert);
      if (await holds(composer, text)) return true;
    }
    return false;
  }

  return {
    read,
    hidesText: (composer) => family.undrawn !== undefined && composer.querySelector(family.undrawn) !== null,
    rangesOf(composer, spans) {
      const flattened = flattenNow(composer);
      return spans.map((span) => rangeOfSpan(flattened, span));
    },
    async write(composer, text, replacements) {
      const before = read(composer);
      const last = written.get(composer);
      const isBack =
        !replacements && last?.before === text && normalisedEditorText(last.text) === normalisedEditorText(before);
      const done = await write(composer, text, isBack ? inverseReplacements(last.replacements) : replacements);
      if (done && replacements) written.set(composer, { text, before, replacements });
      else written.delete(composer);
      caretToEnd(composer);
      return done;
    },
  };
}
