import type { Translated } from '../../message.ts';
import type { sendModeTexts as english } from '../en/send-modes.ts';

export const sendModeTexts = {
  reviewChanged: 'Ce qui partirait n’est plus ce qui a été montré. Relisez, puis envoyez.',
  turnedOffMeanwhile:
    'Coatcheck a été désactivé ici. Envoyez encore une fois pour envoyer votre texte tel quel, ou réactivez Coatcheck.',
  modeNotKept: 'Le mode n’a pas été enregistré',
  reviewEnter: 'Entrée envoie ceci. Échap ramène à votre texte.',
  reviewNotYet: 'Un instant : vérification en cours.',
  unprotectedBadge: 'Non protégé ici',
  unprotectedTeach: 'Protéger ce champ',
  unprotectedHint:
    'Coatcheck ne reconnaît pas ce champ comme celui d’un chat. Ce que vous y tapez part tel quel. Cliquez pour montrer le chat à Coatcheck.',
  unprotectedClosedHint: 'Coatcheck ne peut pas lire ce champ. Ce que vous y tapez part tel quel.',
  offBadge: 'Non protégé',
  offTurnOn: 'Activer',
  offHint: 'Coatcheck est désactivé ici : les messages partent tels que vous les écrivez.',
  automaticNowTitle: 'Désormais, Entrée envoie tout de suite sur ce site',
  automaticNow:
    'Vous avez relu vos premiers messages ici. Ce qui est marqué est toujours remplacé avant qu’un message parte. Vous pouvez changer cela à tout moment dans la fenêtre de l’extension ou dans les options.',
  automaticNowKeep: 'Continuer à relire',
  automaticNowFine: 'Envoyer tout de suite',
  modeEverywhere: 'À l’envoi, sur tous les sites',
  modeHere: 'À l’envoi, ici',
  modeFirstSends: {
    one: 'Relire d’abord le premier message sur chaque site',
    other: 'Relire d’abord les {count} premiers messages sur chaque site',
  },
  modeReview: 'Relire d’abord',
  modeAutomatic: 'Auto : remplacer et envoyer',
  modeOff: 'Désactivé : envoyer tel quel',
  modeAsEverywhere: 'Comme sur tous les sites',
} as const satisfies Translated<typeof english>;
