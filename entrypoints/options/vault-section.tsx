import { useCallback, useEffect, useState } from 'react';
import { saveFile } from './save-file.ts';
import { type ConfirmingRoomProps, Section } from './section.tsx';

interface Summary {
  readonly conversations: number;
  readonly entries: number;
  readonly oldest?: number;
}

export function VaultSection({ engine, report, confirm }: ConfirmingRoomProps) {
  const [summary, setSummary] = useState<Summary>();
  const [asking, setAsking] = useState(false);
  const load = useCallback(() => {
    engine.vaultSummary({}).then(setSummary, (cause) => report('The vault could not be read.', cause));
  }, [engine, report]);
  useEffect(load, [load]);
  const forget = () => {
    setAsking(false);
    engine.forgetEverything({}).then(
      () => {
        confirm('Everything was forgotten.');
        load();
      },
      (cause) => report('Not everything was forgotten. Try again.', cause),
    );
  };
  const exportLedger = () => {
    engine.exportLedger({}).then(
      ({ conversations }) =>
        saveFile('coatcheck-ledger.json', `${JSON.stringify({ conversations }, null, 2)}\n`, 'application/json'),
      (cause) => report('The ledger could not be read.', cause),
    );
  };
  const exportReceipts = () => {
    engine.exportReceipts({}).then(
      ({ receipts }) =>
        saveFile('coatcheck-receipts.json', `${JSON.stringify({ receipts }, null, 2)}\n`, 'application/json'),
      (cause) => report('The receipts could not be read.', cause),
    );
  };
  return (
    <Section title="Vault">
      <p data-coatcheck="vault-summary">
        {summary
          ? `${summary.entries} entries from ${summary.conversations} chats are kept on this device${
              summary.oldest === undefined ? '' : `, the oldest from ${new Date(summary.oldest).toLocaleDateString()}`
            }.`
          : 'Reading the vault…'}
      </p>
      <p className="cc-muted">
        The ledger says how much each chat has released: counts, guarantees and times, under the site’s own name for the
        chat. It holds none of your words.
      </p>
      <div>
        <button type="button" className="cc-button" data-coatcheck="export-ledger" onClick={exportLedger}>
          Export the ledger (JSON)
        </button>
      </div>
      <p className="cc-muted">
        A receipt says how one prompt left: when, by which request, how large, and the SHA-256 of what was sent. It
        holds none of your words, and is deleted with its chat.
      </p>
      <div>
        <button type="button" className="cc-button" data-coatcheck="export-receipts" onClick={exportReceipts}>
          Export the receipts (JSON)
        </button>
      </div>
      {asking ? (
        <div className="cc-row" role="alert">
          <p>Surrogates in old replies can then never be turned back into originals.</p>
          <button type="button" className="cc-button cc-primary" data-coatcheck="forget-confirm" onClick={forget}>
            Forget everything
          </button>
          <button type="button" className="cc-button" onClick={() => setAsking(false)}>
            Keep it
          </button>
        </div>
      ) : (
        <div>
          <button type="button" className="cc-button" data-coatcheck="forget" onClick={() => setAsking(true)}>
            Forget everything…
          </button>
        </div>
      )}
    </Section>
  );
}
