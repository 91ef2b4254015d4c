import type { Translated } from '../../message.ts';
import type { vaultErrorTexts as english } from '../en/vault-errors.ts';

export const vaultErrorTexts = {
  conversationFormUnknown: 'Una conversación de la caja fuerte no tiene un formato conocido. Actualiza la extensión.',
  vaultNewer:
    'La caja fuerte se creó con un Coatcheck más nuevo. Actualiza la extensión; no se cambió ni se borró nada.',
  vaultFull:
    'El disco está lleno, así que no se pudo guardar lo necesario para restaurar. No se perdió nada; libera espacio e inténtalo de nuevo.',
  vaultHeldOpen:
    'Otra ventana todavía usa la caja fuerte, así que no se pudo borrar. Cierra las demás ventanas de Coatcheck e inténtalo de nuevo.',
  vaultDatabaseFailed:
    'No se pudo leer o escribir la caja fuerte ({detail}). Inténtalo de nuevo; si vuelve a ocurrir, reinicia el navegador.',
  recordsDamaged:
    'Los registros de la caja fuerte se dañaron o se modificaron y no se pueden abrir. «Olvidar todo» en las opciones empieza una caja fuerte nueva.',
  recordDamaged:
    'Un registro de la caja fuerte se dañó o se modificó y no se puede abrir. «Olvidar todo» en las opciones empieza una caja fuerte nueva.',
  vaultLocked: 'La caja fuerte está bloqueada: desbloquéala en la ventana de la extensión.',
  passphraseTooShort: 'La frase de contraseña es demasiado corta: al menos 8 caracteres, mejor cuatro palabras o más.',
  passphraseRecordDamaged:
    'El registro de la frase de contraseña está dañado. «Olvidarlo todo» en las opciones empieza una caja fuerte nueva, que puede recibir una copia de seguridad.',
  passphraseWrong: 'Esa no es la frase de contraseña. Inténtalo de nuevo.',
  keysRenewedMeanwhile:
    'Las claves de la caja fuerte se renovaron mientras tanto. Inténtalo de nuevo; no se cambió nada.',
  vaultChangedMeanwhile: 'Otra ventana cambió la caja fuerte mientras tanto. Inténtalo de nuevo; no se perdió nada.',
  backupFormUnknown: 'La copia de seguridad no tiene una forma conocida. Actualiza la extensión; no se cambió nada.',
  backupNone: 'Este archivo no es una copia de seguridad de Coatcheck, o su comienzo está dañado. Elige otro.',
  backupDamagedOrNewer:
    'Esta copia de seguridad está dañada, o la hizo un Coatcheck más nuevo. Actualiza la extensión.',
  backupPassphraseWrong:
    'Esa no es la frase de contraseña de esta copia, o el archivo está dañado. No se cambió nada. Inténtalo de nuevo.',
  backupPartDamaged:
    'Esta copia de seguridad está dañada: falta una parte o se modificó. Aquí no se cambió nada. Elige otra copia.',
  backupFileNotRead: 'No se pudo leer el archivo. Elígelo de nuevo.',
} as const satisfies Translated<typeof english>;
