/** The least length of a passphrase in characters. In its own file, so that pages can check it without loading the key derivation. */
export const MIN_PASSPHRASE_LENGTH = 8;
