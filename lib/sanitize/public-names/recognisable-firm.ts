// Recognises a firm that the model took for a person: "Rowan Optics", "Optik Meier", "Hermanos Quiroga".
import { wordSet } from './general-words.ts';
import { isUnmistakableKind } from './organisation-kinds-world.ts';

const FAMILY_FIRM =
  /^(?:hermanos|hnos\.?|gebrüder|gebr\.?|brüder|fratelli|frères|irmãos|gebroeders|bröderna|brødrene|bracia)\s+\p{Lu}|\p{L}\s+(?:&|and|und|y|et|e|en|och|og|i)\s+(?:sons?|daughters?|söhne|sohn|hijos?|fils|filhos?|figli|zonen|söner|sønner|synowie)\.?$/iu;

/**
 * Words for a kind of firm that do not prove that a name is a firm's, because they also occur in other names, titles and phrases: "Shirley
 * Temple", "John Smith Senior", "tennis".
 */
const AMBIGUOUS_KINDS = wordSet(
  `bakers butchers weavers branch campus brothers daughter daughters hijas filles filhas children women senior seniors junior juniors heart spine medical medicine health coffee grill kitchen hotel store market salon
  montessori union trust homes travel freight design credit press books records music events solar power works parish chapel cathedral temple
  schule kirche handel technik birth nails gallery brewing bröder tiling lofts drilling welding timbers timber linen laundry taxis charters charter
  tours storage pizza taverna tavern canteen stores motel kennel stables hockey tennis printers baptist shelter seeds grain quarry bakes flowers barber
  dance pilates stift küchen steinmetz reisen druck winkel skole bager partner partners coaching school college church council bank coiffure bodegas frères
  maison hijos tienda banco juzgado cortijo viveros motos toldos granja bodega groupe pompes foyer barraca pousada
  igreja talho attorney lawyers solicitor notar avocat avocats abogado abogados avvocato advogado zahnarzt hausarzt steuerberater rechtsanwalt notaire
  notario dentista dentist players singers scouts football rugby cricket media ballet boxing choir history`,
);
const SHORTEST_KIND = 5;

/** Whether a name is surely a firm's: its first or last word can only be a kind of firm, or it is a family firm's ("Meier & Söhne"). */
export function isRecognisablyFirm(name: string): boolean {
  if (FAMILY_FIRM.test(name.trim())) return true;
  const words = name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const tells = (word = '') => word.length >= SHORTEST_KIND && !AMBIGUOUS_KINDS.has(word) && isUnmistakableKind(word);
  return words.length > 1 && (tells(words[0]) || tells(words.at(-1)));
}
