// Occasions on which people write about people whom they know: birthdays, minutes, seating plans, a neighbour, a late colleague. A name in
// such a prompt that is in no list of public names is private, even if the model takes it for a public one.
import type { Annotation } from '../../detect/annotation.ts';

/** Occasions are sought only in prompts up to this length, because most longer texts contain one of the words by chance. */
const MAX_CHARACTERS = 400;

const alternatives = (lists: readonly string[]) =>
  lists
    .flatMap((list) => list.trim().split(/\s+/u))
    .map((word) => word.replaceAll('_', '[ -]').replaceAll('*', '\\p{L}*'))
    .join('|');

const OCCASIONS = new RegExp(
  `(?<!\\p{L})(?:${alternatives([
    `door_sign* name_tag* name_badge* name_plate* place_card* seating_plan seating_chart present_were were_present attendees apologies_from meeting_minutes
     minutes_of_the will_be_late is_running_late running_late birthday_card birthday_wishes birthday_message birthday_toast get_well thank_you_card
     thank_you_note condolence* farewell_card leaving_card farewell_speech wedding_toast wedding_speech rsvp rota roster class_list neighbour* neighbor*
     day_off off_sick out_sick on_leave parents['’]_evening students['’]_names kids['’]_names children['’]s_names pupils['’]_names friends['’]_names colleagues['’]_names
     names_of_my_* shift_swap swap_shifts secret_santa hen_do stag_do`,
    `Türschild* Klingelschild* Namensschild* Tischkarte* Sitzordnung Sitzplan Anwesend Anwesende* Teilnehmerliste Besprechungsprotokoll kommt_später
     verspätet_sich Geburtstagskarte Geburtstagsgruß* Geburtstagsgrüße* zum_Geburtstag gute_Besserung Dankeskarte Beileid* Dienstplan Schichtplan
     Klassenliste Nachbar* Elternabend Wichtelliste Trauzeug* Taufpat* krankgemeldet Hochzeitsrede Kürze_die_Namen*`,
    `plan_de_table étaient_présents Présents compte_rendu_de_la_réunion carte_d['’]anniversaire joyeux_anniversaire pour_l['’]anniversaire_de condoléances
     faire-part discours_de_témoin enterrement_de_vie_de_* voisin voisine voisins sera_en_retard est_en_retard`,
    `feliz_cumpleaños cumpleaños_de asistentes acta_de_la_reunión pésame condolencias vecino vecina vecinos llegará_tarde llega_tarde somos_los somos_las nuestro_equipo brindis_de_boda`,
    `buon_compleanno compleanno_di segnaposto verbale_della_riunione condoglianze vicino_di_casa vicina_di_casa arriverà_in_ritardo è_in_ritardo partecipazione_lutto ringrazia_quanti discorso_di_nozze addio_al_nubilato addio_al_celibato`,
    `feliz_aniversário aniversário_da aniversário_do ata_da_reunião pêsames vizinho vizinha vizinhos vai_se_atrasar chegará_atrasad* chá_de_panela chá_de_bebê amigo_oculto amigo_secreto`,
    `verjaardagskaart* verjaardag_van aanwezig notulen gecondoleerd condoleance* buurman buurvrouw buren komt_later ziekgemeld sinterklaasgedicht* bruiloftsspeech lootjes`,
    `urodzinow* urodziny imienin* obecni protokół_z_zebrania panieńsk* kawalersk* świadkow* mowa_weselna kondolencj* sąsiad* spóźni`,
    `doğum_günü toplantı_notu komşu* taziye davetiye* gecikecek geç_kalacak`,
    `с_днём_рождения с_днем_рождения день_рождения присутствовали соболезнован* сосед* опоздает опаздывает тост_на тост_для крестин* з_днем_народження хрестини кум куми кума сусід*`,
    `születésnap* névnap* szomszéd* jegyzőkönyv narozenin* svatební_řeč* přípitek soused* födelsedag* grannen fødselsdag* naboen syntymäpäivä* naapuri* ziua_de_naștere vecinul vecina`,
    `γενέθλια γείτονα* γειτόνισσα* ulang_tahun nikahan arisan tetangga* sinh_nhật lời_chúc_cưới đầy_tháng hàng_xóm जन्मदिन पड़ोसी سالگرہ शादी_का_कार्ड বিয়ের_কার্ড গায়ে_হলুদ متن_عروسی`,
  ])})(?!\\p{L})`,
  'iu',
);
/** Words for the occasions in scripts without spaces, or in languages that attach particles to the word. */
const UNSPACED_OCCASIONS =
  /生日(?:快乐|贺卡|祝福|祝词)|贺卡|请柬|出席者|参会|会议纪要|会议记录|会迟到|邻居|座位表|值班表|誕生日カード|お誕生日|招待状|出席者|議事録|遅れます|遅刻|隣の|お悔やみ|友人代表|回覧|申し送り|인수인계|결혼식 축사|동창 명단|อวยพรงานแต่ง|생일 ?축하|생일 카드|초대장|참석자|회의록|늦는다고|이웃|عيد ميلاد|الحضور:|محضر|جارتي|جاري|יום הולדת|נוכחים|השכן|วันเกิด|เพื่อนบ้าน/u;

export const isShortPrompt = (text: string): boolean => text.length <= MAX_CHARACTERS;

/** Whether a text of any length has a word for a private occasion. */
export const mentionsPrivateOccasion = (text: string): boolean => OCCASIONS.test(text) || UNSPACED_OCCASIONS.test(text);

/** Whether a prompt is short and about a private occasion. */
export const isPrivateOccasion = (text: string): boolean => isShortPrompt(text) && mentionsPrivateOccasion(text);

/** The text between two names of one list: "Teodora, Wil and Chima", "Gemma + Stu". */
const BETWEEN_TWO_NAMES =
  /^(?:[ \t]*[,;、，،&+/·•|][ \t]*|[ \t]*\n[ \t]*(?:[-*•\d.)]+[ \t]*)?)?(?:(?:and|und|et|y|e|en|i|ve|и|та|és|och|og|ja|with|mit|和|与|と|و) ?)?$/u;

/** All names that are in a list with a private one, with no other words between. */
export function namesListedWithPrivateOnes(
  text: string,
  people: readonly Annotation[],
  isPrivate: (person: Annotation) => boolean,
): ReadonlySet<Annotation> {
  const inOrder = people.toSorted((a, b) => a.start - b.start);
  const listed = new Set<Annotation>();
  let list: Annotation[] = [];
  const close = () => {
    if (list.some(isPrivate)) for (const person of list) listed.add(person);
    list = [];
  };
  for (const person of inOrder) {
    const last = list.at(-1);
    if (last && !BETWEEN_TWO_NAMES.test(text.slice(last.end, person.start).replace(/^ /u, ''))) close();
    list.push(person);
  }
  close();
  return listed;
}
