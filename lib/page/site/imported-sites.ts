// The file of sites that the person imported, kept on this device with the one before it.
import { browser } from 'wxt/browser';
import { checkSiteFile, type SiteFile } from '../../sites/site-file.ts';
import { SITES } from '../../sites/sites.ts';

const KEY = 'imported-sites';
/** The organisation's file, which takes the place of the person's while there is one. */
const PUSHED = 'pushed-sites';

export interface ImportedSites {
  readonly file: SiteFile;
  /** In milliseconds. */
  readonly at: number;
  /** By the organisation: the person cannot change it. */
  readonly isPushed?: true;
  /** What was in use before, for the way back. */
  readonly before?: ImportedSites;
}

export function isSelector(css: string): boolean {
  try {
    document.createDocumentFragment().querySelector(css);
    return true;
  } catch {
    // The browser throws for what is not a selector.
    return false;
  }
}

export const SITE_FILE_CHECKS = { shipped: SITES, isSelector };

/** Checked again: what is stored may be of another version of Coatcheck. What does not pass is not used. */
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
    // Stored by another version and invalid by now: the site's shipped selectors hold.
    return undefined;
  }
}

export async function importedSites(): Promise<ImportedSites | undefined> {
  const { [KEY]: own, [PUSHED]: pushed } = await browser.storage.local.get([KEY, PUSHED]);
  const file = readImported({ file: pushed });
  return file ? { ...file, isPushed: true } : readImported(own);
}

/** In the background, at each start and when the rules change: pages read the file where they read the person's own. */
export async function keepPushedSites(file: SiteFile | undefined): Promise<void> {
  const { [PUSHED]: kept } = await browser.storage.local.get(PUSHED);
  if (JSON.stringify(kept) === JSON.stringify(file)) return;
  await (file ? browser.storage.local.set({ [PUSHED]: file }) : browser.storage.local.remove(PUSHED));
}

const keep = (sites: ImportedSites) => browser.storage.local.set({ [KEY]: sites });

export async function applySiteFile(file: SiteFile): Promise<void> {
  const now = await importedSites();
  // One way back is enough.
  const before = now && { file: now.file, at: now.at };
  await keep({ file, at: Date.now(), ...(before ? { before } : {}) });
}

/** Back to the file before, or to none. */
export async function undoImport(): Promise<void> {
  const before = (await importedSites())?.before;
  if (before) await keep(before);
  else await removeImported();
}

export async function removeImported(): Promise<void> {
  await browser.storage.local.remove(KEY);
}

export function onImported(listener: () => void): () => void {
  const onChange = (changes: Record<string, unknown>, area: string): void => {
    if (area === 'local' && (KEY in changes || PUSHED in changes)) listener();
  };
  browser.storage.onChanged.addListener(onChange);
  return () => browser.storage.onChanged.removeListener(onChange);
}
