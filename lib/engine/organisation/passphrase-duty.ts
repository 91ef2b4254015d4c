// Enforces the organisation's rule that a passphrase must protect the vault.
import { said } from '../../language/message.ts';
import type { Vault } from '../../vault/vault.ts';
import { RequestError } from '../settings.ts';
import type { Policy } from './policy.ts';

/** @throws RequestError if a passphrase is required and none is set; nothing is sent until the person sets one. */
export async function requirePassphrase(vault: Pick<Vault, 'state'>, policy: Policy | undefined): Promise<void> {
  if (!policy?.requirePassphrase) return;
  const { hasPassphrase } = await vault.state();
  if (!hasPassphrase) throw new RequestError(said('passphraseRequired'));
}

/** @throws RequestError if the change would remove a required passphrase. */
export function requireKeptPassphrase(next: string | undefined, policy: Policy | undefined): void {
  if (policy?.requirePassphrase && next === undefined) throw new RequestError(said('settingLocked'));
}
