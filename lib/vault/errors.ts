/** The vault cannot do what was asked; the message says what happened and what to do. */
export class VaultError extends Error {
  override readonly name: string = 'VaultError';
}

/** There is a passphrase, and the person has not said it since the browser started. */
export class VaultLocked extends VaultError {
  override readonly name = 'VaultLocked';
  constructor() {
    super('The vault is locked: unlock it in the popup.');
  }
}

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** What a failure of the database means to the person. */
export function vaultErrorFrom(error: unknown): VaultError {
  if (error instanceof VaultError) return error;
  switch (nameOf(error)) {
    case 'VersionError':
      return new VaultError(
        'The vault was made by a newer Coatcheck. Update the extension; nothing was changed or deleted.',
        { cause: error },
      );
    case 'QuotaExceededError':
      return new VaultError(
        'The disk is full, so what restoring needs could not be stored. Nothing was lost; free some space and try again.',
        { cause: error },
      );
    default: {
      const detail = error instanceof Error ? error.message : String(error);
      return new VaultError(
        `The vault could not be read or written (${detail}). Try again; if it happens again, restart the browser.`,
        { cause: error },
      );
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
