// The reserve pools of other scripts than Latin.

import { inCaseOf } from '../../codecs/letter-case.ts';
import { type Letters, type PoolKind, poolOf, poolWord } from '../../privacy/lists/script-reserve.ts';
import { scriptOf } from '../../text/script.ts';
import type { Reserve } from './issuer.ts';

/** Never runs out: a word of the script and kind; undefined for Latin. */
export function scriptReserve(
  kind: PoolKind,
  original: string,
  script: Letters = scriptOf(original),
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
