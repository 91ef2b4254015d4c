// Reserves from the pools of scripts other than Latin.

import { withCaseOf } from '../../codecs/letter-case.ts';
import {
  type NamePoolId,
  type NamePoolKind,
  namePoolFor,
  poolWordAt,
} from '../../privacy/lists/name-pools-by-script.ts';
import { scriptOf } from '../../text/script.ts';
import type { Reserve } from './issuer.ts';

/** A reserve of words of the script and kind, which never runs out; undefined for Latin. */
export function scriptReserve(
  kind: NamePoolKind,
  original: string,
  script: NamePoolId = scriptOf(original),
): Reserve | undefined {
  const pool = namePoolFor(script, kind);
  if (!pool) return undefined;
  const choices = pool.heads.length * pool.tails.length;
  return {
    name: `${script} ${kind}`,
    shape: 'word',
    at: (index) => withCaseOf(poolWordAt(pool, index), original),
    choices,
  };
}
