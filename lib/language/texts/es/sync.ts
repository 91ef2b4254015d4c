import type { Translated } from '../../message.ts';
import type { syncTexts as english } from '../en/sync.ts';

export const syncTexts = {
  sync: 'Sincronización entre tus dispositivos',
  syncMeans:
    'Lleva tus ajustes y tu diccionario a tus otros dispositivos mediante la sincronización del navegador, cifrados con una frase de contraseña que solo tú conoces.',
  syncWhat: 'Qué se sincroniza y qué no',
  syncShared:
    'Se sincronizan: el perfil y tu perfil propio, cómo se revisan los mensajes, el tipo de sustitutos, cómo se restauran las respuestas, y el diccionario con «Mis datos» y las palabras sobre las que decidiste.',
  syncNotShared: 'Nunca se sincronizan: los chats, sus originales y comprobantes, ni las claves de la caja fuerte.',
  syncOwn:
    'Cada dispositivo guarda para sí: sus sitios y los ajustes de estos, su frase de contraseña y cuándo se bloquea, cuánto tiempo se guardan los chats, los modelos descargados, tu servidor de modelo y el idioma.',
  syncSeen:
    'El servicio de sincronización del navegador recibe datos cifrados: ve cuántos son y cuándo cambian. Coatcheck no puede ver si tu navegador sincroniza las extensiones; actívalo en los ajustes del navegador. Firefox para Android no las sincroniza.',
  syncTurnOnTitle: 'Activar la sincronización…',
  syncTurnOnMeans: 'La frase de contraseña se escribe una vez en cada dispositivo.',
  syncTurnOnNow: 'Activar la sincronización',
  syncJoinTitle: 'Unirse a tus otros dispositivos…',
  syncJoinMeans:
    'La sincronización está activada en otro de tus dispositivos. Escribe aquí su frase de contraseña, una sola vez. Los ajustes de allí sustituyen a los de aquí; las palabras de ambos se conservan.',
  syncJoinNow: 'Unirse',
  syncPassphrase: 'Frase de contraseña de la sincronización',
  syncNotTurnedOn: 'La sincronización no se activó',
  syncTurnedOn: 'La sincronización está activada.',
  syncIsOff: 'La sincronización está desactivada.',
  syncLast: 'La sincronización está activada. Última vez al día con la del navegador: {time}.',
  syncWords: {
    one: 'Contiene {count} palabra de tu diccionario.',
    other: 'Contiene {count} palabras de tu diccionario.',
  },
  syncDevices: {
    one: 'Participa {count} dispositivo.',
    other: 'Participan {count} dispositivos; uno restablecido cuenta otra vez.',
  },
  syncDo: 'Sincronizar ahora',
  syncNotDone: 'Este dispositivo no está al día con los demás',
  syncNotRead: 'No se pudo leer el estado de la sincronización.',
  syncTurnOffAsk: 'Desactivar…',
  syncDeleteAsk: 'Borrar lo que hay allí…',
  syncTurnOffTitle: '¿Desactivar la sincronización?',
  syncTurnOffWarning:
    'Lo que hay en la sincronización del navegador se borra, así que termina en todos tus dispositivos. Cada uno conserva sus ajustes y palabras.',
  syncTurnOffNow: 'Desactivar y borrar',
  syncTurnedOff: 'La sincronización está desactivada, y lo que había en la del navegador se borró.',
  syncNotTurnedOff: 'La sincronización no se desactivó',
  syncFull:
    'En la sincronización del navegador no queda sitio, así que no se escribió nada nuevo. Desactívala y vuelve a activarla para vaciarla; si eso no ayuda, usa un archivo de copia de seguridad.',
  syncTooOften:
    'El navegador no admite por ahora más escrituras en su sincronización. Coatcheck lo intenta de nuevo en unos minutos.',
  syncUnavailable:
    'No se pudo leer o escribir la sincronización del navegador. Coatcheck lo intenta de nuevo en unos minutos; si sigue así, reinicia el navegador.',
  syncTooLarge:
    'Tus ajustes y tu diccionario necesitan el {percent} % del sitio que hay en la sincronización del navegador. No se escribió nada nuevo, y tus otros dispositivos conservan lo que tienen. Quita palabras que ya no necesites o usa un archivo de copia de seguridad.',
  syncNewer:
    'Un Coatcheck más reciente, en otro dispositivo, escribió lo que hay en la sincronización del navegador. No se tocó, y aquí no cambió nada. Actualiza Coatcheck aquí.',
  syncNotReadable:
    'Lo que hay en la sincronización del navegador está dañado, o lo escribió un Coatcheck más reciente. No se tocó, y aquí no cambió nada. Actualiza Coatcheck aquí; si sigue así, desactiva la sincronización y vuelve a activarla.',
  syncOtherPassphrase:
    'Otro dispositivo volvió a activar la sincronización con otra frase de contraseña. Aquí no cambió nada. Escribe esa frase abajo.',
  syncIncomplete:
    'Una parte de lo que escribió otro dispositivo aún no ha llegado. Aquí no cambió nada. Espera un poco e inténtalo de nuevo.',
  syncGone:
    'Lo que había en la sincronización del navegador se borró, desde otro dispositivo o por el navegador. Aquí no cambió nada. Vuelve a activarla si la quieres.',
} as const satisfies Translated<typeof english>;
