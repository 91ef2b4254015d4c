// The boxes in which Excel shows comments: a VML drawing with one shape for each commented cell.

const OFFICE = 'urn:schemas-microsoft-com';

function placeOf(reference: string): { readonly row: number; readonly column: number } {
  const [, letters = 'A', digits = '1'] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}

function shape(reference: string, index: number): string {
  const { row, column } = placeOf(reference);
  const anchor = [column + 1, 15, Math.max(row - 1, 0), 2, column + 3, 31, row + 4, 1].join(', ');
  return `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
}

const SHAPE_TYPE =
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';

/** @param references the commented cells, such as B4 */
export function noteShapes(references: readonly string[]): Uint8Array {
  const shapes = references.map(shape).join('');
  return new TextEncoder().encode(
    `<xml xmlns:v="${OFFICE}:vml" xmlns:o="${OFFICE}:office:office" xmlns:x="${OFFICE}:office:excel">${SHAPE_TYPE}${shapes}</xml>`,
  );
}
