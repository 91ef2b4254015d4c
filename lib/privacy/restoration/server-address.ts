// Checks the address of a person's own model server.

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

type ServerAddressFault = 'invalid' | 'unencrypted';

/**
 * Returns the address without a slash or `/v1` at its end, or what is wrong with it. Without encryption, only a server on this computer is
 * allowed, so that no prompt crosses a network unencrypted.
 */
export function readServerAddress(text: string): { readonly address: string } | { readonly fault: ServerAddressFault } {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    // The error is not passed on, because the caller's form says what is wrong.
    return { fault: 'invalid' };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { fault: 'invalid' };
  if (url.protocol === 'http:' && !LOCAL_HOSTS.has(url.hostname)) return { fault: 'unencrypted' };
  return { address: url.origin + url.pathname.replace(/\/(?:v1\/?)?$/u, '') };
}

/** The address for chat requests that may carry a vector. */
export const chatAddress = (address: string): string => `${address}/v1/chat/completions`;
export const vectorsAddress = (address: string): string => `${address}/v1/restoration-vectors`;
