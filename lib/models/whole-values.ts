// Joins the parts of a value that the model read as two: an address, a number or a password has no border inside, unlike names in Chinese.
import type { Span } from '../text/span.ts';
import type { Entity } from './decode.ts';

const VALUE_TYPES: ReadonlySet<string> = new Set(['IP', 'ID', 'PASSWORD', 'EMAIL', 'PHONE', 'FINANCIAL', 'USERNAME']);

/** The entities, with adjacent ones of the same type of value joined. */
export function withWholeValues(words: readonly Span[], entities: readonly Entity[]): Entity[] {
  const joined: Entity[] = [];
  for (const entity of entities) {
    const last = joined.at(-1);
    const isSameValue =
      last?.type === entity.type &&
      VALUE_TYPES.has(entity.type) &&
      last.to === entity.from &&
      words[last.to - 1]?.end === words[entity.from]?.start;
    if (!last || !isSameValue) joined.push(entity);
    else {
      const confidence = Math.max(last.confidence, entity.confidence);
      joined[joined.length - 1] = { ...last, to: entity.to, confidence };
    }
  }
  return joined;
}
