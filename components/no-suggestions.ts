/**
 * For every field that may hold an original, or a passphrase. Some browsers have spelling checked, words corrected and sentences finished
 * by a server of theirs, and remember what was typed.
 */
export const NO_SUGGESTIONS = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  // React does not know it yet.
  writingsuggestions: 'false',
} as const;
