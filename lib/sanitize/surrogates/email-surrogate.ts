// The surrogate of an e-mail address. At the large providers it follows from the key alone. Elsewhere the domain gets a separate surrogate,
// so that colleagues stay colleagues, and names in the address get the same surrogates as in the text.

import { EMAIL_PROVIDERS, emailCodecs } from '../../codecs/formats/email.ts';
import { firstNameCodecs, lastNameCodecs } from '../../codecs/list-codecs.ts';
import { wordFromReserve } from '../../privacy/lists/reserve.ts';
import type { Issuer, Reserve } from './issuer.ts';
import type { NameClues } from './name-clues.ts';
import { EXAMPLE_DOMAINS, emailReserve, userNameAt, wordReserve } from './reserves.ts';
import { surrogateInitial } from './surrogate-initial.ts';

const ADDRESS_FORM = /^(?<local>[^\s@]+)@(?<domain>[^\s@]+\.[^\s@]+)$/u;
/** Local parts of an office's address, not of a person's: only the domain is replaced. */
const ROLE_NAMES = new Set(
  'info support contact office sales admin help hello mail team service billing accounts press jobs careers hr noreply no-reply kontakt frontdesk reception bookings booking reservations orders returns enquiries inquiries accounting payroll invoices legal privacy security abuse webmaster postmaster marketing newsletter kundenservice buchhaltung bewerbung rechnung service-client contacto ventas ordini'.split(
    ' ',
  ),
);

const domainReserve: Reserve = {
  name: 'email domain',
  shape: 'phrase',
  at: (index) =>
    `${wordFromReserve('organization', index).toLowerCase()}.${EXAMPLE_DOMAINS[index % EXAMPLE_DOMAINS.length]}`,
};

const looksLikeName = (local: string) => /^\p{L}+(?:[._-]\p{L}+)*$/u.test(local) && /\p{L}{2}/u.test(local);

/** The words of a local part. "jdoe" is "j" and "doe" if the text names a Jane Doe. */
function wordsOf(local: string, clues: NameClues): readonly string[] {
  const surname = local.slice(1);
  const isJoined = clues.get(surname)?.givens?.some((given) => given.startsWith(local.charAt(0))) ?? false;
  return isJoined ? [local.charAt(0), surname] : local.split(/(?=[._-])|(?<=[._-])/u);
}

function nameFor(local: string, issuer: Issuer, clues: NameClues): string {
  const words = wordsOf(local, clues);
  const lastWord = words.length - 1;
  const part = (word: string, role: 'first' | 'last') => {
    const codecs = role === 'first' ? [...firstNameCodecs, ...lastNameCodecs] : [...lastNameCodecs, ...firstNameCodecs];
    const gender = role === 'first' ? clues.get(word.toLowerCase())?.gender : undefined;
    return issuer.issue(word, 'PERSON', codecs, wordReserve(gender ? `first-${gender}` : role, word)).surrogate;
  };
  const givens = [words[0], words[lastWord]].flatMap((word) => clues.get(word ?? '')?.givens ?? []);
  return words
    .map((word, at) => {
      if (/^[._-]$/.test(word)) return word;
      if (word.length === 1) return surrogateInitial(word, givens, (given) => part(given, 'first'), issuer);
      return part(word, at > 0 && at === lastWord ? 'last' : 'first');
    })
    .join('');
}

export function emailSurrogate(text: string, issuer: Issuer, clues: NameClues = new Map()): string {
  const { local, domain } = ADDRESS_FORM.exec(text)?.groups ?? {};
  if (local === undefined || domain === undefined || EMAIL_PROVIDERS.includes(domain))
    return issuer.issue(text, 'EMAIL', emailCodecs, emailReserve).surrogate;
  const host = issuer.issue(domain, 'EMAIL', [], domainReserve).surrogate;
  if (ROLE_NAMES.has(local)) return `${local}@${host}`;
  if (!looksLikeName(local)) {
    const at = (index: number) => `${userNameAt(index)}@${host}`;
    return issuer.issue(text, 'EMAIL', [], { ...emailReserve, at }).surrogate;
  }
  const surrogate = `${nameFor(local, issuer, clues)}@${host}`;
  // An initial means nothing alone: the address is kept as a whole too.
  issuer.keep(surrogate, text, 'EMAIL', 'phrase');
  return surrogate;
}
