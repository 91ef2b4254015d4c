// The rules of an organisation (`storage.managed`), checked. A rule that is wrong never makes Coatcheck do less: its strictest reading holds, and so
// do the strictest rules about sending, until somebody corrects it.
import type { DictionaryEntry } from '../../detect/dictionary.ts';
import { parseDictionaryJson } from '../../detect/dictionary-format.ts';
import { requireUsable } from '../../detect/matcher.ts';
import { reasonOf } from '../../language/coded-error.ts';
import { type KeyedText, said } from '../../language/message.ts';
import { PROFILE_NAMES } from '../../sanitize/policy/policy.ts';
import { checkSiteFile, type SiteFile } from '../../sites/site-file.ts';
import { SITES } from '../../sites/sites.ts';

export type ForcedMode = 'review' | 'automatic';

export interface Policy {
  /** Who made the rules, for the person. */
  readonly organisation: string;
  readonly profile?: string;
  readonly sendMode?: ForcedMode;
  /** Origins on which Coatcheck stays on. */
  readonly lockedSites: readonly string[];
  /** Coatcheck cannot be switched off on any site. */
  readonly neverOff: boolean;
  /** A file that could not be checked, or holds what would be replaced, is not attached as it is. */
  readonly checkedFilesOnly: boolean;
  readonly noModelDownload: boolean;
  readonly requirePassphrase: boolean;
  readonly retentionDays?: number;
  readonly lockAfterMinutes?: number;
  /** Replaced or kept as they say, whatever the person clicks. */
  readonly dictionary: readonly DictionaryEntry[];
  readonly siteFile?: SiteFile;
  /** What is wrong with the rules. */
  readonly problem?: KeyedText;
}

const FREE = {
  lockedSites: [],
  neverOff: false,
  checkedFilesOnly: false,
  noModelDownload: false,
  requirePassphrase: false,
  dictionary: [],
} as const satisfies Partial<Policy>;

const MODES: readonly unknown[] = ['review', 'automatic'] satisfies readonly ForcedMode[];
const MOST_DAYS = 3650;
const MOST_MINUTES = 24 * 60;

/** What is wrong at a path. */
class Wrong extends Error {
  constructor(readonly reason: KeyedText) {
    super(reason.key);
  }
}

function wholeNumber(least: number, most: number) {
  return (value: unknown): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Wrong(said('policyNumber', { least, most }));
  };
}

function oneOf<T>(values: readonly unknown[]) {
  return (value: unknown): T => {
    if (values.includes(value)) return value as T;
    throw new Wrong(said('policyOneOf', { values: values.join(', ') }));
  };
}

function flag(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new Wrong(said('siteFileFlag'));
}

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

function origins(value: unknown): readonly string[] {
  if (Array.isArray(value) && value.every(isOrigin)) return value;
  throw new Wrong(said('policyOrigins'));
}

/** As an administrator writes it: the exported file as text, or the same as data. */
const dataOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

function coded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Wrong(error instanceof SyntaxError ? said('siteFileJson') : reasonOf(error));
  }
}

const dictionaryOf = (value: unknown): readonly DictionaryEntry[] =>
  coded(() => {
    const entries = parseDictionaryJson(JSON.stringify(dataOf(value)));
    entries.forEach(requireUsable);
    // What was learned from a click cuts nothing out of longer names; an organisation has clicked nothing.
    return entries.map(({ learned: _, ...entry }) => entry);
  });

/** Whether the selectors are any, each page finds out; without a document nobody can. */
const siteFileOf = (value: unknown): SiteFile =>
  coded(() => checkSiteFile(dataOf(value), { shipped: SITES, isSelector: () => true }));

type RuleName = Exclude<keyof Policy, 'organisation' | 'problem'>;

const RULES: { readonly [K in RuleName]-?: (value: unknown) => NonNullable<Policy[K]> } = {
  profile: oneOf(PROFILE_NAMES),
  sendMode: oneOf<ForcedMode>(MODES),
  lockedSites: origins,
  neverOff: flag,
  checkedFilesOnly: flag,
  noModelDownload: flag,
  requirePassphrase: flag,
  retentionDays: wholeNumber(1, MOST_DAYS),
  lockAfterMinutes: wholeNumber(1, MOST_MINUTES),
  dictionary: dictionaryOf,
  siteFile: siteFileOf,
};

/** While anything is wrong: a rule whose name has a slip in it was meant for something. */
const STRICTEST = {
  profile: 'strict',
  sendMode: 'review',
  neverOff: true,
  checkedFilesOnly: true,
  noModelDownload: true,
} as const satisfies Partial<Policy>;
/** What a wrong value of these rules counts as. */
const STRICTEST_OF: Partial<Record<string, unknown>> = {
  requirePassphrase: true,
  retentionDays: 1,
  lockAfterMinutes: 5,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRuleName = (name: string): name is RuleName => Object.hasOwn(RULES, name);

/** The rules hold that could be read, and the strictest about all that is sent. A profile that could be read is the organisation's own choice. */
function strict(read: Partial<Policy>, problem: KeyedText, organisation = ''): Policy {
  const profile = read.profile ?? STRICTEST.profile;
  return { ...FREE, ...read, ...STRICTEST, profile, organisation, problem };
}

/** The rules could not be asked for. */
export const unreadPolicy = (cause: unknown): Policy => strict({}, said('policyUnread', { reason: reasonOf(cause) }));

const wrong = (path: string, reason: KeyedText): KeyedText => said('policyWrong', { path, reason });

/** Chrome hands them over as text (see public/managed-schema.json), Firefox as either. */
function rulesIn(value: unknown): unknown {
  try {
    return dataOf(value);
  } catch {
    // Not JSON: the caller applies the strictest rules and says so.
    return undefined;
  }
}

/** @param managed what the browser hands over; nothing of ours in it where no organisation has rules. Undefined then. */
export function policyFrom(managed: unknown): Policy | undefined {
  if (!isRecord(managed)) return strict({}, wrong('policy', said('siteFileObject')));
  if (Object.keys(managed).length === 0) return undefined;
  const { organisation, rules: given, ...others } = managed;
  const rules = rulesIn(given);
  const name = typeof organisation === 'string' ? organisation.trim() : '';
  const read: Record<string, unknown> = {};
  let problem = name === '' ? wrong('organisation', said('siteFileText')) : undefined;
  const [other] = Object.keys(others);
  if (other !== undefined) problem ??= wrong(other, said('siteFileField'));
  // Chrome leaves out what does not fit the schema, so that rules that are not there may be rules that were wrong.
  if (!isRecord(rules)) problem ??= wrong('rules', said('siteFileObject'));
  for (const [rule, value] of Object.entries(isRecord(rules) ? rules : {})) {
    if (!isRuleName(rule)) {
      problem ??= wrong(`rules.${rule}`, said('siteFileField'));
      continue;
    }
    try {
      read[rule] = RULES[rule](value);
    } catch (error) {
      problem ??= wrong(`rules.${rule}`, error instanceof Wrong ? error.reason : reasonOf(error));
      if (rule in STRICTEST_OF) read[rule] = STRICTEST_OF[rule];
    }
  }
  const valid = read as Partial<Policy>;
  return problem ? strict(valid, problem, name) : { ...FREE, ...valid, organisation: name };
}
