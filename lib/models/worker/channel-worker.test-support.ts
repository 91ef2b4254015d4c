// A worker for tests: the worker's side of the messages, with given loaders.
import { MessageChannel } from 'node:worker_threads';
import type { AnswerMessage, WorkerPort } from './calls.ts';
import type { MessageToWorker } from './messages.ts';
import { type ServedLoaders, serveModels } from './serve.ts';

export interface ChannelWorker {
  crash(): void;
  terminate(): void;
  readonly hasEnded: boolean;
}

/** A worker that serves these loaders in this thread, behind a MessageChannel. */
export function channelWorker(loaders: ServedLoaders): { readonly worker: ChannelWorker; readonly port: WorkerPort } {
  const { port1, port2 } = new MessageChannel();
  const scope = {
    postMessage: (message: AnswerMessage, transfer: Transferable[]) =>
      port2.postMessage(message, transfer as unknown as Parameters<typeof port2.postMessage>[1]),
    onmessage: null as ((event: { readonly data: MessageToWorker }) => void) | null,
  };
  serveModels(scope, loaders, () => undefined);
  port2.on('message', (data: MessageToWorker) => scope.onmessage?.({ data }));
  const crashing: ((event: { message: string }) => void)[] = [];
  let hasEnded = false;
  const terminate = () => {
    hasEnded = true;
    port1.close();
    port2.close();
  };
  const worker = {
    crash: () => {
      for (const hear of crashing) hear({ message: 'out of memory' });
    },
    terminate,
    get hasEnded() {
      return hasEnded;
    },
  };
  const port: WorkerPort = {
    postMessage: (message) => port1.postMessage(message),
    addEventListener(type: 'message' | 'error', listener: (event: never) => void) {
      if (type === 'error') crashing.push(listener as (event: { message: string }) => void);
      else port1.on('message', (data: AnswerMessage) => listener({ data } as never));
    },
    terminate,
  };
  return { worker, port };
}
