/** In characters. Pages say so before the engine does, without its key derivation. */
export const SHORTEST_PASSPHRASE = 8;
