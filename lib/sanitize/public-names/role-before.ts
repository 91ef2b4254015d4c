// Recognises names after the role of somebody whom the writer meets: "vermieterin Gerlinde Obermoser", "училка Зинаида Львовна", "opa Gerrit".
// Presidents, kings and authors are left out. This is weaker evidence than "my neighbour …": use it only for names that no list of public
// names contains.
import type { Span } from '../../text/span.ts';

const alternatives = (lists: readonly string[]) =>
  lists
    .flatMap((list) => list.trim().split(/\s+/u))
    .map((word) => word.replaceAll('_', '[ -]').replaceAll('*', '\\p{L}*'))
    .join('|');

const ROLES = alternatives([
  `landlord landlady tenant lodger neighbour neighbor flatmate roommate housemate boss manager supervisor ward_manager team_leader line_manager colleague
   coworker co-worker classmate headteacher headmaster headmistress gp dentist therapist physio midwife plumber electrician builder babysitter nanny
   aunt auntie uncle grandma grandpa granny gran grandad nan nana cousin bf gf hubby fiancé fiancée stepdad stepmum stepmom mate officer sergeant
   constable pc wpc dc ds detective nurse`,
  `vermieter vermieterin mieter mieterin nachbar nachbarin chef chefin kollege kollegin teamleiter teamleiterin vorgesetzter lehrer lehrerin hausarzt
   hausärztin klassenlehrer klassenlehrerin erzieherin betreuerin hausmeister neffe neffen nichte tante onkel oma opa cousine schwager schwägerin
   mitbewohner mitbewohnerin sachbearbeiter sachbearbeiterin freund freundin`,
  `proprio propriétaire locataire voisin voisine collègue colocataire coloc cadre cheffe prof maîtresse maître_d['’]école directrice infirmière nounou
   tata tonton mamie papi papy cousine neveu nièce belle-mère beau-père copain copine`,
  `casero casera vecino vecina jefe jefa profe profesor profesora maestro maestra suegro suegra cuñado cuñada primo prima tío tía abuelo abuela doña
   novio novia compañero compañera encargado encargada`,
  `vizinho vizinha chefe patrão patroa seu dona síndico síndica cunhado cunhada sogro sogra tio tia avó avô namorado namorada professora`,
  `padrone_di_casa vicino vicina capo capa collega maestra maestro prof amministratore rag geom suocera suocero cognato cognata zio zia nonno nonna
   fidanzato fidanzata coinquilino coinquilina`,
  `huisbaas buurman buurvrouw baas collega teamleider meester juf oom tante oma opa huisgenoot mevrouw meneer`,
  `sąsiad sąsiadka szef szefowa kolega koleżanka wychowawca wychowawczyni polonistka matematyczka nauczyciel nauczycielka ciocia wujek babcia dziadek
   pani pan panią panem`,
  `сосед соседка начальник начальница коллега училка учитель учительница учительнице классная тётя тетя дядя бабушка дедушка бабка дед подруга друг
   хозяин хозяйка врач врачиха муж жена свекровь тёща тёщу`,
  `komşum patronum müdürüm arkadaşım öğretmeni eltim kayınvalidem`,
  `granne grannen chefen chef kollega kollegan fröken lärare läraren mormor morfar farmor farfar moster faster svärmor svärfar sambo`,
  `doctor docteur doktor dokter doctora dottore dottoressa доктор доктора доктору доктором лікар лікаря врач врачу врача läkare läkaren legen lekarz lekarka lékař lékařka
   pediatra psicólogo psicóloga psicologo psicologa fisioterapeuta dentista ginecóloga ginecologa logopeda tutora`,
  `főnök főnököm szomszéd szomszédom kolléga tanárnő tanár háziorvos anyósom apósom`,
]);
const TITLES =
  '(?:mr|mrs|ms|miss|dr|herrn?|frau|hr|fr|mme|mlle|m|sra?|señora?|sig(?:\\.ra|nora?)?|dott|dra|prof|ing|dhr|mevr|fru|bay|bayan)\\.?';
const ROLE_BEFORE_NAME = new RegExp(`(?<![\\p{L}\\p{M}])(?<role>${ROLES})\\.?,? (?:${TITLES} ){0,2}$`, 'iu');
/** A form's field for a name ("Prénom: Océane"), or a phrase about names that a child's name should match ("to go with the surname Achterberg"). */
const NAME_FIELD =
  /(?:(?:^|[\n;,|(])[ \t*-]*(?:first name|last name|surname|given name|family name|vorname|nachname|familienname|prénom|nom|apellidos?|cognome|voornaam|achternaam|imię|nazwisko|jméno|příjmení|förnamn|efternamn|fornavn|etternavn|keresztnév|vezetéknév|prenume|nume|nama(?: lengkap)?|họ và tên|имя|фамилия|ім['’]я|прізвище|όνομα|επώνυμο)[ \t*]*[:=][ \t*]*|(?<!\p{L})(?:with|matches|match|suits?) (?:our |the |my |a )?(?:surname|last name|family name|siblings?|big (?:brother|sister))['’]?s? (?:names? )?(?:are |is )?|(?<!\p{L})siblings?,? (?:called |named |are |is )?)$/iu;
/** Forms of address that follow the name. */
const CALLED_AFTER = /^ (?:hanım|hanim|bey|abi|abla|hoca|teyze|amca)(?!\p{L})/iu;

/** Words for the writer that mean nothing else in the other languages of these lists. */
const FIRST_PERSON =
  /(?<![\p{L}\p{M}])(?:i|i['’]m|my|me|we|our|us|ich|mir|mich|mein\p{L}{0,2}|wir|uns|unser\p{L}{0,2}|je|j['’]\p{L}+|moi|mon|ma|mes|nous|notre|nos|yo|mi|mis|nosotr[oa]s|nuestr[oa]s?|io|mio|mia|miei|eu|meu|minha|ik|mij|mijn|ons|onze|mnie|mój|moja|moje\p{L}{0,2}|я|мне|меня|мо[йяею]|мы|нам|нас|jag|mig|mitt|mina|oss|bana|benim|nekem|engem)(?![\p{L}\p{M}])/iu;

/** Words for stories. In a prompt about a story, "Uncle Remus" is a character. */
const STORY_WORDS =
  /(?<!\p{L})(?:stor(?:y|ies)|tales?|novels?|books?|films?|movies?|series|episodes?|comics?|characters?|fiction|märchen|romane?s?|buch|bücher|filme?s?|serien?|folgen?|geschichten?|figur(?:en)?|contes?|romans?|livres?|séries?|histoires?|personnages?|cuentos?|novelas?|libros?|películas?|historias?|personajes?|fiab[ae]|romanz[oi]|libr[oi]|storie?|personagg?i?o?|contos?|romances?|livros?|filmes?|histórias?|sprookjes?|boek(?:en)?|verhal(?:en)?|verhaal|baśń|bajk\p{L}*|powieś\p{L}*|książ\p{L}*|сказк\p{L}*|роман\p{L}*|книг\p{L}*|фильм\p{L}*|рассказ\p{L}*)(?!\p{L})|["“„«]/iu;
/** Words for a doctor. A question that does not mention the writer may be about a fictional doctor, unless a verb of `TREATING_VERBS` follows. */
const DOCTOR_WORDS =
  /^(?:doct(?:or|eur|ora)|dokt[oe]r|dott?ore(?:ssa)?|доктор\p{L}*|лікар\p{L}*|врач\p{L}{0,2}|läkaren?|legen|lekarz|lekarka|lékařk?a?)$/iu;
const TREATING_VERBS =
  /^ (?:\p{Ll}+ ){0,2}?(?:назнач|пропис|выпис|говор|сказа|призн|prescri|recet|przepis|vorschr|verschr|verord|ha detto|dice|dit|said|says|told|kê|bilang|verdi|zegt|säger|sier|předeps|poví)/iu;
/** Kinship words that German capitalises as nouns, so that the capital does not make them a title. */
const GERMAN_KIN = /^(?:onkel|tante|oma|opa|cousine|neffen?|nichte|schwager|schwägerin)$/iu;
/** The text before the first word of a sentence or list item, where a capital does not show a title either. */
const FIRST_WORD = /(?:^|[.!?:;\n•*-])(?:[^\S\n]|[\d)])*$/u;

const CONTEXT_CHARACTERS = 48;

/**
 * Whether a name follows a private role. A capitalised role may be the title of a character ("Uncle Remus"), so it counts only if the text
 * also mentions the writer, or if grammar requires the capital and the text is not about a story.
 */
export function followsRoleTitle(text: string, { start, end }: Span): boolean {
  if (CALLED_AFTER.test(text.slice(end, end + CONTEXT_CHARACTERS))) return true;
  const before = text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start);
  if (NAME_FIELD.test(before)) return true;
  const match = ROLE_BEFORE_NAME.exec(before);
  const role = match?.groups?.role;
  if (!match || role === undefined) return false;
  if (DOCTOR_WORDS.test(role))
    return (
      TREATING_VERBS.test(text.slice(end, end + CONTEXT_CHARACTERS)) || FIRST_PERSON.test(text) || !text.includes('?')
    );
  if (!/^\p{Lu}/u.test(role) || FIRST_PERSON.test(text)) return true;
  return (GERMAN_KIN.test(role) || FIRST_WORD.test(before.slice(0, match.index))) && !STORY_WORDS.test(text);
}
