// The surrogate of an e-mail address. Its local part is built from the stand-ins of the people in the text. If it belongs to none of them
// but looks like a name, it becomes another name. At the large providers, the key alone gives the surrogate of an address made of listed
// names. At other hosts the domain gets a separate surrogate, so that colleagues still share one.

import { emailCodecs, hostForProvider, namedEmailCodec } from '../../codecs/formats/email.ts';
import { permuteHandleDigits, permuteHandleInitial, splitNameHandle } from '../../codecs/formats/handle-ciphers.ts';
import { userNameCodecs } from '../../codecs/formats/user-name.ts';
import { firstNameCodecs, lastNameCodecs, withCaseOf } from '../../codecs/list-codecs.ts';
import { type AddressPiece, addressLetters, addressReader } from '../../people/address-names.ts';
import { wordFromReserve } from '../../privacy/lists/reserve.ts';
import { type FirmLabelReader, type FirmStandIn, firmDomainReserve, firmLabelReader } from './firm-domains.ts';
import type { Issuer, Reserve } from './issuer.ts';
import { MAILBOXES } from './kept-words.ts';
import type { NameClues } from './name-clues.ts';
import { cultureOfName } from './name-culture.ts';
import { personSurrogate } from './person-surrogate.ts';
import { EXAMPLE_DOMAINS, emailReserve, userNameAt, wordReserve } from './reserves.ts';
import { differentInitial } from './surrogate-initial.ts';

const ADDRESS_FORM = /^(?<local>[^\s@]+)@(?<domain>[^\s@][^\s@.]*\.[^\s@]+)$/u;
const domainReserve: Reserve = {
  name: 'email domain',
  shape: 'phrase',
  at: (index) =>
    `${wordFromReserve('organization', index).toLowerCase()}.${EXAMPLE_DOMAINS[index % EXAMPLE_DOMAINS.length]}`,
};

/** Whether a local part consists of words, with at most a number at the end: "xanthippe.oyelaran85". */
const looksLikeName = (local: string) =>
  /^\p{L}+(?:[.+_-]\p{L}+)*[._-]?\d{0,4}$/u.test(local) && /\p{L}{2}/u.test(local);

const LETTERS_OR_DIGITS = /[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}]/gu;

function splitByLayout(local: string): readonly string[] {
  const runs = local.match(LETTERS_OR_DIGITS) ?? [];
  // A single run of only two letters is initials: "ek".
  const isName = runs.some((run) => /^\p{L}{3}/u.test(run)) || runs.filter((run) => /^\p{L}{2}/u.test(run)).length > 1;
  return isName ? runs : runs.flatMap((run) => [...run]);
}

/** The pieces of a local part; those that are names of people in the text have their stand-ins. Undefined if it does not look like names. */
function piecesOf(local: string, context: AddressContext): readonly AddressPiece[] | undefined {
  const ofPeople = context.readAddress?.(local);
  if (ofPeople) return ofPeople;
  if (!looksLikeName(local)) return undefined;
  return (splitNameHandle(local) ?? splitByLayout(local)).map((text) => ({ text }));
}

/**
 * The stand-in of a name that none of the people in the text has. It is issued like a person's name, so that later prompts give that name
 * the same one.
 */
function otherName(word: string, role: 'first' | 'last', issuer: Issuer, clues: NameClues): string {
  const capitalised = word.charAt(0).toUpperCase() + word.slice(1);
  const known = issuer.earlier(word, 'word') ?? issuer.earlier(capitalised, 'word');
  if (known !== undefined) return known;
  const codecs = role === 'first' ? [...firstNameCodecs, ...lastNameCodecs] : [...lastNameCodecs, ...firstNameCodecs];
  const gender = role === 'first' ? clues.get(word.toLowerCase())?.gender : undefined;
  const culture = cultureOfName(word, role, issuer.language);
  return issuer.issue(word, 'PERSON', codecs, wordReserve(gender ? `first-${gender}` : role, word, culture)).surrogate;
}

function initialStandIn(letter: string, issuer: Issuer): string {
  const drawn = /^[a-z]$/i.test(letter) ? permuteHandleInitial(letter, issuer.secret, 'forward') : undefined;
  return drawn === undefined || drawn === letter ? differentInitial(letter, issuer) : drawn;
}

function localStandIn(pieces: readonly AddressPiece[], issuer: Issuer, clues: NameClues): string {
  const last = pieces.findLastIndex(({ text }) => /^\p{L}{2}/u.test(text));
  return pieces
    .map(({ text, standIn }, at) => {
      if (standIn !== undefined) return withCaseOf(standIn, text);
      if (/^\p{N}/u.test(text))
        return text.replace(/[0-9]{1,4}/g, (digits) => permuteHandleDigits(digits, issuer.secret, 'forward'));
      if (!/^\p{L}/u.test(text)) return text;
      if ([...text].length === 1) return initialStandIn(text, issuer);
      const name = otherName(text, at > 0 && at === last ? 'last' : 'first', issuer, clues);
      return withCaseOf(addressLetters(name) || name, text);
    })
    .join('');
}

/** Addresses that differ only in spelling ("mueller", "müller") would get the same surrogate; all but the first get a number. */
const numberedReserve = (original: string, local: string, host: string): Reserve => ({
  name: `address ${original}`,
  shape: 'phrase',
  choices: 1,
  at: (index) => `${local}${index === 0 ? '' : index + 1}@${host}`,
});

/** What the text shows about the names in an address. */
export interface AddressContext {
  readonly clues?: NameClues | undefined;
  readonly readAddress?: ReturnType<typeof addressReader> | undefined;
  /** Reads what is built from the firms of the text. */
  readonly firmLabel?: FirmLabelReader | undefined;
}

/** Prepares what the surrogates of a text's addresses depend on. @param people the names that this text replaces by other names */
export function addressContext(
  people: readonly string[],
  issuer: Issuer,
  clues: NameClues,
  firmStandIns: () => readonly FirmStandIn[] = () => [],
): AddressContext {
  let reader: ReturnType<typeof addressReader> | undefined;
  const readAddress = (local: string) => {
    reader ??= addressReader(people.map((name) => ({ name, standIn: personSurrogate(name, issuer, clues) })));
    return reader(local);
  };
  let labelReader: FirmLabelReader | undefined;
  const firmLabel = (label: string) => {
    labelReader ??= firmLabelReader(firmStandIns());
    return labelReader(label);
  };
  return { clues, readAddress, firmLabel };
}

/** The surrogate that an earlier prompt gave to the address. It is used again even if this text names a person whom that prompt did not name. */
function earlierSurrogate(text: string, issuer: Issuer, isAtProvider: boolean): string | undefined {
  const known = issuer.earlier(text, 'phrase');
  const codecs = known === undefined && isAtProvider ? issuer.issuedBy(text, emailCodecs) : [];
  if (known === undefined && codecs.length === 0) return undefined;
  return issuer.issue(text, 'EMAIL', codecs, emailReserve).surrogate;
}

export function emailSurrogate(text: string, issuer: Issuer, context: AddressContext = {}): string {
  const { local, domain } = ADDRESS_FORM.exec(text)?.groups ?? {};
  if (local === undefined || domain === undefined)
    return issuer.issue(text, 'EMAIL', emailCodecs, emailReserve).surrogate;
  const hostOfProvider = hostForProvider(domain, issuer.secret);
  const { firmLabel } = context;
  const ofFirm = hostOfProvider === undefined && firmLabel ? firmDomainReserve(domain, firmLabel) : undefined;
  const host = hostOfProvider ?? issuer.issue(domain, 'EMAIL', [], ofFirm ?? domainReserve).surrogate;
  if (hostOfProvider === undefined && MAILBOXES.has(local)) return `${local}@${host}`;
  const earlier = earlierSurrogate(text, issuer, hostOfProvider !== undefined);
  if (earlier !== undefined) return earlier;
  const pieces = piecesOf(local, context);
  if (pieces) {
    const built = localStandIn(pieces, issuer, context.clues ?? new Map());
    // What the key alone gives need not be kept in the vault.
    const fromKey = namedEmailCodec.canonical(text) && namedEmailCodec.issue(text, issuer.secret);
    const codecs = fromKey === `${built}@${host}` ? [namedEmailCodec] : [];
    return issuer.issue(text, 'EMAIL', codecs, numberedReserve(text, built, host)).surrogate;
  }
  if (hostOfProvider !== undefined) return issuer.issue(text, 'EMAIL', emailCodecs, emailReserve).surrogate;
  const at = (index: number) => `${userNameAt(index)}@${host}`;
  return issuer.issue(text, 'EMAIL', [], { ...emailReserve, at }).surrogate;
}

/** The surrogate of a handle that is built from a name of the text: "alindqvist", "annika_l". Undefined if it is not. */
export function nameHandleSurrogate(handle: string, issuer: Issuer, context: AddressContext): string | undefined {
  const earlier = issuer.earlier(handle, 'phrase');
  if (earlier !== undefined) return issuer.issue(handle, 'USERNAME', [], handleReserve(handle, earlier)).surrogate;
  if (issuer.issuedBy(handle, userNameCodecs).length > 0) return undefined;
  const pieces = context.readAddress?.(handle);
  const built = pieces ? localStandIn(pieces, issuer, context.clues ?? new Map()) : context.firmLabel?.(handle);
  return built && issuer.issue(handle, 'USERNAME', [], handleReserve(handle, built)).surrogate;
}

const handleReserve = (handle: string, built: string): Reserve => ({
  name: `handle ${handle}`,
  shape: 'phrase',
  choices: 1,
  at: (index) => `${built}${index === 0 ? '' : index + 1}`,
});
