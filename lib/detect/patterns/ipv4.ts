import { isWellKnownAddress } from '../well-known-addresses.ts';
import { isPrecededBy, shapeRule } from './rule.ts';

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
/** Words and signs before version and section numbers, which can look like IPv4 addresses: "v1.2.3.4", "§1.2.3.4". */
const VERSION =
  /(?:\b(?:v|ver|version|release|build|firmware|section|chapter|schema|chrome|firefox|python|node)[.=:]?\s?|[§/])$/i;

export const ipv4 = shapeRule('ipv4', [
  {
    type: 'IP',
    kind: 'ipv4',
    confidence: 0.95,
    pattern: new RegExp(`(?<![\\w.-])${OCTET}(?:\\.${OCTET}){3}(?:/(?:3[0-2]|[12]?\\d))?(?![\\w-]|\\.\\d)`, 'g'),
    accept: (candidate) => !isWellKnownAddress(candidate.value) && !isPrecededBy(candidate, VERSION, 16),
  },
]);
