// E-mail addresses at large mail providers: the address and its provider are restored with the key alone. The domains of organizations
// are in no list, so the vault keeps their addresses.

import { readData } from '../../lexicon/read-data.ts';
import { wordsOf } from '../../lexicon/words.ts';
import type { ConversationSecret } from '../../privacy/keys.ts';
import { permutation } from '../../privacy/permutation.ts';
import type { Codec } from '../codec.ts';
import { type HandleCipher, nameHandleCipher, scrambledHandleCipher } from './handle-ciphers.ts';

/** Large mail providers. They are permuted by position, so `LABEL` must change too if the list or its order changes. */
export const EMAIL_PROVIDERS = wordsOf(readData('surrogates/mail-providers.tsv'));

/** Hosts under the domains that RFC 2606 reserves, so that a surrogate reaches nobody. There must be as many hosts as providers. */
export const EXAMPLE_HOSTS: readonly string[] =
  'mail post inbox mailbox home web online letters my box connect personal'
    .split(' ')
    .flatMap((host) => ['example.com', 'example.org', 'example.net'].map((domain) => `${host}.${domain}`));

/** Names the permutation of the providers, with its version. */
export const LABEL = 'mail providers 1';

function partsOf(text: string) {
  const at = text.lastIndexOf('@');
  return { local: text.slice(0, at), domain: text.slice(at + 1), hasAt: at > 0 };
}

const providerPermutation = (secret: ConversationSecret) => permutation(secret, LABEL, EMAIL_PROVIDERS.length);

/** The host that replaces a provider in this conversation; undefined if the domain is not a listed provider. */
export function hostForProvider(domain: string, secret: ConversationSecret): string | undefined {
  const provider = EMAIL_PROVIDERS.indexOf(domain);
  return provider < 0 ? undefined : EXAMPLE_HOSTS[providerPermutation(secret).forward(provider)];
}

/** The local part must begin and end with a letter or digit, because a reply may put punctuation beside the address. */
const BORDERED_BY_LETTERS = /^[A-Za-z0-9](?:.*[A-Za-z0-9])?$/;

function emailCodec(form: HandleCipher): Codec {
  const read = (text: string) => {
    const { local, domain, hasAt } = partsOf(text);
    const handle = hasAt && BORDERED_BY_LETTERS.test(local) ? form.canonical(local) : undefined;
    const known = EMAIL_PROVIDERS.includes(domain) || EXAMPLE_HOSTS.includes(domain.toLowerCase());
    return handle !== undefined && known ? { local, domain, handle } : undefined;
  };
  return {
    name: `email:${form.name}`,
    shape: 'phrase',
    candidates: /[A-Za-z0-9][A-Za-z0-9._%+'-]{0,63}@[a-z]+\.example\.(?:com|org|net)(?![\p{L}\p{N}-])/giu,
    canonical(text) {
      const address = read(text);
      return address && `${address.handle}@${address.domain.toLowerCase()}`;
    },
    issue(original, secret) {
      const address = read(original);
      const host = address && hostForProvider(address.domain, secret);
      const local = address && host !== undefined ? form.issue(address.local, secret) : undefined;
      return local === undefined ? undefined : `${local}@${host}`;
    },
    recover(surrogate, secret) {
      const address = read(surrogate);
      const host = address ? EXAMPLE_HOSTS.indexOf(address.domain.toLowerCase()) : -1;
      const local = address && host >= 0 ? form.recover(address.local, secret) : undefined;
      return local === undefined ? undefined : `${local}@${EMAIL_PROVIDERS[providerPermutation(secret).inverse(host)]}`;
    },
    domainSize(original) {
      const address = read(original);
      return address ? form.domainSize(address.local) * EMAIL_PROVIDERS.length : 0;
    },
  };
}

/** For addresses that consist of listed names, which become other names. */
export const namedEmailCodec: Codec = emailCodec(nameHandleCipher);
/** The codec of names comes first, because the scrambling codec is for addresses without a listed name. */
export const emailCodecs: readonly Codec[] = [namedEmailCodec, emailCodec(scrambledHandleCipher)];
