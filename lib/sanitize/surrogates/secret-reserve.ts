// Stand-ins of passwords, keys and tokens. The length of a secret and its classes of characters help to guess it, so all stand-ins have one
// form. Only the prefix that an issuer puts in front of all its tokens of one kind stays, because code may depend on it.
import type { Reserve } from './issuer.ts';

const PUBLIC_PREFIX = new RegExp(
  `^(?:${[
    '(?:AKIA|ASIA|AROA|AIDA|AGPA|ANPA)',
    'gh[pousr]_|github_pat_|glpat-|gldt-|glrt-',
    'sk-(?:proj-|svcacct-|admin-|ant-(?:api|admin)\\d{2}-|or-v1-|lf-)?|pk-lf-',
    'xox[abeoprs]-|xapp-\\d-',
    'AIza|ya29\\.|GOCSPX-',
    '(?:sk|pk|rk)_(?:live|test)_|whsec_',
    'SG\\.|key-|npm_|pypi-|hf_|dop_v1_|doo_v1_|shp(?:at|ca|pa|ss)_|sq0(?:atp|csp)-',
    'EAACEdEose0cBA|r8_|lin_api_|dckr_pat_|AGE-SECRET-KEY-1|eyJ|ntn_|secret_|pat-|figd_|tskey-|vault:|hvs\\.|xai-|gsk_|pplx-',
  ].join('|')})`,
);
/** A private key in a block. The lines around it stay: they show the kind of the key, and nothing else. */
const KEY_BLOCK =
  /^(?<open>-----BEGIN (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----)[\s\S]*?(?<close>-----END (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----)?$/;

const TOKEN_CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const TOKEN_LENGTH = 20;

/** The token at an index, by xorshift*, so that tokens of neighbouring indices do not resemble each other. */
function tokenAt(index: number): string {
  let state = (BigInt(index) + 1n) * 0x9e37_79b9_7f4a_7c15n;
  let token = '';
  while (token.length < TOKEN_LENGTH) {
    state = BigInt.asUintN(64, state ^ (state << 13n));
    state ^= state >> 7n;
    state = BigInt.asUintN(64, state ^ (state << 17n));
    token += TOKEN_CHARACTERS[Number(state % BigInt(TOKEN_CHARACTERS.length))] ?? '';
  }
  return token;
}

/** Empty for a secret that is nothing but a prefix: its stand-in must not contain it. */
function publicPrefixOf(original: string): string {
  const prefix = PUBLIC_PREFIX.exec(original)?.[0] ?? '';
  return prefix.length < original.length ? prefix : '';
}

/** Gives tokens of one form for every original, whatever it looks like. */
export function secretReserve(original: string): Reserve {
  const block = KEY_BLOCK.exec(original)?.groups;
  const [before, after] = block
    ? [`${block.open}\n`, block.close ? `\n${block.close}` : '']
    : [publicPrefixOf(original), ''];
  return { name: 'secret', shape: 'phrase', at: (index) => before + tokenAt(index) + after };
}
