const IS_FOLDED = /^[\0-@[-\x7f]*$/;

/**
 * A text in which characters that a regular expression with the flag `i` takes for one another are equal. The fold of a text is the folds of its
 * characters joined, so a folded text holds the fold of each of its parts. Folding may join more characters than the flag does ("ß" and "ss").
 */
export const foldedText = (text: string): string =>
  // Lower case first, for "ẞ". The last step ends in lower case, where a sigma depends on its place in the word.
  IS_FOLDED.test(text) ? text : text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
