// Recognises words that follow "I am", "Patient:", "Name:" or a title and are not the name of a person: the persona of an assistant ("I'm
// Recipe Guru, your AI companion"), what somebody says in a transcript ("Doctor: Sounds good"), a key of settings, a term ("Customer Success").
import { alternativesOf } from '../../text/pattern.ts';
import { isProgramClassName } from '../program-class-names.ts';
import { mayBeInName } from './name-form.ts';
import type { Candidate } from './rule.ts';

const REACH = 120;
const after = ({ text, end }: Candidate, reach = REACH) => text.slice(end, end + reach);
const before = ({ text, start }: Candidate, reach = REACH) => text.slice(Math.max(0, start - reach), start);

/** Last words of the names of assistants: "Unreal Engine Master", "TaxBot". Surnames such as Hofmeister and Talbot only end in such a word. */
const ASSISTANT_NAME =
  /(?:^|[ -])(?:[Aa]ssist[ae]nte?|[Aa]sistente|\p{L}*[Ee]xpert[ea]?)(?:$| )|[ -](?:AI|KI|IA|Pro|Chat|Bot|Master|Meister|Maestro|Guru)$|\p{Ll}(?:Bot|AI)$|GPT$/u;
const ASSISTANT_NOUN =
  'assist|asist|compagn|compañ|companion|metgezel|begleit|expert|spe[cz]ialist|maestro|maatje|advi[sz]|asesor';
const ASSISTANT_AFTER = new RegExp(
  `^[^.!?\\n,:]{0,40}[,:] (?:(?:your|ihr|dein|euer|votre|ton|tu|su|il tuo|il suo|la tua|je|jouw|uw|teu|seu)(?!\\p{L})[^.!?\\n]{0,70}?(?:${ASSISTANT_NOUN})|[^.!?\\n]{0,60}?(?<!\\p{L})(?:chatbot|(?:ai|ki|ia|gpt)(?!\\p{L}))|(?:here to help|hier, um|aquí para|ici pour|qui per|prêt à vous))|^,? (?:v\\d|(?:dedicated to|spezialisiert|spécialisé|especializad|specializzat|gespecialiseerd|speciali[sz]ed in|expert en)(?!\\p{L}{2}))`,
  'iu',
);
/** Nouns in German and French that say what somebody or something is. */
const NOUN = /[Ii]ch bin \p{Lu}\p{L}+(?:ung|heit|keit|schaft|tion)$|[Jj]e suis \p{Lu}\p{L}{4,}(?:ment|tion)$/u;
/** A title goes on in lower case: "Correcteur de langue", "Softwareentwicklung für Dummies". */
const TITLE_GOES_ON = /^ (?:de|des|du|d['’]|für|for|of|pour|di|van|voor) ?\p{Ll}/u;

export function isNamedAssistant(candidate: Candidate): boolean {
  return ASSISTANT_NAME.test(candidate.value) || ASSISTANT_AFTER.test(after(candidate));
}

/** Whether the words after "I am" may be the name of a private person. */
export function isIntroducedPerson(candidate: Candidate): boolean {
  const words = candidate.value.split(' ');
  const [first = ''] = words;
  return (
    mayBeInName(first) &&
    !(words.length === 1 && (NOUN.test(before(candidate, 8) + first) || TITLE_GOES_ON.test(after(candidate)))) &&
    !isNamedAssistant(candidate)
  );
}

/** "It's" in a heading or after "whether" introduces nobody: "Charge What It's Worth", "whether it's Polish or Czech". */
export const isInPhrase = (candidate: Candidate): boolean =>
  /(?<!\p{L})(?!(?:Hi|Hey|Hello) )\p{Lu}[\p{L}']* It's $|(?:[Ww]hether|[Ww]hat) it's $/u.test(before(candidate, 32));

const SPEAKER =
  '(?:patient|client|applicant|candidate|employee|manager|tenant|landlord|doctor|therapist|nurse|customer|agent|interviewer|student|teacher|guest\\w*|user|assistant)';
const SPEAKER_BEFORE = new RegExp(`(?<!\\p{L})${SPEAKER}[ \\t]?:[ \\t]{0,4}$`, 'iu');
const SPOKEN_LINE = new RegExp(`^${SPEAKER}[ \\t]?:[^\\n]*`, 'gimu');
const isSaid = (line: string) => /[?!]["”)]?$/u.test(line) || (line.endsWith('.') && line.split(' ').length > 4);

let lastText = '';
let lastIsTranscript = false;
/** Whether roles speak in the text, so that what follows a role is what it says. Cached, because a transcript has many such lines. */
function isTranscript(text: string): boolean {
  if (text !== lastText) {
    const lines = (text.match(SPOKEN_LINE) ?? []).filter((line) => isSaid(line.trimEnd()));
    lastIsTranscript = lines.length > 1 || lines.some((line) => line.includes('?'));
    lastText = text;
  }
  return lastIsTranscript;
}

/** Words in lower case after a name in a field: "Patient: Maria is 40", "From: Anna in Leeds". */
const GOES_ON_AFTER_NAME =
  /^ (?:and|or|is|was|has|had|who|from|in|at|of|und|oder|aus|ist|et|est|de|y|es|e|é|è|en|da|di|van|i|z|och|og)(?!\p{L})/u;
const PROGRAM_KEYS = alternativesOf(
  'value [Vv]ersion kind image phase effort uses runs?(?:-on)? env command labels spec metadata apiVersion namespace replicas containers steps',
);
const KEY_AFTER = new RegExp(`^["',]{0,2}\\n[\\s*-]{0,12}"?(?:${PROGRAM_KEYS})"?:`, 'u');
const KEY_BEFORE = new RegExp(
  `(?:^|\\n)[\\s*-]{0,12}"?(?:${PROGRAM_KEYS})"?:[^\\n]{0,40}\\n[\\s*-]{0,12}"?[Nn]ame"?: ?["'*]{0,3}$`,
  'u',
);
/** The next parameter of a function: "client: Anthropic, model: str". */
const PARAMETER_AFTER =
  /^,\s{0,20}\w{1,30}: ?(?:str|int|float|bool|dict|list|Any|Optional|string|number|boolean)(?!\w)/u;

/** A word before "Name" that says whose name it is. Other words make it the name of a thing: "Prompt Name", "Landmark Name". */
const NAMED = /(?<word>[\p{L}’']+) name[ \t]?[:=][ \t"'*]{0,6}$/iu;
const WHOSE = new RegExp(
  `^(?:.*['’]s?|${alternativesOf(`full first last given family middle maiden employee patient customer client contact student applicant candidate tenant
  my your his her their our the a real legal birth preferred guest passenger user pet dog cat baby child kid husband wife partner mother father parent
  guardian teacher doctor nurse manager owner member driver author host bride groom spouse son daughter friend landlord boss colleague agent caller
  holder cardholder buyer seller recipient sender beneficiary resident participant attendee volunteer player donor payer billing shipping account and or by`)})$`,
  'iu',
);
/** "Significato del nome:" ("meaning of the name") is followed by no name. */
const OF_THE_NAME = /(?<!\p{L})(?:del|di|do|du|de|dal) (?:nome|nom|nombre)[ \t]?[:=] {0,4}$/iu;

/** Whether the value of a field ("Name:", "Patient:", "From:") may be the name of a person. */
export function isNameInField(candidate: Candidate): boolean {
  const { text, value, start, end } = candidate;
  const head = before(candidate);
  const tail = after(candidate);
  if (!value.includes(' ')) {
    if (/^ \p{Ll}/u.test(tail) && !GOES_ON_AFTER_NAME.test(tail)) return false;
    if (SPEAKER_BEFORE.test(head) && isTranscript(text)) return false;
  }
  const whose = NAMED.exec(head)?.groups?.word;
  if ((whose !== undefined && !WHOSE.test(whose)) || OF_THE_NAME.test(head)) return false;
  return (
    !KEY_AFTER.test(tail) &&
    !KEY_BEFORE.test(head) &&
    !PARAMETER_AFTER.test(tail) &&
    !isProgramClassName(text, { start, end })
  );
}

/** Nouns that form a term with a role: "Patient Education", "Customer Experience Management". */
const TERM = new RegExp(
  `^(?:\\p{L}+tion|${alternativesOf(`management engagement agreement relationship relationships safety identity security success support service services care context strategy relations portal data records history journey feedback
  experience onboarding intake form forms rights handbook benefits training review reviews value persona personas profile profiles account accounts id ids
  number list database library secret credentials side model name names type status details request requests message messages project value access api base`)})$`,
  'iu',
);
export const isTermWithRole = ({ value }: Candidate): boolean => TERM.test(value.split(' ')[0] ?? '');

/** Groups and papers that follow a word which is also a title: "Justice League", "Pan Jiu-Jitsu Championship". */
const GROUP_OR_PAPER =
  /(?:^|[ -])(?:League|Society|Department|Ministry|Center|Centre|Bureau|Championships?|Cup|Games|Tournament|Committee|Rules|Charter|Act|System|Reform|Project)(?: |$)/u;
const PLACEHOLDER = /^(?:XYZ|ABC|XXX)(?:['’]s)?$/u;
export const isNoTitledPerson = ({ value }: Candidate): boolean =>
  GROUP_OR_PAPER.test(value) || PLACEHOLDER.test(value);
