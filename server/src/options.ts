import { parseArgs } from 'node:util';

export const USAGE = `usage: server --model FOLDER [options]
  --model FOLDER      the model folder (MODEL-FOLDER.md)
  --id NAME           the name clients ask for; default: that of restore.json, or the folder's
  --host ADDRESS      default 127.0.0.1
  --port N            default 8642; 0 takes a free one
  --batch N           answers that are generated together; default 16
  --queue N           requests that may wait; default 256
  --threads N         threads of one inference; default 0, one per core
  --device NAME       cpu or webgpu; default cpu
  --max-tokens N      longest answer; default 1024
  --timeout SECONDS   longest time for one answer; default 120
  --cors ORIGIN       a web origin whose pages may ask; may be repeated
  --allow-host NAME   another name under which the server answers; may be repeated
An API key, if there is to be one, stands in the environment: COATCHECK_SERVER_KEY.`;

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function integer(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}`);
  return value;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        model: { type: 'string' },
        id: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '8642' },
        batch: { type: 'string', default: '16' },
        queue: { type: 'string', default: '256' },
        threads: { type: 'string', default: '0' },
        device: { type: 'string', default: 'cpu' },
        'max-tokens': { type: 'string', default: '1024' },
        timeout: { type: 'string', default: '120' },
        cors: { type: 'string', multiple: true, default: [] },
        'allow-host': { type: 'string', multiple: true, default: [] },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'unreadable arguments');
  }
}

export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const values = readArguments(args);
  if (!values.model) throw new UsageError('--model is missing');
  if (values.device !== 'cpu' && values.device !== 'webgpu') throw new UsageError('--device takes cpu or webgpu');
  return {
    model: values.model,
    id: values.id,
    host: values.host,
    port: integer('port', values.port, 0, 65535),
    largestBatch: integer('batch', values.batch, 1, 1024),
    longestQueue: integer('queue', values.queue, 1, 100_000),
    threads: integer('threads', values.threads, 0, 256),
    device: values.device as 'cpu' | 'webgpu',
    largestAnswer: integer('max-tokens', values['max-tokens'], 1, 1 << 20),
    timeoutMs: integer('timeout', values.timeout, 1, 86_400) * 1000,
    origins: values.cors,
    allowedHosts: values['allow-host'],
    apiKey: env.COATCHECK_SERVER_KEY || undefined,
  };
}

export type ServerOptions = ReturnType<typeof readOptions>;
