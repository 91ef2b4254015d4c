import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Refuses a request without the key. Digests have one length, so comparing takes the same time whatever was sent. */
export function requireKey(key: string): (request: FastifyRequest) => void {
  const wanted = digest(`Bearer ${key}`);
  return ({ headers }) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), wanted))
      throw new ApiError('unauthorized', 'the API key is missing or wrong');
  };
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export function isLoopback(host: string): boolean {
  return host === '::1' || LOOPBACK.includes(host);
}

/**
 * Refuses requests whose Host is not a name of this server. A web page can make its own host name point at 127.0.0.1 (DNS rebinding); the
 * browser would then let the page read this server's answers as same-origin.
 */
export function requireHost(names: readonly string[]): (request: FastifyRequest) => void {
  const known = new Set([...LOOPBACK, ...names]);
  return ({ headers }) => {
    const name = (headers.host ?? '').replace(/:\d+$/u, '').toLowerCase();
    if (!known.has(name))
      throw new ApiError('forbidden_host', 'this server does not answer under that name; see --allow-host');
  };
}
