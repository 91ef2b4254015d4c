// How surely the network found the name: a doubtful name is often an ordinary word.
import type { Name } from '../name.ts';
import { logOdds } from './log-odds.ts';

/** The logarithm of the odds that the surest mention is a name at all; 0 if only rules found it. */
export function sureness({ mentions }: Name): number {
  const found = mentions.filter(({ source }) => source.detector === 'model').map(({ confidence }) => confidence);
  return found.length === 0 ? 0 : logOdds(Math.max(...found));
}
