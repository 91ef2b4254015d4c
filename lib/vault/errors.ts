import { CodedError } from '../language/coded-error.ts';
import { type GapFilling, said } from '../language/message.ts';

/** An error for the person: the vault cannot do what was requested. The message says what happened and what to do. */
export class VaultError extends CodedError {
  override readonly name: string = 'VaultError';
}

/** A passphrase is set, and the person has not entered it since the browser started or the vault was locked. */
export class VaultLocked extends VaultError {
  override readonly name = 'VaultLocked';
  constructor() {
    super(said('vaultLocked'));
  }
}

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** The detail of an error for the person. A coded error's message is only its code, so its text is used. */
function detailOf(error: unknown): GapFilling {
  if (error instanceof CodedError) return error.said;
  return error instanceof Error ? error.message || error.name : String(error);
}

/** Turns a failure of the database into an error whose text the person understands. */
function vaultErrorFrom(error: unknown): VaultError {
  if (error instanceof VaultError) return error;
  switch (nameOf(error)) {
    case 'VersionError':
      return new VaultError(said('vaultNewer'), { cause: error });
    case 'QuotaExceededError':
      return new VaultError(said('vaultFull'), { cause: error });
    default: {
      return new VaultError(said('vaultDatabaseFailed', { detail: detailOf(error) }), { cause: error });
    }
  }
}

/** Turns any failure inside into a VaultError. */
export async function withVaultErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw vaultErrorFrom(error);
  }
}
