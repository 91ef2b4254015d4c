/**
 * What may be logged of an error: its kind and where it was thrown. Messages are left out, since those of parsers and templates quote
 * what they read, and that is a prompt.
 */
export function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return {
    type: error.name,
    message: typeof code === 'string' ? code : '',
    stack: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' '),
  };
}

/** Fastify and pino log requests, replies and errors by these names; nothing of them passes but this. */
export const LOG_SERIALIZERS = {
  req: () => ({}),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode: statusCode ?? 0 }),
  err: describeError,
};
