// The files that the test bed of attached files has uploaded.
import type { ChatServer } from './server.ts';

export interface Upload {
  /** The way by which the page got the file: a field, a drop, a paste … */
  readonly way: string;
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** The bytes as base64; missing for text files. */
  readonly data?: string;
}

export const uploadsTo = (server: ChatServer): readonly Upload[] =>
  server.bodies.map((body) => JSON.parse(body) as Upload);
