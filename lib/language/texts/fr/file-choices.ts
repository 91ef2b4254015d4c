import type { Translated } from '../../message.ts';
import type { fileChoiceTexts as english } from '../en/file-choices.ts';

export const fileChoiceTexts = {
  attachRemember: 'Faire de même pour tous les fichiers {kinds} sur ce site',
  attachRefuse: 'Ne pas joindre',
  fileAttachedBefore: 'Joint tel quel ({kinds}), comme vous l’avez choisi sur ce site.',
  fileRefusedBefore: 'Vous avez choisi de ne pas joindre ces fichiers ({kinds}) sur ce site.',
  fileChoiceListed: 'Vous pouvez changer cela dans les options, sous « Sites ».',
  fileChoiceNotKept: 'Votre choix pour ces fichiers n’a pas pu être enregistré',
  fileChoices: 'Choix retenus pour les fichiers illisibles',
  fileChoicesNone:
    'Aucun. Quand vous joignez une vidéo, un enregistrement ou un autre fichier que Coatcheck ne peut pas lire, votre réponse peut être retenue pour ce type de fichier.',
  fileChoiceAsIs: 'joints tels quels',
  fileChoiceRefuse: 'pas joints',
  fileChoiceKind: 'Fichiers {kind} sur {origin} : {choice}',
  fileChoiceForget: 'Oublier {kind} sur {origin}',
} as const satisfies Translated<typeof english>;
