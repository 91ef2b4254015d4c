// How questions and orders begin, one line per language. A star stands for any ending.

/** Words that begin a question or an order. */
export const REQUEST_WORDS = [
  'what whats which who whos whose when where wheres why how is are was were do does did can could should would will has',
  'explain describe define compare contrast list name give tell show write rewrite rephrase create make generate plan suggest recommend',
  'summarize summarise translate draft design build convert calculate compute evaluate solve find help teach discuss analyze analyse outline',
  'prove simplify pros difference tips ideas best',
  'was wer wie wo wann warum wieso weshalb welche* woher wohin ist sind kann erklär* beschreib* vergleich* nenn* schreib* gib zeig* erstell* übersetz*',
  'que quel* qui où quand pourquoi comment combien est-ce expliqu* décri* donne* écri* cite* résume* propose*',
  'qué cuál* quién* dónde cuándo cómo cuánt* explica* compara dame escrib* haz resume',
  'cosa che qual* chi dove quando perché come quant* spiega* descrivi confronta dammi scrivi* riassumi elenca',
  'wat waar wanneer waarom hoe welke beschrijf vergelijk geef schrijf maak vertel noem',
  'quais quem onde como explique descreva dê escreva faça liste resuma',
];

/** Words that may come before `REQUEST_WORDS`. */
export const POLITE_WORDS = ['please hey hi hello ok okay so and bitte hallo'];

/** Phrases in which the writer is only the listener ("tell me"): they say nothing about anybody. */
export const TELL_ME_PHRASES = [
  'tell_me teach_me explain_to_me explain_it_to_me explain_this_to_me to_me let_me_know like_i’m_five like_im_five',
  'erklär*_mir nenn*_mir explique-moi explícame spiegami',
];

/** Phrases such as "how do I", which say nothing about the writer unless the question has a value that belongs to somebody. */
export const HOW_DO_I_PHRASES = [
  'give_me show_me how_do_i how_can_i how_could_i how_should_i how_would_i where_can_i where_do_i when_do_i what_do_i how_do_we how_can_we',
  'gib_mir zeig*_mir wie_kann_ich donne-moi comment_puis-je dame dammi geef_me',
];

/** Words for the writer, for somebody spoken of, and for relations between people. */
export const PERSON_WORDS = [
  'i i’m i’ve i’d i’ll im ive me my mine myself we our ours ourselves he him his she her hers',
  'mother father mom mum dad parent parents wife husband spouse partner son daughter kid kids child children brother sister sibling siblings',
  'grandma grandpa grandmother grandfather uncle aunt auntie cousin nephew niece boss manager landlord tenant neighbor* neighbour* colleague*',
  'coworker* friend* girlfriend boyfriend fiancé* roommate* ex client* patient* employee* customer* student* teacher*',
  'ich mich mir mein* wir uns unser* er ihn ihm sein* sie ihr* chef mutter vater frau mann sohn tochter bruder schwester freund*',
  'je moi mon ma mes nous notre nos elle sa ses yo mi mis nosotros nosotras nuestr* él ella su sus io mio mia miei noi nostr* lui lei suo sua suoi',
  'ik mij mijn wij ons onze hij zij haar zijn eu meu minha nós nosso ele ela seu',
];

/**
 * Words for texts that are written to or about people. In such a text, a well-known name may be a neighbour's, and a well-known firm
 * somebody's employer.
 */
export const CORRESPONDENCE_WORDS = [
  'email* e-mail* letter* message* note notes reference* recommendation* reply replies reminder* invit* card cards birthday* anniversary wedding toast',
  'speech review evaluation feedback obituary eulogy cv resume application interview mr mrs ms miss dr',
  'herr frau brief* nachricht* geburtstag* bewerbung* mme lettre* anniversaire carta* correo* mensaje* cumpleaños lettera* messaggi* compleanno',
  'bericht* verjaardag mensagem aniversário',
];
