import type { Translated } from '../../message.ts';
import type { fileChoiceTexts as english } from '../en/file-choices.ts';

export const fileChoiceTexts = {
  attachRemember: 'Hacer lo mismo con todos los archivos {kinds} en este sitio',
  attachRefuse: 'No adjuntar',
  fileAttachedBefore: 'Adjuntado tal cual ({kinds}), como elegiste en este sitio.',
  fileRefusedBefore: 'Elegiste no adjuntar estos archivos ({kinds}) en este sitio.',
  fileChoiceListed: 'Puedes cambiarlo en las opciones, en «Sitios».',
  fileChoiceNotKept: 'No se pudo guardar tu elección para estos archivos',
  fileChoices: 'Decisiones recordadas para archivos que no se pueden leer',
  fileChoicesNone:
    'Ninguno. Cuando adjuntes un vídeo, una grabación u otro archivo que Coatcheck no puede leer, tu respuesta se puede recordar para su tipo.',
  fileChoiceAsIs: 'se adjuntan tal cual',
  fileChoiceRefuse: 'no se adjuntan',
  fileChoiceKind: 'Archivos {kind} en {origin}: {choice}',
  fileChoiceForget: 'Olvidar {kind} en {origin}',
} as const satisfies Translated<typeof english>;
