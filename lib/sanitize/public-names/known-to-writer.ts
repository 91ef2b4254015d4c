// Whether a text speaks of somebody whom the writer knows. "My neighbour Michael Jordan" is not the basketball player of that name.
import type { Annotation, EntityType } from '../../detect/annotation.ts';
import { PET_WORDS } from '../../detect/pet-words.ts';
import { overlappingSpans, type Span } from '../../text/span.ts';
import { WORDS_INTRODUCING_PERSON, WORDS_INTRODUCING_PERSON_UNSPACED } from './introducing-words.ts';
import { RELATION_WORDS } from './relation-words.ts';

/**
 * Joins word lists, in which `_` is a space and `*` any letters. All words that end with `*` share one class of letters, because each class
 * costs about a millisecond to compile.
 */
function alternatives(lists: readonly string[]): string {
  const words = lists.flatMap((list) => list.trim().split(/\s+/u)).map((word) => word.replaceAll('_', '[ -]'));
  const whole = words.filter((word) => !word.endsWith('*'));
  const stems = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const extended = stems.length > 0 ? [`(?:${stems.join('|')})*`] : [];
  return [...whole, ...extended].join('|').replaceAll('*', '\\p{L}*');
}

/** Possessives of the first person only: "his friend Ron Weasley" may be about a book. */
const POSSESSIVES = alternatives([
  'my our mein* unser* mon ma mes notre nos mi mis nuestr* il_mio la_mia mio mia miei mie nostr* meu minha meus minhas nosso nossa',
  'mijn onze ons mój moja moje moi mojego mojej mojemu moim moją nasz* мой моя мое моего моей моему мою моим наш* мій моя мого моєї min mitt mina vår benim bizim',
]);
const RELATIONS = alternatives([...RELATION_WORDS, PET_WORDS]);
const TITLE = '(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herrn?|Frau|Mme|M|Sra?|Sig(?:\\.ra|nora?)?)\\.? )?';
const NAMING_VERBS =
  '(?:,? (?:(?:is |was )?(?:called|named)|is|was|namens|heißt|ist|appelée?|s’appelle|llamad[oa]|es|se llama|si chiama))?';

/** The words for a relation before a name: "my dear old neighbour Michael Jordan", "unser Mieter, Herr Michael Jordan". */
const RELATION_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${POSSESSIVES}) (?!favou?rite|lieblings|favorit|preferid)(?:\\p{Ll}[\\p{L}'’-]+ ){0,2}(?:${RELATIONS})[,:]?${NAMING_VERBS},? ["“„«*_]*${TITLE}$`,
  'iu',
);
/** Roles under which files and forms name people. */
const LABEL_BEFORE = new RegExp(
  `(?<!\\p{L})(?:patient(?:in|e)?|client|tenant|customer|applicant|insured|policyholder|mieter(?:in)?|kund(?:e|in)|mandant(?:in)?|versicherte[rn]?|locataire|paciente|inquilin[oa]|paziente|cliente|пациент(?:ка)?|клиент(?:ка)?|bệnh nhân|khách hàng|nạn nhân|nhân chứng|nghi phạm)(?: name)?[*_]*(?: ?[:：|][ *_]*| )${TITLE}$`,
  'iu',
);
const SELF_BEFORE =
  /(?:(?<!\p{L})(?:my (?:full )?name is|name['’]s|(?:ich|mein name) (?:heiße|ist)|je m['’]appelle|me llamo|mi nombre es|mi chiamo|meu nome é|me chamo|ik heet|mijn naam is|меня зовут|nazywam się|jag heter|benim adım|أنا|انا|اسمي|אני|שמי) |我叫|我是)$/iu;
/** Closing formula of a letter; the signature follows. */
const CLOSING_BEFORE =
  /(?:(?:kind|best|warm) regards|regards|sincerely|yours(?: truly| faithfully)?|many thanks|thanks|thank you|cheers|best wishes|best|love|(?:mit )?(?:freundlichen|besten|lieben|herzlichen|viele|liebe) grüßen?|(?:freundliche|beste) grüße|vielen dank|cordialement|bien à vous|salutations|merci|saludos(?: cordiales)?|atentamente|un abrazo|gracias|cordiali saluti|distinti saluti|grazie|atenciosamente|abraços|met vriendelijke groet(?:en)?|с уважением|z poważaniem|vänliga hälsningar|saygılarımla)[,.!]?[ \t]*\n{1,2}[ \t]*$/iu;

const RELATION_AFTER = new RegExp(
  `^["”*_]*(?:['’]s)?(?:,? (?:who )?(?:is|was|ist|war|est|es|è|é)|,| \\()?,? ?(?:${POSSESSIVES}) (?!favou?rite)(?:\\p{Ll}[\\p{L}'’-]+ ){0,2}(?:${RELATIONS})(?!\\p{L})`,
  'iu',
);
const NEXT_DOOR =
  /^,? (?:(?:who )?lives )?(?:next door|from (?:next door|work|my (?:class|office|team|school))|in my (?:class|office|team)|at my (?:work|office|school)|von nebenan|aus meiner (?:klasse|firma)|d['’]à côté|de mi (?:clase|trabajo))(?!\p{L})/iu;

/** Job titles of colleagues after a Korean name. Public figures have higher titles. */
const COLLEAGUE_AFTER = /^ ?(?:대리|과장|차장|주임|팀장|사원|실장|매니저|계장)(?:님)?(?![가-힣]{3})/u;

const CONTEXT_CHARACTERS = 80;
/** Types of contact data. A prompt rarely contains contact data of a public figure. */
const CONTACT_TYPES: ReadonlySet<EntityType> = new Set(['EMAIL', 'PHONE', 'ADDRESS', 'ID', 'FINANCIAL']);
const CONTACT_REACH = 60;

function hasContactBeside(text: string, { start, end }: Span, annotations: readonly Annotation[]): boolean {
  const near = { start: start - CONTACT_REACH - 1, end: end + CONTACT_REACH + 1 };
  return overlappingSpans(annotations, near).some((other) => {
    if (!CONTACT_TYPES.has(other.type) || other.risk < 4) return false;
    const [from, to] = other.start >= end ? [end, other.start] : [other.end, start];
    // Within one sentence and at most one line break, so that the data is this person's.
    return to >= from && to - from <= CONTACT_REACH && !/[.!?] |\n\s*\n|\n.*\n/u.test(text.slice(from, to));
  });
}

/**
 * Whether the words beside a name show that it is somebody whom the writer knows. @param annotations of the whole text, in order, without
 * overlaps
 */
export function isSomebodyKnownToWriter(text: string, span: Span, annotations: readonly Annotation[]): boolean {
  const before = text.slice(Math.max(0, span.start - CONTEXT_CHARACTERS), span.start);
  const after = text.slice(span.end, span.end + CONTEXT_CHARACTERS);
  return (
    RELATION_BEFORE.test(before) ||
    LABEL_BEFORE.test(before) ||
    SELF_BEFORE.test(before) ||
    WORDS_INTRODUCING_PERSON.test(before) ||
    WORDS_INTRODUCING_PERSON_UNSPACED.test(before) ||
    (CLOSING_BEFORE.test(before) && /^[ \t]*(?:\n|$)/u.test(after)) ||
    RELATION_AFTER.test(after) ||
    NEXT_DOOR.test(after) ||
    COLLEAGUE_AFTER.test(after) ||
    hasContactBeside(text, span, annotations)
  );
}

/** Personal writings and the verbs for writing them. */
const WRITINGS = alternatives([
  `e-?mails? mails? letters? notes? messages? cards? reminders? invitations? invites? repl(?:y|ies) texts? sms whatsapp toasts? thank[ -]you_note
   apology condolences greetings congratulations`,
  `(?:e-?)?mail mails briefe? briefs nachricht karte glückwunschkarte absage zusage einladung antwort zettel sms entschuldigung kündigung schreib schreibe antworte grüße`,
  `e-?mail courriel lettre mot message carte invitation réponse écris écrire écrivez réponds répondre félicitations`,
  `correo carta mensaje nota tarjeta invitación escribe escribir redacta responde responder(?:le)? contest(?:ar|arle|arles|ale) felicitación`,
  `lettera messaggio biglietto e-?mail invito scrivi scrivere rispondi rispondere auguri cartão convite mensagem carta bilhete escreve escreva escrever responde responder parabéns`,
  `briefje brief mail bericht kaart kaartje uitnodiging schrijf`,
  `письмо сообщение записку открытку поздравление приглашение напиши ответ лист повідомлення листівку вітання`,
  `życzenia wiadomość list mail kartkę zaproszenie napisz zprávu dopis přání mail pozvánku napiš`,
  `pesan surat ucapan undangan brev meddelande mejl kort inbjudan`,
]);
const PREPOSITION_TO =
  '(?:to|for|from|an|für|von|à|a|al|para|per|da parte di|da|de la part de|de|aan|voor|van|для|від|от|do|dla|od|pro|untuk|kepada|dari|till|från)';
/** Words before the addressee: "Please write to Mr Darcy that the boiler is fixed." */
const WRITE_TO = new RegExp(`(?<!\\p{L})(?:write|reply|respond|text|email|e-mail) to ${TITLE}$`, 'iu');
/**
 * The words before the person to whom or about whom something is written: "a mail to", "Einladung für die Familie", "życzenia: … od". The
 * name must follow directly, so that "a letter about" does not match.
 */
const WRITTEN_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${WRITINGS})(?!\\p{L})[^.!?\\n"“„«]{0,48}(?<!\\p{L})${PREPOSITION_TO} ${TITLE}$`,
  'iu',
);
const UNSPACED_WRITTEN = /(?:给|寫給|写给|致|友人の|同僚の|隣の|上司の)$/u;
const UNSPACED_AFTER =
  /^(?:さん|様|先生|老师|經理|经理)?(?:に|へ|あて|宛て?)[^。\n]{0,30}(?:書|メール|手紙|知らせ|送)|^(?: \p{L}+)?(?:님께| 씨에게|에게)|^['’]?\p{L}{0,3} (?:bir )?(?:e-posta|mesaj|not|mektup) /u;
/** "Frag Jim", "please remind Elsa": requests that only concern people near the writer. The verb must be directly before the name. */
const PASS_ON =
  /(?:^|[.!?:;\n] *|(?:please|bitte|can you|could you|kannst du|por favor|per favore),? )(?:ask|call|text|remind|invite|thank|frag|frage|ruf|erinnere?|bitte|grüß|grüße|demande à|appelle|rappelle à|pregúntale a|pregunta a|llama a|avisa a|chiedi a|chiama|avvisa|vraag|bel|spytaj|zadzwoń do)$/iu;
/** A visit of people to the writer, who therefore know the writer: "Elsa und Anna kommen am Samstag zu uns". */
const VISITS =
  /^(?:,? (?:and|und|et|y|e|en|i) \p{Lu}\p{L}+)? (?:is|are|was|were|will be|kommt|kommen|kam|kamen|vient|viennent|viene|vienen|vengono|verrà|komt|komen) (?:[\p{L}\d]+ ){0,4}(?:to us|to our (?:place|house)|to my (?:place|house)|over to ours|zu uns|zu mir|bei uns vorbei|chez nous|chez moi|a nuestra casa|a mi casa|da noi|da me|bij ons|naar ons)(?!\p{L})/iu;

/** Words that say that the writer has met the person who follows: "I met with John S and Chris from R&D", "j'ai parlé avec". */
const MET_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?:i|we)(?:['’](?:ve|d)| have| had)?(?: \\p{Ll}+ly| just| also)? (?:met(?: up)?|spoke|spoken|talked|chatted|caught up|checked in|synced|had (?:an? |our |my )?(?:\\p{Ll}+ )?(?:call|meeting|chat|lunch|coffee|interview|1:1))(?: again)? (?:with|to)|(?:j['’]ai|on a|nous avons) (?:parlé|discuté|déjeuné) (?:avec|à)|(?:hablé|hablamos|me reuní|nos reunimos|quedé) con|(?:ho|abbiamo) parlato con|(?:falei|conversei|falamos) com|(?:ich|wir) (?:habe|haben|hatte|hatten) (?:(?:gestern|heute|kurz|schon|bereits) )?mit|(?:rozmawiał[ae]m|spotkał[ae]m się) z|(?:поговорил[аи]?|говорил[аи]?|встретил(?:ся|ась)) с) ${TITLE}(?:\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’.-]*)? (?:and|et|y|e|und|i|и) )?$`,
  'iu',
);

/** The writer named together with somebody: "Ми з Юлею", "io e Marta", "Jonas und ich". */
const WITH_WRITER_BEFORE =
  /(?:^|[^\p{L}\p{M}])(?:(?:ми|мы) (?:зі?|із|со?)|my (?:ze?|se?)|(?:ja|my) i|já a|yo y|io e|eu e|ich und|ik en|moi et|me and|я и|я [ій])(?: \p{Lu}[\p{L}'’-]+ (?:та|[ійиi]|a|e|y|et|und|and|en))? $/iu;
const WITH_WRITER_AFTER =
  /^(?: \p{Lu}[\p{L}'’-]+)? (?:and [Ii]|und ich|et moi|y yo|e io|e eu|en ik|i ja|a já|и я|[ій] я|та я)(?![\p{L}\p{M}])/u;

/**
 * The salutation of a message that the prompt contains. "Hi Claude" at the start of the prompt does not count, because it greets the
 * assistant.
 */
const SALUTATION_BEFORE =
  /(?:\n[ \t>]*|[:：] ?|["“„«] ?)(?:hi|hello|hey|dear|hallo|liebe[rs]?|chère?|bonjour|salut|hola|querid[oa]|estimad[oa]|car[oa]|ciao|beste|olá|cześć|hej|привет|здравствуйте)$/iu;

/** Words before the writer's own name. */
const SELF_INTRODUCTION =
  /(?<!\p{L})(?:i am|i['’]m|this is|ich bin|hier ist|je suis|soy|sono|sou|ik ben|jestem|jag är)$/iu;
const SELF_KOREAN = /^(?:입니다|이라고 합니다)/u;

/**
 * Whether a text is written to, for or by a person. Weaker evidence than `isSomebodyKnownToWriter`, since people also write to public figures: use
 * it only for names that no list of public names holds.
 */
export function isCorrespondent(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start);
  const after = text.slice(end, end + CONTEXT_CHARACTERS);
  return (
    WRITE_TO.test(before) ||
    (SALUTATION_BEFORE.test(before.trimEnd()) && /^(?: \p{Lu}[\p{L}'’-]+)?[ \t]?(?:[,!:–-]|\n)/u.test(after)) ||
    PASS_ON.test(before.trimEnd()) ||
    VISITS.test(after) ||
    MET_BEFORE.test(before) ||
    WITH_WRITER_BEFORE.test(before) ||
    WITH_WRITER_AFTER.test(after) ||
    WRITTEN_BEFORE.test(before) ||
    UNSPACED_WRITTEN.test(before) ||
    UNSPACED_AFTER.test(after) ||
    SELF_INTRODUCTION.test(before.trimEnd()) ||
    SELF_KOREAN.test(after)
  );
}
