// Text that a model's author wrote and that our messages may quote.

/** The value if it is a short plain name; else undefined, because a longer text could speak to the person in our place. */
export function shortName(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const text = String(value);
  return /^[\w.+-]{1,40}$/.test(text) ? text : undefined;
}
