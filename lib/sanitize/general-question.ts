// A question about the world, in which nobody is spoken of: "What is the capital of Australia?" Another country in its place would
// bring the answer to another question, and our restoring would put the right name beside it.
//
// Recall comes first all the same. A prompt counts as such a question only where all of this holds:
//   1. it is one short line that asks or orders something, as prompts do;
//   2. no word in it means the writer or somebody near ("my", "she", "boss"), but for "tell me", "how do I" and the like;
//   3. everything found in it that would be replaced is known to all (places.ts and public-names.ts), or a kind of thing that is nobody's
//      where no person is (an illness, an amount). One name that is not known to all, and everything is replaced as always; so it is
//      where something is written to a person.
import { type Annotation, type EntityType, REPLACED_FROM, type RiskLevel } from '../detect/annotation.ts';
import { isPublicName } from './public-names.ts';

/** Kept, and counted where combinations are judged. */
const KEPT: RiskLevel = 2;

const MOST_CHARACTERS = 240;

const STARTS_AS_REQUEST =
  /^[\s¿¡"'*-]*(?:(?:please|hey|hi|hello|ok|okay|so|and|bitte|hallo|por favor|s'il te plaît|per favore)[,!]? )*(?:what|whats|which|who|whos|whose|when|where|wheres|why|how|is|are|was|were|do|does|did|can|could|should|would|will|has|explain|describe|define|compare|contrast|list|name|give|tell|show|write|rewrite|rephrase|create|make|generate|plan|suggest|recommend|summari[sz]e|translate|draft|design|build|convert|calculate|compute|evaluate|solve|find|help|teach|discuss|analy[sz]e|outline|prove|simplify|pros|difference|tips|ideas|best|was|wer|wie|wo|wann|warum|wieso|weshalb|welche[rsnm]?|woher|wohin|ist|sind|kann|erklär\p{L}*|beschreib\p{L}*|vergleich\p{L}*|nenn\p{L}*|schreib\p{L}*|gib|zeig\p{L}*|erstell\p{L}*|übersetz\p{L}*|que|quel\p{L}*|qui|où|quand|pourquoi|comment|combien|est-ce|expliqu\p{L}*|décri\p{L}*|donne\p{L}*|écri\p{L}*|cite\p{L}*|résume\p{L}*|propose\p{L}*|qué|cuál\p{L}*|quién\p{L}*|dónde|cuándo|por qué|cómo|cuánt\p{L}*|explica\p{L}*|compara|dame|escrib\p{L}*|haz|resume|cosa|che|qual\p{L}*|chi|dove|quando|perché|come|quant\p{L}*|spiega\p{L}*|descrivi|confronta|dammi|scrivi\p{L}*|riassumi|elenca|wat|waar|wanneer|waarom|hoe|welke|beschrijf|vergelijk|geef|schrijf|maak|vertel|noem|o que|quais|quem|onde|como|explique|descreva|dê|escreva|faça|liste|resuma)(?![\p{L}])/iu;

/** The writer as the one who asks: that says nothing of anybody. */
const ASKING =
  /(?<!\p{L})(?:(?:how|what|where|when|why|which \p{L}{2,20}) (?:do|can|could|should|would) (?:i|we|you|one)|(?:tell|give|show|help|teach|write|find|suggest|recommend|make|explain(?: it| this)? to|create for|describe to) me|let me know|(?:for|to) me|like i['’]?m (?:five|5|a \p{L}{2,12})|erklär\p{L}* mir|gib mir|zeig\p{L}* mir|nenn\p{L}* mir|kann ich|wie kann ich|explique-moi|donne-moi|écris-moi|comment puis-je|dame|explícame|puedo|dammi|spiegami|posso|geef me|leg me)(?!\p{L})/giu;

/** The writer, somebody spoken of, and whom people have or are. "US" is a country. */
const SOMEBODY =
  /(?<!\p{L})(?:i|i['’](?:m|ve|d|ll)|im|ive|me|my|mine|myself|we|our|ours|ourselves|he|him|his|she|her|hers|mother|father|mom|mum|dad|parents?|wife|husband|spouse|partner|son|daughter|kids?|child(?:ren)?|brother|sister|siblings?|grand\p{L}{2,8}|uncle|aunt(?:ie)?|cousin|nephew|niece|boss|manager|landlord|tenant|neighbou?rs?|colleague|co-?worker|friend|girlfriend|boyfriend|fiancée?|roommate|ex|client|patient|employee|customer|student|teacher|ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|er|ihn|ihm|sein\p{L}*|sie|ihr\p{L}*|chef|mutter|vater|frau|mann|sohn|tochter|bruder|schwester|freund(?:in)?|je|moi|mon|ma|mes|nous|notre|nos|elle|sa|ses|yo|mi|mis|nosotr[oa]s|nuestr\p{L}*|él|ella|su|sus|io|mio|mia|miei|noi|nostr\p{L}*|lui|lei|suo|sua|suoi|ik|mij|mijn|wij|ons|onze|hij|zij|haar|zijn|eu|meu|minha|nós|nosso|ele|ela|seu)(?!\p{L})|(?<!\p{L})us(?!\p{L})/iu;
/** What is written to people or about them: a name that everybody knows may be a neighbour's here. */
const CORRESPONDENCE =
  /(?<!\p{L})(?:e-?mails?|letters?|messages?|notes?|references?|recommendations?|reply|replies|reminders?|invit\p{L}+|cards?|birthdays?|anniversary|wedding|toast|speech|review|evaluation|feedback|obituary|eulogy|cv|resume|mr|mrs|ms|miss|dr|herr|frau|mme|briefe?|nachricht|geburtstag|lettre|message|anniversaire|carta|correo|mensaje|cumpleaños|lettera|messaggio|compleanno|brief|bericht|verjaardag|mensagem|aniversário)(?!\p{L})/iu;
const COUNTRY = /(?<!\p{L})US(?!\p{L})/gu;

/** Where no person is, these are nobody's. */
const NOBODYS: ReadonlySet<EntityType> = new Set([
  'CONDITION',
  'DRUG',
  'DEMOGRAPHIC',
  'OCCUPATION',
  'MONEY',
  'QUANTITY',
  'AGE',
  'EVENT',
  'WORK',
  'PRODUCT',
  'MISC',
]);
const NAMED: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);

/** Points 1 and 2. */
export function asksAboutTheWorld(text: string): boolean {
  const asked = text.trim();
  if (asked.length > MOST_CHARACTERS || asked.includes('\n') || !STARTS_AS_REQUEST.test(asked)) return false;
  return !SOMEBODY.test(asked.replace(ASKING, ' ').replace(COUNTRY, ' '));
}

/** Point 3, of one annotation. What the person or the conversation has said of it is not asked again. */
function isKnownToAll(text: string, { start, end, type, kind, source }: Annotation): boolean {
  if (source.detector === 'dictionary' || source.detector === 'person') return false;
  if (source.detector === 'mention' && source.rule !== 'same' && source.rule !== 'name-part') return false;
  if (type === 'DATE') return kind !== 'date-of-birth';
  return NOBODYS.has(type) || (NAMED.has(type) && isPublicName(text.slice(start, end), type));
}

/** The annotations of such a question at a level that keeps them; all others as they are. */
export function withPublicKept(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const replaced = annotations.filter(({ risk }) => risk >= REPLACED_FROM);
  if (replaced.length === 0 || !asksAboutTheWorld(text)) return annotations;
  if (replaced.some(({ type }) => type === 'PERSON') && CORRESPONDENCE.test(text)) return annotations;
  if (!replaced.every((annotation) => isKnownToAll(text, annotation))) return annotations;
  return annotations.map((annotation) =>
    annotation.risk >= REPLACED_FROM ? { ...annotation, risk: KEPT } : annotation,
  );
}
