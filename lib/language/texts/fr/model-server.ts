import type { Translated } from '../../message.ts';
import type { modelServerTexts as english } from '../en/model-server.ts';

export const modelServerTexts = {
  modelServer: 'Votre propre serveur de modèle',
  modelServerLead:
    'Si vous hébergez un modèle avec le serveur de Coatcheck, vous pouvez cacher un fait et obtenir quand même une réponse : il est retiré du message, et un indice vague l’accompagne.',
  modelServerLearns:
    'Le serveur apprend le message sans les faits cachés, où ils ont été retirés, et un seul indice vague pour tous.',
  modelServerAddress: 'Adresse',
  modelServerKey: 'Clé, si le serveur en demande une',
  modelServerTest: 'Tester',
  modelServerSave: 'Tester et enregistrer',
  modelServerAsking: 'Interrogation du serveur…',
  modelServerFound: {
    one: 'Modèle {model}, {count} type de faits, ε suggéré = {epsilon}, jeu de vecteurs {set}',
    other: 'Modèle {model}, {count} types de faits, ε suggéré = {epsilon}, jeu de vecteurs {set}',
  },
  modelServerInUse: 'Utilisé : {address}',
  modelServerSaved: '{address} est maintenant votre serveur de modèle',
  modelServerNotUsed: 'Le serveur n’est pas utilisable',
  modelServerNotStored: 'Le serveur de modèle n’a pas été modifié',
  modelServerRemoved: 'Le serveur de modèle a été retiré',
  modelServerSites: 'Sites dont les messages vont à ce serveur, outre ses propres pages',
  modelServerSitesNone: 'Activez d’abord Coatcheck sur votre page de chat ; elle figurera ici.',
  modelServerRemoveTitle: 'Retirer {address} ?',
  modelServerRemoveWarning: 'Les faits que vous cachez partent alors comme marqueurs.',
  modelChat: 'Chat avec votre serveur de modèle',
  siteModelChat: 'chat avec votre serveur de modèle',
  modelChatLead:
    'Les messages vont à {address}, tels que Coatcheck les écrit. Ouvrez ce qui est marqué pour cacher un fait par un indice vague.',
  modelChatMissing: 'Aucun serveur de modèle n’est configuré. Indiquez-le dans les options de Coatcheck.',
  modelChatBrokeOff: 'La réponse s’est interrompue.',
  hideHint: 'Retirer, et envoyer un indice vague',
  hideHintMeans:
    'Votre serveur n’en reçoit aucun mot, et peut quand même un peu s’en servir. À basse température, la réponse en montre davantage.',
  becomesHinted: 'retiré ; un indice vague va à votre serveur',
  becomesRemoved: 'retiré, sans indice',
  hintWent: 'Un indice vague est parti avec vers {host}.',
  hintUnseen: 'Aucune requête avec l’indice vague n’a été vue : la réponse ignore peut-être ce qui a été retiré.',
  hintUnwatched: 'L’indice vague ne peut pas être ajouté ici : rechargez la page, ou cachez le fait autrement.',
  hintNotCarried:
    'La requête de la page a été arrêtée : ce n’était pas une requête de chat vers {host}, l’indice vague ne pouvait donc pas l’accompagner.',
  hintServerGone: '{host} ne répond pas. Démarrez votre serveur de modèle et renvoyez.',
  hintOldVectors:
    '{host} a d’autres vecteurs de restauration que lors du test. Testez de nouveau votre serveur de modèle dans les options de Coatcheck, puis renvoyez.',
  hintServerRefused: '{host} a refusé la requête (statut {status}).',
  promisedHinted: {
    one: '{count} fait retiré ; un indice bruité pour votre serveur (ε = {epsilon} pour tous à la fois)',
    other: '{count} faits retirés ; un indice bruité pour votre serveur (ε = {epsilon} pour tous à la fois)',
  },
  promisedTakenOut: {
    one: '{count} retirée sans trace de sa valeur',
    other: '{count} retirées sans trace de leurs valeurs',
  },
} as const satisfies Translated<typeof english>;
