// Recognises words that follow "I am", "Patient:", "Name:" or a title and are not a person's name: the persona of an AI assistant ("I'm Recipe
// Guru, your AI companion"), a line of a transcript ("Doctor: Sounds good"), a value in a settings file, a term ("Customer Success").

import { rememberedForLastText } from '../../text/for-last-text.ts';
import { alternativesOf } from '../../text/pattern.ts';
import { isListedGivenName } from '../given-names/find.ts';
import { isProgramClassName } from '../program-class-names.ts';
import { mayBeInName } from './name-form.ts';
import type { Candidate } from './rule.ts';

const CONTEXT_LENGTH = 120;
const textAfter = ({ text, end }: Candidate, reach = CONTEXT_LENGTH) => text.slice(end, end + reach);
const textBefore = ({ text, start }: Candidate, reach = CONTEXT_LENGTH) =>
  text.slice(Math.max(0, start - reach), start);

/** A name that ends as the names of AI assistants do: "Unreal Engine Master", "TaxBot". Hofmeister and Talbot, which are surnames, do not match. */
const ASSISTANT_NAME =
  /(?:^|[ -])(?:[Aa]ssist[ae]nte?|[Aa]sistente|\p{L}*[Ee]xpert[ea]?)(?:$| )|[ -](?:AI|KI|IA|Pro|Chat|Bot|Guru)$|[ -]\S+[ -](?:Master|Meister|Maestro)$|\p{Ll}(?:Bot|AI|Helper)$|GPT$|[ -]\p{L}{3,}partner$/u;
/** Words that occur in the names of products and AI assistants and hardly ever in the names of people. */
export const PRODUCT_WORD = new RegExp(
  `\\d|GPT|\\p{Ll}(?:Bot|AI)(?!\\p{L})|\\p{L}{3}partner(?!\\p{L})|(?<!\\p{L})(?:AI|KI|IA|\\p{L}*[Ee]xpert[ea]?|${alternativesOf(`Pro Bot Chat Chatbot Guru Assistant Assistent Assistente Asistente
  Helper Buddy Tutor Coach Wizard Genie Engine Studio Lab Recipe Kitchen Cooking Garden Code Coding Data Tax Legal Travel Trip Fitness Health Finance Budget
  Study Writer Writing Story Content Marketing Language Virtual Smart Creative Unreal Unity Python Java Excel Linux My[Ss][Qq][Ll] SQL Tailwind React WordPress Chess Game Prompt Logo Design Designer`)})(?!\\p{L})`,
  'u',
);
const HELPER =
  'assist|asist|compagn|compañ|companion|metgezel|begleit|expert|spe[cz]ialist|maestro|maatje|guide|helper|chatbot|tutor';
/** Words after a noun of `HELPER` that show that it means a person's job or relation: "your assistant manager", "su compañera de piso". */
const WORK_OF_PERSON =
  '\\p{L}* (?:manager|professor|principal|coach|director|teacher|editor|head|nurse|attorney|chef|superintendent|de piso|de trabajo|de clase|de cuarto|de habitación|di classe|di stanza|di banco|de classe|de chambre|de quarto)(?!\\p{L})';
const YOUR_ASSISTANT = new RegExp(
  `^[^.!?\\n,:]{0,40}[,:] (?:(?:your|ihr|dein|euer|votre|ton|tu|su|il tuo|il suo|la tua|je|jouw|uw|teu|seu)(?!\\p{L})[^.!?\\n]{0,70}?(?:${HELPER})(?!${WORK_OF_PERSON})|(?:an?|the|your|eine?|une?|uma?|een|el|il|le) (?:[\\p{L}-]+ ){0,3}chatbot(?!s)|(?:here to help|hier, um|aquí para|ici pour|qui per|prêt à vous))|^,? v\\d`,
  'iu',
);
const AI_NOUN =
  '[Aa]ssist|[Aa]sist|[Cc]ompanion|[Cc]ompagn|[Gg]uide|[Cc]hat|[Bb]ot(?!\\p{L})|[Aa]gente?(?!\\p{L})|[Hh]elper|[Tt]utor|[Bb]egleit|[Mm]etgezel|[Mm]odel|[Bb]uddy|[Ff]riend';
/** "AI" in capitals beside a word for an assistant: "an AI companion", "compagnon IA". "An AI engineer" and "j'ai" do not match. */
const AI_ASSISTANT = new RegExp(
  `^(?![^.!?\\n,]{0,20},? (?:I|we|and I|who|ich|je|yo|io|ik)(?!\\p{L}))[^.!?\\n]{0,80}?(?:(?<![\\p{L}'’])(?:AI|KI|IA|GPT)[ -](?:powered |based |gestützter? )?(?:\\p{L}+ )?(?:${AI_NOUN})|(?:${AI_NOUN})\\p{L}* (?:d['’]|de |di )?(?:IA|AI|KI|GPT)(?!\\p{L}))`,
  'u',
);
const SPECIALISED =
  /^,? (?:dedicated to|spezialisiert|spécialisé|especializad|specializzat|gespecialiseerd|speciali[sz]ed in|expert en|(?:en)?focad[oa] e[nm] (?:ofrecer|proporcionar|brindar|oferecer|fornecer))(?!\p{L}{2})/iu;
/** What an assistant says after a name with a product word: "I am Tailwind Wizard, focused on your wireframes". */
const FOCUSED_ON_YOU =
  /^,? (?:focused on [^.!?\n]{0,40}?(?<!\p{L})your?|(?:here to|aquí para|ici pour|qui per) (?:help|assist|guide|ayud|aider|aiut))/iu;
const HERE_FOR_YOU =
  /^, (?:hier um (?:Ihnen|dir|euch)|hier om (?:je|jou|u|jullie))(?!\p{L})(?: bei |[^.!?\n]{0,90}?(?:helfen|unterstützen|helpen|ondersteunen)(?!\p{L}))/iu;
/** A word for a helper: "Taalcorrector". "Meister" is left out because of surnames such as Hofmeister; the next pattern asks for a product before it. */
const HELPING_WORD =
  /^\p{L}{3,}(?:ctor|ator|coach|assistent|assistant|gids|expert|schrijver|vertaler|helper|helfer)$/iu;
/** A product's name in two halves and a helper. People have such first names too: "AnnaLena Turnhelfer", "DeWitt Kirchmeister". */
const PRODUCT_AND_HELPER =
  /^(?!Mac\p{Lu})(?<half>\p{Lu}\p{Ll}{2,})\p{Lu}\p{Ll}{2,} \p{L}{3,}(?:smeister|coach|assistent|assistant|helper|helfer)$/u;
const isProductAndHelper = (value: string): boolean => {
  const half = PRODUCT_AND_HELPER.exec(value)?.groups?.half;
  return half !== undefined && !isListedGivenName(half);
};
/** After a name with a product word: "Soy Mysql Buen Señor, un experto profesional en". */
const EXPERT_IN = /^, (?:an?|une?|una|um|uma|ein|eine|een) (?:\p{L}+ ){0,2}expert\p{L}*(?!\p{L})/iu;
/** Product words, which are no surnames but may be first names: "Guru Prasad". */
const ASSISTANT_WORD = /(?<!\p{L})(?:Wizard|Genie|Bot|Chatbot|Guru|Assistant|Helper|Engine|GPT|AI)$/u;
const CAPITALISED = /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L}\p{M}.'’-]*)+$/u;

/** Whether a name is the persona of an AI assistant. After "my name is", two capitalised words without a product word are always a person. */
export function isNamedAssistant(candidate: Candidate, isAfterNameIs = false): boolean {
  const { value } = candidate;
  const [first = '', second] = value.split(' ');
  const isListed = isListedGivenName(first);
  const isFullName = second !== undefined && !PRODUCT_WORD.test(value);
  if (isFullName && (isListed || (isAfterNameIs && CAPITALISED.test(value)))) return false;
  const tail = textAfter(candidate);
  return (
    ASSISTANT_NAME.test(value) ||
    YOUR_ASSISTANT.test(tail) ||
    AI_ASSISTANT.test(tail) ||
    (!isListed &&
      (SPECIALISED.test(tail) ||
        (ASSISTANT_WORD.test(value) && FOCUSED_ON_YOU.test(tail)) ||
        (PRODUCT_WORD.test(value) && EXPERT_IN.test(tail)) ||
        ((HELPING_WORD.test(value) || ASSISTANT_WORD.test(value) || isProductAndHelper(value)) &&
          HERE_FOR_YOU.test(tail))))
  );
}

/** Technical jobs: "Full-Stack Webentwickler". */
const TECHNICAL_JOB = /^(?:Full-?[Ss]tack|Front-?[Ee]nd|Back-?[Ee]nd|DevOps)(?!\p{L})/u;

/** Nouns after "Ich bin" and "Je suis" that are not names, because they end as abstract nouns do ("-ung", "-ment"). */
const NOUN =
  /[Ii]ch bin \p{Lu}\p{L}+(?:ung|heit|keit|schaft|tion|(?:ik|ch|[bfglnt])erin)$|[Jj]e suis \p{Lu}\p{L}{4,}(?:ment|tion)$/u;
/** What follows the first word of a job title or book title: "Correcteur de langue", "Softwareentwicklung für Dummies". */
const REST_OF_TITLE = /^ (?:de|des|du|d['’]|für|for|of|pour|di|van|voor) ?\p{Ll}/u;

/** Words for what somebody is or does, by their ending ("-eur") or listed ("Chef"). They are not names if `REST_OF_TITLE` follows. */
const JOB_OR_TITLE =
  /^\p{L}{2,}(?:eur|rice|ung|heit|keit|schaft|[ct]ión|sión|zione|tion|sion|mento?|tore|dora?|tora?|ista|iste|ante?|ente?|ing|logie|logía|logia)$|^\p{L}{6,}er(?:in)?$|^(?:Fan|Chef|Expert[aoe]?|Maestro|Maestra|Maître|Ma[iî]tresse|Roi|Reine|Rey|Reina|Dieu|Guide|Coach|Guru)$/u;

/** Whether the words after "I am" may be the name of a private person. */
export function isIntroducedPerson(candidate: Candidate): boolean {
  const words = candidate.value.split(' ');
  const [first = ''] = words;
  return (
    mayBeInName(first) &&
    !TECHNICAL_JOB.test(candidate.value) &&
    !(
      words.length === 1 &&
      !isListedGivenName(first) &&
      (NOUN.test(textBefore(candidate, 8) + first) ||
        (JOB_OR_TITLE.test(first) && REST_OF_TITLE.test(textAfter(candidate))))
    ) &&
    !isNamedAssistant(candidate)
  );
}

/** Whether the "it's" or "sono" before a candidate introduces nobody: in a heading ("Charge What It's Worth") or after "whether". */
export const isNotSelfIntroduction = (candidate: Candidate): boolean => {
  const line = textBefore(candidate).split('\n').at(-1) ?? '';
  return (
    (/(?<!\p{L})\p{Lu}[\p{L}']* It's $|(?:[Ww]hether|[Ww]hat) it's $/u.test(line) ||
      (/^[^\w#]*(?:#|H[1-6]:).*(?<!\p{L})\p{Lu}\p{L}+ Sono $/u.test(line) &&
        !isListedGivenName(candidate.value.split(' ')[0] ?? '') &&
        /^ (?:per|da|di|in|nel\p{L}*|perché) /u.test(textAfter(candidate, 12)))) &&
    !/(?<!\p{L})(?:hi|hey|hello|hiya|dear|morning|evening|yo|hallo|hola|ciao|salve|buongiorno|buonasera|saluti|piacere|io)(?!\p{L})/iu.test(
      line,
    )
  );
};
/** A title in a list of songs or films: "songs by the band: Let It Be, Hey Jude, Yesterday". */
export const isGreetingInTitle = (candidate: Candidate): boolean => {
  const line = textBefore(candidate, 240).split('\n').at(-1) ?? '';
  return (
    /(?<!\p{L})\p{Lu}[\p{L}'’]*, (?:Hey|Hi|Hello|Dear) $/u.test(line) &&
    /^, \p{Lu}[\p{L}'’]*(?: [\p{L}'’]+){0,5}, \p{Lu}/u.test(textAfter(candidate, 80)) &&
    /(?<!\p{L})(?:songs?|albums?|tracks?|films?|movies?|musicals?|hits)(?!\p{L})/iu.test(line)
  );
};
/** An answer after a sentence that ends like a letter: "A formal title would be best.\nUnderstood." */
export const isAnswerAfterSentence = (candidate: Candidate): boolean =>
  ANSWER.test(candidate.value) && /^\. \p{Lu}/u.test(textAfter(candidate, 3));

const SPEAKER =
  '(?:patient|client|applicant|candidate|employee|manager|tenant|landlord|doctor|therapist|nurse|customer|agent|interviewer|student|teacher|guest\\w*|user|assistant)';
const SPEAKER_BEFORE = new RegExp(`(?<!\\p{L})${SPEAKER}[ \\t]?:[ \\t]{0,4}$`, 'iu');
const SPOKEN_LINE = new RegExp(`^${SPEAKER}[ \\t]?:[^\\n]*`, 'gimu');
const isSaid = (line: string) =>
  /[?!]["”)]?$/u.test(line) || (line.endsWith('.') && line.split(' ').length > 3 && / \p{Ll}/u.test(line));

/** Whether at least two lines that begin with a role ("Doctor:") go on with a sentence. */
const isTranscript = rememberedForLastText((text) => {
  const lines = (text.match(SPOKEN_LINE) ?? []).map((line) => line.trimEnd()).filter(isSaid);
  return new Set(lines).size > 1;
});

/** The end of the line directly after the candidate, so that it is the whole answer of a speaker. */
const LINE_END = /^[ \t]*(?:\.[ \t]*)?(?:\n|$)/u;
const ANSWER =
  /^(?:Rarely|Really|Definitely|Absolutely|Exactly|Probably|Possibly|Usually|Occasionally|Frequently|Certainly|Actually|Honestly|Hardly|Barely|Totally|Completely|Slightly|Daily|Weekly|Mostly|Surely|Clearly|Sadly|Unfortunately|Luckily|Hopefully|Recently|Lately|Constantly|Finally|Obviously|Days|Weeks|Months|Years|Never|Always|Often|Sometimes|Maybe|Perhaps|Correct|True|False|Agreed|Understood|Perfect|Wonderful|Excellent|Amazing|Awesome|Bye|Goodbye|Cheers|Today|Tomorrow|Yesterday|Tonight|Nobody|Somebody|Someone|Something|Everything|Anytime|Ouch|Wow|None|Deal|Done|Indeed|Seriously|Interesting|Pardon|Congratulations|Ja|Nein|Oui|Non|Sí|Si|Danke|Merci|Gracias|Grazie|Pain|Headaches?|Same|Same here|More|Less|Better|Worse|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\.?$/u;
/** Verbs that follow a name in notes about a patient or client: "Patient: Maria presents with chest pain". */
const REPORTS =
  /^ (?:presents?|presented|reports?|reported|requests?|requested|complains?|complained|states|stated|denies|denied|describes?|described|says|said|asks|asked|wants|needs|takes|lives|works|prefers|recommends)(?!\p{L})/u;
/** Subjects of a verb in lower case that are not names: "Patient: Pain persists", "Client: Everything works". */
const NO_NAME_BEFORE_VERB =
  /^(?:\p{L}+(?:body|thing)|Someone|Anyone|Everyone|Rarely|Recently|Usually|Sometimes|Always|Sales|Reviews|Results|Symptoms|Tests?|Treatment|Support|Build|One|Two|Three|Pain|Work|Time|Life|Stress|Money|Rent|Sleep|Food|Payment|Delivery|Please|Just|Still)$/u;
/** Words in lower case that may follow a name in a field: "Patient: Maria is 40", "From: Anna in Leeds", "Client: Okafor requests". */
const GOES_ON_AFTER_NAME =
  /^ (?:\p{Ll}{2,}(?:s|ed)|and|or|is|was|has|had|who|from|in|at|of|und|oder|aus|ist|et|est|de|y|es|e|é|è|en|da|di|van|i|z|och|og)(?!\p{L})/u;
/** Nouns that look like the verbs that may follow a name: "Name: Amazon reviews". */
const THINGS_AFTER =
  /^ (?:reviews|records|results|products|services|comments|images|models|files|tweets|posts|news|sales|prices|logs|datasets?)[ \t]*(?:\n|$)/u;
const PROGRAM_KEYS = alternativesOf(
  'value [Vv]ersion kind image phase effort uses runs?(?:-on)? env command labels spec metadata apiVersion namespace replicas containers steps',
);
const KEY_AFTER = new RegExp(`^["',]{0,2}\\n[\\s*-]{0,12}"?(?:${PROGRAM_KEYS})"?:`, 'u');
const KEY_BEFORE = new RegExp(
  `(?:^|\\n)[\\s*-]{0,12}"?(?:${PROGRAM_KEYS})"?:[^\\n]{0,40}\\n[\\s*-]{0,12}"?[Nn]ame"?: ?["'*]{0,3}$`,
  'u',
);
/** The events that start a workflow, after its name: "name: Lint\non: [push]". */
const WORKFLOW_AFTER = /^["']?\non:\s{0,6}(?:\[|push|pull_request|schedule|workflow_)/u;
/** The next parameter of a function: "client: Anthropic, model: str". */
const PARAMETER_AFTER =
  /^,\s{0,20}\w{1,30}: ?(?:str|int|float|bool|dict|list|Any|Optional|string|number|boolean)(?!\w)/u;

/** The word before "Name:", which may make it the name of a thing: "Prompt Name", "Landmark Name". */
const WORD_BEFORE_NAME = /(?<![\p{L}’'])(?<word>[\p{L}’']+) name[ \t]?[:=][ \t"'*]{0,6}$/iu;
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
/** Headings about a name, such as "Significato del nome:" ("meaning of the name"). No name of a person follows them. */
const OF_THE_NAME = /(?<!\p{L})(?:del|di|do|du|de|dal) (?:nome|nom|nombre)[ \t]?[:=] {0,4}$/iu;

const PLACEHOLDER = /^(?:XYZ|X Y Z|ABC|X{3,})(?:['’]s)?$/u;
/** Words for a kind of venue, which a task may put into the field for a name: "Name: Pizzeria". */
const VENUE_ALONE = /^(?:Pizzeria|Trattoria|Restaurant|Ristorante|Brasserie|Bistro|Caf[eé]|Hotel|Bakery)$/u;

/** Whether the value of a field ("Name:", "Patient:", "From:") may be the name of a person. */
export function isNameInField(candidate: Candidate): boolean {
  const { text, value, start, end } = candidate;
  const head = textBefore(candidate);
  const tail = textAfter(candidate);
  // An adverb that begins a sentence: "Patient: Sometimes I take a beer".
  if (/^\p{Lu}\p{Ll}+ I(?!\p{L})/u.test(value) || THINGS_AFTER.test(tail)) return false;
  if (!value.includes(' ')) {
    if (/^ \p{Ll}/u.test(tail) && (!GOES_ON_AFTER_NAME.test(tail) || NO_NAME_BEFORE_VERB.test(value))) return false;
    if (SPEAKER_BEFORE.test(head) && isTranscript(text)) {
      const isAnswer = LINE_END.test(tail) && !ANSWER.test(value);
      const isReported = REPORTS.test(tail) && !NO_NAME_BEFORE_VERB.test(value);
      if (!isAnswer && !isReported) return false;
    }
  }
  const thing = WORD_BEFORE_NAME.exec(head)?.groups?.word;
  if ((thing !== undefined && THING.test(thing)) || OF_THE_NAME.test(head)) return false;
  return (
    !KEY_AFTER.test(tail) &&
    !KEY_BEFORE.test(head) &&
    !PARAMETER_AFTER.test(tail) &&
    !WORKFLOW_AFTER.test(tail) &&
    !PLACEHOLDER.test(value) &&
    !VENUE_ALONE.test(value) &&
    !isProgramClassName(text, { start, end })
  );
}

/** Nouns that form a term together with the role before them: "Patient Education", "Customer Experience Management". */
const TERM = new RegExp(
  `^(?:[\\p{L}-]+tion|${alternativesOf(`management engagement agreement relationship relationships safety identity security success support service services care context strategy relations portal data records history journey feedback
  experience onboarding intake form forms rights handbook benefits training review reviews value persona personas profile profiles account accounts id ids
  number list database library secret credentials side model name names type status details request requests message messages project value access api base component components`)})$`,
  'iu',
);
/** Words that are such a term only if no other follows: "United States Attorney General", "Customer Impact". */
const TERM_ALONE =
  /^(?:General|Impact|Churn|Lifetime|Insights|Outreach|Advocacy|Autonomy|Teacher|Listener|Mentor|Educator|Instructor)$/u;
/** Whether a candidate after a role such as "Patient" belongs to a term and is not a name. */
export const formsTermWithRole = ({ value }: Candidate): boolean =>
  TERM.test(value.split(' ')[0] ?? '') || TERM_ALONE.test(value);

/** A state, district or institution after "named": "previously named Eastern Bieh State". */
export const isNamedPlace = (candidate: Candidate): boolean =>
  / (?:State|County|Province|Township|Municipality|Republic|Kingdom|University|College|Hospital)$/u.test(
    candidate.value,
  ) &&
  /(?<!\p{L})[Nn]amed $/u.test(textBefore(candidate, 8)) &&
  !isListedGivenName(candidate.value.split(' ')[0] ?? '');

/** Groups, events and laws whose name begins with a word that is also a title: "Justice League", "Pan Jiu-Jitsu Championship". */
const GROUP_EVENT_OR_LAW =
  /(?:^|[ -])(?:League|Society|Department|Ministry|Center|Centre|Bureau|Championships?|Cup|Games|Tournament|Committee|Rules|Charter|Act|System|Reform|Project)(?: |$)/u;
/** A district of Bangkok: "Don Mueang District". */
const isDistrict = (candidate: Candidate): boolean =>
  / District$/u.test(candidate.value) &&
  /(?<!\p{L})Don $/u.test(textBefore(candidate, 8)) &&
  !/^ [\p{Lu}\d]/u.test(textAfter(candidate, 2));
/** Whether a candidate after a title is not a person but a group, an event, a law, a district or a placeholder. */
export const isNotPersonAfterTitle = (candidate: Candidate): boolean =>
  GROUP_EVENT_OR_LAW.test(candidate.value) || PLACEHOLDER.test(candidate.value) || isDistrict(candidate);
