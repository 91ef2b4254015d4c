import type { Translated } from '../../message.ts';
import type { reviewGroupTexts as english } from '../en/groups.ts';

export const reviewGroupTexts = {
  groupWho: 'Quién',
  groupWhat: 'Qué',
  groupWhoAndWhat: 'Quién y qué',
  groupReplaced: 'se reemplaza',
  groupKept: 'se conserva, porque la respuesta depende de ello',
  groupKeptAsIs: 'se conserva tal cual',
  moveHint: 'Las flechas van de un valor a otro; la barra espaciadora pasa uno al otro grupo.',
  factRole: 'Función',
  factWhyReplaced: 'Por qué se reemplaza',
  factWhyKept: 'Por qué se conserva',
  roleIdentifier: 'Quién: señala a una persona u organización privada',
  roleSecret: 'Secreto: da acceso a algo',
  roleFact: 'Qué: la respuesta puede depender de ello',
  rolePublic: 'Público: no señala a ninguna persona privada',
  whyReplacedWho: 'La respuesta no necesita saber quién es.',
  whyReplacedSecret: 'Quien lo tenga podría usarlo.',
  whyReplacedWhat: 'Tú o tu perfil lo ocultáis; la respuesta puede tratar entonces de otra cosa.',
  whyKeptFact: 'Sin ello, la respuesta trataría de otra cosa.',
  whyKeptPublic: 'La respuesta puede depender de ello, y no delata a nadie.',
  whyKeptWho: 'Tú o tu perfil lo conserváis.',
  whyKeptUnsure: 'Puede ser un nombre, pero es demasiado inseguro para reemplazarlo sin preguntar.',
  whyYouDecided: 'Lo decidiste tú.',
  whyDictionary: 'Está en tu diccionario.',
  crowdFew: {
    one: 'Lo que conservas encaja quizá con una sola persona (estimación).',
    other: 'Lo que conservas encaja quizá con unas {count} personas (estimación).',
  },
  crowdInstead: {
    one: 'Con «{phrase}» en lugar de «{original}» sería más o menos una persona.',
    other: 'Con «{phrase}» en lugar de «{original}» serían unas {count} personas.',
  },
  crowdSources:
    'Según poblaciones redondeadas (ONU, 2022) y proporciones aproximadas de edades, oficios y enfermedades.',
  crowdAccept: 'Usar «{phrase}»',
  lessSure: 'Los nombres en {language} se encuentran con menos seguridad: mira las marcas antes de enviar.',
  summaryLessSure: '{summary} · {language}: míralo bien',
} as const satisfies Translated<typeof english>;
