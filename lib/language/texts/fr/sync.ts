import type { Translated } from '../../message.ts';
import type { syncTexts as english } from '../en/sync.ts';

export const syncTexts = {
  sync: 'Synchronisation entre vos appareils',
  syncMeans:
    'Transmet vos réglages et votre dictionnaire à vos autres appareils par la synchronisation du navigateur, chiffrés avec une phrase secrète que vous seul connaissez.',
  syncWhat: 'Ce qui est synchronisé, et ce qui ne l’est pas',
  syncShared:
    'Synchronisés : le profil et votre profil personnel, la façon de vérifier les messages, le genre de substituts, la façon de restaurer les réponses, et le dictionnaire avec « Mes données » et les mots dont vous avez décidé.',
  syncNotShared: 'Jamais synchronisés : les chats, leurs originaux et leurs reçus, et les clés du coffre.',
  syncOwn:
    'Chaque appareil garde pour lui : ses sites et leurs réglages, sa phrase secrète et son verrouillage, la durée de conservation des chats, les modèles téléchargés, votre serveur de modèle et la langue.',
  syncSeen:
    'Le service de synchronisation du navigateur reçoit des données chiffrées : il en voit la taille et le moment des changements. Coatcheck ne peut pas voir si votre navigateur synchronise les extensions ; activez-le dans les réglages du navigateur. Firefox pour Android ne les synchronise pas.',
  syncTurnOnTitle: 'Activer la synchronisation…',
  syncTurnOnMeans: 'Vous saisissez la phrase secrète une fois sur chaque appareil.',
  syncTurnOnNow: 'Activer la synchronisation',
  syncJoinTitle: 'Rejoindre vos autres appareils…',
  syncJoinMeans:
    'La synchronisation est activée sur un autre de vos appareils. Saisissez ici sa phrase secrète, une seule fois. Les réglages de là-bas remplacent ceux d’ici ; les mots des deux sont conservés.',
  syncJoinNow: 'Rejoindre',
  syncPassphrase: 'Phrase secrète de la synchronisation',
  syncNotTurnedOn: 'La synchronisation n’a pas été activée',
  syncTurnedOn: 'La synchronisation est activée.',
  syncIsOff: 'La synchronisation est désactivée.',
  syncLast: 'La synchronisation est activée. Dernier accord avec celle du navigateur : {time}.',
  syncWords: {
    one: '{count} mot de votre dictionnaire s’y trouve.',
    other: '{count} mots de votre dictionnaire s’y trouvent.',
  },
  syncDevices: {
    one: '{count} appareil y participe.',
    other: '{count} appareils y participent ; un appareil réinitialisé compte une fois de plus.',
  },
  syncDo: 'Synchroniser maintenant',
  syncNotDone: 'Cet appareil n’est pas en accord avec les autres',
  syncNotRead: 'L’état de la synchronisation n’a pas pu être lu.',
  syncTurnOffAsk: 'Désactiver…',
  syncDeleteAsk: 'Supprimer ce qui s’y trouve…',
  syncTurnOffTitle: 'Désactiver la synchronisation ?',
  syncTurnOffWarning:
    'Ce qui se trouve dans la synchronisation du navigateur est supprimé ; elle prend donc fin sur tous vos appareils. Chaque appareil garde ses réglages et ses mots.',
  syncTurnOffNow: 'Désactiver et supprimer',
  syncTurnedOff: 'La synchronisation est désactivée, et ce qui se trouvait dans celle du navigateur a été supprimé.',
  syncNotTurnedOff: 'La synchronisation n’a pas été désactivée',
  syncFull:
    'Il n’y a plus de place dans la synchronisation du navigateur ; rien de nouveau n’a été écrit. Désactivez-la puis réactivez-la pour la vider ; si cela ne suffit pas, utilisez un fichier de sauvegarde.',
  syncTooOften:
    'Le navigateur n’accepte plus d’écritures dans sa synchronisation pour le moment. Coatcheck réessaie dans quelques minutes.',
  syncUnavailable:
    'La synchronisation du navigateur n’a pas pu être lue ou écrite. Coatcheck réessaie dans quelques minutes ; si cela persiste, redémarrez le navigateur.',
  syncTooLarge:
    'Vos réglages et votre dictionnaire demandent {percent} % de la place dans la synchronisation du navigateur. Rien de nouveau n’a été écrit, et vos autres appareils gardent ce qu’ils ont. Supprimez les mots dont vous n’avez plus besoin, ou utilisez un fichier de sauvegarde.',
  syncNewer:
    'Un Coatcheck plus récent, sur un autre appareil, a écrit ce qui se trouve dans la synchronisation du navigateur. Rien n’y a été touché, et rien n’a changé ici. Mettez Coatcheck à jour ici.',
  syncNotReadable:
    'Ce qui se trouve dans la synchronisation du navigateur est endommagé, ou un Coatcheck plus récent l’a écrit. Rien n’y a été touché, et rien n’a changé ici. Mettez Coatcheck à jour ici ; si cela persiste, désactivez la synchronisation puis réactivez-la.',
  syncOtherPassphrase:
    'Un autre appareil a réactivé la synchronisation avec une autre phrase secrète. Rien n’a changé ici. Saisissez cette phrase secrète ci-dessous.',
  syncIncomplete:
    'Une partie de ce qu’un autre appareil a écrit n’est pas encore arrivée. Rien n’a changé ici. Attendez un peu et réessayez.',
  syncGone:
    'Ce qui se trouvait dans la synchronisation du navigateur a été supprimé, par un autre appareil ou par le navigateur. Rien n’a changé ici. Réactivez la synchronisation si vous le souhaitez.',
} as const satisfies Translated<typeof english>;
