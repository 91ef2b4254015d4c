import { shapeRule } from './rule.ts';

/** Whether `value` is an address by RFC 4291, section 2.2: eight groups, or fewer with one "::"; the last two may be written as an IPv4 address. */
function isIpv6(value: string): boolean {
  const address = value.replace(/%.*|\/\d{1,3}$/, '');
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const dotted = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(last);
  const hex = dotted ? groups.slice(0, -1) : groups;
  if (!hex.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  const count = hex.length + (dotted ? 2 : 0);
  // Short addresses do not count: "::" and "::1" are the same on every machine, and "a::b" is usually code.
  return halves.length === 2 ? count >= 3 && count < 8 : count === 8;
}

export const ipv6 = shapeRule('ipv6', [
  {
    type: 'IP',
    kind: 'ipv6',
    confidence: 0.95,
    pattern: /(?<![\w:.])[0-9a-f:]{0,39}:[0-9a-f:]{1,39}(?:\.\d{1,3}){0,3}(?:%\w{1,16})?(?:\/\d{1,3})?(?![\w:])/gi,
    accept: ({ value }) => isIpv6(value),
  },
]);
