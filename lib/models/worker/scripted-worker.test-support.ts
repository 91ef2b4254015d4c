// A worker for tests that answers when it is told.
import { said } from '../../language/message.ts';
import type { AnswerMessage, CallMessage, WorkerPort } from './calls.ts';

export interface ScriptedWorker {
  hasEnded: boolean;
  /** The call that waits for an answer. */
  readonly waiting: CallMessage[];
  /** Answers the oldest call that waits. */
  answer(): void;
  /** Tells that a part of what the oldest call waits for is done. */
  share(): void;
  fail(): void;
  crash(): void;
}

export function scriptedWorker(): { readonly worker: ScriptedWorker; readonly port: WorkerPort } {
  let tell: (event: { readonly data: AnswerMessage }) => void = () => undefined;
  let tellCrash: (event: { readonly message?: string }) => void = () => undefined;
  const waiting: CallMessage[] = [];
  const answerWith = (answer: object) => {
    const call = waiting.shift();
    if (call) tell({ data: { id: call.id, ...answer } as AnswerMessage });
  };
  const worker: ScriptedWorker = {
    hasEnded: false,
    waiting,
    answer: () => answerWith({ answer: [] }),
    share: () => tell({ data: { id: waiting[0]?.id ?? 0, share: 0.5 } }),
    fail: () => answerWith({ failure: { kind: 'model', said: said('modelStopped') } }),
    crash: () => tellCrash({ message: 'out of memory' }),
  };
  const port: WorkerPort = {
    postMessage: (message) => void waiting.push(message),
    addEventListener(type: 'message' | 'error', listener: never) {
      if (type === 'message') tell = listener;
      else tellCrash = listener;
    },
    terminate() {
      worker.hasEnded = true;
    },
  };
  return { worker, port };
}
