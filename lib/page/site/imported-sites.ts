// The file of sites that the person imported, stored on this device together with the previous one.
import { keptValues } from '../../engine/kept-values.ts';
import { checkSiteFile, type SiteFile } from '../../sites/site-file.ts';
import { SITES } from '../../sites/sites.ts';
import { IMPORTED_KEY, ORGANISATION_KEY } from './site-here.ts';

export interface ImportedSites {
  readonly file: SiteFile;
  /** Time of the import, in milliseconds since the epoch. */
  readonly at: number;
  /** The file comes from the organisation, so the person cannot change it. */
  readonly isPushed?: true;
  /** The previous file, for undoing the import. */
  readonly before?: ImportedSites;
}

function isValidSelector(css: string): boolean {
  try {
    document.createDocumentFragment().querySelector(css);
    return true;
  } catch {
    // The browser throws for an invalid selector.
    return false;
  }
}

export const SITE_FILE_CHECKS = { shipped: SITES, isValidSelector };

/** Checks a stored file again, because another version of Coatcheck may have stored it. An invalid file is not used. */
function readImported(value: unknown): ImportedSites | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { file, at, before } = value as Record<string, unknown>;
  try {
    const earlier = readImported(before);
    return {
      file: checkSiteFile(file, SITE_FILE_CHECKS),
      at: typeof at === 'number' ? at : 0,
      ...(earlier ? { before: earlier } : {}),
    };
  } catch {
    // Stored by another version and no longer valid: the shipped selectors are used alone.
    return undefined;
  }
}

/** For our own pages and the background. */
export async function readImportedSites(): Promise<ImportedSites | undefined> {
  const { [IMPORTED_KEY]: own, [ORGANISATION_KEY]: pushed } = await keptValues.all();
  const file = readImported({ file: pushed });
  return file ? { ...file, isPushed: true } : readImported(own);
}

/** In the background, at each start and when the organisation's rules change: stores its file where pages read the person's own. */
export async function storeOrganisationSites(file: SiteFile | undefined): Promise<void> {
  const { [ORGANISATION_KEY]: kept } = await keptValues.all();
  if (JSON.stringify(kept) === JSON.stringify(file)) return;
  await (file ? keptValues.set({ [ORGANISATION_KEY]: file }) : keptValues.remove([ORGANISATION_KEY]));
}

const storeImported = (sites: ImportedSites) => keptValues.set({ [IMPORTED_KEY]: sites });

export async function applySiteFile(file: SiteFile): Promise<void> {
  const now = await readImportedSites();
  // Only one earlier file is kept.
  const before = now && { file: now.file, at: now.at };
  await storeImported({ file, at: Date.now(), ...(before ? { before } : {}) });
}

/** Restores the previous file, or removes the file if there is none before. */
export async function undoSiteImport(): Promise<void> {
  const before = (await readImportedSites())?.before;
  if (before) await storeImported(before);
  else await removeImportedSites();
}

export async function removeImportedSites(): Promise<void> {
  await keptValues.remove([IMPORTED_KEY]);
}

/** The file as a content script gets it: what concerns its site. */
export const importedFileHere = (imported: unknown): SiteFile | undefined => readImported({ file: imported })?.file;

export const onImportedSitesChanged = (listener: () => void): (() => void) => keptValues.onChange(listener);
