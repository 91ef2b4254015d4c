// The latest faults and errors, by code, in memory until the engine ends. An error's message is left out, because it may quote a prompt.
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { FAULTS } from './faults.ts';
import type { DiagnosticEntry } from './protocol.ts';
import type { EngineMethod, RequestOf, ResponseOf } from './rpc.ts';
import { RPC_METHODS } from './rpc-table.ts';
import type { Sender } from './sender.ts';
import { RequestError } from './settings.ts';

const MAX_ENTRIES = 200;

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

export function diagnosticsLog(now: () => number) {
  let entries: readonly DiagnosticEntry[] = [];

  function add(entry: Omit<DiagnosticEntry, 'at'>): void {
    entries = [...entries, { at: now(), ...entry }].slice(-MAX_ENTRIES);
  }

  return {
    /** Records a request that was answered with an error. Aborted requests are not recorded. */
    failed(method: EngineMethod, { kind }: Sender, error: unknown): void {
      if (isAbort(error) || !RPC_METHODS.includes(method)) return;
      add({ from: kind, code: error instanceof CodedError ? error.code : 'unexpected', method });
    },
    handlers: {
      noteFault(
        { fault }: RequestOf<'noteFault'>,
        _signal: AbortSignal | undefined,
        { kind }: Sender,
      ): Record<string, never> {
        const known = FAULTS.find((one) => one === fault);
        if (!known) throw new RequestError(said('requestUnknown'));
        add({ from: kind, code: known });
        return {};
      },
      diagnostics: (): ResponseOf<'diagnostics'> => ({ entries }),
    },
  };
}
