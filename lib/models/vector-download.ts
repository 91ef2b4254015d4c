// Fetches the restoration vectors of the person's own model server. Only the options page does this, because the engine reads prompts and
// therefore may not reach a server.
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { vectorsAddress } from '../privacy/restoration/server-address.ts';
import { readVectorSet, type VectorSet, VectorSetError } from '../privacy/restoration/vector-set.ts';

/** The model server cannot be used; the message tells the person why. */
export class ModelServerError extends CodedError {
  override readonly name = 'ModelServerError';
}

const ANSWERS_WITHIN_MS = 15_000;
/**
 * The paper's largest set (175 heads of 128 numbers, some 150 types of facts) takes 18 MB. The limit exists because vectors are stored, and
 * read for each prompt.
 */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

interface PublishedVectors {
  /** The unmodified answer of the server, for storage. */
  readonly published: unknown;
  readonly set: VectorSet;
}

async function answerOf(address: string, key: string): Promise<Response> {
  try {
    return await fetch(vectorsAddress(address), {
      ...(key === '' ? {} : { headers: { authorization: `Bearer ${key}` } }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // A redirect may lead to another server, which the person has not chosen.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
  } catch (cause) {
    throw new ModelServerError(said('serverUnreachable', { address }), { cause });
  }
}

/** Reads the text of a response. @throws VectorSetError if it has more than `MAX_ANSWER_BYTES` */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new VectorSetError('length');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** Downloads the vectors and checks them. @throws ModelServerError */
export async function downloadVectors(address: string, key: string): Promise<PublishedVectors> {
  const response = await answerOf(address, key);
  if (response.status === 401) throw new ModelServerError(said('serverWantsKey', { address }));
  if (!response.ok) throw new ModelServerError(said('serverWithoutVectors', { address, status: response.status }));
  try {
    const published: unknown = JSON.parse(await textOf(response));
    return { published, set: readVectorSet(published) };
  } catch (cause) {
    const fault = cause instanceof VectorSetError ? cause.fault : 'shape';
    throw new ModelServerError(said('serverVectorsUnusable', { address, fault }), { cause });
  }
}
