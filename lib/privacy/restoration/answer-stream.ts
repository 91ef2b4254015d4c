// Reads the streamed answer of an OpenAI-compatible server.

/** Thrown if the server reported an error (`told` is its text), or if the stream ended before the answer was complete (`told` is undefined). */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly told: { readonly message: string; readonly code: string } | undefined;
  constructor(told?: AnswerError['told']) {
    super(told ? told.message : 'broken off');
    this.told = told;
  }
}

/** The error that the body of a server's answer reports; undefined if the body reports no error. */
export function errorInAnswer(parsed: unknown): AnswerError | undefined {
  const { error } = (parsed ?? {}) as { error?: { message?: unknown; code?: unknown } };
  return error ? new AnswerError({ message: String(error.message), code: String(error.code) }) : undefined;
}

/** The text of each `data:` line of a stream of server-sent events. */
async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('data: ')) yield block.slice('data: '.length);
  }
}

/** The pieces of the answer, in the order in which they arrive. @throws AnswerError */
export async function* answerPieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const data of eventsOf(body)) {
    if (data === '[DONE]') return;
    const parsed = JSON.parse(data) as { choices?: { delta?: { content?: string } }[] };
    const fault = errorInAnswer(parsed);
    if (fault) throw fault;
    yield parsed.choices?.[0]?.delta?.content ?? '';
  }
  throw new AnswerError();
}
