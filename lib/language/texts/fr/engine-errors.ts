import type { Translated } from '../../message.ts';
import type { engineErrorTexts as english } from '../en/engine-errors.ts';

export const engineErrorTexts = {
  detectorFailed:
    'Le détecteur « {name} » a échoué, ce texte n’a donc pas pu être vérifié. Réessayez ; rien n’a été envoyé.',
  extensionGone: 'Coatcheck a été mis à jour ou désactivé. Rechargez cette page pour continuer.',
  pageOlderThanExtension:
    'Coatcheck a été installé ou mis à jour pendant que cette page était ouverte et ne peut donc pas la protéger. Rechargez cette page pour continuer.',
  engineStopped: 'Le moteur s’est arrêté avant de répondre. Réessayez ; si cela se reproduit, rechargez l’extension.',
  engineTimeout: 'Le moteur n’a pas répondu en {seconds} s. Réessayez ; si cela se reproduit, rechargez l’extension.',
  requestUnknown: 'Le moteur ne connaît pas cette demande. Rechargez la page et l’extension.',
  engineUnheard: 'Aucun moteur n’a reçu la demande.',
  requestCancelled: 'La demande a été annulée.',
  requestWithoutText: 'La demande ne contient pas de texte.',
  requestWithoutOrigin: 'La demande ne nomme aucune origine.',
  requestWithoutOriginals: 'Ce n’est pas une liste d’originaux.',
  requestWithoutConversation: 'La demande ne nomme aucune conversation.',
  textTooLong:
    'Ce texte est trop long pour être vérifié : {length} caractères, {most} au plus. Envoyez-le en plusieurs parties.',
  nameLinksUnreadable: 'Les décisions sur les noms sont illisibles. Rechargez la page.',
  annotationsOverlap: 'Les annotations se chevauchent ou sont en désordre. Relancez la vérification.',
  annotationsOutdated: 'Les annotations ne correspondent pas au texte, qui a changé depuis. Relancez la vérification.',
  receiptInvalid: 'Ce n’est pas un reçu.',
  settingUnknown: 'Le réglage « {name} » n’existe pas.',
  settingInvalid: 'Le réglage « {name} » ne peut pas être {value}.',
  contextNeedsModel:
    'Il n’y a pas de modèle de langue ici, les mots ne peuvent donc pas être tirés selon leur contexte.',
  randomMissing:
    'Ce navigateur n’offre pas de nombres aléatoires sûrs, rien ne peut donc être remplacé sûrement. Mettez-le à jour.',
  valueTooShort:
    'La valeur est trop courte pour être remplacée par une autre du même type. Masquez-la par un marqueur.',
  noOtherValue: 'Aucune autre valeur de ce type n’a été trouvée. Masquez-la par un marqueur.',
  keyDamaged:
    'Une clé de Coatcheck est endommagée ({given} octets sur {needed}). Rechargez l’extension ; si cela se reproduit, « Tout oublier » dans les options en crée une nouvelle.',
  reserveEmpty: 'La réserve n’a plus de substitut libre. Commencez une nouvelle conversation.',
  profileUnknown: 'Le profil « {name} » n’existe pas. Choisissez parmi : {names}.',
  profileNeedsModel: 'Ce profil a besoin du modèle de langue, qui est absent. Choisissez-en un autre.',
  wordsNotAllSeen: 'Le modèle de langue n’a pas examiné tous les mots. Réessayez.',
  wordListMissing: 'La liste de mots est absente, aucun mot ne peut donc être tiré. Réessayez.',
  spansOutdated: 'Les passages prévus se chevauchent ou ne correspondent pas au texte. Relancez la vérification.',
  originalsSurvive:
    'Encore dans le texte : {values} de type {types}. Remplacez-les là aussi, ou décidez de les envoyer tels quels.',
  survivingValues: { one: '1 valeur', other: '{count} valeurs' },
  learnedWordEmpty: 'Il n’y a aucun mot à retenir.',
  privateCheckFailed: 'Le texte n’a pas pu être vérifié. Envoyez de nouveau.',
  editorHidesText:
    'Cet éditeur n’affiche qu’une partie d’un texte aussi long, et le reste ne peut être vérifié. Envoyez-le en morceaux plus courts. Votre texte est toujours dans le champ de saisie.',
  languageUnknown: 'La langue « {tag} » n’existe pas.',
  pageClosedToExtension: 'Le navigateur ne laisse pas Coatcheck accéder à cette page.',
  privateWindowKeepsNothing: 'Rien n’est gardé d’une fenêtre privée. Ouvrez le site dans une autre fenêtre.',
  requestOnlyFromExtension: 'Seule une page de Coatcheck peut demander cela. Ouvrez les options.',
  settingLocked: 'Votre organisation a défini ce réglage. Adressez-vous aux personnes qui gèrent votre ordinateur.',
  passphraseRequired:
    'Votre organisation exige une phrase secrète. Définissez-en une dans les options de Coatcheck, sous « Clés et sauvegarde » ; rien n’est envoyé avant.',
  policyCame:
    'Les règles de votre organisation sont arrivées ou ont changé depuis que votre texte a été vérifié. Rien n’a été envoyé. Regardez ce qui est marqué maintenant, puis envoyez de nouveau.',
  policyWrong: 'Les règles de votre organisation contiennent une erreur. {path} : {reason}.',
  policyUnread: 'Les règles de votre organisation n’ont pas pu être lues. {reason}',
  policyStrictest:
    'Tant que ce n’est pas corrigé, les règles les plus strictes s’appliquent. Prévenez les personnes qui gèrent votre ordinateur.',
  policyOneOf: 'doit être l’une de ces valeurs : {values}',
  policyNumber: 'doit être un nombre entier de {least} à {most}',
  policyOrigins: 'doit être une liste d’adresses comme https://chat.example',
} as const satisfies Translated<typeof english>;
