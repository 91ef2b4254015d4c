// Recognises words that follow "I am", "Patient:", "Name:" or a title and are not the name of a person: the persona of an assistant ("I'm
// Recipe Guru, your AI companion"), what somebody says in a transcript ("Doctor: Sounds good"), a key of settings, a term ("Customer Success").
import { alternativesOf } from '../../text/pattern.ts';
import { isListedGivenName } from '../given-names/find.ts';
import { isProgramClassName } from '../program-class-names.ts';
import { mayBeInName } from './name-form.ts';
import type { Candidate } from './rule.ts';

const REACH = 120;
const after = ({ text, end }: Candidate, reach = REACH) => text.slice(end, end + reach);
const before = ({ text, start }: Candidate, reach = REACH) => text.slice(Math.max(0, start - reach), start);

/** Last words of the names of assistants: "Unreal Engine Master", "TaxBot". Surnames such as Hofmeister and Talbot only end in such a word. */
const ASSISTANT_NAME =
  /(?:^|[ -])(?:[Aa]ssist[ae]nte?|[Aa]sistente|\p{L}*[Ee]xpert[ea]?)(?:$| )|[ -](?:AI|KI|IA|Pro|Chat|Bot|Guru)$|[ -]\S+[ -](?:Master|Meister|Maestro)$|\p{Ll}(?:Bot|AI)$|GPT$/u;
/** Words in the names of products and assistants that hardly occur in the names of people. */
const PRODUCT_WORD = new RegExp(
  `\\d|GPT|\\p{Ll}(?:Bot|AI)(?!\\p{L})|(?<!\\p{L})(?:AI|KI|IA|\\p{L}*[Ee]xpert[ea]?|${alternativesOf(`Pro Bot Chat Chatbot Guru Assistant Assistent Assistente Asistente
  Helper Buddy Tutor Coach Wizard Genie Engine Studio Lab Recipe Kitchen Cooking Garden Code Coding Data Tax Legal Travel Trip Fitness Health Finance Budget
  Study Writer Writing Story Content Marketing Language Virtual Smart Creative Unreal Unity Python Java Excel Linux Chess Game Prompt Logo Design Designer`)})(?!\\p{L})`,
  'u',
);
const HELPER =
  'assist|asist|compagn|compañ|companion|metgezel|begleit|expert|spe[cz]ialist|maestro|maatje|guide|helper|chatbot|tutor';
/** Words after such a noun that make it a post or relation of a person: "your assistant manager", "su compañera de piso". */
const WORK_OF_PERSON =
  '\\p{L}* (?:manager|professor|principal|coach|director|teacher|editor|head|nurse|attorney|chef|superintendent|de piso|de trabajo|de clase|de cuarto|de habitación|di classe|di stanza|di banco|de classe|de chambre|de quarto)(?!\\p{L})';
const YOUR_ASSISTANT = new RegExp(
  `^[^.!?\\n,:]{0,40}[,:] (?:(?:your|ihr|dein|euer|votre|ton|tu|su|il tuo|il suo|la tua|je|jouw|uw|teu|seu)(?!\\p{L})[^.!?\\n]{0,70}?(?:${HELPER})(?!${WORK_OF_PERSON})|(?:an?|the|your|eine?|une?|uma?|een|el|il|le) (?:[\\p{L}-]+ ){0,3}chatbot(?!s)|(?:here to help|hier, um|aquí para|ici pour|qui per|prêt à vous))|^,? v\\d`,
  'iu',
);
const AI_NOUN =
  '[Aa]ssist|[Aa]sist|[Cc]ompanion|[Cc]ompagn|[Gg]uide|[Cc]hat|[Bb]ot(?!\\p{L})|[Aa]gente?(?!\\p{L})|[Hh]elper|[Tt]utor|[Bb]egleit|[Mm]etgezel|[Mm]odel|[Bb]uddy|[Ff]riend';
/** In capitals and beside a word for an assistant: "an AI companion", "compagnon IA". "An AI engineer" and "j'ai" are said by people. */
const AI_ASSISTANT = new RegExp(
  `^(?![^.!?\\n,]{0,20},? (?:I|we|and I|who|ich|je|yo|io|ik)(?!\\p{L}))[^.!?\\n]{0,80}?(?:(?<![\\p{L}'’])(?:AI|KI|IA|GPT)[ -](?:powered |based |gestützter? )?(?:\\p{L}+ )?(?:${AI_NOUN})|(?:${AI_NOUN})\\p{L}* (?:d['’]|de |di )?(?:IA|AI|KI|GPT)(?!\\p{L}))`,
  'u',
);
const SPECIALISED =
  /^,? (?:dedicated to|spezialisiert|spécialisé|especializad|specializzat|gespecialiseerd|speciali[sz]ed in|expert en)(?!\p{L}{2})/iu;
const CAPITALISED = /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L}\p{M}.'’-]*)+$/u;

/** Whether a name is the persona of an assistant. After "my name is", two capitalised words without a product word are a person. */
export function isNamedAssistant(candidate: Candidate, isAfterNameIs = false): boolean {
  const { value } = candidate;
  const [first = '', second] = value.split(' ');
  const isListed = isListedGivenName(first);
  const isFullName = second !== undefined && !PRODUCT_WORD.test(value);
  if (isFullName && (isListed || (isAfterNameIs && CAPITALISED.test(value)))) return false;
  const tail = after(candidate);
  return (
    ASSISTANT_NAME.test(value) ||
    YOUR_ASSISTANT.test(tail) ||
    AI_ASSISTANT.test(tail) ||
    (!isListed && SPECIALISED.test(tail))
  );
}

/** Nouns in German and French that say what somebody or something is. */
const NOUN = /[Ii]ch bin \p{Lu}\p{L}+(?:ung|heit|keit|schaft|tion)$|[Jj]e suis \p{Lu}\p{L}{4,}(?:ment|tion)$/u;
/** A title goes on in lower case: "Correcteur de langue", "Softwareentwicklung für Dummies". */
const TITLE_GOES_ON = /^ (?:de|des|du|d['’]|für|for|of|pour|di|van|voor) ?\p{Ll}/u;

/** What is said of somebody rather than a name, by its ending or as a listed word. */
const IS_TITLE =
  /^\p{L}{2,}(?:eur|rice|ung|heit|keit|schaft|[ct]ión|sión|zione|tion|sion|mento?|tore|dora?|tora?|ista|iste|ante?|ente?|ing|logie|logía|logia)$|^\p{L}{6,}er(?:in)?$|^(?:Fan|Chef|Expert[aoe]?|Maestro|Maestra|Maître|Ma[iî]tresse|Roi|Reine|Rey|Reina|Dieu|Guide|Coach|Guru)$/u;

/** Whether the words after "I am" may be the name of a private person. */
export function isIntroducedPerson(candidate: Candidate): boolean {
  const words = candidate.value.split(' ');
  const [first = ''] = words;
  return (
    mayBeInName(first) &&
    !(
      words.length === 1 &&
      !isListedGivenName(first) &&
      (NOUN.test(before(candidate, 8) + first) || (IS_TITLE.test(first) && TITLE_GOES_ON.test(after(candidate))))
    ) &&
    !isNamedAssistant(candidate)
  );
}

/** "It's" in a heading or after "whether" introduces nobody: "Charge What It's Worth", "whether it's Polish or Czech". */
export const isInPhrase = (candidate: Candidate): boolean => {
  const line = before(candidate).split('\n').at(-1) ?? '';
  return (
    /(?<!\p{L})\p{Lu}[\p{L}']* It's $|(?:[Ww]hether|[Ww]hat) it's $/u.test(line) &&
    !/(?<!\p{L})(?:hi|hey|hello|hiya|dear|morning|evening|yo|hallo|hola)(?!\p{L})/iu.test(line)
  );
};

const SPEAKER =
  '(?:patient|client|applicant|candidate|employee|manager|tenant|landlord|doctor|therapist|nurse|customer|agent|interviewer|student|teacher|guest\\w*|user|assistant)';
const SPEAKER_BEFORE = new RegExp(`(?<!\\p{L})${SPEAKER}[ \\t]?:[ \\t]{0,4}$`, 'iu');
const SPOKEN_LINE = new RegExp(`^${SPEAKER}[ \\t]?:[^\\n]*`, 'gimu');
const isSaid = (line: string) =>
  /[?!]["”)]?$/u.test(line) || (line.endsWith('.') && line.split(' ').length > 3 && / \p{Ll}/u.test(line));

let lastText = '';
let lastIsTranscript = false;
/** Whether at least two lines of roles are sentences, so that what follows a role is what it says. Cached, because a transcript has many such lines. */
function isTranscript(text: string): boolean {
  if (text !== lastText) {
    const lines = (text.match(SPOKEN_LINE) ?? []).map((line) => line.trimEnd()).filter(isSaid);
    lastIsTranscript = new Set(lines).size > 1;
    lastText = text;
  }
  return lastIsTranscript;
}

/** An answer of one word. */
const IS_WHOLE_LINE = /^[ \t]*\.?[ \t]*(?:\n|$)/u;
const ANSWER =
  /^(?:Rarely|Really|Definitely|Absolutely|Exactly|Probably|Possibly|Usually|Occasionally|Frequently|Certainly|Actually|Honestly|Hardly|Barely|Totally|Completely|Slightly|Daily|Weekly|Mostly|Surely|Clearly|Sadly|Unfortunately|Luckily|Hopefully|Recently|Lately|Constantly|Finally|Obviously|Days|Weeks|Months|Years|Never|Always|Often|Sometimes|Maybe|Perhaps|Correct|True|False|Agreed|Understood|Perfect|Wonderful|Excellent|Amazing|Awesome|Bye|Goodbye|Cheers|Today|Tomorrow|Yesterday|Tonight|Nobody|Somebody|Someone|Something|Everything|Anytime|Ouch|Wow|None|Deal|Done|Indeed|Seriously|Interesting|Pardon|Congratulations|Ja|Nein|Oui|Non|Sí|Si|Danke|Merci|Gracias|Grazie|Pain|Headaches?|Same|Same here|More|Less|Better|Worse|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\.?$/u;
/** Verbs of notes about somebody: "Patient: Maria presents with chest pain". */
const REPORTS =
  /^ (?:presents?|presented|reports?|reported|requests?|requested|complains?|complained|states|stated|denies|denied|describes?|described|says|said|asks|asked|wants|needs|takes|lives|works|prefers|recommends)(?!\p{L})/u;
/** Words before such a verb that are no names: "Patient: Pain persists", "Client: Everything works". */
const NO_NAME_BEFORE_VERB =
  /^(?:\p{L}+(?:body|thing)|Someone|Anyone|Everyone|Rarely|Recently|Usually|Sometimes|Always|Sales|Reviews|Results|Symptoms|Tests?|Treatment|Support|Build|One|Two|Three|Pain|Work|Time|Life|Stress|Money|Rent|Sleep|Food|Payment|Delivery|Please|Just|Still)$/u;
/** Words in lower case after a name in a field: "Patient: Maria is 40", "From: Anna in Leeds", "Client: Okafor requests". */
const GOES_ON_AFTER_NAME =
  /^ (?:\p{Ll}{2,}(?:s|ed)|and|or|is|was|has|had|who|from|in|at|of|und|oder|aus|ist|et|est|de|y|es|e|é|è|en|da|di|van|i|z|och|og)(?!\p{L})/u;
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

/** A word before "Name" that makes it the name of a thing: "Prompt Name", "Landmark Name". */
const NAMED = /(?<word>[\p{L}’']+) name[ \t]?[:=][ \t"'*]{0,6}$/iu;
const THING = new RegExp(
  `^(?:${alternativesOf(`prompt file filename folder directory path landmark project product function method class variable constant column field row table
  sheet view model site website page app application event game tool package module library plugin extension theme template domain host server service
  database schema bucket container image branch repo repository character brand company business firm organization organisation institution
  school university college hospital hotel restaurant street city country state place location building room book movie film song album show series
  episode course recipe dish drug medication medicine disease test exam task job workflow pipeline step stage phase cluster node pod namespace queue
  topic channel group team role policy rule key token certificate device printer network interface command script program software system feature
  component element tag attribute property parameter argument type enum struct object entity query index trigger job process thread task collection dataset
  chart report document form item asset category level style color colour font icon skill spell weapon planet star ship vessel car vehicle bank plan
  campaign bot chatbot assistant chapter title species plant store shop resource region zone instance lambda stack metric alert`)})$`,
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
    if (/^ \p{Ll}/u.test(tail) && (!GOES_ON_AFTER_NAME.test(tail) || NO_NAME_BEFORE_VERB.test(value))) return false;
    if (SPEAKER_BEFORE.test(head) && isTranscript(text)) {
      const isAnswer = IS_WHOLE_LINE.test(tail) && !ANSWER.test(value);
      const isReported = REPORTS.test(tail) && !NO_NAME_BEFORE_VERB.test(value);
      if (!isAnswer && !isReported) return false;
    }
  }
  const thing = NAMED.exec(head)?.groups?.word;
  if ((thing !== undefined && THING.test(thing)) || OF_THE_NAME.test(head)) return false;
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
