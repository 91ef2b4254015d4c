import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { Batcher } from './generation/batcher.ts';
import { Decoder } from './generation/decoder.ts';
import { isLoopback } from './http/guards.ts';
import { ChatTokenizer } from './model/chat-tokenizer.ts';
import { ModelFolderError } from './model/files.ts';
import { loadModelFolder } from './model/model-folder.ts';
import type { ServerOptions } from './options.ts';

/** Generates a first token, so that a graph that cannot run fails at the start and not at the first request. */
async function tryOut(decoder: Decoder): Promise<void> {
  try {
    const { cache } = await decoder.chunk([0], decoder.emptyCache(), undefined, true);
    await decoder.step([{ token: 0, length: 1, steering: undefined }], cache);
  } catch (error) {
    throw new ModelFolderError(`model.onnx cannot be run: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
}

/** Counts unfinished replies. Returns a function that resolves when all are sent. */
function repliesOf(server: Server): () => Promise<void> {
  const unfinished = new Set<ServerResponse>();
  server.on('request', (_request, reply: ServerResponse) => {
    unfinished.add(reply);
    reply.once('close', () => unfinished.delete(reply));
  });
  return async () => {
    while (unfinished.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  };
}

export async function startServer(options: ServerOptions, logTo?: { write: (line: string) => void }) {
  const model = loadModelFolder(options.model, options.id);
  const decoder = await Decoder.load(model.decoderPath, model.shape, options);
  await tryOut(decoder);
  const { largestBatch, longestQueue, host, port, allowedHosts } = options;
  const batcher = new Batcher(decoder, { largestBatch, longestQueue, padding: model.shape.padding });
  const app = buildApp({
    ...options,
    model,
    batcher,
    tokenizer: new ChatTokenizer(model.tokenizer),
    hosts: isLoopback(host) || allowedHosts.length > 0 ? allowedHosts : undefined,
    ...(logTo ? { logTo } : {}),
  });
  const allSent = repliesOf(app.server);
  await app.listen({ host, port });
  const address = app.server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
    model,
    batcher,
    /** Refuses new requests, lets running ones end, and frees the model. */
    close: async () => {
      const closed = app.close();
      await allSent();
      // Browsers keep spare connections on which they have sent nothing yet; Node would wait for them.
      app.server.closeAllConnections();
      await closed;
      await batcher.whenIdle();
      await decoder.release();
    },
  };
}
