// The turns of the chat, and which of them are sent along with the next prompt.
import { CodedError } from '../../lib/language/coded-error.ts';
import { type KeyedText, said } from '../../lib/language/message.ts';
import { type ChatMessage, type ChatServer, modelAnswer } from '../../lib/models/model-chat.ts';

export interface ChatTurn {
  readonly id: number;
  /** The prompt as it was sent, sanitized. */
  readonly prompt: string;
  /** The answer received so far. */
  readonly answer: string;
  readonly state: 'streaming' | 'done' | 'failed';
  /** Why the answer is missing or incomplete. */
  readonly failed?: KeyedText;
}

/** The messages of the next request. Prompts without a complete answer are left out, because the person may send them again. */
export function chatMessagesFor(turns: readonly ChatTurn[], prompt: string): readonly ChatMessage[] {
  const before = turns
    .filter(({ state }) => state === 'done')
    .flatMap((turn): ChatMessage[] => [
      { role: 'user', content: turn.prompt },
      { role: 'assistant', content: turn.answer },
    ]);
  return [...before, { role: 'user', content: prompt }];
}

const whyFailed = (cause: unknown): KeyedText => (cause instanceof CodedError ? cause.said : said('modelChatBrokeOff'));

/** Yields the turn each time its answer grows; the last yielded turn is done or failed. */
export async function* answerTurns(
  server: ChatServer,
  turns: readonly ChatTurn[],
  prompt: string,
): AsyncGenerator<ChatTurn> {
  let turn: ChatTurn = { id: turns.length, prompt, answer: '', state: 'streaming' };
  yield turn;
  try {
    for await (const piece of modelAnswer(server, chatMessagesFor(turns, prompt))) {
      turn = { ...turn, answer: turn.answer + piece };
      yield turn;
    }
    yield { ...turn, state: 'done' };
  } catch (cause) {
    yield { ...turn, state: 'failed', failed: whyFailed(cause) };
  }
}
