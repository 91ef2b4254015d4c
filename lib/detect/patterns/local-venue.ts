// Finds schools, parishes, practices, clubs and shops by their venue word ("school") and the name after it, in texts about somebody's life:
// "Parafia św. Wojciecha w Kolbuszowej", "scuola primaria Don Milani di Cavriago", "приют «Хвостики»", "Steuerkanzlei Raabe". Unlike own-venue.ts,
// it does not ask for a word about the writer in the same sentence, because venues of these kinds are hardly ever known to the public.

import { alternativesOf } from '../../lexicon/alternatives.ts';
import { patternSearch } from '../../text/prefilter/pattern-search.ts';
import type { Span } from '../../text/span.ts';

const VENUE_WORDS = alternativesOf(`
  [Ss]zkoł(?:a|y|ę|ą)_(?:[Pp]odstawow(?:a|ej|ą)|[Mm]uzyczn(?:a|ej|ą)) [Ss]zkole_(?:[Pp]odstawowej|[Mm]uzycznej) [Pp]rzedszkol(?:e|a|u|em) [Żż]łobek [Żż]łobk(?:a|u|iem) [Pp]arafi(?:a|i|ę|ą) [Pp]iekarni(?:a|ę|ą)? [Cc]ukierni(?:a|ę|ą)?
  [Pp]rzychodni(?:a|ę|ą)? [Gg]abinet(?:u|em|cie)?_[Ww]eterynaryjn\\p{L}+ [Gg]minn\\p{L}{1,4}_[Oo]środ\\p{L}+_\\p{L}+(?:_[Ss]połecznej)? [Ww]arsztat(?:u|em|cie)? [Ll]ecznic(?:a|y|ę|ą) [Ss]chronisk(?:o|a|u) [Bb]iur(?:o|a|ze)_[Rr]achunkow\\p{L}+ LKS UKS KS OSP GOPS MOPS
  [Kk]lub(?:u|ie)?_[Ss]portow\\p{L}+ [Bb]iblioteka_[Pp]ubliczna [Zz]akład(?:u|em|zie)?_\\p{L}+ [Hh]urtowni(?:a|ę|ą)?
  [Ss]cuola_(?:primaria|media|elementare|materna|dell['’]infanzia|secondaria) [Aa]silo(?:_nido)? IIS ITIS ITC [Ii]stituto_[Cc]omprensivo [Ff]armacia [Pp]anificio [Ll]avanderia [Cc]arrozzeria [Mm]acelleria [Oo]reficeria [Ss]tudio_(?:dentistico|legale|notarile|veterinario) [Cc]asa_di_riposo
  [Ll]iceo [Ii]stituto_[Tt]ecnico [Cc]asa_di_[Cc]ura [Pp]oliambulatorio
  [Cc]ollège [Ll]ycée [Éé]cole [Éé]cole_(?:maternelle|primaire|élémentaire) [Gg]roupe_scolaire [Cc]rèche [Ii]mprimerie [Ss]alle_des_fêtes [Cc]linique_vétérinaire [Bb]oulangerie [Bb]oucherie EHPAD [Cc]abinet_(?:dentaire|médical|vétérinaire)
  CEIP IES CPIA [Pp]uesto_de_[Ss]alud [Cc]entro_de_[Ss]alud [Pp]anificadora [Pp]anadería [Cc]arnicería [Pp]escadería [Ff]erretería [Pp]eluquería [Ff]rutería [Gg]uardería [Cc]línica_(?:dental|veterinaria) [Cc]ooperativa
  EB_2,3 EB1 EB [Ee]scola_(?:[Bb]ásica|[Ss]ecundária|[Mm]unicipal|[Ee]stadual)(?:_de)? [Cc]reche [Pp]adaria [Mm]ercearia [Cc]línica_[Vv]eterinária [Mm]etalúrgica
  [OoCcKk]bs(?=_(?:De|Het|['’]t)_) v\\.v\\. [Ww]oonzorgcentrum [Bb]asisschool [Dd]ierenkliniek [Tt]andartspraktijk [Hh]uisartsenpraktijk [Bb]akkerij [Ss]lagerij [Kk]apsalon [Hh]ogeschool [Cc]afé_De
  [Gg]rădiniț[aăe]i? [Șș]coala_(?:[Gg]imnazială|[Gg]enerală|nr\\.) [Pp]ensiunea [Cc]abinetul(?:_\\p{Lu}\\p{L}+)? [Cc]linica [Bb]rutăria [Pp]arohia
  MŠ ZŠ ZUŠ [Mm]ateřská_škola [Mm]ateřské_škole [Zz]ákladní_škol(?:a|e|y|u|ou) [Aa]utoservis(?:u|e)? [Pp]ekárn(?:a|y|ě|u) [Cc]ukrárn(?:a|y|ě|u) [Vv]eterin(?:a|y|ě|u) [Oo]rdinac(?:e|i) [Pp]ůjčovn(?:a|y|ě|u)
  ЗДО ДНЗ ТОВ ФОП ООО [Аа]грофірм(?:а|и|і|у|ою) [Пп]риют(?:а|у|е|ом)? [Пп]ритул(?:ок|ку) [Цц]ентр(?:у|і|ом)?_сімейної_медицини [Дд]итсад(?:ок|ка|ку)? [Дд]етсад(?:а|у|е)? [Лл]іце(?:й|ю|ї) [Гг]імназі(?:я|ї|ю) [Сс]адоч(?:ок|ка|ку) [Кк]авʼ?['’]?ярн(?:я|і|ю|ею) [Вв]етклінік(?:а|и|у|ою) [Вв]етклиник(?:а|и|е|у|ой) [Вв]етеринарк(?:а|и|е|у|ой) [Сс]томатолог(?:ия|ии|ію|ія|ії) [Кк]афе [Пп]екарн(?:я|е|ю|и|і) [Сс]толов(?:ая|ой|ую)
  [Ζζ]αχαροπλαστείο [Φφ]ούρνος? [Φφ]ροντιστήριο [Νν]ηπιαγωγείο [Κκ]ομμωτήριο [Σσ]υνεργείο`);
/** German venue words, mostly compounds, that stand before a name: "Steuerkanzlei Raabe", "Ev. Kita Regenbogenfisch". */
const GERMAN_VENUE_WORDS =
  '(?:(?:Ev\\.|Kath\\.|Städt\\.) )?(?:Kita|Kindergarten|Grundschule|Realschule|(?:Zahn|Tier|Haus|Frauen|Kinder)arztpraxis|(?:Steuer|Anwalts|Rechtsanwalts)?[Kk]anzlei|Hörstudio|Klinikum|Schreinerei|Tischlerei|Bäckerei|Metzgerei|Fleischerei|Musikverein|Gasthof|Autohaus|Fahrschule|Physiotherapie(?:praxis)?|Malerbetrieb|Dachservice|Pflegedienst|Pflegeteam|MVZ|Seniorenheim|Pflegeheim|Fitnessstudio)';

/** Source of a regular expression for venue words ("school", "parish"). */
export const LOCAL_VENUE_WORDS = `${VENUE_WORDS}|${GERMAN_VENUE_WORDS}`;

const QUOTED = '[«"“„][^«»"“”„\\n]{2,40}[»"”“]';
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’&-]{1,24}";
const SAINT =
  "(?:św\\.|Św\\.|sf\\.|Sf\\.|sv\\.|San|Santa|Sant[’']|Saint-?|Sainte-?|St\\.|Don|Dr\\.|Prof\\.|im\\.|nr|Nr\\.|№|n\\.|č\\.)";
const JOINT =
  '(?:de|des|du|della|dei|da|do|dos|van|de la|am(?= (?!(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonn|Wochenende|Morgen|Vormittag|Nachmittag|Abend|Ende|Anfang|Ort|Tag|Telefon|Stück))\\p{Lu})|les|la|le|los|las|De|i|e|y|et|und|&|und|și|pod|U|u|Pod|Ο|Η|Το|di|din|pw\\.|і)';
const NAME = `(?:(?:${JOINT}|w|we) ){0,1}(?:${SAINT} ?)?(?:${QUOTED}|${WORD}|\\d{1,3}(?= ))(?: (?:${JOINT} ){0,1}(?:${SAINT} )?(?:${QUOTED}|${WORD}|\\d{1,3}(?!\\p{L}))){0,4}`;

const VENUE = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}'’.-])(?:${LOCAL_VENUE_WORDS}) (?:№ ?|nr\\.? ?|č\\. ?)?${NAME}(?![\\p{L}\\p{M}])`,
  'gu',
);
/** Words that follow a venue word but are not a name: "École Internationale" is any international school. */
const GENERIC =
  /^(?:\p{L}+ )?(?:Bilingue|International|Internationale|Public|Publique|Privé|Montessori|Waldorf|Normale|Polytechnique|Centrale|Nationale|Supérieure|Hôtelière|Militaire|Doctorale|Classico|Scientifico|Linguistico|Artistico|Musicale|Online|Erfahrung|Angebot)/u;

/** Signs that a text is about somebody's life: phone numbers, email addresses, titles of people, and words for the writer or a family. */
const ABOUT_SOMEBODY = new RegExp(
  `(?:\\d[ .-]?){8,}\\d|@\\p{L}+\\.|(?<![\\p{L}\\p{M}])(?:${alternativesOf(`
  [Pp]an(?:i|a|u|ią|ie|em)? [Pp]aństw\\p{L}* proszę prosimy mnie mi moj\\p{L}+ mój mam jestem nasz\\p{L}* syn\\p{L}* córk\\p{L}* wiersz\\p{L}* życzenia żon\\p{L}* mąż śp\\. napisz zapraszam
  [Ss]ig\\.(?:ra)? [Ss]ignor[aei]? mio mia miei nostr[oaie] sono figli[oa] dott\\.(?:ssa)? [Pp]rof(?:\\.|essoressa|essore) scrivi cliente collegh[ie]
  Mme M\\. mon ma mes notre nos je nous fils fille maîtresse élève\\p{L}* enseignante? bonjour cordialement mi mis nuestr[oa]s? soy hij[oa] [Ss]r[a]?\\. don doña escribe
  meu minha noss[oa] filh[oa] [Dd]ona [Ss]r\\.a? sou mijn onze ons dhr\\. mevr\\. ik wij we zoon dochter doamna domnul mea meu mele îmi educatoare\\p{L}* am sunt fiul fiica [Dd]ragă
  můj moje mé náš naše paní pan pane jsem syn dcera prosím моя мій мою мого мені ми наш\\p{L}* пані пан син\\p{L}* доньк\\p{L}* дитин\\p{L}* прошу вас вам шановн\\p{L}* мой мне мы нам я сын\\p{L}* доч\\p{L}* пес пёс песик кот кота кошка кіт кішка
  μου μας παιδιά σύζυγος κα κυρία κύριος κ\\. ich wir mein\\p{L}* anwesend Pat\\. Elternabend unser\\p{L}* mir uns Herr Frau Herrn`)})(?![\\p{L}\\p{M}])`,
  'iu',
);

const search = patternSearch('local-venue', [VENUE]);

export function localVenuesIn(text: string): readonly Span[] {
  const found = search(text)
    .flat()
    .flatMap(({ start, end }) => {
      const name = text.slice(start, end).replace(/(?<![.'’&-])[.'’&-]+$/u, '');
      return GENERIC.test(name) ? [] : [{ start, end: start + name.length }];
    });
  return found.length > 0 && ABOUT_SOMEBODY.test(text) ? found : [];
}
