// The kind of a document by its name and media type. Kept apart from `document-kind.ts`, so that content scripts need not load what reads
// archives.
import type { SourceFile } from './document.ts';
import { splitFileName } from './names/file-extension.ts';
import { isLikelyTextFile } from './text/text-kinds.ts';

export type DocumentKind = 'calendar' | 'mail' | 'office' | 'pdf' | 'picture' | 'rtf' | 'text' | 'unknown' | 'zip';

export const OFFICE_NAMES = /\.(?:do[ct][xm]?|xl[st][xmb]?|pp[ts][xm]?|pot[xm]?|od[tspg]|ot[tspg])$/i;
const PICTURE_NAMES = /\.(?:png|jpe?g?|gif|webp|bmp|tiff?|hei[cf]|avif|svg|ico)$/i;

export function kindOfName({ name, type }: Pick<SourceFile, 'name' | 'type'>): DocumentKind {
  if (/\.pdf$/i.test(name)) return 'pdf';
  if (/\.zip$/i.test(name)) return 'zip';
  if (/\.eml$/i.test(name)) return 'mail';
  if (/\.(?:ics|vcf)$/i.test(name)) return 'calendar';
  if (/\.rtf$/i.test(name)) return 'rtf';
  if (OFFICE_NAMES.test(name)) return 'office';
  return isLikelyTextFile({ name, type }) ? 'text' : 'unknown';
}

/**
 * The extension of a file of a kind that has no reader, in lower case and without its dot. Undefined for kinds that have one, and if the name
 * has no extension that is known as one, because such an ending may be somebody's name.
 */
export function unreadableExtensionOf(name: string): string | undefined {
  const extension = splitFileName(name).extension.slice(1).toLowerCase();
  if (extension === '' || PICTURE_NAMES.test(name)) return undefined;
  return kindOfName({ name, type: '' }) === 'unknown' ? extension : undefined;
}
