import type { Translated } from '../../message.ts';
import type { pageDialogTexts as english } from '../en/page-dialog.ts';

export const pageDialogTexts = {
  attachLookAt: { one: 'Ver la página', other: 'Ver sus páginas' },
  pageDialogTitle: 'Páginas de {name}',
  pageAsItIs: 'Tal como está',
  pageAsWritten: 'Tal como se enviará',
  pageBefore: 'Página anterior',
  pageAfter: 'Página siguiente',
  pageOfPages: 'Página {page} de {pages}',
  pageCoverArea: 'Añadir un recuadro',
  pageHint:
    'Haz clic en un recuadro para reemplazar lo que contiene o dejarlo tal como está. Dibuja sobre lo demás que deba taparse. Las flechas mueven un recuadro; con Mayús cambian su tamaño.',
  pageWrittenHint: 'El sitio recibe esto, y nada de lo que había debajo.',
  pageDrawing: 'Se está dibujando la página…',
  boxWordReplaced: '{text}: se reemplazará',
  boxWordKept: '{text}: se queda tal como está',
  boxCodeCovered: 'Código: se tapará',
  boxCodeKept: 'Código: se queda tal como está',
  boxUnsure: 'Puede haber aquí texto que no se leyó. Haz clic para taparlo.',
  boxDrawn: 'Tapado por ti. Haz clic para quitarlo.',
} as const satisfies Translated<typeof english>;
