// Enforces the organisation's rule that a passphrase must protect the vault.
import { said } from '../../language/message.ts';
import type { Vault } from '../../vault/vault.ts';
import { RequestError } from '../settings.ts';
import type { OrganisationPolicy } from './policy.ts';

/** @throws RequestError if a passphrase is required and none is set; nothing is sent until the person sets one. */
export async function requirePassphraseIfDemanded(
  vault: Pick<Vault, 'state'>,
  policy: OrganisationPolicy | undefined,
): Promise<void> {
  if (!policy?.requirePassphrase) return;
  const { hasPassphrase } = await vault.state();
  if (!hasPassphrase) throw new RequestError(said('passphraseRequired'));
}

/** @throws RequestError if the change would remove a required passphrase. */
export function refusePassphraseRemoval(next: string | undefined, policy: OrganisationPolicy | undefined): void {
  if (policy?.requirePassphrase && next === undefined) throw new RequestError(said('settingLocked'));
}
