// Names in a restored reply. A first and a last name are two stand-ins side by side, and one name.
import type { Segment } from './segment.ts';

const NAMED_TYPES: ReadonlySet<Segment['type']> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION']);

/** Whether a segment is the restored name of a person, a firm or a place. */
export const isRestoredName = ({ type, surrogate, formula }: Segment): boolean =>
  NAMED_TYPES.has(type) && surrogate !== undefined && formula === undefined;

/** For each name the places of its segments, from left to right. The space between two of them is a segment too. */
export function namesSideBySide(
  segments: readonly Segment[],
  isName: (segment: Segment) => boolean,
): readonly (readonly number[])[] {
  const names: number[][] = [];
  for (const [place, segment] of segments.entries()) {
    if (!isName(segment)) continue;
    const name = names.at(-1);
    if (name?.at(-1) === place - 2 && segments[place - 1]?.text === ' ') name.push(place);
    else names.push([place]);
  }
  return names;
}
