// What the network reads from the sentence: is a private or a public bearer of the name meant?
import type { Name } from '../name.ts';
import { logOdds } from './log-odds.ts';

/** The log odds that the name is private: the network's average over the mentions of which it tells a role, or else 0. */
export function networkRole({ mentions }: Name): number {
  const publicness = mentions.flatMap(({ role, roleConfidence }) => {
    if (roleConfidence === undefined || (role !== 'public' && role !== 'identifier')) return [];
    // The likeliest of several roles may have less than half of the chance.
    const sure = Math.max(0.5, roleConfidence);
    return role === 'public' ? sure : 1 - sure;
  });
  if (publicness.length === 0) return 0;
  return -logOdds(publicness.reduce((sum, value) => sum + value, 0) / publicness.length);
}
