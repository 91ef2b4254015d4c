// Words beside a name that tell its bearer's gender. "Chef", "collega" and others that name both are absent.
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const FEMALE = words(
  `daughter sister wife mother mom mum mommy mama aunt auntie niece girlfriend fiancée grandmother grandma granny gran nan nana nanna bride stepdaughter
  stepmother stepmom goddaughter granddaughter ex-wife ex-girlfriend sister-in-law mother-in-law daughter-in-law girl woman lady mrs ms miss
  landlady headmistress midwife waitress actress tochter schwester ehefrau frau mutter mutti tante nichte freundin enkelin schwiegermutter schwägerin oma
  omi kollegin chefin nachbarin lehrerin ärztin hausärztin vermieterin mieterin patientin kundin mitbewohnerin cousine
  fille sœur soeur femme mère tante nièce copine cousine voisine patronne directrice maîtresse infirmière grand-mère belle-mère belle-sœur mamie madame mme
  hija hermana esposa mujer madre mamá tía sobrina novia abuela suegra cuñada prima vecina jefa casera profesora maestra compañera doña dona señora sra
  figlia sorella moglie mamma madre zia nipotina fidanzata nonna suocera cognata cugina vicina capa maestra professoressa dottoressa signora sig.ra
  filha irmã mãe tia sobrinha namorada avó sogra cunhada prima vizinha síndica patroa professora madrinha
  dochter zus vrouw moeder nicht vriendin tante oma schoonmoeder schoonzus buurvrouw juf mevrouw
  pani panią mama mamą mamę żona żoną żony żonie córka córką córki córkę siostra siostrą siostry siostrę babcia babcią babci ciocia ciocią teściowa teściową
  szefowa koleżanka koleżanką sąsiadka sąsiadką dziewczyna wychowawczyni nauczycielka polonistka
  kızım annem ablam karım karısı teyzem halam anneannem babaannem kayınvalidem kardeşim
  mamma mormor farmor syster dotter fru fröken flickvän svärmor moster faster lärarinna søster datter kone
  lányom anyám feleségem nővérem húgom nagymamám nagyanyám barátnőm anyósom főnöknőm kolléganőm tanárnő menyem`,
);
export const MALE = words(
  `son brother husband father dad daddy papa uncle nephew boyfriend fiancé grandfather grandpa grandad groom stepson stepfather stepdad godson
  grandson ex-husband ex-boyfriend brother-in-law father-in-law son-in-law boy man gentleman mr mister landlord headmaster
  sohn sohnes sohne bruder bruders ehemann mannes vater vaters onkel neffe neffen enkel schwiegervater schwager opa opi kollege kollegen nachbar nachbarn
  lehrer arzt hausarzt vermieter mieter mitbewohner herr herrn
  fils frère mari père oncle neveu copain cousin voisin grand-père beau-père beau-frère papi tonton monsieur hijo hermano esposo marido padre papá tío
  sobrino novio abuelo suegro cuñado primo vecino casero profesor maestro señor sr don figlio fratello marito papà babbo zio fidanzato nonno suocero
  cognato cugino vicino maestro signor filho irmão pai tio sobrinho namorado avô sogro cunhado primo vizinho síndico patrão genro seu
  zoon broer man vader oom neef vriend opa schoonvader zwager buurman meester meneer
  pan pana panem panu mąż męża mężem mężowi syn syna synem synowi brat brata bratem bratu dziadek dziadkiem wujek wujkiem teść teściem szef kolega sąsiad
  oğlum babam abim ağabeyim kocam kocası dayım amcam dedem kayınpederim
  pappa morfar farfar bror pojkvän svärfar morbror farbror sønn søn mand
  fiam fiamat apám férjem bátyám öcsém nagyapám nagyapa apósom vejem`,
);
