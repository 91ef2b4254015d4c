import type { Translated } from '../../message.ts';
import type { pasteTexts as english } from '../en/pastes.ts';

export const pasteTexts = {
  pasteTitle: 'Antes de pegar',
  pastedText: 'Este sitio convierte en un archivo lo que pegaste.',
  pasteFound: {
    one: 'Se reemplazará {count} persona o dato.',
    other: 'Se reemplazarán {count} personas y datos.',
  },
  pasteSanitized: 'Pegar saneado',
  pasteAsIs: 'Pegar tal cual',
  pasteNow: 'Pegar ahora',
  pasteNowHint: 'Coatcheck lo sigue revisando allí y reemplaza al enviar.',
  pasteHint: 'Escape, o un clic en tu texto, lo pega tal cual. Coatcheck reemplaza entonces al enviar.',
  pasteCopied: 'Has copiado',
  pasteWords: 'Cambiar lo que se reemplaza',
  reviewsPastes: 'Mostrar los textos largos antes de pegarlos',
  reviewsPastesHint: '(a partir de unas 400 palabras, si se reemplazaría algo en ellos)',
  restoreFile: 'Restaurar un archivo',
  restoreFileHint:
    'Para un archivo que escribió el chat, como una tabla o una carta: los originales se vuelven a poner en este dispositivo.',
  restoringFile: 'Restaurando…',
  restoredFile: { one: '{count} valor ha vuelto a {name}.', other: '{count} valores han vuelto a {name}.' },
  sanitizesFileNames: 'Reemplazar los nombres en los nombres de archivo',
  sanitizesFileNamesHint: '(un CV_Annika_Lindqvist.pdf adjunto también cambia de nombre)',
} as const satisfies Translated<typeof english>;
