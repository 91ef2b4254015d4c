import type { Translated } from '../../message.ts';
import type { pictureTexts as english } from '../en/pictures.ts';

export const pictureTexts = {
  pictures: 'Imágenes y escaneos',
  picturesHint:
    'Coatcheck lee en este dispositivo el texto de las imágenes y de las páginas escaneadas, y tapa lo que se reemplaza. Para eso necesita datos de idioma, que vienen en un archivo junto a la extensión: coatcheck-ocr-data.zip (8,8 MB). Cárgalo una vez.',
  ocrLanguages: 'Lee: {languages}.',
  ocrNoLanguages: 'No hay datos de idioma cargados. Las imágenes no se leen.',
  loadOcrData: 'Cargar datos de idioma',
  removeOcrData: 'Quitar datos de idioma',
  removeOcrDataSure: 'Las imágenes y los escaneos dejarán de leerse.',
  ocrDataNotLoaded: 'No se cargaron los datos de idioma',
  ocrDataNotRemoved: 'No se quitaron los datos de idioma',
  ocrDataDamaged: 'El archivo está dañado. Descárgalo de nuevo.',
  ocrDataNone: 'El archivo no contiene datos de idioma. Elige coatcheck-ocr-data.zip.',
  ocrDataOtherVersion: 'Los datos de idioma no son los de esta versión de Coatcheck. Elige el archivo de esta versión.',
  ocrDataMissing: 'Para leer imágenes, carga una vez los datos de idioma en las opciones, en «Imágenes y escaneos».',
} as const satisfies Translated<typeof english>;
