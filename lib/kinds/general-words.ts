// Words that identify nobody: they stay inside names, organisations and addresses, and revealing them is no leak.

/** The words of a list that is written with spaces between them. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const HONORIFICS = wordSet(
  `mr mrs ms miss mx dr prof professor sir madam lord lady rev herr frau hr fr m mme mlle monsieur madame señor señora sr sra don
  doña signor signora sig dott dottssa avv ing jr sr ii iii phd md esq judge cllr councillor rev'd hon
  г-н г-жа господин госпожа гражданин гражданка товарищ пан пані κ κύριος κυρία δρ السيد السيدة الدكتور الدكتورة الأستاذ الأستاذة الشيخ מר גברת גב׳ דר
  פרופ श्री श्रीमती डॉ सुश्री सर जी मैडम साहब آقای خانم صاحب صاحبہ bey hanım beyefendi hanımefendi hoca efendi`,
);
/** Kinship words and titles that are names too: "Wei Pan", "Tia Morgan". With a capital they are part of the name. */
export const TITLES_THAT_ARE_ALSO_NAMES = wordSet(
  'pan pani tia tía zia zio hala abla abuela primo prima oma opa nonna nonno tata papi',
);
/** Words that say how the person named beside them is related to the writer; they are not part of the name. */
export const KIN_WORDS = wordSet(
  `aunt auntie uncle grandma grandpa granny grandmother grandfather mom mum dad cousin sister brother nephew niece tante onkel oma opa
  cousine vetter schwester bruder mutter vater neffe nichte tía tio tío abuela abuelo prima primo hermana hermano tia avó avô vovó vovô
  irmã irmão zia zio nonna nonno sorella fratello cugina cugino oncle tata mamie papi soeur sœur frère maman mamma pappa moster faster
  farbror morbror mormor farmor morfar farfar oom opa ciocia wujek babcia dziadek pani pan тётя тетя дядя бабушка дедушка сестра брат
  мама папа тітка дядько бабуся дідусь teyze amca dayı hala abla ağabey`,
);
/** Small words inside names: "van" in "van Gogh", "bin", "de la". */
export const NAME_PARTICLES = wordSet(
  `van von der den de del della di da dos das du la le el al bin ibn ben ter ten zu af av y and und et e بن ابن أبو أم بنت آل عبد בן בר בת и та και`,
);
/** Whether a word of a name is a particle. The "E." of "E. Thompson" is an initial and no particle. */
export const isNameParticle = (word: string): boolean =>
  NAME_PARTICLES.has(word.toLowerCase().replace(/\.$/, '')) && !/^\p{Lu}$/u.test(word);
/** Whether a word occurs in many names and therefore identifies nobody. @param word in any case, with or without a full stop */
export function isTitleOrParticle(word: string): boolean {
  const key = word.toLowerCase().replace(/\.$/, '');
  return HONORIFICS.has(key) || NAME_PARTICLES.has(key);
}
/** Words of addresses and of the names of organisations in Latin letters. */
export const LATIN_GENERIC_WORDS = wordSet(
  `to from with by on or as vs gp mgmt mgt grp intl svcs assoc dept natl inc ltd llc plc corp co gmbh ag kg se sa sas sarl srl spa bv nv oy ab as aps kft company corporation group holding holdings
  limited bank university college school hospital clinic institute foundation association society church council court ministry
  department office agency service services systems solutions consulting logistics insurance partners media software technologies
  international global national royal state city county federal of the and for at in de la le del der die das und et y & street road
  avenue lane drive court way close boulevard place square terrace crescent gardens park hill row walk st rd ave blvd dr ln ct
  apt apartment flat floor suite unit room house building block box po p.o straße strasse str weg platz allee gasse rue via
  calle avenida plaza piazza viale corso straat laan plein north south east west upper lower new old n s e w ne nw se sw
  united kingdom republic
  rise mews grove wharf quay parkway pkwy cir heights am im zum zur auf bis ter quater des du aux los las dos das dei degli delle dell beim vom rua travessa apto andar bloco depto dpto esc escalera planta bajo izq dcha étage résidence ul al os
  carrera cra transversal diagonal piso puerta interno appt bât lgh tv str strada bd bulevardul aleea calea șoseaua bl sc et ap nr no
  mah mahallesi cad caddesi sok sokak sokağı sk bulvarı blv kat daire utca útja út tér körút krt jl jln jalan rt rw blok lot`,
);
