// Names that are also ordinary words, such as "will". In lower case or at the start of a sentence, they are usually the word.

const WORD_LIST = `
will may mark rose grace hope faith joy bill art frank grant jack dawn summer autumn winter spring ivy lily daisy violet ruby
amber pearl jade opal olive basil sage rosemary ginger heather holly iris jasmine april june august sunny star sky rain storm
river brook lake forest woods field fields hill hills stone rock cliff clay sandy marsh moss reed berry cherry apple lemon
young old long short small little large big strong wise sharp swift moody savage gay black white brown green grey gray gold
golden silver blue rich poor love lovely friend best good better goodman hand hands head foot bone blood heart king queen prince
duke earl baron bishop pope abbot monk priest church temple cross bell bells baker butcher cook carpenter mason miller smith
taylor tailor turner fisher hunter archer shepherd farmer gardener potter weaver fuller tanner cooper carter porter page clerk
marshal marshall major sergeant judge law laws case cash price penny pound money banks bank street lane park parks bridge ford
wells well waters water house home hall gate gates barn mill mills castle tower bush tree wood woodman bird crane drake finch
hawk heron jay martin nightingale partridge peacock robin sparrow starling swan wren bull buck colt fox hare hart lamb lion wolf
bear beaver badger fish pike salmon herring crab bass trout ray ham rice wheat corn bean pepper salt sugar honey butter
christian chase chance drew dean don duke dusty earnest gene guy happy harm herb jean josh kit lance mack max merry miles monday
nick norm pat patience peg penny pip pierce prudence randy rob rod rusty sally sandy scarlet skip sue tab tiffany tim tony trace
trinity troy victor victory wade ward warden wayne winner worth sterling major mercy melody harmony carol carola angel angelo
lang kurz klein gross groß schwarz weiß weiss braun roth rot grün blau jung alt neu neumann kaiser könig koenig graf herzog
fürst vogt richter schneider schuster schmied koch bäcker becker fischer jäger bauer müller mueller zimmermann kaufmann vogel
fuchs wolf hahn adler berg stein wald feld bach see winter sommer sonntag montag freitag engel kraft stark lustig reich arm
blanc noir roux petit grand legrand lebrun leblanc roi prince chevalier marchand boulanger boucher berger fontaine fleur pierre
rose marguerite claire belle ange noel bruno blanco negro rubio moreno delgado bravo rey reyes conde caballero guerrero herrero
molina flores rosa luz sol mar cruz santos paz pilar dolores consuelo gloria victoria leon león vega campos torres puente iglesia
rossi bianchi russo ricci longo gallo monti fontana costa serra leone fiore bella sereno conti
de jong groot klein wit bakker visser smit meijer mulder dekker kok vos haas
do so an in on at he she it we be me my or if up us no to of is am are was has had have can must and the a i you not but for
her his him its our they them this that with from as by see say ask get got let now new may said set sun son lee day an amen
bintang cahaya bulan mentari melati indah surya fajar bunga mawar permata intan mutiara embun pelangi hujan langit kartini cinta
σοφία ελευθερία ειρήνη αγάπη ελπίδα χαρά νίκη ζωή δόξα ανατολή θάλασσα
віра надія любов слава роман лілія роза вера надежда любовь лилия мир злата зоря
mai hoa hương sen đào lan cúc sương thu xuân hạ ngọc vàng yến
`;

const COMMON_WORDS: ReadonlySet<string> = new Set(WORD_LIST.split(/\s+/).filter(Boolean));

export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word.toLowerCase());
}
