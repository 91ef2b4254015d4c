// The passphrase is asked for in pages of the extension only: what is typed into a site's page, the site can see.
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { type EngineClient, engineClient } from '../lib/engine/client.ts';
import { reasonOf } from '../lib/language/coded-error.ts';
import type { Said } from '../lib/language/message.ts';
import { said } from '../lib/language/message.ts';
import type { VaultState } from '../lib/vault/vault.ts';
import { useLanguage } from './language.ts';
import { NO_SUGGESTIONS } from './no-suggestions.ts';
import { NoticeCard } from './notice.tsx';

const ASK_AGAIN_MS = 1500;

export interface KnownVault {
  /** Missing until the engine has answered, and where it cannot. */
  readonly vault: VaultState | undefined;
  readonly refresh: () => void;
}

/** Looks again and again: another page may lock or unlock it. */
export function useVaultState(engine: EngineClient): KnownVault {
  const [vault, setVault] = useState<VaultState>();
  const refresh = useCallback(() => {
    // What cannot be read says so where something is asked of it.
    engine.vaultState({}).then(
      (next) => setVault((now) => (now && JSON.stringify(now) === JSON.stringify(next) ? now : next)),
      () => undefined,
    );
  }, [engine]);
  useEffect(() => {
    refresh();
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
      .then(onUnlocked, (cause) => setReason(cause instanceof Error ? reasonOf(cause) : said('tryAgainOrReload')))
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
            {...NO_SUGGESTIONS}
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

/** For the popup and the side panel: nothing where there is nothing to unlock. */
export function UnlockHere() {
  const [engine] = useState(engineClient);
  const { vault, refresh } = useVaultState(engine);
  return vault?.isLocked ? (
    <div className="mb-4 border-b border-line pb-4">
      <UnlockForm engine={engine} onUnlocked={refresh} />
    </div>
  ) : null;
}
