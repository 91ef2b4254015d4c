import { isTextField } from '../dom/text-fields.ts';
import type { Driver } from './driver.ts';
import { EDITOR_FAMILIES, PLAIN_EDITABLE } from './families.ts';
import { richTextDriver } from './rich-text.ts';
import { textareaDriver } from './textarea.ts';

const knownDrivers = EDITOR_FAMILIES.map((family) => ({ marks: family.marks, driver: richTextDriver(family) }));
const plainDriver = richTextDriver(PLAIN_EDITABLE);

export function driverFor(composer: HTMLElement): Driver {
  if (isTextField(composer)) return textareaDriver;
  return knownDrivers.find(({ marks }) => composer.matches(marks))?.driver ?? plainDriver;
}
