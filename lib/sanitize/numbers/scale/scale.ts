// Scales the amounts of a prompt, and chooses their factors.

import type { Conversation } from '../../../conversation/conversation.ts';
import type { VaultEntry } from '../../../conversation/vault-entry.ts';
import { type AmountsInSpan, amountsIn, hasEnoughDigitsToFind } from '../../../notation/amount.ts';
import { NUMBER_IN_TEXT, readNumber } from '../../../notation/number-text.ts';
import { textOf } from '../../../text/span.ts';
import type { PlannedSpan } from '../../sanitized.ts';
import type { Issuer } from '../../surrogates/issuer.ts';
import { factorBetween, possibleFactors, type ScaleFactor, scaleNumber } from './factor.ts';

type FactorByDimension = ReadonlyMap<string, ScaleFactor>;

/** The factor of each dimension that earlier prompts scaled. */
function factorsBefore(entries: readonly VaultEntry[]): FactorByDimension {
  const found = new Map<string, ScaleFactor>();
  for (const entry of entries) {
    if (entry.kind !== 'value' || entry.standIn !== 'scale') continue;
    const [from, to] = [amountsIn(entry.original, entry.type), amountsIn(entry.surrogate, entry.type)];
    const [original, scaled] = [from?.numbers[0]?.number.value, to?.numbers[0]?.number.value];
    if (!from || original === undefined || scaled === undefined) continue;
    const factor = factorBetween(original, scaled);
    if (factor) found.set(from.dimension, factor);
  }
  return found;
}

function valuesIn(text: string): ReadonlySet<number> {
  const numbers = Array.from(text.matchAll(NUMBER_IN_TEXT), ([number]) => readNumber(number, { isMoney: true })?.value);
  return new Set(numbers.filter((value) => value !== undefined));
}

/** The first factor by which no amount becomes another number of the prompt, which would be restored to the wrong original. */
function freeFactor(
  text: string,
  dimension: string,
  amounts: readonly AmountsInSpan[],
  secret: Conversation['secret'],
): ScaleFactor | undefined {
  const numbers = amounts.flatMap((one) => one.numbers.map(({ number }) => number));
  const decimals = Math.max(...numbers.map((number) => number.decimals));
  const factors = possibleFactors(secret, dimension, decimals);
  const there = valuesIn(text);
  const isFree = (factor: ScaleFactor) =>
    numbers.every((number) => {
      const scaled = readNumber(scaleNumber(number, factor), { isMoney: true, point: number.point });
      return scaled && !there.has(scaled.value);
    });
  return factors.find(isFree) ?? factors[0];
}

/** A factor for each dimension of the spans that are scaled: the conversation's, or a new one. */
export function factorsOfPrompt(
  text: string,
  spans: readonly PlannedSpan[],
  { secret, entries }: Pick<Conversation, 'secret' | 'entries'>,
): FactorByDimension {
  const byDimension = new Map<string, AmountsInSpan[]>();
  for (const { annotation, mechanism } of spans) {
    const amounts = mechanism === 'scale' ? amountsIn(textOf(text, annotation), annotation.type, text) : undefined;
    if (amounts) byDimension.set(amounts.dimension, [...(byDimension.get(amounts.dimension) ?? []), amounts]);
  }
  if (byDimension.size === 0) return new Map();
  const factors = new Map(factorsBefore(entries));
  for (const [dimension, amounts] of byDimension) {
    const factor = factors.get(dimension) ?? freeFactor(text, dimension, amounts, secret);
    if (factor) factors.set(dimension, factor);
  }
  return factors;
}

/** The span with its amounts scaled. Undefined if it holds no amount. */
export function scaledText(
  span: string,
  { annotation }: PlannedSpan,
  text: string,
  factors: FactorByDimension,
  issuer: Issuer,
): string | undefined {
  const amounts = amountsIn(span, annotation.type, text);
  const factor = amounts && factors.get(amounts.dimension);
  if (!factor) return undefined;
  let surrogate = '';
  let at = 0;
  for (const { start, end, number } of amounts.numbers) {
    const scaledNumber = scaleNumber(number, factor);
    surrogate += span.slice(at, start) + scaledNumber;
    at = end;
    if (hasEnoughDigitsToFind(number.text)) issuer.keep(scaledNumber, number.text, annotation.type, 'digits', 'scale');
  }
  surrogate += span.slice(at);
  // The vault keeps the number with its unit: a short number alone would match all over a reply, and the next prompt learns the dimension
  // from the unit.
  if (amounts.numbers.length === 1) issuer.keep(surrogate, span, annotation.type, 'phrase', 'scale');
  return surrogate;
}
