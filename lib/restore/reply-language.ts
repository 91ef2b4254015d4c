// Guesses the language of a reply around an offset, by frequent small words.
/** The part of a `FoldedReading` that is used here. */
interface RawReply {
  readonly raw: string;
}

const GERMAN =
  /(?<!\p{L})(?:der|die|das|und|ist|sehr|nicht|mit|für|wir|ich|sie|ihre?|bitte|vom|zum|zur|dem|den|des|ein|eine|einen|auf|im|am|an|von|bei|nach|als|auch|dass|es|sich|zu|hat|war|sind|wird|werden|durch|oder|kann|ab|seit|über|unter|noch|nur)(?!\p{L})/giu;
const FRENCH =
  /(?<!\p{L})(?:le|les|des|est|une|vous|nous|dans|pour|avec|sur|au|aux|et|du|je|votre|notre|ce|cette|qui|pas|par|son|sa|ses|sera|été|à|elle|chez|depuis)(?!\p{L})/giu;
const OTHER_ROMANCE =
  /(?<!\p{L})(?:el|los|las|y|en|con|para|por|una|su|que|del|il|lo|gli|di|per|che|della|dei|delle|nel|sono|è|non|alla|dal|al|ad|ha|anche)(?!\p{L})/giu;

export const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
/** How many characters on either side of a span count as near. */
export const NEARBY_CHARACTERS = 100;
const nearbyText = ({ raw }: RawReply, start: number, end: number) =>
  raw.slice(Math.max(0, start - NEARBY_CHARACTERS), end + NEARBY_CHARACTERS);

const DUTCH =
  /(?<!\p{L})(?:het|een|de|en|om|op|te|veel|nog|wel|dan|van|voor|met|niet|zijn|naar|ook|maar|bij|uit|wordt|werd|heeft|u|uw|je|jij|wij|ze|hij|dat|deze|dit|over|geen|mevrouw|meneer)(?!\p{L})/giu;
export function isGermanNearby(reading: RawReply, start: number, end: number): boolean {
  const text = nearbyText(reading, start, end);
  const german = countMatches(text, GERMAN);
  return german >= 2 && german > countMatches(text, DUTCH);
}
export function isFrenchNearby(reading: RawReply, start: number, end: number): boolean {
  const text = nearbyText(reading, start, end);
  return countMatches(text, FRENCH) >= 2 && countMatches(text, FRENCH) >= countMatches(text, OTHER_ROMANCE);
}

const WEST_SLAVIC =
  /(?<!\p{L})(?:jest|nie|się|że|oraz|dla|przez|proszę|pani|panu|pana|panem|czy|jego|przy|został|została|można|też|jako|paní|není|jsem|jsou|který|která|také|pro|jeho|prosím|děkuji|byl|byla)(?!\p{L})/giu;
export const isWestSlavicNearby = (reading: RawReply, start: number, end: number) =>
  countMatches(nearbyText(reading, start, end), WEST_SLAVIC) >= 2;

/** Whether there is any French word nearby. One is enough to read "M." as Monsieur. */
export const hasFrenchWordNearby = (reading: RawReply, start: number, end: number) =>
  countMatches(nearbyText(reading, start, end), FRENCH) > 0 ||
  /\bM(?:me|lle|onsieur|adame)\b/.test(nearbyText(reading, start, end));

const ENGLISH =
  /(?<!\p{L})(?:the|is|are|was|were|of|and|to|for|with|you|your|has|have|had|it|that|this|not|can|could|will|would|may|should|needs?|likes?|from|by|my|her|his|their|be|as|or|but|if|when|who|what|there|which|uses?|bought|owns?|gets?|wants?)(?!\p{L})/giu;
const ROMANCE =
  /(?<!\p{L})(?:el|los|las|y|con|para|por|su|que|del|il|lo|gli|di|per|che|della|nel|sono|è|non|al|ha|le|les|des|est|vous|dans|pour|avec|au|du|o|os|as|da|do|em|não|é|com|la|se|si|un|una|une|um|uma)(?!\p{L})/giu;
const SCANDINAVIAN =
  /(?<!\p{L})(?:och|og|det|som|är|er|på|til|till|ikke|inte|av|jag|jeg|kan|har|den|ska|skal|vil|vill|med|fru|herr)(?!\p{L})/giu;
const PORTUGUESE = /(?<!\p{L})(?:o|os|as|e|de|do|da|dos|das|em|não|para|com|uma|que|é|no|na|seu|sua|tem)(?!\p{L})/giu;

/** Languages in which "a", "en" or "um" is an article; in other languages it is a preposition or conjunction. */
type LanguageWithAmbiguousArticle = 'english' | 'scandinavian' | 'portuguese';

/** Whether most small words around an offset are of this language. */
export function isTextNearbyIn(
  language: LanguageWithAmbiguousArticle,
  reading: RawReply,
  start: number,
  end: number,
): boolean {
  const text = nearbyText(reading, start, end);
  if (language === 'scandinavian')
    return countMatches(text, SCANDINAVIAN) > Math.max(countMatches(text, ROMANCE), countMatches(text, DUTCH));
  if (language === 'portuguese') return countMatches(text, PORTUGUESE) > countMatches(text, GERMAN);
  return (
    countMatches(text, ENGLISH) >
    Math.max(countMatches(text, ROMANCE), countMatches(text, WEST_SLAVIC), countMatches(text, GERMAN))
  );
}
