// Reads a PDF, and writes it anew with another text: pictures of its pages with a layer of text, and nothing else of the original.
import {
  type DocumentReader,
  type ReadDocument,
  type ReadOptions,
  type SourceFile,
  type TextEdit,
  UnreadableDocument,
} from '../document.ts';
import {
  type AreaEdits,
  type DocumentChange,
  editsWithoutWordsIn,
  NO_AREAS,
  onPage,
  type PageView,
} from '../page-view.ts';
import { editedPieces, editedText, spansOfPieces, type TextPiece, textOfPieces } from '../text-pieces.ts';
import { drawnAsIs, pictureOf } from './page-drawing.ts';
import { type OpenPdf, withPdf } from './pdfjs.ts';
import { placesOnPages } from './places-on-pages.ts';
import { type DocumentContent, readContent } from './read-document.ts';
import { readPage } from './read-page.ts';
import { type PagePicture, type PdfSurroundings, workerSurroundings } from './surroundings.ts';
import { drawnPage, type EditedPage, writtenPdf } from './write-document.ts';

/** An original scale that is good to look at and not too large. */
const REVIEW_SCALE = 1.5;

const piecesOf = ({ pages }: DocumentContent): readonly TextPiece[] =>
  pages.flatMap(({ cells }) => cells).map(({ before, text }, at) => ({ before: at === 0 ? '' : before, text }));

/** Gives each page the texts of its cells. */
function editedPages({ pages }: DocumentContent, texts: readonly string[]): readonly EditedPage[] {
  let from = 0;
  return pages.map((page) => {
    const own = texts.slice(from, from + page.cells.length);
    from += page.cells.length;
    return { page, texts: own };
  });
}

/** Spaces and invisible signs depend on the places of letters, so they are left out where texts are compared. */
const comparable = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]+/gu, '');

const canvasesOf = ({ canvases }: PdfSurroundings) => {
  if (!canvases) throw new Error('There is no canvas to draw the pages on');
  return canvases;
};

/** Throws unless a written file reads as it should: text that programs would find differently is not given away. */
async function checkWritten(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
  surroundings: PdfSurroundings,
): Promise<void> {
  const read = await withPdf(bytes, surroundings, (pdf) => readContent(pdf, surroundings, {}));
  if (comparable(textOfPieces(piecesOf(read))) !== comparable(text))
    throw new Error('The written document reads differently');
}

/** What may be thrown by reading: errors of pdf.js mean that the file is broken. */
async function readable<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnreadableDocument || signal?.aborted) throw error;
    throw new UnreadableDocument('damaged', { cause: error });
  }
}

async function read(file: SourceFile, surroundings: PdfSurroundings, options: ReadOptions): Promise<ReadDocument> {
  const bytes = new Uint8Array(file.bytes);
  const withContent = withPdf(bytes, surroundings, (pdf) => readContent(pdf, surroundings, options));
  const content = await readable(withContent, options.signal);
  const pieces = piecesOf(content);
  const text = textOfPieces(pieces);
  if (!text.trim()) throw new UnreadableDocument('noText');

  const places = placesOnPages(content.pages, spansOfPieces(pieces));

  function withoutCovered(edits: readonly TextEdit[], { covered }: AreaEdits): readonly TextEdit[] {
    const found = covered.map((area) => ({ places: places[area.page - 1] ?? [], area }));
    return editsWithoutWordsIn({ text, edits }, found);
  }

  async function write(edits: readonly TextEdit[], areas = NO_AREAS): Promise<SourceFile> {
    const all = withoutCovered(edits, areas);
    const edited = { pages: editedPages(content, editedPieces(pieces, all)), covered: areas.covered };
    const written = await withPdf(bytes, surroundings, (pdf) => writtenPdf(pdf, edited, surroundings.canvases));
    await checkWritten(written, editedText(pieces, all), surroundings);
    return { name: file.name, type: 'application/pdf', bytes: written };
  }

  async function view(page: number, change?: DocumentChange): Promise<PageView> {
    const canvases = canvasesOf(surroundings);
    const edits = change ? withoutCovered(change.edits, change.areas) : [];
    const edited = editedPages(content, editedPieces(pieces, edits))[page - 1];
    if (!edited) throw new RangeError('The document has no such page');
    const { number } = edited.page;
    const draw = async (pdf: OpenPdf) =>
      change || number === undefined
        ? drawnPage(pdf, edited, { canvases, covered: onPage(change?.areas.covered ?? [], page) })
        : drawnAsIs({ page: await pdf.document.getPage(number), canvases, scale: REVIEW_SCALE });
    const picture = await withPdf(bytes, surroundings, async (pdf) => canvases.encode(await draw(pdf), 'image/png'));
    return { picture, places: places[page - 1] ?? [], codes: [], unsure: [] };
  }

  const { unseen, removed, pages } = content;
  return {
    checksWrites: true,
    text,
    unseen,
    // Its pages are written as pictures, so a person who would keep the document as it is must be asked.
    removed: [...removed, 'pageObjects'],
    ...(surroundings.canvases ? { pages: { count: pages.length, view } } : {}),
    write,
  };
}

/** A reader for other surroundings than a worker of a browser. */
export const pdfReader =
  (surroundings: PdfSurroundings): DocumentReader =>
  (file, options = {}) =>
    read(file, surroundings, options);

export const readPdf: DocumentReader = (file, options) => pdfReader(workerSurroundings())(file, options);

/** The pages, from 1, that have pictures and almost no text, or text without meaning. */
export function scannedPages(
  bytes: Uint8Array<ArrayBuffer>,
  surroundings = workerSurroundings(),
): Promise<readonly number[]> {
  return readable(
    withPdf(bytes, surroundings, async ({ document }) => {
      const scans: number[] = [];
      for (let number = 1; number <= document.numPages; number += 1) {
        const page = await document.getPage(number);
        if ((await readPage(document, page)).isScan) scans.push(number);
        page.cleanup();
      }
      return scans;
    }),
  );
}

/** A page, from 1, as it looks; at scale 1 a dot is a point, 1/72 inch. */
export function renderPage(
  bytes: Uint8Array<ArrayBuffer>,
  page: number,
  scale: number,
  surroundings = workerSurroundings(),
): Promise<PagePicture> {
  const canvases = canvasesOf(surroundings);
  return withPdf(bytes, surroundings, async ({ document }) =>
    pictureOf(await drawnAsIs({ page: await document.getPage(page), canvases, scale })),
  );
}
