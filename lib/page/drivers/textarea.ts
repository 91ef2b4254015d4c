import type { Span } from '../../text/span.ts';
import { type Driver, normalised } from './driver.ts';

type Field = HTMLTextAreaElement | HTMLInputElement;
/** Chromium 156: a live range inside a text field, which CSS.highlights accepts. */
interface WithValueRange {
  readonly createValueRange?: (start: number, end: number) => AbstractRange;
}

export function isField(element: Element): element is Field {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && /^(text|search)?$/.test(element.type))
  );
}

export function hasValueRanges(field: Field): boolean {
  return typeof (field as WithValueRange).createValueRange === 'function';
}

/** React replaces the element's own setter to notice changes: the prototype's reaches the value without it. */
function setValue(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText' }));
}

export const textareaDriver: Driver = {
  read: (composer) => (composer as Field).value,

  rangeOf(composer, { start, end }: Span) {
    return (composer as Field & WithValueRange).createValueRange?.(start, end);
  },

  async write(composer, text) {
    const field = composer as Field;
    setValue(field, text);
    // A controlled field shows what its owner made of the input only after it has rendered.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return normalised(field.value) === normalised(text);
  },
};
