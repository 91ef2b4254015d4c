/**
 * Attributes for every field that may hold an original or a passphrase: some browsers send typed text to their servers to check spelling,
 * correct words or complete sentences, or remember it.
 */
export const NO_TYPING_SUGGESTIONS = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  // In lower case, because React does not know this attribute yet.
  writingsuggestions: 'false',
} as const;
