/** Errors of the vault, its passphrase and backups. */
export const vaultErrorTexts = {
  conversationFormUnknown: 'A conversation in the vault is not of a known form. Update the extension.',
  vaultNewer: 'The vault was made by a newer Coatcheck. Update the extension; nothing was changed or deleted.',
  vaultFull:
    'The disk is full, so what restoring needs could not be stored. Nothing was lost; free some space and try again.',
  vaultHeldOpen:
    'Another window still uses the vault, so it could not be deleted. Close the other windows of Coatcheck and try again.',
  vaultDatabaseFailed:
    'The vault could not be read or written ({detail}). Try again; if it happens again, restart the browser.',
  recordsDamaged:
    'The records of the vault were damaged or changed and cannot be opened. "Forget everything" in the options starts a new vault.',
  recordDamaged:
    'A record of the vault was damaged or changed and cannot be opened. "Forget everything" in the options starts a new vault.',
  vaultLocked: 'The vault is locked: unlock it in the popup.',
  passphraseTooShort: 'The passphrase is too short: 8 characters at least, better four words or more.',
  passphraseRecordDamaged:
    'The record of the passphrase is damaged. "Forget everything" in the options starts a new vault, which can take in a backup.',
  passphraseWrong: 'This is not the passphrase. Try again.',
  keysRenewedMeanwhile: 'The keys of the vault were renewed meanwhile. Try again; nothing was changed.',
  vaultChangedMeanwhile: 'The vault was changed by another window meanwhile. Try again; nothing was lost.',
  backupFormUnknown: 'The backup is not of a known form. Update the extension; nothing was changed.',
  backupNone: 'This file is no backup of Coatcheck, or its beginning is damaged. Choose another.',
  backupDamagedOrNewer: 'This backup is damaged, or a newer Coatcheck made it. Update the extension.',
  backupPassphraseWrong:
    'This is not the passphrase of this backup, or the file is damaged. Nothing was changed. Try again.',
  backupPartDamaged:
    'This backup is damaged: a part of it is missing or was changed. Nothing was changed here. Choose another backup.',
  backupFileNotRead: 'The file could not be read. Choose it again.',
} as const;
