import type { Translated } from '../../message.ts';
import type { searchTexts as english } from '../en/search.ts';

export const searchTexts = {
  searchOptions: 'Chercher',
  searchNothing: 'Aucune section ne contient ces mots.',
  customFilter: 'Filtrer les types',
  customSetAll: { one: 'Régler {count} affiché sur…', other: 'Régler les {count} affichés sur…' },
  customUnused: 'Votre propre niveau pour chaque type de valeur. Il s’applique avec le profil « Personnalisé ».',
  customUse: 'Utiliser mon propre profil',
  presetField: 'Partir de',
  presetOwn: 'Votre propre mélange',
  presetEverything: 'Tout remplacer',
  presetContact: 'Seulement les coordonnées et les secrets',
} as const satisfies Translated<typeof english>;
