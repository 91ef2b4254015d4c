// Reads all pages of an open PDF, and what lies beside them.
import {
  MAX_DOCUMENT_CHARACTERS,
  type ReadOptions,
  type RemovedContent,
  UnreadableDocument,
  type Unseen,
} from '../document.ts';
import { annotationsOf, type PageAnnotations } from './annotations.ts';
import { partsOf } from './document-parts.ts';
import { notesPages } from './notes-pages.ts';
import { drawnAsIs, pictureOf, scaleFor } from './page-drawing.ts';
import { type Cell, cellsOf } from './page-lines.ts';
import type { OpenPdf } from './pdfjs.ts';
import { type ReadPage, readPage } from './read-page.ts';
import type { PdfSurroundings, RecognizedLine } from './surroundings.ts';

export interface PageContent {
  /** From 1; undefined for pages that are added for notes. */
  readonly number: number | undefined;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** All text of the page is written on its picture, also what the page itself does not show. */
  readonly showsUnseen: boolean;
}

export interface DocumentContent {
  readonly pages: readonly PageContent[];
  readonly unseen: readonly Unseen[];
  readonly removed: readonly RemovedContent[];
}

/** Reading and drawing take up to half a second per page. */
export const MAX_PAGES = 200;
/** Share of a line's height from its top to its base line, and of the size of its letters. */
const BASE_LINE = 0.8;
/** Recognition of text reads small letters better with more dots than the written picture has. */
const RECOGNITION_SCALE = 1.5;

type PageProxy = Awaited<ReturnType<OpenPdf['document']['getPage']>>;

function recognizedCell(line: RecognizedLine, scale: number): Cell {
  const size = (line.height * BASE_LINE) / scale;
  const y = (line.top + line.height * BASE_LINE) / scale;
  const width = line.width / scale;
  return { text: line.text.trim(), x: line.left / scale, y, angle: 0, width, size, family: 'sans-serif', before: '\n' };
}

async function recognizedCells(page: PageProxy, { canvases, recognize }: PdfSurroundings, signal?: AbortSignal) {
  if (!canvases || !recognize) throw new UnreadableDocument('noText');
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = scaleFor(width, height) * RECOGNITION_SCALE;
  const picture = pictureOf(await drawnAsIs({ page, canvases, scale }));
  const lines = await recognize(picture, signal);
  const cells = lines.filter(({ text }) => text.trim()).map((line) => recognizedCell(line, scale));
  if (cells.length === 0) throw new UnreadableDocument('noText');
  return cells;
}

interface ReadOnePage {
  readonly content: PageContent;
  readonly read: ReadPage;
  readonly annotations: PageAnnotations;
}

interface PageReading {
  readonly pdf: OpenPdf;
  readonly surroundings: PdfSurroundings;
  readonly isOwn: boolean;
  readonly signal: AbortSignal | undefined;
}

async function readOnePage(number: number, { pdf, surroundings, isOwn, signal }: PageReading): Promise<ReadOnePage> {
  const page = await pdf.document.getPage(number);
  const read = await readPage(pdf.document, page);
  const annotations = await annotationsOf(page);
  // The pages that this room writes are pictures too, and have a layer of all their text.
  const isScan = read.isScan && !isOwn;
  const cells = isScan
    ? await recognizedCells(page, surroundings, signal)
    : cellsOf([...read.items, ...annotations.fields], isOwn);
  page.cleanup();
  const showsUnseen = isScan || read.isAllHidden || read.hiddenTexts === 0;
  return {
    content: { number, width: read.width, height: read.height, cells, showsUnseen },
    read,
    annotations,
  };
}

const squashed = (text: string) => text.replace(/\s+/g, '');

/** Notes whose text is not on the pages anyway, each once. A target is on a page without its scheme too. */
function unsaidNotes(notes: readonly string[], pages: readonly PageContent[]): readonly string[] {
  const said = squashed(pages.map(({ cells }) => cells.map(({ text }) => text).join('')).join(''));
  return [...new Set(notes)].filter((note) => {
    const bare = squashed(note)
      .replace(/^(?:mailto:|tel:|https?:\/\/)/, '')
      .replace(/\/$/, '');
    return bare !== '' && !said.includes(bare);
  });
}

const counted = (content: Unseen['content'], count: number): readonly Unseen[] =>
  count > 0 ? [{ content, count }] : [];

/** Rejects with an `UnreadableDocument` if any page cannot be read. */
export async function readContent(
  pdf: OpenPdf,
  surroundings: PdfSurroundings,
  { signal, onProgress }: ReadOptions,
): Promise<DocumentContent> {
  const { document } = pdf;
  if (document.numPages > MAX_PAGES) throw new UnreadableDocument('tooManyPages');
  const parts = await partsOf(document);
  const pages: ReadOnePage[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    signal?.throwIfAborted();
    const page = await readOnePage(number, { pdf, surroundings, isOwn: parts.isOwn, signal });
    characters += page.content.cells.reduce((sum, { text }) => sum + text.length, 0);
    if (pdf.lacksCharacterMap()) throw new UnreadableDocument('noText');
    if (characters > MAX_DOCUMENT_CHARACTERS) throw new UnreadableDocument('tooLarge');
    pages.push(page);
    onProgress?.(number / document.numPages);
  }
  const contents = pages.map(({ content }) => content);
  const annotations = pages.map((page) => page.annotations);
  const comments = annotations.reduce((sum, page) => sum + page.comments, 0);
  const fileNames = [...parts.fileNames, ...annotations.flatMap((page) => page.fileNames)];
  const links = [...annotations.flatMap((page) => page.links), ...parts.links];
  const notes = unsaidNotes(
    [...annotations.flatMap((page) => page.notes), ...links, ...parts.titles, ...fileNames],
    contents,
  );
  const { width, height } = contents[0] ?? { width: 595, height: 842 };
  const added = notesPages(notes, width, height).map((page) => ({ ...page, number: undefined, showsUnseen: true }));
  const hidden = parts.isOwn ? 0 : pages.reduce((sum, { read }) => sum + read.hiddenTexts, 0);
  const removed: readonly (RemovedContent | false)[] = [
    ...parts.removed,
    fileNames.length > 0 && 'attachedFiles',
    annotations.some(({ hasLinks }) => hasLinks) && 'links',
    pages.some(({ read }) => read.hasPictures) && 'pictures',
    annotations.some(({ hasSignatures }) => hasSignatures) && 'signatures',
  ];
  return {
    pages: [...contents, ...added],
    unseen: [...counted('comments', comments), ...counted('hiddenText', hidden)],
    removed: [...new Set(removed.filter((content) => content !== false))].sort(),
  };
}
