// Roles and forms of address that stand right before the name of somebody the writer meets: "vermieterin Gerlinde Obermoser", "училка Зинаида
// Львовна", "opa Gerrit". Presidents, kings and authors are absent. Weaker evidence than "my neighbour …": use it only for names that no list
// of public names holds.
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
  `főnök főnököm szomszéd szomszédom kolléga tanárnő tanár háziorvos anyósom apósom`,
]);
const TITLES =
  '(?:mr|mrs|ms|miss|dr|herrn?|frau|hr|fr|mme|mlle|m|sra?|señora?|sig(?:\\.ra|nora?)?|dott|dra|prof|ing|dhr|mevr|fru|bay|bayan)\\.?';
const BEFORE = new RegExp(`(?<![\\p{L}\\p{M}])(?<role>${ROLES})\\.?,? (?:${TITLES} ){0,2}$`, 'iu');
/** Forms of address that follow the name. */
const CALLED_BEHIND = /^ (?:hanım|hanim|bey|abi|abla|hoca|teyze|amca)(?!\p{L})/iu;

/** Words for the writer that mean nothing else in the other languages of these lists. */
const FIRST_PERSON =
  /(?<![\p{L}\p{M}])(?:i|i['’]m|my|me|we|our|us|ich|mir|mich|mein\p{L}{0,2}|wir|uns|unser\p{L}{0,2}|je|j['’]\p{L}+|moi|mon|ma|mes|nous|notre|nos|yo|mi|mis|nosotr[oa]s|nuestr[oa]s?|io|mio|mia|miei|eu|meu|minha|ik|mij|mijn|ons|onze|mnie|mój|moja|moje\p{L}{0,2}|я|мне|меня|мо[йяею]|мы|нам|нас|jag|mig|mitt|mina|oss|bana|benim|nekem|engem)(?![\p{L}\p{M}])/iu;

const REACH = 48;

/**
 * Whether a name follows a role. A role with a capital is a title too, above all in stories ("Uncle Remus"), so it counts only if the text
 * also mentions the writer.
 */
export function isBehindRole(text: string, { start, end }: Span): boolean {
  if (CALLED_BEHIND.test(text.slice(end, end + REACH))) return true;
  const role = BEFORE.exec(text.slice(Math.max(0, start - REACH), start))?.groups?.role;
  return role !== undefined && (!/^\p{Lu}/u.test(role) || FIRST_PERSON.test(text));
}
