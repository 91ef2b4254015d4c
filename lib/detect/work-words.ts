// Words that come before somebody's employer: "i work for spotify".

export const WORK_WORDS: readonly string[] = ['work\\w*', 'employ\\w*', 'hired', 'joined', 'intern\\w*', 'boss', 'job'];

/** Matches a text that has one of the words in its last sentence, close to its end. */
export const patternShortlyBefore = (words: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${words.join('|')})\\b[^.!?\\n]{0,24}$`, 'iu');
