// Finds names of people by the words around them ("my name is", "Dear", "Patient:"). There is no list of names, so the confidence is low.
import type { Finding } from '../annotation.ts';
import { isEverydayTerm } from '../everyday-terms.ts';
import { isFieldName } from '../field-names.ts';
import { mayBeInName, nameWithoutSentenceWords, PERSON_NAME_PATTERN } from './name-form.ts';
import {
  formsTermWithRole,
  isAnswerAfterSentence,
  isGreetingInTitle,
  isIntroducedPerson,
  isNamedAssistant,
  isNamedPlace,
  isNameInField,
  isNotPersonAfterTitle,
  isNotSelfIntroduction,
} from './no-person.ts';
import {
  isPrecededBy,
  OUTER_PUNCTUATION_EXCEPT_FULL_STOP,
  type PatternRule,
  type PatternShape,
  shapeRule,
} from './rule.ts';

const NAME = `(?<value>${PERSON_NAME_PATTERN})`;
const END = '(?![\\p{L}\\p{M}])';
/** Keeps the name of the next field out of the value: "X-To" in "From: Ann Lee X-To: Ben". */
const FIELD_END = '(?![\\p{L}\\p{M}-]|[ \\t]?:)';
const HONORIFIC =
  '(?:Mr|Mister|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Rev|Reverend|Father|Sister|Judge|Justice|Captain|Capt|Sgt|Lt|Col|Officer|Nurse|Hon|Herrn?|Frau|Hr|Fr|Monsieur|Madame|Mademoiselle|Mme|Mlle|(?<![\\d⁰¹²³⁴-⁹] ?)M(?=\\.)|Señora?|Sra?|Dra|Profa|Don|Dona|Doña|Signora?|Sig|Dott|Dott\\.ssa|Ing|Avv|[Mm]evrouw|[Mm]eneer|[Dd]hr|[Mm]evr|Pr|[Dd]oamna|[Dd]omnul|Senhora?|Pan|Pani)';
/** A title without a name, which is not a finding: "Dr." in "our employee Dr. Hoppe". */
const ONLY_HONORIFIC = new RegExp(`^${HONORIFIC}\\.?$`, 'u');
/** The confidence of names after a title. */
const AFTER_TITLE = 0.85;
const base = { type: 'PERSON', outer: OUTER_PUNCTUATION_EXCEPT_FULL_STOP } as const;
const shape = (
  before: string,
  confidence: number,
  more: Partial<PatternShape> = {},
  end: string = END,
): PatternShape => ({
  ...base,
  confidence,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${before}${NAME}${end}`, 'dgu'),
  ...more,
});

const OWN_NAME =
  "(?:[Mm]y (?:full |first |last |real |legal |maiden )?name(?: is|'s)|[Ii] am called|[Mm]ein [Nn]ame ist|[Ii]ch heiße|[Jj]e m'appelle|[Mm]on nom est|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo|[Ii]k heet|[Mm]ijn naam is|[Mm]eu nome é|[Mm]e chamo|[Nn]azywam się|[Mm]am na imię|[Bb]enim adım|[Aa]dım|[Jj]ag heter|[Jj]eg hedder|[Jj]eg heter|[Nn]imeni on|[Jj]menuj[iu] se|[Aa] nevem|[Mm]ă numesc|[Nn]umele meu (?:este|e)|[Ee]m dic|[Aa]ng pangalan ko ay|[Nn]ama saya(?: adalah)?|[Ss]aya bernama|[Tt]ên (?:tôi|em|mình|chị|anh) là|(?:[Tt]ôi|[Ee]m|[Mm]ình) tên(?: là)?|[Jj]ina langu ni|[Zz]ovem se|[Зз]овем се|[Мм]еня зовут|[Ее][гё]о? зовут|[Мм]оё имя|[Мм]ене звати|[Мм]ене звуть|[Кк]азвам се|[Μμ]ε λένε|[Οο]νομάζομαι)";
const FIELD =
  "(?:(?:[Ff]ull |[Ff]irst |[Ll]ast |[Gg]iven |[Ff]amily |[Mm]iddle |[Mm]aiden |[Ee]mployee |[Pp]atient |[Cc]ustomer |[Cc]lient |[Cc]ontact |[Ss]tudent |[Aa]pplicant |[Cc]andidate |[Tt]enant |[Cc]hild's )?[Nn]ame|[Pp]atient|[Cc]lient|[Cc]ontact(?: [Pp]erson)?|[Aa]pplicant|[Cc]andidate|[Ee]mployee|[Mm]anager|[Tt]enant|[Ll]andlord|[Dd]octor|[Ss]igned(?: by)?|From|(?<!\\p{L} )from|[Tt]o|[Cc]c|[Aa]ttn\\.?|[Aa]ttention|[Nn]achname|[Vv]orname|[Nn]om|[Pp]rénom|[Nn]ombre|[Aa]pellidos?|[Nn]ome|[Cc]ognome|[Nn]aam|[Bb]eneficiary|[Aa]ccount [Hh]older|[Cc]ardholder|[Nn]ext of [Kk]in|[Ee]mergency [Cc]ontact)";
/** Roles before a colon. A name follows in a form, a message in a chat log; so a name must have at least two words and fill the field. */
const ROLE =
  '(?:[Cc]ustomer|[Ss]tudent|[Gg]uest|[Pp]assenger|[Rr]ecipient|[Ss]ender|[Bb]uyer|[Ss]eller|[Ii]nsured|[Pp]olicy ?holder|[Cc]laimant|[Pp]laintiff|[Dd]efendant|[Ww]itness|[Aa]uthor|[Ss]pouse|[Gg]uardian|[Mm]other|[Ff]ather|[Pp]hysician|[Ss]urgeon|[Tt]herapist|[Oo]wner|[Bb]orrower|[Ll]ess(?:ee|or)|[Rr]esident|[Aa]ttendee|[Pp]articipant|[Ii]nterviewee|[Rr]eferee|[Kk]und(?:e|in)|[Pp]atientin|(?:[Vv]er)?[Mm]ieter(?:in)?|[Aa]bsender|[Ee]mpfänger(?:in)?|[Aa]nsprechpartner(?:in)?|[Ss]achbearbeiter(?:in)?|[Vv]ersicherter?|[Bb]ewerber(?:in)?|[Mm]itarbeiter(?:in)?|[Cc]liente|[Pp]aciente|[Rr]emitente|[Dd]estinatario|[Tt]itular|[Ee]xpéditeur|[Dd]estinataire|[Tt]itulaire|[Aa]ssurée?|[Ll]ocataire|[Ss]alariée?|[Pp]aziente|[Ii]ntestatario|[Mm]ittente|[Kk]lant|[Pp]atiënt|[Oo]ntvanger|[Aa]fzender)';
const GREETING =
  '(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey|[Hh]allo|(?<!(?:[Ii]ch|[Ww]ir) )[Ll]iebe[rs]?|[Ss]ehr geehrte[rs]?|[Gg]uten [Tt]ag|[Cc]her|[Cc]hère|[Bb]onjour|[Ee]stimad[oa]|[Qq]uerid[oa]|[Hh]ola|[Gg]entile|[Cc]ar[oa]|[Cc]iao|Beste|(?<!\\p{L} )beste|[Gg]eachte|[Pp]rezad[oa]|[Oo]lá|[Cc]aros?)';
const CLOSING =
  '(?:(?:[Kk]ind|[Bb]est|[Ww]arm|[Ww]armest|[Kk]indest)? ?[Rr]egards|[Ss]incerely(?: yours)?|[Yy]ours(?: sincerely| faithfully| truly)?|[Rr]espectfully|[Bb]est(?: wishes)?|[Cc]heers|[Tt]hanks(?: again| a lot| so much)?|[Tt]hank you|[Mm]any thanks|[Ll]ove|[Xx]oxo|[Mm]it freundlichen [Gg]rüßen|MfG|(?:[Vv]iele|[Ll]iebe|[Bb]este|[Hh]erzliche) [Gg]rüße|[Cc]ordialement|[Bb]ien à vous|[Aa]micalement|[Ss]aludos(?: cordiales)?|[Aa]tentamente|[Uu]n saludo|[Cc]ordiali saluti|[Dd]istinti saluti|[Mm]et vriendelijke groet(?:en)?|[Gg]roeten|[Aa]tenciosamente|[Cc]umprimentos)';
const RELATION =
  '(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:\\p{Ll}{2,12} ){0,2}(?:wife|husband|partner|son|daughter|brother|sister|mother|father|mom|mum|dad|boss|manager|colleague|coworker|co-worker|friend|girlfriend|boyfriend|fiancée?|neighbou?r|landlord|tenant|doctor|therapist|lawyer|teacher|roommate|flatmate|client|patient|uncle|aunt|cousin|nephew|niece|ex|grandmother|grandfather|assistant|supervisor)(?:,| named| called| is)?';

/** The end of the name of an office, which letters greet instead of a person: "Dear Claims Department". */
const OFFICE =
  /(?<!\p{L})(?:Department|Team|Office|Support|Committee|Assistant|Service|Services|Board|Desk|Council|Panel|Admissions|Recruiter)$/u;

/** Groups that letters and notices greet instead of a person: "Dear Parent/Carer", "Liebe Eltern der Klasse 3b". */
const GROUP =
  /^(?:Parents?|Carers?|Guardians?|Famil(?:y|ies)|Residents?|Neighbou?rs?|Tenants?|Landlord|Guests?|Customers?|Clients?|Colleagues?|Students?|Members?|Volunteers?|Subscribers?|Applicants?|Recruiter|Partners?|Everyone|Eltern|Familien|Kolleg(?:en|innen)|Kund(?:en|innen)|Nachbarn|Mitglieder|Gäste|Mieter(?:innen)?|Bewohner(?:innen)?|Collègues|Voisins|Padres|Vecinos|Clientes|Alumnos|Genitori|Colleghi|Clienti|Condomini|Colegas|Ouders?|Collega's)(?: (?:\p{Ll}[\p{L}'’]*|Klasse|Gruppe|Class|Year|House|Hauses))*$/u;

/** Places whose people an answer greets: "Hi Michigan". States that are also given names, such as Virginia, are left out. */
const PLACE =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Iowa|Kansas|Kentucky|Louisiana|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Texas|Utah|Vermont|Wisconsin|Wyoming|Chicago|Boston|Seattle|Toronto|America|Canada|Australia|Los Angeles|Las Vegas|New (?:York|Jersey|Mexico|Hampshire|Orleans|Zealand)(?: City)?|(?:North|South) (?:Carolina|Dakota|Africa)|San (?:Diego|Francisco))$/u;
/** Endearments after a greeting: "Hallo Schatz". After a title, such a word is a surname. */
const ENDEARMENT = /^(?:Schatz|Schatzi|Liebling|Liebes|Mausi|Chérie?|Cariño|Tesoro|Amore|Schat|Lieverd)$/u;

/** The words before a name in a list of children with their ages: "3 kids (Tyrese 14, Kiki 9 and Malik, 4)". */
const CHILDREN =
  /\b(?:kids?|children|sons?|daughters?|twins|siblings|brothers|sisters|grandkids|grandchildren|nephews|nieces|kinder|söhne|töchter|enfants|hijos|figli|kinderen|filhos)\b(?:|[^.!?\n]{0,80}(?:[(:,&/]|\b(?:and|und|et|y|e|named|called|are|is))) ?$/iu;

const shapes: readonly PatternShape[] = [
  shape(`${OWN_NAME} `, 0.92, {
    // "Adım" means "my name" and "step" in Turkish. As "step" it introduces nobody: "1. Adım", "Geliştirme Adım Oluşturucunuz".
    accept: (candidate) =>
      !isNamedAssistant(candidate, true) &&
      !/[uüıi]n[uüıi]z$|^Adım(?!\p{L})/u.test(candidate.value) &&
      !isPrecededBy(candidate, /[\d.]\s?Adım $/u),
  }),
  shape(`${HONORIFIC}\\.? (?:(?:Dr|Prof|med|phil|rer|nat|Dipl|Ing)\\.? ){0,3}`, AFTER_TITLE, {
    accept: (candidate) => candidate.value.length > 2 && !isNotPersonAfterTitle(candidate),
  }),
  shape(`${GREETING} (?:${HONORIFIC}\\.? )?(?:(?:Dr|Prof)\\.? )?`, 0.75, {
    accept: (candidate) =>
      !OFFICE.test(candidate.value) &&
      !GROUP.test(candidate.value) &&
      !PLACE.test(candidate.value) &&
      !isGreetingInTitle(candidate) &&
      !(ENDEARMENT.test(candidate.value) && isPrecededBy(candidate, /(?:^|[^\p{L}])\p{L}+ $/u)),
  }),
  shape(`${CLOSING}[,.!]?[ \\t]{0,4}(?:\\n[ \\t]{0,4}){1,3}(?:[-~] ?)?`, 0.88, {
    accept: (candidate) =>
      /^[ \t]{0,4}(?:[,.]|\n|$|\()/.test(candidate.text.slice(candidate.end, candidate.end + 6)) &&
      !isAnswerAfterSentence(candidate),
  }),
  shape(
    '(?:[Nn]ame on (?:the |my |your )?(?:card|account|ticket|lease|passport)|[Cc]ardholder(?: name)?|[Aa]ccount holder)(?: is|:)? ',
    0.8,
  ),
  shape(`${FIELD}[ \\t]?[:=][ \\t]{0,4}(?:${HONORIFIC}\\.? )?`, 0.8, { accept: isNameInField }, FIELD_END),
  shape(`${ROLE}[ \\t]?[:=][ \\t]{0,4}(?:${HONORIFIC}\\.? )?`, 0.7, {
    accept: ({ value, text, end }) =>
      value.includes(' ') &&
      /^[ \t]{0,4}(?:[,;|(/<[]|\.?\s|\.?$)/.test(text.slice(end, end + 6)) &&
      !/^ \p{Ll}/u.test(text.slice(end, end + 2)),
  }),
  shape("(?:[Ii]'m|[Ii] am|[Tt]his is|[Ii]t's|[Ii]ch bin|[Jj]e suis|[Ss]oy|[Ss]ono|[Ii]k ben) ", 0.55, {
    accept: (candidate) =>
      candidate.value.length > 2 && isIntroducedPerson(candidate) && !isNotSelfIntroduction(candidate),
  }),
  shape(`${RELATION} `, 0.8),
  {
    ...base,
    confidence: 0.8,
    pattern:
      /(?<![\p{L}\p{N}])(?<value>(?!(?:Yrs?|Years?|Grade|Class|Form|Room|Aged?|Klasse|Stufe|Classe|Curso|Turma|Groep|Klas)(?!\p{L}))\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})?)(?=,? (?:\(\d{1,2}\)|\d{1,2}(?![\p{L}\p{N}%:/-]|[.,]\d)))/dgu,
    accept: (candidate) => isPrecededBy(candidate, CHILDREN, 96),
  },
  shape(
    '(?:(?<!(?:[Ff]ile|[Ff]older|[Gg]roup|[Cc]olumn|[Tt]able|[Ff]unction|[Cc]lass|[Vv]ariable|[Mm]odel|[Bb]ot|[Cc]hatbot|AI|[Mm]odule|[Ss]erver|[Pp]roject|[Pp]roduct|[Cc]ompany) (?:is )?)[Nn]amed|[Pp]atient|[Cc]lient|[Ww]itness|[Pp]laintiff|[Dd]efendant|[Tt]enant|[Ee]mployee|[Cc]ustomer|[Aa]ttorney|[Dd]etective|[Cc]/[Oo]|[Ss]igned,?|[Nn]urse|[Cc]olleague) ',
    0.6,
    { accept: (candidate) => !formsTermWithRole(candidate) && !isNamedPlace(candidate) },
  ),
  {
    ...base,
    confidence: 0.8,
    // Names of passengers as airlines write them: "MUELLER/HANS MR".
    pattern:
      /(?<![\p{L}\p{N}/])\p{Lu}{2,25}\/\p{Lu}{2,25}(?: \p{Lu}{2,20})?(?= (?:MR|MRS|MS|MISS|DR|MSTR|CHD|INF)(?!\p{L}))/gu,
  },
  {
    ...base,
    confidence: 0.7,
    // Names typed in lower case. They count only after phrases such as "my name is", which leave no doubt.
    accept: (candidate) => !isNamedAssistant(candidate),
    pattern:
      /(?<![\p{L}])(?:my (?:full )?name(?: is|'s)|mein name ist|je m'appelle|me llamo|mi chiamo|ik heet) (?<value>\p{Ll}[\p{L}'-]{1,20}(?: \p{Ll}[\p{L}'-]{2,20})?)(?= ?(?:[.,;!?\n]|$| (?:and|i|und|et|y|e|en)(?!\p{L})))/dgiu,
  },
];

const rule = shapeRule('person-context', shapes);

/** First words of a spoken line. In a transcript, such a line follows the speaker instead of a name: "Doctor: Do you smoke?" */
const SPEECH_START =
  /^(?:Do|Does|Did|Are|Is|Was|Were|Have|Has|Had|Can|Could|Would|Will|Should|Let|Any|Oh|Ah|Um|Uh|Hm+|Mm+|Yeah|Yep|Nope|Alright|Right|Good|Great|Nice|Fine|Go|Come|Take|Tell|Look|See|Which|Whose|In|On|At|For|From|With|World|Remind|Relax|Open|Ready|\p{Lu}\p{Ll}*(?:'(?:re|ll|ve|d|m)|n't)|(?:That|It|He|She|Let|There|Here|What|Who|Where|How)'s)$/u;
/** Text after a supposed name that shows that it belongs to code or settings: "name: NODE_MASTER", "name: Annotated[str]". */
const CODE_AFTER = /^(?:_|\[|<|::|\.\p{Ll})/u;

/** A letter that stands for a name in an anonymised text, if the next sentence was cut off: "Dr. X. She". */
const LETTER = /^\p{Lu}\.$/u;
/** The name without an English genitive, which is not part of it: "Madame Irma's conclusion". */
const nameWithoutGenitive = (name: ReturnType<typeof nameWithoutSentenceWords>) => ({
  ...name,
  text: name.text.replace(/(?<=\p{Ll})['’]s$/u, ''),
});

export const personContext: PatternRule = {
  name: rule.name,
  find(text) {
    return rule.find(text).flatMap((finding): Finding[] => {
      const whole = text.slice(finding.start, finding.end);
      const name = nameWithoutGenitive(nameWithoutSentenceWords(whole));
      const start = finding.start + name.offset;
      return name.text.length > 1 &&
        !(LETTER.test(name.text) && name.text !== whole && finding.confidence === AFTER_TITLE) &&
        !ONLY_HONORIFIC.test(name.text) &&
        !SPEECH_START.test(name.text) &&
        !isEverydayTerm(name.text, { start: 0, end: name.text.length }) &&
        !CODE_AFTER.test(text.slice(start + name.text.length)) &&
        name.text.split(' ').every(mayBeInName) &&
        !isFieldName(name.text.split(' ')[0] ?? '')
        ? [{ ...finding, start, end: start + name.text.length }]
        : [];
    });
  },
};
