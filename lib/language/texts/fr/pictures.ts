import type { Translated } from '../../message.ts';
import type { pictureTexts as english } from '../en/pictures.ts';

export const pictureTexts = {
  pictures: 'Images et numérisations',
  picturesHint:
    'Coatcheck lit sur cet appareil le texte des images et des pages numérisées, et recouvre ce qui est remplacé. Il lui faut des données de langue, fournies dans un fichier à côté de l’extension : coatcheck-ocr-data.zip (8,8 Mo). Chargez-le une fois.',
  ocrLanguages: 'Langues lues : {languages}.',
  ocrNoLanguages: 'Aucune donnée de langue n’est chargée. Les images ne sont pas lues.',
  loadOcrData: 'Charger les données de langue',
  removeOcrData: 'Supprimer les données de langue',
  removeOcrDataSure: 'Les images et les numérisations ne seront plus lues.',
  ocrDataNotLoaded: 'Les données de langue n’ont pas été chargées',
  ocrDataNotRemoved: 'Les données de langue n’ont pas été supprimées',
  ocrDataDamaged: 'Le fichier est endommagé. Téléchargez-le à nouveau.',
  ocrDataNone: 'Le fichier ne contient pas de données de langue. Choisissez coatcheck-ocr-data.zip.',
  ocrDataOtherVersion:
    'Les données de langue ne sont pas celles de cette version de Coatcheck. Choisissez le fichier de cette version.',
  ocrDataMissing:
    'Pour lire les images, chargez une fois les données de langue dans les options, sous « Images et numérisations ».',
} as const satisfies Translated<typeof english>;
