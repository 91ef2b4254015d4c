// Words that say nothing about whom they stand beside: they stay inside names, organizations and addresses, and telling them is no leak.
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const HONORIFICS = words(
  `mr mrs ms miss mx dr prof professor sir madam lord lady rev herr frau hr fr m mme mlle monsieur madame señor señora sr sra don
  doña signor signora sig dott dottssa avv ing jr sr ii iii phd md esq judge`,
);
export const PARTICLES = words(
  `van von der den de del della di da dos das du la le el al bin ibn ben ter ten zu af av y and und et e`,
);
export const GENERIC = words(
  `inc ltd llc plc corp co gmbh ag kg se sa sas sarl srl spa bv nv oy ab as aps kft company corporation group holding holdings
  limited bank university college school hospital clinic institute foundation association society church council court ministry
  department office agency service services systems solutions consulting logistics insurance partners media software technologies
  international global national royal state city county federal of the and for at in de la le del der die das und et y & street road
  avenue lane drive court way close boulevard place square terrace crescent gardens park hill row walk st rd ave blvd dr ln ct
  apt apartment flat floor suite unit room house building block box po p.o straße strasse str weg platz allee gasse rue via
  calle avenida plaza piazza viale corso straat laan plein north south east west upper lower new old n s e w ne nw se sw
  united kingdom republic`,
);

/** @param word in any case, with or without a full stop. */
export function isGeneral(word: string): boolean {
  const key = word.toLowerCase().replace(/\.$/, '');
  return HONORIFICS.has(key) || PARTICLES.has(key) || GENERIC.has(key);
}
