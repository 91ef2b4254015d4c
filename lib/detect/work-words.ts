// Words by which a text says that somebody works somewhere: "i work for spotify".

export const WORK_WORDS: readonly string[] = ['work\\w*', 'employ\\w*', 'hired', 'joined', 'intern\\w*', 'boss', 'job'];

/** One of the words, shortly before the end of a text and in its last sentence. */
export const shortlyBefore = (words: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${words.join('|')})\\b[^.!?\\n]{0,24}$`, 'iu');
