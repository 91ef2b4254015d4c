// Reads a file of sites, which a person or their administrator imports: chat sites change every month, and a release may come too late. The file
// holds only declared fields and no code. It adds to what Coatcheck knows of a site: its selectors are tried first, and the shipped ones stay after
// them. It cannot weaken the protection: an imported selector exempts nothing. A file with anything unknown in it is refused as a whole.
import { CodedError } from '../language/coded-error.ts';
import { type KeyedText, said } from '../language/message.ts';
import { AddressPattern, mayMatchSlowly } from './address-pattern.ts';
import { PAGE_PARTS, type PagePart, type SiteAdapter, selectorsOf } from './site-adapter.ts';

export const SITE_FILE_FORMAT = 'coatcheck-sites';
export const SITE_FILE_VERSION = 1;

export const PATTERN_FIELDS = ['conversationPath', 'placeholderPath', 'temporaryAddress', 'draftPath'] as const;
type PatternField = (typeof PATTERN_FIELDS)[number];

export interface SiteFileEntry extends Partial<Record<PatternField, string>> {
  readonly id: string;
  /** `name` and `hosts` are required for a site that Coatcheck does not know. */
  readonly name?: string;
  readonly hosts?: readonly string[];
  readonly pasteBecomesFile?: number;
  readonly hidesSendWhenEmpty?: boolean;
  readonly selectors?: Partial<Record<PagePart, readonly string[]>>;
}

export interface SiteFile {
  readonly format: typeof SITE_FILE_FORMAT;
  readonly version: typeof SITE_FILE_VERSION;
  /** A label by which people can tell two versions of a file apart. */
  readonly revision: string;
  readonly sites: readonly SiteFileEntry[];
}

/** The message contains the path of the wrong field. */
export class SiteFileError extends CodedError {
  override readonly name = 'SiteFileError';
}

interface SiteFileChecks {
  readonly shipped: readonly SiteAdapter[];
  readonly isValidSelector: (css: string) => boolean;
}

const MAX_CHARACTERS = 500_000;
export const MAX_SITES = 200;
export const MAX_SELECTORS = 30;
export const MAX_HOSTS = 20;
export const MAX_TEXT_LENGTH = 300;
export const SITE_ID_PATTERN = /^[a-z0-9][a-z0-9-]{1,39}$/;
export const HOST_NAME_PATTERN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}$/;

function reject(path: string, reason: KeyedText): never {
  throw new SiteFileError(said('siteFileWrong', { path, reason }));
}

type Fields = Record<string, unknown>;

function objectAt(value: unknown, path: string, allowed: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) reject(path, said('siteFileObject'));
  for (const key of Object.keys(value)) if (!allowed.includes(key)) reject(`${path}.${key}`, said('siteFileField'));
  return value as Fields;
}

function textAt(value: unknown, path: string): string {
  if (typeof value !== 'string' || value.trim() === '') return reject(path, said('siteFileText'));
  if (value.length > MAX_TEXT_LENGTH) reject(path, said('siteFileTextLong', { most: MAX_TEXT_LENGTH }));
  return value;
}

function listAt(value: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) return reject(path, said('siteFileList'));
  if (value.length > most) reject(path, said('siteFileListLong', { most }));
  return value;
}

/** @param shipped the site's own pattern, which a file may repeat */
function patternAt(value: unknown, path: string, field: PatternField, shipped: string | undefined): string {
  const source = textAt(value, path);
  if (source !== shipped && mayMatchSlowly(source)) reject(path, said('siteFileRepeat'));
  let groups = 0;
  try {
    groups = (new RegExp(`${source}|`).exec('')?.length ?? 1) - 1;
  } catch {
    reject(path, said('siteFilePattern'));
  }
  if ((field === 'conversationPath' || field === 'placeholderPath') && groups < 1) reject(path, said('siteFileGroup'));
  return source;
}

function selectorsAt(
  value: unknown,
  path: string,
  isValidSelector: SiteFileChecks['isValidSelector'],
): SiteFileEntry['selectors'] {
  const parts = objectAt(value, path, PAGE_PARTS);
  const entries = Object.entries(parts).map(([part, list]) => {
    const at = `${path}.${part}`;
    return [
      part,
      listAt(list, at, MAX_SELECTORS).map((css, i) => {
        const text = textAt(css, `${at}[${i}]`);
        return isValidSelector(text) ? text : reject(`${at}[${i}]`, said('siteFileSelector'));
      }),
    ];
  });
  return Object.fromEntries(entries) as SiteFileEntry['selectors'];
}

const SITE_FIELDS = ['id', 'name', 'hosts', 'pasteBecomesFile', 'hidesSendWhenEmpty', 'selectors', ...PATTERN_FIELDS];

function siteAt(value: unknown, path: string, { shipped, isValidSelector }: SiteFileChecks): SiteFileEntry {
  const given = objectAt(value, path, SITE_FIELDS);
  const id = textAt(given.id, `${path}.id`);
  if (!SITE_ID_PATTERN.test(id) || id === 'generic') reject(`${path}.id`, said('siteFileId'));
  const known = shipped.find((site) => site.id === id);
  const hosts =
    given.hosts === undefined
      ? undefined
      : listAt(given.hosts, `${path}.hosts`, MAX_HOSTS).map((host, i) => {
          const text = textAt(host, `${path}.hosts[${i}]`);
          if (known && !known.hosts.includes(text))
            reject(`${path}.hosts[${i}]`, said('siteFileOtherHost', { site: known.name }));
          if (!HOST_NAME_PATTERN.test(text)) reject(`${path}.hosts[${i}]`, said('siteFileHost'));
          if (!known && shipped.some((site) => site.hosts.includes(text)))
            reject(`${path}.hosts[${i}]`, said('siteFileHostTaken'));
          return text;
        });
  if (!known && !hosts) reject(`${path}.hosts`, said('siteFileNeeded'));
  const name = given.name === undefined ? undefined : textAt(given.name, `${path}.name`);
  if (!known && name === undefined) reject(`${path}.name`, said('siteFileNeeded'));
  const { pasteBecomesFile, hidesSendWhenEmpty } = given;
  if (pasteBecomesFile !== undefined && !(Number.isInteger(pasteBecomesFile) && (pasteBecomesFile as number) > 0))
    reject(`${path}.pasteBecomesFile`, said('siteFileNumber'));
  if (hidesSendWhenEmpty !== undefined && typeof hidesSendWhenEmpty !== 'boolean')
    reject(`${path}.hidesSendWhenEmpty`, said('siteFileFlag'));
  const patterns = PATTERN_FIELDS.flatMap((field) =>
    given[field] === undefined
      ? []
      : [[field, patternAt(given[field], `${path}.${field}`, field, known?.[field]?.source)]],
  );
  return {
    id,
    ...(name === undefined ? {} : { name }),
    ...(hosts ? { hosts } : {}),
    ...(pasteBecomesFile === undefined ? {} : { pasteBecomesFile: pasteBecomesFile as number }),
    ...(hidesSendWhenEmpty === undefined ? {} : { hidesSendWhenEmpty }),
    ...(given.selectors === undefined
      ? {}
      : { selectors: selectorsAt(given.selectors, `${path}.selectors`, isValidSelector) }),
    ...Object.fromEntries(patterns),
  };
}

/** @throws SiteFileError if any part of the value is wrong. */
export function checkSiteFile(value: unknown, checks: SiteFileChecks): SiteFile {
  const given = objectAt(value, 'file', ['format', 'version', 'revision', 'sites']);
  if (given.format !== SITE_FILE_FORMAT)
    reject('file.format', said('siteFileValue', { value: `"${SITE_FILE_FORMAT}"` }));
  if (given.version !== SITE_FILE_VERSION) reject('file.version', said('siteFileValue', { value: SITE_FILE_VERSION }));
  const sites = listAt(given.sites, 'file.sites', MAX_SITES).map((site, i) => siteAt(site, `file.sites[${i}]`, checks));
  const ids = sites.map(({ id }) => id);
  const twice = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (twice >= 0) reject(`file.sites[${twice}].id`, said('siteFileTwice'));
  return {
    format: SITE_FILE_FORMAT,
    version: SITE_FILE_VERSION,
    revision: textAt(given.revision, 'file.revision'),
    sites,
  };
}

/** Parses the text of a file of sites and checks it. @throws SiteFileError if it is no JSON or if any part is wrong. */
export function parseSiteFile(text: string, checks: SiteFileChecks): SiteFile {
  if (text.length > MAX_CHARACTERS) reject('file', said('siteFileLong'));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    reject('file', said('siteFileJson'));
  }
  return checkSiteFile(value, checks);
}

function selectorsFrom(site: SiteFileEntry, adapter: SiteAdapter, part: PagePart): readonly string[] {
  return [...new Set([...(site.selectors?.[part] ?? []), ...selectorsOf(adapter, part)])];
}

/** The adapter with the file's site: the file's selectors come first, the shipped ones follow. */
export function withSiteFileEntry(adapter: SiteAdapter, site: SiteFileEntry): SiteAdapter {
  const of = (part: PagePart) => selectorsFrom(site, adapter, part);
  // A pattern equal to the shipped one keeps the shipped one's flags.
  const patterns = PATTERN_FIELDS.flatMap((field) =>
    site[field] === undefined || site[field] === adapter[field]?.source
      ? []
      : [[field, new AddressPattern(site[field])]],
  );
  const box = of('editBox');
  const shipped = new Set(PAGE_PARTS.flatMap((part) => selectorsOf(adapter, part)));
  const imported = PAGE_PARTS.flatMap((part) => site.selectors?.[part] ?? []).filter((css) => !shipped.has(css));
  return {
    ...adapter,
    ...(imported.length > 0 ? { imported: new Set(imported) } : {}),
    composer: of('composer'),
    send: of('send'),
    stop: of('stop'),
    streaming: of('streaming'),
    userMessage: of('userMessage'),
    assistantMessage: of('assistantMessage'),
    ...(box.length > 0 ? { edit: { box, save: of('editSave'), enter: adapter.edit?.enter ?? 'sends' } } : {}),
    // The length from which the site turns pasted text into a file: the smaller of the imported and the shipped value is used. If it were
    // too high, a pasted text would reach the page as a file before it is checked.
    ...(site.pasteBecomesFile === undefined
      ? {}
      : { pasteBecomesFile: Math.min(site.pasteBecomesFile, adapter.pasteBecomesFile ?? Number.POSITIVE_INFINITY) }),
    ...(site.hidesSendWhenEmpty === undefined ? {} : { hidesSendWhenEmpty: site.hidesSendWhenEmpty }),
    ...Object.fromEntries(patterns),
  };
}

/**
 * The page's adapter after the file is applied: the adapter of the recognised site with the file's additions, or that of a site that only
 * the file knows. `general` is the adapter that is used if no site was recognised.
 */
export function adapterWithSiteFile(
  found: SiteAdapter,
  general: SiteAdapter,
  file: SiteFile | undefined,
  hostname: string,
): SiteAdapter {
  const site = file?.sites.find(({ id, hosts }) => (found === general ? hosts?.includes(hostname) : id === found.id));
  if (!site) return found;
  if (found !== general) return withSiteFileEntry(found, site);
  return { ...withSiteFileEntry(general, site), id: site.id, name: site.name ?? hostname, hosts: site.hosts ?? [] };
}

export interface SiteChange {
  readonly site: string;
  readonly isNew: boolean;
  /** The changed field: a part of the page, such as `composer`, or a setting of the site, such as `conversationPath`. */
  readonly field: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const CHANGEABLE_FIELDS = [...PATTERN_FIELDS, 'pasteBecomesFile', 'hidesSendWhenEmpty'] as const;

const writtenValue = (value: RegExp | number | boolean | undefined): string[] =>
  value === undefined ? [] : [typeof value === 'object' ? value.source : String(value)];

/** The changes that using the file would make: the old and the new values for each site and field. */
export function siteFileChanges(file: SiteFile, shipped: readonly SiteAdapter[], general: SiteAdapter): SiteChange[] {
  return file.sites.flatMap((site) => {
    const known = shipped.find(({ id }) => id === site.id);
    const before = known ?? general;
    const after = withSiteFileEntry(before, site);
    const base = { site: known?.name ?? site.name ?? site.id, isNew: known === undefined };
    const changes = [
      ...(known ? [] : [{ ...base, field: 'hosts', before: [], after: site.hosts ?? [] }]),
      ...PAGE_PARTS.map((part) => ({
        ...base,
        field: part,
        before: selectorsOf(before, part),
        after: selectorsOf(after, part),
      })),
      ...CHANGEABLE_FIELDS.map((field) => ({
        ...base,
        field,
        before: writtenValue(before[field]),
        after: writtenValue(after[field]),
      })),
    ];
    return changes.filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
  });
}

/** The shipped adapters in the form of a file. */
export function siteFileOf(adapters: readonly SiteAdapter[], revision: string): SiteFile {
  const sites = adapters.map((adapter): SiteFileEntry => {
    const parts = PAGE_PARTS.map((part) => [part, selectorsOf(adapter, part)] as const).filter(
      ([, list]) => list.length > 0,
    );
    const patterns = PATTERN_FIELDS.flatMap((field) => (adapter[field] ? [[field, adapter[field].source]] : []));
    return {
      id: adapter.id,
      name: adapter.name,
      ...(adapter.hosts.length > 0 ? { hosts: adapter.hosts } : {}),
      ...(adapter.pasteBecomesFile === undefined ? {} : { pasteBecomesFile: adapter.pasteBecomesFile }),
      ...(adapter.hidesSendWhenEmpty === undefined ? {} : { hidesSendWhenEmpty: adapter.hidesSendWhenEmpty }),
      selectors: Object.fromEntries(parts),
      ...Object.fromEntries(patterns),
    };
  });
  return { format: SITE_FILE_FORMAT, version: SITE_FILE_VERSION, revision, sites };
}
