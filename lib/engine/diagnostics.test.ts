import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodedError, RequestAborted } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { englishTexts } from '../language/texts/en/index.ts';
import { diagnosticsLog } from './diagnostics.ts';
import { FAULTS, type Fault } from './faults.ts';
import { RPC_METHODS } from './rpc-table.ts';
import { EXTENSION_SENDER } from './sender.ts';

const codes = new Set<string>([...FAULTS, ...Object.keys(englishTexts)]);

describe('diagnostics', () => {
  it('keep the latest two hundred faults', () => {
    let time = 0;
    const { handlers } = diagnosticsLog(() => ++time);
    for (let i = 0; i < 250; i += 1) handlers.noteFault({ fault: 'ledgerUnread' }, undefined, EXTENSION_SENDER);
    const { entries } = handlers.diagnostics();
    expect(entries.length).toBe(200);
    expect(entries.at(0)?.at).toBe(51);
    expect(entries.at(-1)).toEqual({ at: 250, from: 'own', code: 'ledgerUnread' });
  });

  it('hold no text of a prompt, whatever is thrown or noted', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (prompt) => {
        const { failed, handlers } = diagnosticsLog(() => 0);
        const named = Object.assign(new Error(prompt), { name: prompt, code: prompt });
        const thrown = [
          named,
          prompt,
          { message: prompt, code: prompt },
          new CodedError(said('unexpectedDetail', { detail: prompt }), { cause: new Error(prompt) }),
        ];
        for (const error of thrown) failed('commit', EXTENSION_SENDER, error);
        if (!codes.has(prompt))
          expect(() => handlers.noteFault({ fault: prompt as Fault }, undefined, EXTENSION_SENDER)).toThrow();
        const beside = { fault: 'ledgerUnread', text: prompt } as const;
        handlers.noteFault(beside, undefined, EXTENSION_SENDER);
        const { entries } = handlers.diagnostics();
        expect(entries.length).toBe(5);
        for (const { at, from, code, method, ...rest } of entries) {
          expect(rest).toEqual({});
          expect([at, from]).toEqual([0, 'own']);
          expect(codes).toContain(code);
          if (method !== undefined) expect(RPC_METHODS).toContain(method);
        }
      }),
    );
  });

  it('hold no request that was cancelled', () => {
    const { failed, handlers } = diagnosticsLog(() => 0);
    failed('annotate', EXTENSION_SENDER, new RequestAborted(said('requestCancelled')));
    expect(handlers.diagnostics().entries).toEqual([]);
  });
});
