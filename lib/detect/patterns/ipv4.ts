import { precededBy, shapeRule } from './rule.ts';

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
/** Version numbers look the same. */
const VERSION =
  /(?:\b(?:v|ver|version|release|build|firmware|section|chapter|schema|chrome|firefox|python|node)\.?\s?|[§/])$/i;

/** Loopback, wildcard, netmasks and public name servers identify nobody. */
const WELL_KNOWN: ReadonlySet<string> = new Set([
  '0.0.0.0',
  '127.0.0.1',
  '255.255.255.255',
  '255.255.255.0',
  '255.255.0.0',
  '255.0.0.0',
  '1.1.1.1',
  '1.0.0.1',
  '8.8.8.8',
  '8.8.4.4',
  '9.9.9.9',
]);

export const ipv4 = shapeRule('ipv4', [
  {
    type: 'IP',
    kind: 'ipv4',
    confidence: 0.95,
    pattern: new RegExp(`(?<![\\w.-])${OCTET}(?:\\.${OCTET}){3}(?:/(?:3[0-2]|[12]?\\d))?(?![\\w-]|\\.\\d)`, 'g'),
    accept: (candidate) => !WELL_KNOWN.has(candidate.value) && !precededBy(candidate, VERSION, 16),
  },
]);
