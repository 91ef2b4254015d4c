import type { TextField } from '../dom/text-fields.ts';
import { type Driver, normalisedEditorText, pause } from './driver.ts';

/** Chromium 156 has live ranges inside a text field, which `CSS.highlights` accepts. */
interface WithValueRange {
  readonly createValueRange?: (start: number, end: number) => AbstractRange;
}

/** A controlled field (React) shows its final value only after its owner has rendered. */
const RENDERS_WITHIN_MS = [0, 20] as const;

export function hasValueRanges(field: TextField): boolean {
  return typeof (field as WithValueRange).createValueRange === 'function';
}

/** Types over the changed part as one undo step; setting the value would clear the undo history. */
function typeOver(field: TextField, text: string): void {
  // E-mail fields do not let a script set the selection.
  if (field.selectionStart === null) return;
  const now = field.value;
  const most = Math.min(now.length, text.length);
  let start = 0;
  while (start < most && now[start] === text[start]) start += 1;
  let same = 0;
  while (same < most - start && now[now.length - 1 - same] === text[text.length - 1 - same]) same += 1;
  field.setSelectionRange(start, now.length - same);
  const between = text.slice(start, text.length - same);
  document.execCommand(between === '' ? 'delete' : 'insertText', false, between);
}

/** Sets the value by the prototype's setter: React replaces the element's own setter to detect changes. */
function setValue(field: TextField, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText' }));
}

async function holdsText(field: TextField, text: string): Promise<boolean> {
  for (const ms of RENDERS_WITHIN_MS) {
    await pause(ms);
    if (normalisedEditorText(field.value) !== normalisedEditorText(text)) return false;
  }
  return true;
}

export const textareaDriver: Driver = {
  read: (composer) => (composer as TextField).value,

  rangesOf(composer, spans) {
    const field = composer as TextField & WithValueRange;
    return spans.map(({ start, end }) => field.createValueRange?.(start, end));
  },

  async write(composer, text) {
    const field = composer as TextField;
    field.focus();
    for (const way of [typeOver, setValue]) {
      if (field.value !== text) way(field, text);
      if (await holdsText(field, text)) return true;
    }
    return false;
  },
};
