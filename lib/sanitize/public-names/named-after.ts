// Squares, streets, bridges and airports that are named after a public person: "am Konrad-Adenauer-Platz". Everybody in a town uses them,
// so they are kept. With a house number, or as somebody's home, they are an address.
import type { Span } from '../../text/span.ts';
import { isPublicName, isUnmistakableName } from './public-names.ts';

const KIND_AFTER =
  /[- ]?(?:platz(?:es)?|straße|strasse|allee|brücke|ufer|ring|damm|promenade|haus|stadion|flughafen|park|plein|straat|laan|brug|square|street|avenue|boulevard|blvd|bridge|airport|stadium|park|plaza|memorial|tunnel|highway|expressway)$/iu;
const KIND_BEFORE =
  /^(?:place|rue|avenue|boulevard|quai|pont|aéroport|gare|square|plaza|calle|avenida|paseo|puente|aeropuerto|estadio|piazza|piazzale|via|viale|corso|ponte|aeroporto|stadio|praça|rua|ponte|plac|ulica|ulicy|площадь|площади|улица|улице|проспект|проспекте) (?:(?:de|du|d['’]|del|della) ?)?/iu;
const KIND_ALONE_BEFORE = new RegExp(`(?<!\\p{L})${KIND_BEFORE.source.slice(1)}$`, 'iu');

/** A house number after a street, which makes it an address. */
const HOUSE_AFTER = /^,? (?:no\.? |nr\.? |n[°º]\.? ?)?\d{1,4}\p{L}?(?!\p{L}|\d|[.,]\d)/iu;
const HOUSE_BEFORE = /(?<![\d.,])\d{1,4}\p{L}?,? (?:bis,? |ter,? )?$/iu;
/** Words of one's own home, work or school. */
const WORDS_OF_OWN_PLACE =
  /(?<!\p{L})(?:live[sd]?|living|home|flat|apartment|house|office|work(?:s|ed|ing)?|shop|clinic|practice|school|address|neighbou?r\p{L}*|my|our|moved?|moving|wohn\p{L}*|lebe|lebt|zuhause|mein\p{L}*|unser\p{L}*|büro|praxis|laden|firma|adresse|arbeit\p{L}*|ziehe|ziehen|habite[sz]?|habitons|mon|ma|mes|notre|nos|bureau|adresse|travaill\p{L}*|vivo|vive|vivimos|mi|mis|nuestr\p{L}*|oficina|casa|dirección|trabaj\p{L}*|abito|abita|abitiamo|mio|mia|nostr\p{L}*|ufficio|indirizzo|lavor\p{L}*|moro|mora|minha|meu|nossa?|escritório|woon\p{L}*|mijn|ons|onze|kantoor|mieszka\p{L}*|mój|moja|nasz\p{L}*|живу|живёт|живем|мой|моя|наш\p{L}*)(?!\p{L})/iu;

/** The person whom a street is named after: Konrad Adenauer for "Konrad-Adenauer-Platz". */
function personHonouredBy(text: string, { start, end }: Span): string | undefined {
  const name = text.slice(start, end);
  if (KIND_AFTER.test(name)) return name.replace(KIND_AFTER, '');
  if (KIND_BEFORE.test(name)) return name.replace(KIND_BEFORE, '');
  const before = text.slice(Math.max(0, start - 24), start);
  const after = /^[- ][\p{L}]+/u.exec(text.slice(end, end + 16))?.[0] ?? '';
  return KIND_ALONE_BEFORE.test(before) || KIND_AFTER.test(after) ? name : undefined;
}

const isKnownPerson = (name: string): boolean => {
  const spaced = name.replace(/[-‐]/gu, ' ').trim();
  return spaced.includes(' ')
    ? isPublicName(spaced, 'PERSON') || isPublicName(name, 'PERSON')
    : isUnmistakableName(spaced);
};

/** Whether a place is named after a public person, and is not somebody's address. */
export function isPlaceNamedAfterPublicPerson(text: string, span: Span): boolean {
  const person = personHonouredBy(text, span);
  if (person === undefined || !isKnownPerson(person)) return false;
  const [before, after] = [text.slice(Math.max(0, span.start - 10), span.start), text.slice(span.end, span.end + 24)];
  const afterKind = after.replace(/^[- ]\p{L}+/u, '');
  if (HOUSE_AFTER.test(after) || HOUSE_AFTER.test(afterKind) || HOUSE_BEFORE.test(before)) return false;
  const from = Math.max(text.lastIndexOf('\n', span.start), text.lastIndexOf('. ', span.start), -1) + 1;
  const next = text.slice(span.end).search(/[.!?](?:\s|$)|\n/u);
  return !WORDS_OF_OWN_PLACE.test(text.slice(from, next < 0 ? undefined : span.end + next));
}
