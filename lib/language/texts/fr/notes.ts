import type { Translated } from '../../message.ts';
import type { explanationTexts as english } from '../en/notes.ts';

export const explanationTexts = {
  auditNoVectors: 'Non essayé : les vecteurs de mots ne sont pas chargés.',
  auditWordsLeft: {
    one: '{count} autre mot n’a pas été essayé, pour aller vite.',
    other: '{count} autres mots n’ont pas été essayés, pour aller vite.',
  },
  auditLinked:
    '{values} le même substitut que dans {prompts} de cette conversation ; le site peut donc les relier. Une nouvelle conversation a d’autres substituts.',
  auditLinkedValues: { one: '1 valeur ici a', other: '{count} valeurs ici ont' },
  auditLinkedPrompts: { one: 'un message précédent', other: 'jusqu’à {count} messages précédents' },
  auditNoModel: 'Non essayé : il n’y a pas encore de modèle de langue sur cet appareil.',
  auditModelFailed: 'Non essayé : le modèle de langue n’a pas pu être exécuté.',
  auditCapitalsOnly: 'Seuls les mots à majuscule ont été comparés : la liste de mots n’est pas chargée.',
  cluesBirthGenderCode:
    'Date de naissance complète, genre et code postal désignent ensemble la plupart des gens (63 à 87 % aux États-Unis).',
  cluesBirthGenderPlace: 'Date de naissance complète, genre et ville désignent ensemble environ une personne sur deux.',
  cluesBirthCode: 'Peu de gens ont en commun la date de naissance complète et le code postal.',
  cluesBirthPlace: 'Peu de gens d’une même ville ont la même date de naissance complète.',
  cluesAgeGenderCode: 'Âge, genre et code postal ne laissent ensemble qu’un petit groupe de personnes.',
  cluesJobEmployer: 'Un poste chez un employeur nommé n’est souvent occupé que par une seule personne.',
  cluesJobPlaceAge: 'Profession, ville et âge ne laissent ensemble qu’un petit groupe de personnes.',
  cluesIllnessEmployer: 'Des collègues savent peut-être de qui est cette maladie.',
  cluesIllnessPlaceAge: 'Maladie, ville et âge ne laissent ensemble qu’un petit groupe de personnes.',
  cluesJobPlaceGender: 'Profession, ville et genre ne laissent ensemble qu’un petit groupe de personnes.',
  cluesOriginJobPlace: 'Origine, profession et ville ne laissent peut-être ensemble que quelques personnes.',
  cluesEvent: 'Un événement avec son jour et son lieu peut se retrouver, et les personnes présentes aussi.',
  cluesKept: '{sentence} Envoyé tel quel : {words}.',
  cluesMany:
    '{count} types d’indices sont gardés : {words}. Ensemble, ils ne laissent peut-être que quelques personnes.',
  equationShortened: '{first} … {last} ({count} nombres) = {total}',
  equationAge: 'années depuis {birth} = {age}',
  equationLoan: 'mensualité pour {principal} à {percent} sur {years} ans = {payment}',
  relationAgeFromBirth: 'l’âge découle de la date de naissance',
  relationBirthFromAge: 'l’année de naissance découle de l’âge',
  relationBodyMass: 'l’IMC est le poids divisé par le carré de la taille',
  relationUnits: '{one} et {other} d’une même mesure',
  relationExchanged: 'converti au taux indiqué',
  relationLoan: 'la mensualité qui rembourse le prêt',
  relationPercentOf: '{percent} % de {base}',
  relationPercentAdded: '{percent} % ajoutés',
  relationPercentTakenOff: '{percent} % retirés',
  relationRepeat: 'le même montant, écrit autrement',
  relationDifference: 'ce qui reste du premier',
  relationTotal: 'les parties s’additionnent pour faire le total',
  relationSplit: 'partagé également',
  relationUnitPrice: 'quantité fois prix unitaire',
  relationPeriods: '{longer} vaut {factor} fois {shorter}',
  publicSpans: 'où se trouvent les passages remplacés, leurs types et niveaux',
  publicKeptWords:
    'les mots gardés, et ce qu’ils révèlent de leurs voisins (un article peut révéler le genre ou le nombre)',
  publicNameKind:
    'pour un nom : son écriture, ses majuscules, son genre, s’il s’agit d’un prénom ou d’un nom de famille et quelles lettres sont des initiales (un nom seul, absent de nos listes, compte comme prénom, ou selon les mots voisins) ; hors de l’écriture latine, aussi sa terminaison et s’il figure dans nos listes',
  publicPlaceKind: 'pour un lieu : sa région du monde, et s’il s’agit d’un pays',
  publicOrganizationKind:
    'pour une organisation : les mots qui désignent son genre et son activité, les petits mots (de, la, les) et sa forme juridique',
  publicAttributeKind:
    'pour une caractéristique personnelle : s’il s’agit d’une nationalité, d’une religion ou d’un genre',
  publicHandleKind: 'pour un nom d’utilisateur : s’il est composé de noms de nos listes',
  publicAddressForm:
    'pour une adresse e-mail : sa forme (noms, initiales, séparateurs, nombre de chiffres), le nom du texte dont elle est tirée et un mot de bureau comme « info »',
  publicFormats: 'les longueurs, les formats, le nombre de chiffres et de zéros finaux des nombres',
  publicEqualValues: 'quelles valeurs sont égales au sein de la conversation',
  publicEqualAcrossChats:
    'dans tous les chats d’un site : quelles dates, quels montants mis à l’échelle et quels nombres modifiés sont égaux, les intervalles entre dates complètes, les rapports des montants mis à l’échelle, et les autres dates ou montants pour qui en connaît un',
  publicDates:
    'qu’une date complète s’est déplacée de semaines entières et de 1 498 jours au plus, les intervalles entre dates complètes, et toutes ces dates pour qui en connaît une',
  publicBirthYear:
    'l’année d’une date de naissance, et si l’anniversaire est déjà passé cette année lorsqu’un âge le révèle',
  publicGroup: 'le groupe auquel appartient une valeur généralisée',
  publicRelations: 'quels nombres découlent d’autres, et par quelle formule',
  publicWordForms: 'le groupe, la casse et le suffixe de chaque mot, et s’il figure ou non dans la liste de mots',
  publicTask:
    'les phrases qui demandent quelque chose, et les lignes dans d’autres langues que l’anglais, sauf les noms et les valeurs qui s’y trouvent',
  publicProtectedWords: 'quels mots sont protégés, et donc lesquels sont des mots vides',
  ledgerFormula:
    'ε(conversation) = Σ ε(message), séparément pour chaque unité, avec ε(message) = Σ ε(valeur) sur les valeurs nouvellement tirées (composition séquentielle ; une valeur déjà divulguée ajoute 0). Pour des nombres bruités x et x′ : Pr[sortie | x] ≤ exp(Σ ε · |x − x′| / unité) · Pr[sortie | x′] ; pour des mots tirés w et w′ d’un même groupe fixe, ou deux mots quelconques quand ils sont tirés selon l’endroit : Pr[sortie | w] ≤ exp(Σ ε) · Pr[sortie | w′].',
  ledgerSum: 'Ici {sum}.',
  periodYearly: 'la valeur annuelle',
  periodQuarterly: 'la valeur trimestrielle',
  periodMonthly: 'la valeur mensuelle',
  periodWeekly: 'la valeur hebdomadaire',
  timesThree: 'trois',
  timesFour: 'quatre',
  timesTwelve: 'douze',
  timesThirteen: 'treize',
  publicRatios:
    'les rapports des montants mis à l’échelle, tous ces montants pour qui en connaît un, et souvent le facteur pour qui en compare trois ou plus',
} as const satisfies Translated<typeof english>;
