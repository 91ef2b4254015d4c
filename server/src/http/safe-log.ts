/**
 * The parts of an error that may be logged: its kind and where it was thrown. Messages are left out, because those of parsers and templates
 * quote what they read, which is a prompt.
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

/** The serializers of the names under which Fastify and pino log requests, replies and errors; only their output is logged. */
export const LOG_SERIALIZERS = {
  req: () => ({}),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode: statusCode ?? 0 }),
  err: describeError,
};
