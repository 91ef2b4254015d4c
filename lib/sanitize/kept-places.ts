// Finds what the sanitized text keeps on purpose although it reads like a replaced original: the city of Paris beside a person of that name,
// the year of a kept date beside an equal number. The decision was made by place, so the checks for survivors do not ask again.
import { type Annotation, isDecidedByPerson, isReplaced } from '../detect/annotation.ts';
import { type Span, textOf } from '../text/span.ts';
import type { Sanitized } from './sanitized.ts';

type Written = Pick<Sanitized, 'text' | 'replacements' | 'articles'>;

const byStart = (a: Span, b: Span) => a.start - b.start;

/** Whether detectors and rules keep the finding. If the person keeps it, it may still be a leak, and the person is told. */
const isKeptByRule = (one: Annotation) => !isReplaced(one) && !isDecidedByPerson(one);

/**
 * Where kept places of the prompt stand in the sanitized text. A place is left out if the text between it and the change before it is not
 * as the person wrote it.
 */
export function placesInOutput(text: string, written: Written, places: readonly Span[]): readonly Span[] {
  const rewrites = [...written.replacements, ...(written.articles ?? [])].sort(byStart);
  let next = 0;
  let last = { end: 0, outEnd: 0 };
  return [...places].sort(byStart).flatMap((place) => {
    for (let one = rewrites[next]; one && one.end <= place.start; one = rewrites[next]) {
      last = one;
      next += 1;
    }
    const shift = last.outEnd - last.end;
    const out = { start: place.start + shift, end: place.end + shift };
    return written.text.slice(last.outEnd, out.end) === text.slice(last.end, place.end) ? [out] : [];
  });
}

const NUMBER = /\p{N}+/gu;

/** The parts of a kept finding that equal an original: the whole finding, or else numbers in it. Other originals in it are survivors. */
function homonymsIn(text: string, kept: Span, isOriginal: (text: string) => boolean): readonly Span[] {
  const own = textOf(text, kept);
  if (isOriginal(own)) return [kept];
  return Array.from(own.matchAll(NUMBER)).flatMap(({ index, 0: number }) =>
    isOriginal(number) ? [{ start: kept.start + index, end: kept.start + index + number.length }] : [],
  );
}

/** Returns the sanitized text with blanks in place of kept findings that equal an original, and of numbers in kept findings that equal one. */
export function withoutKeptHomonyms(
  text: string,
  written: Written,
  annotations: readonly Annotation[],
  isOriginal: (text: string) => boolean,
): string {
  const places = annotations.filter(isKeptByRule).flatMap((kept) => homonymsIn(text, kept, isOriginal));
  if (places.length === 0) return written.text;
  let blanked = '';
  for (const { start, end } of placesInOutput(text, written, places))
    blanked += written.text.slice(blanked.length, start) + ' '.repeat(end - start);
  return blanked + written.text.slice(blanked.length);
}
