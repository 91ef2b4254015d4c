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
const BEFORE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${ROLES})\\.?,? (?:${TITLES} ){0,2}$`, 'iu');
/** Forms of address that follow the name. */
const CALLED_BEHIND = /^ (?:hanım|hanim|bey|abi|abla|hoca|teyze|amca)(?!\p{L})/iu;

const REACH = 48;

export function isBehindRole(text: string, { start, end }: Span): boolean {
  return BEFORE.test(text.slice(Math.max(0, start - REACH), start)) || CALLED_BEHIND.test(text.slice(end, end + REACH));
}
