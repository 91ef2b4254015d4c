// The file of sites that the person imported, stored on this device together with the previous one.
import { browser } from 'wxt/browser';
import { checkSiteFile, type SiteFile } from '../../sites/site-file.ts';
import { SITES } from '../../sites/sites.ts';

const IMPORTED_KEY = 'imported-sites';
/** The organisation's file; it is used instead of the person's. */
const ORGANISATION_KEY = 'pushed-sites';

export interface ImportedSites {
  readonly file: SiteFile;
  /** Time of the import, in milliseconds since the epoch. */
  readonly at: number;
  /** The file comes from the organisation, so the person cannot change it. */
  readonly isPushed?: true;
  /** The previous file, for undoing the import. */
  readonly before?: ImportedSites;
}

export function isValidSelector(css: string): boolean {
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

export async function readImportedSites(): Promise<ImportedSites | undefined> {
  const { [IMPORTED_KEY]: own, [ORGANISATION_KEY]: pushed } = await browser.storage.local.get([
    IMPORTED_KEY,
    ORGANISATION_KEY,
  ]);
  const file = readImported({ file: pushed });
  return file ? { ...file, isPushed: true } : readImported(own);
}

/** In the background, at each start and when the organisation's rules change: stores its file where pages read the person's own. */
export async function storeOrganisationSites(file: SiteFile | undefined): Promise<void> {
  const { [ORGANISATION_KEY]: kept } = await browser.storage.local.get(ORGANISATION_KEY);
  if (JSON.stringify(kept) === JSON.stringify(file)) return;
  await (file
    ? browser.storage.local.set({ [ORGANISATION_KEY]: file })
    : browser.storage.local.remove(ORGANISATION_KEY));
}

const storeImported = (sites: ImportedSites) => browser.storage.local.set({ [IMPORTED_KEY]: sites });

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
  await browser.storage.local.remove(IMPORTED_KEY);
}

export function onImportedSitesChanged(listener: () => void): () => void {
  const onChange = (changes: Record<string, unknown>, area: string): void => {
    if (area === 'local' && (IMPORTED_KEY in changes || ORGANISATION_KEY in changes)) listener();
  };
  browser.storage.onChanged.addListener(onChange);
  return () => browser.storage.onChanged.removeListener(onChange);
}
