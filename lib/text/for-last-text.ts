/**
 * Wraps a function of a text so that it returns the stored result if the text is the same as in the last call. Rules ask the same question
 * about the whole text for each value in it, and reading a long text thousands of times would take seconds.
 */
export function rememberedForLastText<T>(compute: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly result: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) };
    return last.result;
  };
}
