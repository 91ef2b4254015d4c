// Reads what a PDF holds beside its pages: titles of its outline, names of attached files, properties and scripts.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { RemovedContent } from '../document.ts';

export interface DocumentParts {
  readonly titles: readonly string[];
  readonly links: readonly string[];
  readonly fileNames: readonly string[];
  readonly removed: readonly RemovedContent[];
  /** Written by this room: the order of its text is that of its pages' drawing. */
  readonly isOwn: boolean;
}

/** What this room writes as the program that made a file. */
export const OWN_PRODUCER = 'Coatcheck';
const MAX_TITLES = 5_000;

interface OutlineItem {
  readonly title?: string;
  readonly url?: string | null;
  readonly unsafeUrl?: string | undefined;
  readonly items?: readonly OutlineItem[];
}

function flat(items: readonly OutlineItem[]): readonly OutlineItem[] {
  const found: OutlineItem[] = [];
  const waiting = [...items].reverse();
  for (let item = waiting.pop(); item && found.length < MAX_TITLES; item = waiting.pop()) {
    found.push(item);
    waiting.push(...[...(item.items ?? [])].reverse());
  }
  return found;
}

const filled = (texts: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => (text?.trim() ? [text.trim()] : []))),
];

/** Properties that say nothing about the document's author or subject, and that pdf.js adds. */
const FIXED = new Set([
  'PDFFormatVersion',
  'Language',
  'EncryptFilterName',
  'IsLinearized',
  'IsAcroFormPresent',
  'IsXFAPresent',
  'IsCollectionPresent',
  'IsSignaturesPresent',
]);

export async function partsOf(document: PDFDocumentProxy): Promise<DocumentParts> {
  const { info, metadata } = (await document.getMetadata()) as { info: Record<string, unknown>; metadata: unknown };
  const isOwn = info.Producer === OWN_PRODUCER && !metadata;
  const outline = flat(((await document.getOutline()) ?? []) as readonly OutlineItem[]);
  const files = Object.values(
    ((await document.getAttachments()) ?? {}) as Record<string, { readonly filename?: string; description?: string }>,
  );
  const hasScripts = Boolean(await document.getJSActions()) || (await document.hasJSActions());
  const hasProperties = Boolean(metadata) || Object.keys(info).some((name) => !FIXED.has(name) && !isOwn);
  const removed: readonly (RemovedContent | false)[] = [
    files.length > 0 && 'attachedFiles',
    hasScripts && 'macros',
    hasProperties && 'properties',
    info.IsSignaturesPresent === true && 'signatures',
    info.IsXFAPresent === true && 'embeddedObjects',
  ];
  return {
    titles: filled(outline.map(({ title }) => title)),
    links: filled(outline.map(({ url, unsafeUrl }) => unsafeUrl ?? url)),
    fileNames: filled(files.flatMap(({ filename, description }) => [filename, description])),
    removed: removed.filter((content) => content !== false),
    isOwn,
  };
}
