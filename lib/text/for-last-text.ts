/**
 * A function that remembers its result for the text that it read last. Rules ask the same question of a whole text for each of its values;
 * reading the text anew each time would take seconds in a long one.
 */
export function rememberedForLastText<T>(compute: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly result: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) };
    return last.result;
  };
}
