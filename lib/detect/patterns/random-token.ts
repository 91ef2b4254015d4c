// Judges whether a long run of letters and digits without a label is a key or token: three kinds of characters, mixed as if by chance.
import { type Candidate, isPrecededBy } from './rule.ts';

const LEAST_SHARE_OF_LETTERS = 0.15;
const LEAST_SHARE_OF_DIGITS = 0.04;
/** In random text, most neighbours are of different kinds. In identifiers such as "AbstractProxyFactory2", few are. */
const LEAST_SHARE_OF_CHANGES = 0.4;

function isMixedByChance(value: string): boolean {
  const kinds = Array.from(value, (sign) =>
    /[a-z]/.test(sign) ? 'a' : /[A-Z]/.test(sign) ? 'A' : /\d/.test(sign) ? '9' : '-',
  );
  const share = (kind: string) => kinds.filter((other) => other === kind).length / kinds.length;
  const changes = kinds.filter((kind, at) => at > 0 && kind !== kinds[at - 1]).length / kinds.length;
  return (
    share('a') >= LEAST_SHARE_OF_LETTERS &&
    share('A') >= LEAST_SHARE_OF_LETTERS &&
    share('9') >= LEAST_SHARE_OF_DIGITS &&
    share('-') <= 0.12 &&
    changes >= LEAST_SHARE_OF_CHANGES
  );
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LEAST_SHARE_OF_TEXT = 0.9;

/** Whether base64 decodes to readable text, which somebody wants to have decoded. */
function isEncodedText(value: string): boolean {
  let bits = 0;
  let held = 0;
  let bytes = 0;
  let readable = 0;
  for (const sign of value
    .replace(/-/gu, '+')
    .replace(/_/gu, '/')
    .replace(/(?<!=)=+$/u, '')) {
    bits = ((bits << 6) | BASE64.indexOf(sign)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    const byte = (bits >> held) & 0xff;
    bytes++;
    if ((byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte >= 0xc3) readable++;
  }
  return bytes > 0 && readable / bytes >= LEAST_SHARE_OF_TEXT;
}

/** Data and public keys, whose values look random too. */
const DATA_BEFORE =
  /(?:base64,|(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-\S{4,20}) |integrity=["']|data:[\w/+-]{3,40};?\S{0,40}|["']?(?:etag|nonce|sha\d*|digest|hash)["']?[:=] ?["']?)$/iu;
const IN_ADDRESS = /:\/\/[^\s"'<>]{0,400}$/u;
const LINE_OF_DATA = /^\s*[A-Za-z\d+/=]{40,}\s*$/u;
const BLOCK_REACH = 4000;

/** Whether a value is one line of a certificate, a public key or other data in several lines. */
function isInBlock({ text, start, end }: Candidate): boolean {
  const before = text.slice(Math.max(0, start - BLOCK_REACH), start);
  if (before.lastIndexOf('-----BEGIN ') > before.lastIndexOf('-----END ')) return true;
  const next = text.slice(end, end + 160).split('\n')[1] ?? '';
  return [before.split('\n').at(-2) ?? '', next].some((line) => LINE_OF_DATA.test(line));
}

export const isRandomToken = (candidate: Candidate): boolean =>
  isMixedByChance(candidate.value) &&
  !isEncodedText(candidate.value) &&
  !isPrecededBy(candidate, DATA_BEFORE, 64) &&
  !isPrecededBy(candidate, IN_ADDRESS, 400) &&
  !isInBlock(candidate);
