import type { Translated } from '../../message.ts';
import type { vaultErrorTexts as english } from '../en/vault-errors.ts';

export const vaultErrorTexts = {
  conversationFormUnknown: 'Une conversation du coffre n’a pas une forme connue. Mettez à jour l’extension.',
  vaultNewer:
    'Le coffre a été créé par un Coatcheck plus récent. Mettez à jour l’extension ; rien n’a été modifié ni supprimé.',
  vaultFull:
    'Le disque est plein, ce qu’il faut pour rétablir les originaux n’a donc pas pu être enregistré. Rien n’est perdu ; libérez de l’espace et réessayez.',
  vaultHeldOpen:
    'Une autre fenêtre utilise encore le coffre, il n’a donc pas pu être supprimé. Fermez les autres fenêtres de Coatcheck et réessayez.',
  vaultDatabaseFailed:
    'Le coffre n’a pas pu être lu ou écrit ({detail}). Réessayez ; si cela se reproduit, redémarrez le navigateur.',
  recordsDamaged:
    'Les enregistrements du coffre ont été endommagés ou modifiés et ne peuvent pas être ouverts. « Tout oublier » dans les options commence un nouveau coffre.',
  recordDamaged:
    'Un enregistrement du coffre a été endommagé ou modifié et ne peut pas être ouvert. « Tout oublier » dans les options commence un nouveau coffre.',
  vaultLocked: 'Le coffre est verrouillé : déverrouillez-le dans la fenêtre de l’extension.',
  passphraseTooShort: 'La phrase secrète est trop courte : 8 caractères au moins, mieux encore quatre mots ou plus.',
  passphraseRecordDamaged:
    'L’enregistrement de la phrase secrète est endommagé. « Tout oublier » dans les options commence un nouveau coffre, qui peut reprendre une sauvegarde.',
  passphraseWrong: 'Ce n’est pas la phrase secrète. Réessayez.',
  keysRenewedMeanwhile: 'Les clés du coffre ont été renouvelées entre-temps. Réessayez ; rien n’a été modifié.',
  vaultChangedMeanwhile: 'Le coffre a été modifié entre-temps par une autre fenêtre. Réessayez ; rien n’a été perdu.',
  backupFormUnknown: 'La sauvegarde n’a pas une forme connue. Mettez l’extension à jour ; rien n’a été modifié.',
  backupNone: 'Ce fichier n’est pas une sauvegarde de Coatcheck, ou son début est endommagé. Choisissez-en un autre.',
  backupDamagedOrNewer:
    'Cette sauvegarde est endommagée, ou vient d’un Coatcheck plus récent. Mettez l’extension à jour.',
  backupPassphraseWrong:
    'Ce n’est pas la phrase secrète de cette sauvegarde, ou le fichier est endommagé. Rien n’a été modifié. Réessayez.',
  backupPartDamaged:
    'Cette sauvegarde est endommagée : une partie manque ou a été modifiée. Rien n’a été modifié ici. Choisissez une autre sauvegarde.',
  backupFileNotRead: 'Le fichier n’a pas pu être lu. Choisissez-le de nouveau.',
} as const satisfies Translated<typeof english>;
