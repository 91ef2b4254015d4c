// Pairs of famous names: "Scully and Mulder", "Paolo e Francesca". If a name stands beside its partner, it does not mean a person of the
// conversation. Written for this project; first names and surnames, in the spellings of the languages of the interface.
import type { NamePlace } from './known-names.ts';

const FAMOUS_PAIRS = `
mulder scully|paolo francesca|romeo juliet|romeo julia|romeo giulietta|roméo juliette|romeo julieta|tristan isolde|tristan iseult|tristano isotta|tristán isolda|orpheus eurydice|orphée eurydice|orfeo euridice
hansel gretel|hänsel gretel|max moritz|bonnie clyde|thelma louise|tom jerry|bert ernie|wallace gromit|lilo stitch|ben jerry|barnes noble|benson hedges|sonny cher|simon garfunkel
starsky hutch|cagney lacey|laurel hardy|abbott costello|key peele|mario luigi|ren stimpy|beavis butthead|pinky brain|phineas ferb|rick morty|finn jake|bill ted|harold kumar|harold maude
abelard heloise|abélard héloïse|abelardo eloísa|pyramus thisbe|hero leander|dido aeneas|antony cleopatra|antonius kleopatra|samson delilah|samson dalila|david goliath|david jonathan|adam eve|adam eva|cain abel|kain abel|caín abel
jacob esau|jakob esau|mary joseph|maria josef|martha mary|martha maria|peter paul|petrus paulus|pierre paul|pedro pablo|piotr paweł|cosmas damian|cyril methodius|cyryl metody|kyrill method|romulus remus|castor pollux|philemon baucis
hermann dorothea|paul virginie|pelléas mélisande|daphnis chloe|daphnis chloé|calisto melibea|gilbert sullivan|rodgers hammerstein|lerner loewe|bach händel|haydn mozart|schubert schumann|marx engels|lenin stalin
watson crick|holmes watson|bouvard pécuchet|bernard bianca|susi strolch|fix foxi|tim struppi|tintin milou|calvin hobbes|hanni nanni|pat patachon|dick doof|asterix obelix
lewis clark|burke wills|mason dixon|currier ives|smith wesson|smith nephew|black decker|dolce gabbana|procter gamble|johnson johnson|marks spencer|fortnum mason|harley davidson|rolls royce|hewlett packard|price waterhouse
young rubicam|ernst young|goldman sachs|morgan stanley|bang olufsen|bausch lomb|brown sharpe|crabtree evelyn|villeroy boch|heckler koch|giesecke devrient|roche bobois|viktor rolf|moët chandon|crosse blackwell|church dwight|dun bradstreet
penn teller|siegfried roy|ant dec|french saunders|fry laurie|mitchell webb|morecambe wise|hall oates|ike tina|captain tennille|peters lee|sam dave|jan dean|ashford simpson|peaches herb|gilbert george|christo jeanne-claude
bernini borromini|leopold loeb|sacco vanzetti|julius ethel|burgess maclean|woodward bernstein|masters johnson|kuhn popper|russell whitehead|deleuze guattari|horkheimer adorno|boileau narcejac|sjöwall wahlöö|erckmann chatrian
leyla mecnun|layla majnun|ferhat şirin|khosrow shirin|kerem aslı|руслан людмила|мастер маргарита|пётр феврония|кирилл мефодий|борис глеб|ромео джульетта|тристан изольда|минин пожарский|ильф петров|чип дейл|том джерри
`;

const foldedName = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

let partners: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function partnersOf(word: string): ReadonlySet<string> | undefined {
  if (!partners) {
    const found = new Map<string, Set<string>>();
    const add = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set()).add(other));
    for (const pair of FAMOUS_PAIRS.trim().split(/[|\n]/u)) {
      const [one = '', other = ''] = foldedName(pair).split(' ');
      add(one, other);
      add(other, one);
    }
    partners = found;
  }
  return partners.get(foldedName(word));
}

const AND = '(?: (?:and|und|et|y|e|i|и|en|och|og|ile|ve|&) | ?& ?|[-–/])';
const PARTNER_BEFORE = new RegExp(`(?<!\\p{L})(?<other>\\p{Lu}[\\p{L}\\p{M}]+)${AND}$`, 'u');
const PARTNER_AFTER = new RegExp(`^${AND}(?<other>\\p{Lu}[\\p{L}\\p{M}]+)(?!\\p{L})`, 'u');
const READ_AROUND = 24;

/**
 * Whether a name stands beside its partner in a famous pair. False if the partner is a surrogate too, because two people of the
 * conversation may have these names.
 */
export function isInFamousPair({ raw, start, end }: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  const known = partnersOf(raw.slice(start, end));
  if (!known) return false;
  const others = [
    PARTNER_BEFORE.exec(raw.slice(Math.max(0, start - READ_AROUND), start))?.groups?.other,
    PARTNER_AFTER.exec(raw.slice(end, end + READ_AROUND))?.groups?.other,
  ];
  return others.some((other) => other !== undefined && known.has(foldedName(other)) && !isSurrogate(foldedName(other)));
}
