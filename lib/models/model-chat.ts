// Asks the person's own model server, for the extension's chat page. The egress guard inspects the request as in any other page, and adds
// the noisy hint.
import { said } from '../language/message.ts';
import { AnswerError, answerPieces } from '../privacy/restoration/answer-stream.ts';
import { chatAddress } from '../privacy/restoration/server-address.ts';
import { ModelServerError } from './vector-download.ts';

export interface ChatServer {
  readonly address: string;
  readonly key: string;
  readonly model: string;
}

export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A lower temperature makes the answers reveal more of the hidden facts (server/README.md). */
const TEMPERATURE = 0.7;

async function responseOf({ address, key, model }: ChatServer, messages: readonly ChatMessage[]): Promise<Response> {
  const { host } = new URL(address);
  let response: Response;
  try {
    response = await fetch(chatAddress(address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, temperature: TEMPERATURE, stream: true }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // A redirect may lead to another server, which the person has not chosen.
      redirect: 'error',
    });
  } catch (cause) {
    throw new ModelServerError(said('hintServerGone', { host }), { cause });
  }
  if (!response.ok) throw new ModelServerError(said('hintServerRefused', { host, status: response.status }));
  return response;
}

/** Yields the pieces of the answer as they arrive. @throws ModelServerError */
export async function* modelAnswer(server: ChatServer, messages: readonly ChatMessage[]): AsyncGenerator<string> {
  const { body } = await responseOf(server, messages);
  try {
    if (!body) throw new AnswerError();
    yield* answerPieces(body);
  } catch (cause) {
    throw new ModelServerError(said('modelChatBrokeOff'), { cause });
  }
}
