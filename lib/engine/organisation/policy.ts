// Parses and checks an organisation's rules (`storage.managed`). An invalid rule never weakens the protection: it counts as its strictest
// value, and the strictest rules about sending apply until an administrator corrects it.
import type { DictionaryEntry } from '../../detect/dictionary.ts';
import { parseDictionaryJson } from '../../detect/dictionary-format.ts';
import { requireUsableEntry } from '../../detect/dictionary-matcher.ts';
import { textOfError } from '../../language/coded-error.ts';
import { type KeyedText, said } from '../../language/message.ts';
import { PROFILE_NAMES } from '../../sanitize/policy/policy.ts';
import { checkSiteFile, type SiteFile } from '../../sites/site-file.ts';
import { SITES } from '../../sites/sites.ts';

type ForcedSendMode = 'review' | 'automatic';

export interface OrganisationPolicy {
  /** The organisation's name, as the person sees it. */
  readonly organisation: string;
  readonly profile?: string;
  readonly sendMode?: ForcedSendMode;
  /** Origins on which Coatcheck stays on. */
  readonly lockedSites: readonly string[];
  /** Coatcheck cannot be switched off on any site. */
  readonly neverOff: boolean;
  /** A file is not attached as it is if it could not be checked or holds text that would be replaced. */
  readonly checkedFilesOnly: boolean;
  readonly noModelDownload: boolean;
  readonly requirePassphrase: boolean;
  readonly retentionDays?: number;
  readonly lockAfterMinutes?: number;
  /** The organisation's own terms; the person's clicks do not change how they are treated. */
  readonly dictionary: readonly DictionaryEntry[];
  readonly siteFile?: SiteFile;
  /** The first mistake in the rules, for the person. */
  readonly problem?: KeyedText;
}

const NO_RESTRICTIONS = {
  lockedSites: [],
  neverOff: false,
  checkedFilesOnly: false,
  noModelDownload: false,
  requirePassphrase: false,
  dictionary: [],
} as const satisfies Partial<OrganisationPolicy>;

const FORCED_MODES: readonly unknown[] = ['review', 'automatic'] satisfies readonly ForcedSendMode[];
const MAX_DAYS = 3650;
const MAX_MINUTES = 24 * 60;

/** An invalid value; the caller adds its path to the reason. */
class InvalidRule extends Error {
  constructor(readonly reason: KeyedText) {
    super(reason.key);
  }
}

function wholeNumber(least: number, most: number) {
  return (value: unknown): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    throw new InvalidRule(said('policyNumber', { least, most }));
  };
}

function oneOf<T>(values: readonly unknown[]) {
  return (value: unknown): T => {
    if (values.includes(value)) return value as T;
    throw new InvalidRule(said('policyOneOf', { values: values.join(', ') }));
  };
}

function flag(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new InvalidRule(said('siteFileFlag'));
}

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

function origins(value: unknown): readonly string[] {
  if (Array.isArray(value) && value.every(isOrigin)) return value;
  throw new InvalidRule(said('policyOrigins'));
}

/** The value as data; an administrator may write it as JSON text (the exported file) or as data. */
const dataOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

function withInvalidRule<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new InvalidRule(error instanceof SyntaxError ? said('siteFileJson') : textOfError(error));
  }
}

const dictionaryOf = (value: unknown): readonly DictionaryEntry[] =>
  withInvalidRule(() => {
    const entries = parseDictionaryJson(JSON.stringify(dataOf(value)));
    entries.forEach(requireUsableEntry);
    // Drops `learned`: it marks entries that came from a person's clicks, and such an entry never cuts a longer name. An organisation's
    // entries are always written by hand.
    return entries.map(({ learned: _, ...entry }) => entry);
  });

/** Selectors are not checked here, because the engine has no document; each page checks them itself. */
const siteFileOf = (value: unknown): SiteFile =>
  withInvalidRule(() => checkSiteFile(dataOf(value), { shipped: SITES, isValidSelector: () => true }));

type RuleName = Exclude<keyof OrganisationPolicy, 'organisation' | 'problem'>;

const RULES: { readonly [K in RuleName]-?: (value: unknown) => NonNullable<OrganisationPolicy[K]> } = {
  profile: oneOf(PROFILE_NAMES),
  sendMode: oneOf<ForcedSendMode>(FORCED_MODES),
  lockedSites: origins,
  neverOff: flag,
  checkedFilesOnly: flag,
  noModelDownload: flag,
  requirePassphrase: flag,
  retentionDays: wholeNumber(1, MAX_DAYS),
  lockAfterMinutes: wholeNumber(1, MAX_MINUTES),
  dictionary: dictionaryOf,
  siteFile: siteFileOf,
};

/** The rules that apply while any rule is invalid, an unknown name too: a misspelt rule was meant to protect something. */
const STRICTEST = {
  profile: 'strict',
  sendMode: 'review',
  neverOff: true,
  checkedFilesOnly: true,
  noModelDownload: true,
} as const satisfies Partial<OrganisationPolicy>;
/** The values that replace invalid ones of these rules. */
const STRICTEST_OF: Partial<Record<string, unknown>> = {
  requirePassphrase: true,
  retentionDays: 1,
  lockAfterMinutes: 5,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRuleName = (name: string): name is RuleName => Object.hasOwn(RULES, name);

/** Combines the valid rules with the strictest ones about sending. A valid profile stays, because the organisation chose it. */
function strictPolicy(read: Partial<OrganisationPolicy>, problem: KeyedText, organisation = ''): OrganisationPolicy {
  const profile = read.profile ?? STRICTEST.profile;
  return { ...NO_RESTRICTIONS, ...read, ...STRICTEST, profile, organisation, problem };
}

/** The policy if the rules could not be read at all. */
export const policyIfUnreadable = (cause: unknown): OrganisationPolicy =>
  strictPolicy({}, said('policyUnread', { reason: textOfError(cause) }));

const policyProblem = (path: string, reason: KeyedText): KeyedText => said('policyWrong', { path, reason });

/** The rules as data: Chrome delivers them as text (see public/managed-schema.json), Firefox as text or data. */
function rulesIn(value: unknown): unknown {
  try {
    return dataOf(value);
  } catch {
    // Not JSON: the caller applies the strictest rules and says so.
    return undefined;
  }
}

/** @param managed the value of `storage.managed`. @returns undefined if it is empty, that is, if no organisation has rules. */
export function parsePolicy(managed: unknown): OrganisationPolicy | undefined {
  if (!isRecord(managed)) return strictPolicy({}, policyProblem('policy', said('siteFileObject')));
  if (Object.keys(managed).length === 0) return undefined;
  const { organisation, rules: given, ...others } = managed;
  const rules = rulesIn(given);
  const name = typeof organisation === 'string' ? organisation.trim() : '';
  const read: Record<string, unknown> = {};
  let problem = name === '' ? policyProblem('organisation', said('siteFileText')) : undefined;
  const [other] = Object.keys(others);
  if (other !== undefined) problem ??= policyProblem(other, said('siteFileField'));
  // Chrome omits values that do not fit the schema, so missing rules may have been invalid ones.
  if (!isRecord(rules)) problem ??= policyProblem('rules', said('siteFileObject'));
  for (const [rule, value] of Object.entries(isRecord(rules) ? rules : {})) {
    if (!isRuleName(rule)) {
      problem ??= policyProblem(`rules.${rule}`, said('siteFileField'));
      continue;
    }
    try {
      read[rule] = RULES[rule](value);
    } catch (error) {
      problem ??= policyProblem(`rules.${rule}`, error instanceof InvalidRule ? error.reason : textOfError(error));
      if (rule in STRICTEST_OF) read[rule] = STRICTEST_OF[rule];
    }
  }
  const valid = read as Partial<OrganisationPolicy>;
  return problem ? strictPolicy(valid, problem, name) : { ...NO_RESTRICTIONS, ...valid, organisation: name };
}
