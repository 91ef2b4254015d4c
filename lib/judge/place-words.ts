// Recognises the words before a name that make it the place where somebody lives or travels: "soy de Guadalajara", "born in Florence".

const WORDS_FOR_LIVING =
  "i['’]?m from|i am from|(?:live|lives|lived|living|born|based|grew up) in|(?:moved|moving|flights?|trip|travell?ing) to|" +
  '(?:wohne|wohnt|wohnen|lebe|lebt|leben|geboren|aufgewachsen) in|(?:komme|kommt|kommen|stamme) aus|(?:ziehe|fahre|fliege|reise|umgezogen) nach|' +
  '(?:habite|habitons|vis|vit|née?) à|(?:viens|vient) de|(?:soy|somos|vengo) de|(?:vivo|vive|vivimos|nací) en|' +
  '(?:abito|abita|vivo|vive|nat[oa]) a|vengo da|(?:sou|venho) de|(?:moro|mora|vivo|nasci) em|(?:woon|woont|wonen|geboren) in|(?:kom|komt) uit|' +
  '(?:mieszkam|mieszka) w|(?:jestem|pochodzę) z|(?:живу|жив[её]т|родил[а-я]{1,3}|переехал[аи]?) в|я из|(?:bor|född) i|kommer från';
const LIVING_BEFORE_NAME = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORDS_FOR_LIVING}) $`, 'iu');
const CONTEXT_CHARACTERS = 24;

/** Whether the words before an offset say that a place follows, in which somebody lives or to which somebody travels. */
export const isAfterPlaceWords = (text: string, start: number): boolean =>
  LIVING_BEFORE_NAME.test(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start));
