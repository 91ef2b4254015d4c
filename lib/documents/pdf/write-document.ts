// Writes a new PDF of pictures of pages with a layer of text. No object of the original is copied.

import { onPage, type PageArea, type RelativeArea } from '../page-view.ts';
import { OWN_PRODUCER } from './document-parts.ts';
import { estimatedWidth } from './notes-pages.ts';
import { contextOf, type DrawnText, drawnWithTexts, scaleFor, writeText } from './page-drawing.ts';
import { type Cell, type PlacedText, UNKNOWN_LETTERS } from './page-lines.ts';
import { addPicture } from './page-picture.ts';
import { decimal, type ObjectNumber, PdfWriter, reference } from './pdf-writer.ts';
import type { OpenPdf } from './pdfjs.ts';
import { addPlainFont, plainSteps } from './plain-page.ts';
import type { PageContent } from './read-document.ts';
import type { PageCanvases } from './surroundings.ts';
import { LayerFont, layerSteps } from './text-layer.ts';

/** A page with the texts of its cells as they are written. */
export interface EditedPage {
  readonly page: PageContent;
  readonly texts: readonly string[];
}

/** What stays free beside the text of a page, in points. */
const PAGE_MARGIN = 14;
/** What stays free between two cells, in sizes of the letters. */
const CELL_MARGIN = 0.6;

/** How far a cell's text may reach: to the next cell on its line, or to the page's border. */
function roomOf(cell: Cell, { cells, width, height }: PageContent): number {
  const [cos, sin] = [Math.cos(cell.angle), Math.sin(cell.angle)];
  const border =
    Math.abs(cos) > Math.abs(sin) ? (cos > 0 ? width - cell.x : cell.x) : sin > 0 ? height - cell.y : cell.y;
  const next = cells.flatMap((other) => {
    const [dx, dy] = [other.x - cell.x, other.y - cell.y];
    const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
    return along > cell.width / 2 && Math.abs(across) < cell.size ? [along - CELL_MARGIN * cell.size] : [];
  });
  return Math.max(cell.width, Math.min(border - PAGE_MARGIN, ...next));
}

export function drawnTexts({ page, texts }: EditedPage): readonly DrawnText[] {
  return page.cells.map((cell, at) => {
    const shown = texts[at] ?? '';
    // Letters without a known meaning have not been checked, so their shapes are not shown either.
    const isEdited = shown !== cell.text || cell.text.search(UNKNOWN_LETTERS) >= 0;
    return { ...cell, shown: shown.trim(), isEdited, room: roomOf(cell, page) };
  });
}

/** A text of the layer lies over its place, or over what an edited text takes about. */
function layerText({ shown, isEdited, room, ...cell }: DrawnText): PlacedText {
  const width = isEdited ? Math.min(room, estimatedWidth(shown) * cell.size) : cell.width;
  return { ...cell, text: shown, width: Math.max(1, width) };
}

function drawnNotes({ page, texts }: EditedPage, canvases: PageCanvases): OffscreenCanvas {
  const scale = scaleFor(page.width, page.height);
  const canvas = canvases.make(Math.max(1, Math.ceil(page.width * scale)), Math.max(1, Math.ceil(page.height * scale)));
  const context = contextOf(canvas);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const text of drawnTexts({ page, texts })) writeText(context, text, scale, '#000000');
  return canvas;
}

async function drawnEdited(pdf: OpenPdf, edited: EditedPage, canvases: PageCanvases): Promise<OffscreenCanvas> {
  const { number, showsUnseen } = edited.page;
  if (number === undefined) return drawnNotes(edited, canvases);
  const { document } = pdf;
  const page = await document.getPage(number);
  const drawn = await drawnWithTexts({ document, page, texts: drawnTexts(edited), showsUnseen }, canvases);
  page.cleanup();
  return drawn;
}

interface PageDrawing {
  readonly canvases: PageCanvases;
  /** The areas of this page that become black. */
  readonly covered: readonly RelativeArea[];
}

export async function drawnPage(pdf: OpenPdf, edited: EditedPage, { canvases, covered }: PageDrawing) {
  const drawn = await drawnEdited(pdf, edited, canvases);
  const { width, height } = drawn;
  const context = contextOf(drawn);
  context.fillStyle = '#000000';
  for (const { left, top, right, bottom } of covered)
    context.fillRect(left * width, top * height, (right - left) * width, (bottom - top) * height);
  return drawn;
}

function addPage(writer: PdfWriter, size: string, parts: { picture?: ObjectNumber; steps: string }, tree: Tree) {
  const picture = parts.picture ? `/XObject << /P ${reference(parts.picture)} >> ` : '';
  const contents = writer.addText('', parts.steps);
  return writer.add(
    `<< /Type /Page /Parent ${reference(tree.pages)} /MediaBox [0 0 ${size}] ` +
      `/Resources << ${picture}/Font << /T ${reference(tree.font)} >> >> /Contents ${reference(contents)} >>`,
  );
}

interface Tree {
  readonly pages: ObjectNumber;
  readonly font: ObjectNumber;
}

/** Pictures of the pages with a layer of text, or without a canvas plain pages. */
export async function writtenPdf(
  pdf: OpenPdf,
  { pages, covered }: { readonly pages: readonly EditedPage[]; readonly covered: readonly PageArea[] },
  canvases: PageCanvases | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new PdfWriter();
  const font = new LayerFont();
  const tree: Tree = { pages: writer.reserve(), font: writer.reserve() };
  const kids: ObjectNumber[] = [];
  for (const [at, edited] of pages.entries()) {
    const { width, height } = edited.page;
    const texts = drawnTexts(edited);
    const size = `${decimal(width)} ${decimal(height)}`;
    if (canvases) {
      const parts = { canvases, covered: onPage(covered, at + 1) };
      const picture = await addPicture(writer, await drawnPage(pdf, edited, parts), canvases);
      const layer = layerSteps(font, texts.map(layerText), height);
      const steps = `q ${decimal(width)} 0 0 ${decimal(height)} 0 0 cm /P Do Q\n${layer}`;
      kids.push(addPage(writer, size, { picture, steps }, tree));
    } else kids.push(addPage(writer, size, { steps: plainSteps(texts, height) }, tree));
  }
  if (canvases) font.addTo(writer, tree.font);
  else addPlainFont(writer, tree.font);
  writer.add(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map(reference).join(' ')}] >>`, tree.pages);
  const catalog = writer.add(`<< /Type /Catalog /Pages ${reference(tree.pages)} >>`);
  return writer.file(catalog, writer.add(`<< /Producer (${OWN_PRODUCER}) >>`));
}
