// Reads what lies on a page beside its text: values of form fields, comments with their authors, targets of links, attached files.
import type { PDFPageProxy } from 'pdfjs-dist';
import { legible, type PlacedText } from './page-lines.ts';

/** The parts of pdf.js's annotations that are read; its own type is a table of `any`. */
interface Annotation {
  readonly subtype?: string;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly alternativeText?: string;
  readonly options?: readonly { readonly displayValue?: string; readonly exportValue?: string }[];
  readonly rect?: readonly number[];
  readonly fontSize?: number;
  readonly defaultAppearanceData?: { readonly fontSize?: number };
  readonly contentsObj?: { readonly str?: string };
  readonly titleObj?: { readonly str?: string };
  readonly richText?: { readonly str?: string };
  readonly url?: string;
  readonly unsafeUrl?: string;
  readonly overlaidText?: string;
  readonly file?: { readonly filename?: string; readonly description?: string };
}

export interface PageAnnotations {
  /** Values of fields, at their places. */
  readonly fields: readonly PlacedText[];
  /** Texts and authors of comments, and texts that describe fields and links. */
  readonly notes: readonly string[];
  /** How many annotations have a text and are neither fields nor links. */
  readonly comments: number;
  readonly links: readonly string[];
  readonly fileNames: readonly string[];
  readonly hasSignatures: boolean;
  readonly hasLinks: boolean;
}

const FIELD_SIZE = 10;
/** Width of a letter as a share of its size, on average. */
const LETTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.25;

const words = (text: unknown): string => (typeof text === 'string' ? text.trim() : '');
const filled = (texts: readonly unknown[]): readonly string[] => [...new Set(texts.map(words))].filter((text) => text);

/** Buttons hold no text of the person. A choice shows the text of the option whose value it keeps. */
function fieldText({ fieldType, fieldValue, options }: Annotation): string {
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return '';
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  const shown = values.map((value) => {
    const option = options?.find(({ exportValue }) => exportValue === value);
    return words(option?.displayValue ?? value);
  });
  return shown.filter((text) => text).join(', ');
}

function placedField(annotation: Annotation, page: PDFPageProxy): readonly PlacedText[] {
  const lines = fieldText(annotation).split(/\r\n|[\r\n]/);
  const viewport = page.getViewport({ scale: 1 });
  const corners = viewport.convertToViewportRectangle([...(annotation.rect ?? [0, 0, 0, 0])]);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = corners as readonly number[];
  const [left, top, bottom] = [Math.min(x0, x1), Math.min(y0, y1), Math.max(y0, y1)];
  const size = annotation.defaultAppearanceData?.fontSize || Math.min(FIELD_SIZE, (bottom - top) * 0.7) || FIELD_SIZE;
  const single = lines.length === 1;
  return lines.map(legible).flatMap((text, at) => {
    if (!text.trim()) return [];
    const y = single ? (top + bottom) / 2 + size * 0.35 : top + size * (1 + at * LINE_HEIGHT);
    const width = Math.max(size, LETTER_WIDTH * size * text.length);
    return [{ text, x: left + 2, y, angle: 0, width, size, family: 'sans-serif', isField: true }];
  });
}

const isComment = ({ subtype, contentsObj, richText }: Annotation) =>
  subtype !== 'Link' && subtype !== 'Widget' && Boolean(contentsObj?.str?.trim() || richText?.str?.trim());

export async function annotationsOf(page: PDFPageProxy): Promise<PageAnnotations> {
  const annotations = (await page.getAnnotations({ intent: 'any' })) as readonly Annotation[];
  const notes = annotations.flatMap(({ fieldType, titleObj, contentsObj, richText, alternativeText }) =>
    fieldType ? [alternativeText] : [titleObj?.str, contentsObj?.str, richText?.str],
  );
  return {
    fields: annotations.flatMap((annotation) => placedField(annotation, page)),
    notes: filled(notes),
    comments: annotations.filter(isComment).length,
    links: filled(annotations.map(({ url, unsafeUrl }) => unsafeUrl ?? url)),
    fileNames: filled(annotations.flatMap(({ file }) => [file?.filename, file?.description])),
    hasSignatures: annotations.some(({ fieldType }) => fieldType === 'Sig'),
    hasLinks: annotations.some(({ subtype }) => subtype === 'Link'),
  };
}
