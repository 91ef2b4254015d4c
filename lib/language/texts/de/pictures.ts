import type { Translated } from '../../message.ts';
import type { pictureTexts as english } from '../en/pictures.ts';

export const pictureTexts = {
  pictures: 'Bilder und Scans',
  picturesHint:
    'Coatcheck liest den Text in Bildern und gescannten Seiten auf diesem Gerät und überdeckt, was ersetzt wird. Dazu braucht es Sprachdaten, die als Datei neben der Erweiterung liegen: coatcheck-ocr-data.zip (8,8 MB). Lade sie einmal.',
  ocrLanguages: 'Liest: {languages}.',
  ocrNoLanguages: 'Es sind keine Sprachdaten geladen. Bilder werden nicht gelesen.',
  loadOcrData: 'Sprachdaten laden',
  removeOcrData: 'Sprachdaten entfernen',
  removeOcrDataSure: 'Bilder und Scans werden dann nicht mehr gelesen.',
  ocrDataNotLoaded: 'Die Sprachdaten wurden nicht geladen',
  ocrDataNotRemoved: 'Die Sprachdaten wurden nicht entfernt',
  ocrDataDamaged: 'Die Datei ist beschädigt. Lade sie noch einmal herunter.',
  ocrDataNone: 'Die Datei enthält keine Sprachdaten. Wähle coatcheck-ocr-data.zip.',
  ocrDataOtherVersion:
    'Die Sprachdaten gehören zu einer anderen Version von Coatcheck. Wähle die Datei dieser Version.',
  ocrDataMissing: 'Um Bilder zu lesen, lade einmal die Sprachdaten in den Optionen unter „Bilder und Scans“.',
} as const satisfies Translated<typeof english>;
