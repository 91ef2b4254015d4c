import type { Translated } from '../../message.ts';
import type { reviewGroupTexts as english } from '../en/groups.ts';

export const reviewGroupTexts = {
  groupWho: 'Qui',
  groupWhat: 'Quoi',
  groupWhoAndWhat: 'Qui et quoi',
  groupReplaced: 'remplacé',
  groupKept: 'conservé, car la réponse en dépend',
  groupKeptAsIs: 'conservé tel quel',
  moveHint: 'Les flèches passent d’une valeur à l’autre ; la barre d’espace en déplace une dans l’autre groupe.',
  factRole: 'Rôle',
  factWhyReplaced: 'Pourquoi remplacé',
  factWhyKept: 'Pourquoi conservé',
  roleIdentifier: 'Qui : désigne une personne ou une organisation privée',
  roleSecret: 'Secret : donne accès à quelque chose',
  roleFact: 'Quoi : la réponse peut en dépendre',
  rolePublic: 'Public : ne désigne aucune personne privée',
  whyReplacedWho: 'La réponse n’a pas besoin de savoir de qui il s’agit.',
  whyReplacedSecret: 'Quiconque le possède pourrait s’en servir.',
  whyReplacedWhat: 'Vous ou votre profil le cachez ; la réponse peut alors porter sur autre chose.',
  whyKeptFact: 'Sans cela, la réponse porterait sur autre chose.',
  whyKeptPublic: 'La réponse peut en dépendre, et cela ne trahit personne.',
  whyKeptWho: 'Vous ou votre profil le conservez.',
  whyKeptUnsure: 'C’est peut-être un nom, mais trop incertain pour le remplacer d’office.',
  whyYouDecided: 'Vous en avez décidé ainsi.',
  whyDictionary: 'Il figure dans votre dictionnaire.',
  crowdFew: {
    one: 'Ce que vous gardez ne correspond peut-être qu’à une personne environ (estimation).',
    other: 'Ce que vous gardez ne correspond peut-être qu’à {count} personnes environ (estimation).',
  },
  crowdInstead: {
    one: 'Avec « {phrase} » au lieu de « {original} », ce serait une personne environ.',
    other: 'Avec « {phrase} » au lieu de « {original} », ce serait {count} personnes environ.',
  },
  crowdSources:
    'D’après des populations arrondies (ONU, 2022) et des parts approximatives d’âges, de métiers et de maladies.',
  crowdAccept: 'Utiliser « {phrase} »',
  lessSure: 'Les noms en {language} sont trouvés moins sûrement : regardez les marques avant d’envoyer.',
  summaryLessSure: '{summary} · {language} : à vérifier',
} as const satisfies Translated<typeof english>;
