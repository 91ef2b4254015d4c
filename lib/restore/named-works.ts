// Recognises works, characters and saints that a reply names by one word: "Sophie's Choice", "the philosopher Plato", "watch Heidi".
import { escapeRegExp } from '../lexicon/alternatives.ts';
import type { NamePlace } from './known-names.ts';

const READ_AROUND = 60;

/** Nouns that follow a person's name in titles. In a sentence they are in lower case if a thing of that person is meant ("Anna's party"). */
const TITLE_NOUNS =
  'Adventures?|Anatomy|Angels?|Army|Ashes|Baby|Bay|Blood|Body|Boys?|Bride|Brother|Cabin|Castle|Choice|Children|Chronicle|Complaint|Confession|Creek|Crossing|Crossroads|Cross|Curse|Daughters?|Day|Days|Delivery|Destiny|Diary|Dilemma|Dream|Dreams|End|Eye|Eyes|Fable|Fan|Farm|Fate|Ferry|Fire|Fury|Gambit|Game|Garden|Gate|Ghost|Gift|Girls?|Gold|Grave|Hand|Heart|Heroes|Hill|Home|Honou?r|Horse|House|Hunt|Inferno|Island|Journey|Jury|Justice|Kingdom|Knife|Laboratory|Labyrinth|Ladder|Lady|Lament|Lane|Last|Law|Legacy|Legend|Letters?|Lies|Life|Lions?|List|Lover|Luck|Magic|Mandolin|Mill|Mirror|Moon|Mountain|Nest|Net|Night|Night’s|Odyssey|Party|Passion|Pendulum|People|Pilgrimage|Place|Planet|Point|Portrait|Prayer|Pride|Progress|Promise|Purple|Quest|Rainbow|Razor|Requiem|Revenge|Ride|Ring|Rise|River|Room|Rules?|Run|Search|Secrets?|Shadow|Ship|Sin|Sister|Song|Sons?|Soul|Star|Story|Summer|Sword|Tale|Tales|Tears|Theme|Tomb|Tower|Town|Travels|Treasure|Trial|Triumph|Universe|Vengeance|Victory|Voyage|Wake|War|Watch|Way|Web|Wedding|Well|Wife|Window|Wings?|Winter|Wish|Woman|World';
const TITLE_AFTER = new RegExp(
  `^['’]s (?:(?:Great|Last|First|Little|Big|Lost|New|Brave New|Secret|Golden|Magic) )?(?:${TITLE_NOUNS})(?![\\p{L}'’])(?! \\p{Lu}\\p{Ll}+day)`,
  'u',
);
const SMALL_WORD = /(?<!\p{L})\p{Ll}{3,}/gu;

/** Whether the line is a sentence. In a heading every noun has a capital, so a capital does not show a title there. */
function isInSentence({ raw, start, end }: NamePlace): boolean {
  const [from, to] = [raw.lastIndexOf('\n', start - 1) + 1, raw.indexOf('\n', end)];
  const line = raw.slice(Math.max(from, start - READ_AROUND), Math.min(to < 0 ? raw.length : to, end + READ_AROUND));
  return (line.match(SMALL_WORD)?.length ?? 0) >= 3;
}

/** Whether a possessive begins a title: "Sophie's Choice", "Rosemary's Baby". */
const isPossessiveTitle = (place: NamePlace): boolean =>
  TITLE_AFTER.test(place.raw.slice(place.end, place.end + READ_AROUND)) && isInSentence(place);

const VERB_BEFORE_WORK =
  /(?<!\p{L})(?:watch(?:es|ing)?|rewatch(?:es|ing)?|read(?:s|ing)?|stag(?:e|es|ing)|perform(?:s|ing)?|stream(?:s|ing)?|listen(?:s|ing)? to|sing(?:s|ing)?|play(?:s|ing)?|schau(?:t|en)|sieht|sehen|liest|lesen|spiel(?:t|en)|regarde[rz]?|voir|lire|lit|lire|écoute[rz]?|mira[r]?|ver|lee[r]?|escucha[r]?|guarda[re]*|leggere?|legge|ascolta[re]*|assist[ei]r?|ouvir|kijkt naar|leest) (?:(?:the )?(?:film|movie|novel|book|play|opera|musical|ballet|series|story|song|classic) )?[*_]*$/u;
/** Whether the name is the second one in "Heidi can watch Heidi". It is the work then, because a person is not named twice in one clause. */
function isWorkOfSameName({ raw, start, end }: NamePlace): boolean {
  const before = raw.slice(Math.max(0, start - READ_AROUND), start);
  if (!VERB_BEFORE_WORK.test(before)) return false;
  const clause = before.split(/[.!?;:\n]/u).at(-1) ?? '';
  const name = escapeRegExp(raw.slice(start, end));
  return new RegExp(`(?<!\\p{L})${name}(?!\\p{L}|['’])`, 'u').test(clause);
}

/** Kinds of people whom one knows only from books. Painters and composers are left out, because a friend may be one. */
const KNOWN_KIND =
  /(?<!\p{L})(?:philosopher|apostle|evangelist|prophet|pharaoh|goddess|titan(?:ess)?|nymph|empress|tsarina|archangel|[Pp]hilosoph(?:in)?|[Aa]postel|[Ee]vangelist|[Pp]rophet|[Pp]harao|[Gg]öttin|[Zz]arin|[Ee]rzengel|philosophe|apôtre|évangéliste|prophète|pharaon|déesse|empereur|impératrice|archange|filósof[oa]|apóstol|evangelista|profeta|faraón|diosa|emperador|emperatriz|arcángel|filosof[oa]|apostolo|faraone|dea|imperatore|imperatrice|arcangelo|apóstolo|faraó|deusa|imperador|imperatriz|filosoof|godin|święt[aye]\p{L}{0,3}|filozof\p{L}{0,3}|apostoł\p{L}{0,3}|cesarz\p{L}{0,3}|философ\p{L}{0,3}|апостол\p{L}{0,3}|пророк\p{L}{0,3}|император\p{L}{0,3}|императриц\p{L}{0,2}|княз\p{L}{1,3}|княгин\p{L}{1,3}|цар[ьяюеи]\p{L}{0,2}|богин\p{L}{1,3}|свят(?:ой|ая|ого|ую)|filozofu?|imparator|peygamber|padişah) [*_]*$/u;
const isOfKnownKind = ({ raw, start }: NamePlace): boolean =>
  KNOWN_KIND.test(raw.slice(Math.max(0, start - READ_AROUND), start));

/** Groups of famous people or characters: "the turtles Leonardo and Raphael", "the poets Keats and Shelley". */
const GROUP =
  '(?:turtles|apostles|saints|gods|goddesses|prophets|emperors|kings|queens|popes|philosophers|poets|novelists|playwrights|painters|sculptors|composers|tenors|sopranos|physicists|mathematicians|characters|heroes|heroines|detectives|elves|dwarves|hobbits|wizards|witches|superheroes|explorers|moons|asteroids|hurricanes|Komponisten|Dichter|Maler|Philosophen|Heiligen|Könige|Kaiser|Propheten|Figuren|Helden|Physiker|Mathematiker|compositeurs|poètes|peintres|philosophes|saints|rois|prophètes|personnages|héros|physiciens|compositores|poetas|pintores|filósofos|santos|reyes|profetas|personajes|héroes|físicos|compositori|poeti|pittori|filosofi|santi|re|profeti|personaggi|eroi|fisici|reis|personagens|componisten|dichters|schilders|filosofen|heiligen|koningen|kompozytorzy|poeci|malarze|filozofowie|święci|królowie|композиторы|поэты|художники|философы|святые|цари|пророки|герои)';
const OTHER = "\\p{Lu}[\\p{L}\\p{M}'’-]+";
const GROUP_AND_OTHER = new RegExp(`(?<!\\p{L})${GROUP} (?:(?<other>${OTHER}),? (?:and|und|et|y|e|en|i|и|&) )?$`, 'u');
const AND_OTHER = new RegExp(`^,? (?:and|und|et|y|e|en|i|и|&) (?<other>${OTHER})`, 'u');
function isOfKnownGroup({ raw, start, end }: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  const group = GROUP_AND_OTHER.exec(raw.slice(Math.max(0, start - READ_AROUND), start));
  if (!group) return false;
  const other = group.groups?.other ?? AND_OTHER.exec(raw.slice(end, end + READ_AROUND))?.groups?.other;
  return other !== undefined && !isSurrogate(other.toLowerCase());
}

const OF_PLACE = /^ (?:of|von) (?<place>\p{Lu}[\p{L}\p{M}'’-]+)/u;
const FROM_SOMEBODY =
  /^(?:Herrn|Frau|Mama|Papa|Mutti|Vati|Oma|Opa|Tante|Onkel|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)$/u;
/** A first name with a place instead of a surname: "Bernard of Clairvaux", "Hildegard von Bingen"; but not "Grüß Anna von Peter". */
function isFollowedByPlace({ raw, end }: NamePlace, { isSurrogate, isGivenName }: NamedWorkKnowledge): boolean {
  const place = OF_PLACE.exec(raw.slice(end, end + READ_AROUND))?.groups?.place;
  if (place === undefined || FROM_SOMEBODY.test(place)) return false;
  return !isSurrogate(place.toLowerCase()) && !isGivenName(place.toLowerCase());
}

/** The beginning of somebody else's name: "Teresa de" before "Ávila", "Leonardo da" before "Vinci". */
const FIRST_AND_OF =
  /(?<!\p{L})(?<first>\p{Lu}[\p{L}\p{M}]+) (?:of|de|da|di|du|del|della|von|van) $|(?<!\p{L})(?<elided>\p{Lu}[\p{L}\p{M}]+) d['’]$/u;

interface NamedWorkKnowledge {
  readonly isSurrogate: (word: string) => boolean;
  readonly isGivenName: (word: string) => boolean;
}

/** Whether the word is part of a name such as "Bernard of Clairvaux". @param isFirst whether the word is a first name */
export function isInHistoricalName(
  place: NamePlace,
  isFirst: boolean,
  { isSurrogate, isGivenName }: NamedWorkKnowledge,
): boolean {
  if (isFirst && isFollowedByPlace(place, { isSurrogate, isGivenName })) return true;
  const groups = FIRST_AND_OF.exec(place.raw.slice(Math.max(0, place.start - READ_AROUND), place.start))?.groups;
  const first = (groups?.first ?? groups?.elided)?.toLowerCase();
  return first !== undefined && isGivenName(first) && !isSurrogate(first);
}

/** Whether a word that is a person's surrogate names a work, a character, a saint or a thinker here. */
export const isNamedWork = (place: NamePlace, isSurrogate: (word: string) => boolean): boolean =>
  isPossessiveTitle(place) || isWorkOfSameName(place) || isOfKnownKind(place) || isOfKnownGroup(place, isSurrogate);
