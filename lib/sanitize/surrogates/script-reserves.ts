// Reserves from the pools of scripts other than Latin.

import { inCaseOf } from '../../codecs/letter-case.ts';
import { type NamePoolId, type PoolKind, poolOf, poolWord } from '../../privacy/lists/script-reserve.ts';
import { scriptOf } from '../../text/script.ts';
import type { Reserve } from './issuer.ts';

/** A reserve of words of the script and kind, which never runs out; undefined for Latin. */
export function scriptReserve(
  kind: PoolKind,
  original: string,
  script: NamePoolId = scriptOf(original),
): Reserve | undefined {
  const pool = poolOf(script, kind);
  if (!pool) return undefined;
  const choices = pool.heads.length * pool.tails.length;
  return {
    name: `${script} ${kind}`,
    shape: 'word',
    at: (index) => inCaseOf(poolWord(pool, index), original),
    choices,
  };
}
