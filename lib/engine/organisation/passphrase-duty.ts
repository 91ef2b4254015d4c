// An organisation may demand that what is kept is sealed by a passphrase.
import { said } from '../../language/message.ts';
import type { Vault } from '../../vault/vault.ts';
import { RequestError } from '../settings.ts';
import type { Policy } from './policy.ts';

/** @throws RequestError where one is demanded and there is none: nothing is sent before that. */
export async function requirePassphrase(vault: Pick<Vault, 'state'>, policy: Policy | undefined): Promise<void> {
  if (!policy?.requirePassphrase) return;
  const { hasPassphrase } = await vault.state();
  if (!hasPassphrase) throw new RequestError(said('passphraseRequired'));
}

/** @throws RequestError where it may not be taken away. */
export function requireKeptPassphrase(next: string | undefined, policy: Policy | undefined): void {
  if (policy?.requirePassphrase && next === undefined) throw new RequestError(said('settingLocked'));
}
