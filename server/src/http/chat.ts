import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Batcher } from '../generation/batcher.ts';
import { tokenSampler } from '../generation/sampling.ts';
import { TextStream } from '../generation/text-stream.ts';
import type { ChatMessage, ChatTokenizer } from '../model/chat-tokenizer.ts';
import type { ModelFolder } from '../model/model-folder.ts';
import { ChatAnswer } from './answer.ts';
import { describeError } from './safe-log.ts';
import type { ChatRequest } from './schemas.ts';

export interface ChatDeps {
  model: ModelFolder;
  tokenizer: ChatTokenizer;
  batcher: Batcher;
  largestAnswer: number;
  timeoutMs: number;
}

/**
 * The most characters of a token that are assumed. Tokenizing costs time that all requests share, so a text that is too long even for such
 * tokens is refused before it.
 */
const LONGEST_TOKEN = 16;
/** How long a reader who has stopped reading may keep its connection after the answer's time is over. */
const GRACE_MS = 5000;

function plainMessages(messages: ChatRequest['messages']): ChatMessage[] {
  return messages.map(({ role, content }) => ({
    role: role === 'developer' ? 'system' : role,
    content: typeof content === 'string' ? content : content.map(({ text }) => text).join(''),
  }));
}

function readSteering({ privacy_restore: given }: ChatRequest, { vectorSet }: ModelFolder): Float32Array | undefined {
  if (!given) return undefined;
  if (!vectorSet)
    throw new ApiError(
      'restoration_unavailable',
      'this server hosts a model without restoration vectors',
      'privacy_restore',
    );
  if (given.vector_set !== vectorSet.id)
    throw new ApiError(
      'unknown_vector_set',
      'the vector was made for another vector set; read /v1/restoration-vectors again',
      'privacy_restore.vector_set',
    );
  return vectorSet.steering(vectorSet.read(given.vector));
}

function readPrompt(body: ChatRequest, { model, tokenizer }: ChatDeps): number[] {
  const tooLong = () =>
    new ApiError('context_length_exceeded', `the messages do not fit into ${model.contextLength} tokens`, 'messages');
  const messages = plainMessages(body.messages);
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  if (characters > model.contextLength * LONGEST_TOKEN) throw tooLong();
  const prompt = tokenizer.prompt(messages);
  if (prompt.length === 0) throw new ApiError('invalid_request', 'the messages hold no text', 'messages');
  if (prompt.length >= model.contextLength) throw tooLong();
  return prompt;
}

/** A signal that aborts when the client disconnects or its time is over. */
function lifetime(reply: FastifyReply, timeoutMs: number): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new ApiError('timeout', `the answer took longer than ${timeoutMs / 1000} seconds`)),
    timeoutMs,
  );
  const forced = setTimeout(() => reply.raw.destroy(), timeoutMs + GRACE_MS);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    clearTimeout(forced);
    if (!reply.raw.writableFinished) controller.abort(new ApiError('client_closed_request', 'the client left'));
  });
  return controller.signal;
}

function startAnswer(body: ChatRequest, deps: ChatDeps, reply: FastifyReply): ChatAnswer {
  const { model, tokenizer, batcher } = deps;
  if (body.model !== model.id) throw new ApiError('model_not_found', `this server hosts ${model.id}`, 'model');
  const steering = readSteering(body, model);
  const prompt = readPrompt(body, deps);
  const asked = body.max_completion_tokens ?? body.max_tokens ?? deps.largestAnswer;
  return new ChatAnswer(batcher, {
    prompt,
    steering,
    largestAnswer: Math.min(asked, deps.largestAnswer, model.contextLength - prompt.length),
    endTokens: model.endTokens,
    sample: tokenSampler({ temperature: body.temperature ?? 1, topP: body.top_p ?? 1, seed: body.seed ?? undefined }),
    signal: lifetime(reply, deps.timeoutMs),
    text: new TextStream(tokenizer.decode, typeof body.stop === 'string' ? [body.stop] : (body.stop ?? [])),
  });
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

async function* events(answer: ChatAnswer, model: string, withUsage: boolean, onError: (error: unknown) => ApiError) {
  const head = { id: answer.id, object: 'chat.completion.chunk', created: answer.created, model };
  const chunk = (delta: object, finish_reason: string | null = null) =>
    event({ ...head, choices: [{ index: 0, delta, finish_reason }], ...(withUsage ? { usage: null } : {}) });
  yield chunk({ role: 'assistant', content: '' });
  try {
    for await (const content of answer.pieces()) yield chunk({ content });
    yield chunk({}, answer.finishReason ?? null);
    if (withUsage) yield event({ ...head, choices: [], usage: answer.usage });
  } catch (error) {
    // The status has been sent already; clients of OpenAI read an error from the stream.
    yield event(onError(error).toBody());
  }
  yield 'data: [DONE]\n\n';
}

export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('internal_error', 'the server failed; its log says where');
}

export async function answerChat(deps: ChatDeps, request: FastifyRequest<{ Body: ChatRequest }>, reply: FastifyReply) {
  const { body } = request;
  const answer = startAnswer(body, deps, reply);
  const note = (error?: unknown): ApiError => {
    const failure = error === undefined ? undefined : toApiError(error);
    const { prompt_tokens, completion_tokens } = answer.usage;
    const counts = { prompt_tokens, completion_tokens, restored: Boolean(body.privacy_restore) };
    if (failure?.code === 'internal_error')
      request.log.error({ ...counts, err: describeError(error) }, 'answer failed');
    else request.log.info({ ...counts, end: failure?.code ?? answer.finishReason }, 'answer');
    return failure ?? new ApiError('internal_error', '');
  };
  reply.raw.once('close', () => {
    if (answer.finishReason) note();
  });
  if (body.stream) {
    reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store');
    // Nginx would keep the events back until its buffer is full.
    reply.header('x-accel-buffering', 'no');
    return reply.send(Readable.from(events(answer, deps.model.id, body.stream_options?.include_usage ?? false, note)));
  }
  let content = '';
  try {
    for await (const piece of answer.pieces()) content += piece;
  } catch (error) {
    throw note(error);
  }
  return {
    id: answer.id,
    object: 'chat.completion',
    created: answer.created,
    model: deps.model.id,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: answer.finishReason }],
    usage: answer.usage,
  };
}
