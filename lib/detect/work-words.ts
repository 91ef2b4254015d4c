// Words that come before somebody's employer: "i work for spotify".

export const WORK_WORDS: readonly string[] = ['work\\w*', 'employ\\w*', 'hired', 'joined', 'intern\\w*', 'boss', 'job'];

/** A pattern that matches a text if one of the words stands in its last sentence, close to the end of the text. */
export const patternOfWordNearEndOfText = (words: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${words.join('|')})\\b[^.!?\\n]{0,24}$`, 'iu');
