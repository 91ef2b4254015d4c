// The lock state of the vault, and the form that unlocks it. The form exists in the extension's own pages only, because a site can read
// what is typed into its page.
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type EngineClient, engineClient } from '../lib/engine/client.ts';
import { textOfError } from '../lib/language/coded-error.ts';
import type { Said } from '../lib/language/message.ts';
import { said } from '../lib/language/message.ts';
import type { VaultState } from '../lib/vault/vault.ts';
import { useLanguage } from './language.ts';
import { NO_TYPING_SUGGESTIONS } from './no-typing-suggestions.ts';
import { NoticeCard } from './notice.tsx';

const ASK_AGAIN_MS = 1500;

export interface VaultStatus {
  /** Missing until the engine has answered, or if the vault cannot be read. */
  readonly vault: VaultState | undefined;
  /** Ends after the state was read, or could not be. */
  readonly refresh: () => Promise<void>;
}

/** Polls the vault's state, because another page may lock or unlock it. */
export function useVaultState(engine: EngineClient): VaultStatus {
  const [vault, setVault] = useState<VaultState>();
  const refresh = useCallback(
    () =>
      // A vault that cannot be read is reported by the requests that need it.
      engine.vaultState({}).then(
        (next) => setVault((now) => (now && JSON.stringify(now) === JSON.stringify(next) ? now : next)),
        () => undefined,
      ),
    [engine],
  );
  useEffect(() => {
    void refresh();
    const timer = setInterval(refresh, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return { vault, refresh };
}

interface UnlockProps {
  readonly engine: EngineClient;
  readonly onUnlocked: () => void;
}

export function UnlockForm({ engine, onUnlocked }: UnlockProps) {
  const { say } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<Said>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const passphrase = String(new FormData(event.currentTarget).get('passphrase') ?? '');
    setBusy(true);
    setReason(undefined);
    engine
      .unlockVault({ passphrase })
      .then(onUnlocked, (cause) => setReason(cause instanceof Error ? textOfError(cause) : said('tryAgainOrReload')))
      .finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit} className="cc-stack" data-coatcheck="unlock">
      <div>
        <h2>{say('vaultIsLocked')}</h2>
        <p>{say('vaultIsLockedHint')}</p>
      </div>
      <div className="cc-row">
        <label className="cc-stack cc-grow">
          {say('passphrase')}
          <input
            className="cc-input"
            type="password"
            name="passphrase"
            {...NO_TYPING_SUGGESTIONS}
            autoComplete="current-password"
            required
            data-coatcheck="unlock-passphrase"
          />
        </label>
      </div>
      <div>
        <button type="submit" className="cc-button cc-primary" disabled={busy} data-coatcheck="unlock-now">
          {busy ? say('unlocking') : say('unlock')}
        </button>
      </div>
      {reason ? <NoticeCard notice={{ tone: 'error', title: said('notUnlocked'), detail: [reason] }} /> : null}
    </form>
  );
}

/** Whether the vault is locked, and the form that then unlocks it, for the popup and the side panel. */
export function useUnlockForm(): { readonly isLocked: boolean; readonly unlockForm: ReactNode } {
  const [engine] = useState(engineClient);
  const { vault, refresh } = useVaultState(engine);
  const isLocked = vault?.isLocked === true;
  const unlockForm = isLocked ? (
    <div className="mb-4 border-b border-line pb-4">
      <UnlockForm engine={engine} onUnlocked={refresh} />
    </div>
  ) : null;
  return { isLocked, unlockForm };
}
