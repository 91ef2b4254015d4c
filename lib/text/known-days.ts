// Words for a day that the reader knows: days counted from today ("tomorrow") and holidays. Whoever reads one beside a date knows that date.

import type { Span } from './span.ts';
import { WEEKDAY_NAMES, WEEKDAY_NAMES_WITHIN_WORDS } from './weekday-names.ts';

/** "morgen" is "tomorrow" in German and Dutch, but "am Morgen des 5. Mai" and "op de morgen van 5 mei" tell a time of day. */
const MORGEN =
  '(?<!(?<!\\p{L})(?:am|guten|jeden|de[mnrs]?|diesem|(?:früh|spät|nächst|folgend|selb)en|elke|iedere|goede|vroege|volgende) )morgen';
/** "mañana" is "tomorrow", but "por la mañana" tells a time of day. */
const MANANA = '(?<!(?<!\\p{L})(?:la|una|cada|toda|misma|aquella|buena) )mañana';
/** "hier" is "here" in German and Dutch. */
const HIER = 'hier(?!,? (?:a[mb]|bis|vom|de[rn]|seit|op|van|sind|is?t)(?!\\p{L}))';

/**
 * Words for days counted from today, by language. An entry is the source of a regular expression: `#` stands for a number in digits or for
 * one word ("in three days"), `@` for a weekday of the language.
 */
const RELATIVE_DAYS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening)|last night|right now',
    '(?:this|next|last|coming|past) (?:week|weekend|month|@)',
    'in # (?:days?|weeks?)|# (?:days?|weeks?) (?:ago|from (?:now|today)|left|to go)',
  ],
  de: [
    `heut[ei]\\p{L}*|${MORGEN}|übermorgen|gestern|vorgestern`,
    '(?:diese|nächste|kommende|letzte|vorige)[nrms]? (?:woche|wochenende|monat|@)',
    '(?:in|vor|noch) # (?:tage?n?|wochen?)|ab (?:heute|sofort)',
  ],
  fr: [
    `aujourd['’]hui|demain|après-demain|${HIER}|avant-hier|ce (?:matin|soir)|cet après-midi`,
    '(?:@|semaine|mois) (?:prochaine?|dernière?|derniere?)|cette semaine',
    '(?:dans|il y a) # (?:jours?|semaines?)',
  ],
  es: [
    `hoy|${MANANA}|pasado mañana|ayer|anteayer|anoche|esta (?:mañana|tarde|noche|semana)`,
    'próxim[oa] (?:@|semana|mes)',
    '(?:@|semana|mes) (?:próxim[oa]|pasad[oa]|que viene)',
    '(?:dentro de|en|hace) # (?:días?|semanas?)',
  ],
  it: [
    "oggi|domani|dopodomani|ieri|l['’]altro ieri|stasera|stamattina|questa (?:mattina|sera|settimana)",
    '(?:@|settimana|mese) (?:prossim[oa]|scors[oa])',
    'prossim[oa] (?:@|settimana|mese)',
    '(?:tra|fra) # (?:giorn[oi]|settiman[ae])|# (?:giorn[oi]|settiman[ae]) fa',
  ],
  pt: [
    'hoje|amanhã|depois de amanhã|ontem|anteontem|esta (?:manhã|tarde|noite|semana)',
    'próxim[oa] (?:semana|mês|@)',
    '(?:semana|mês|@) (?:que vem|passad[oa])',
    '(?:em|daqui a|há) # (?:dias?|semanas?)',
  ],
  nl: [
    `vandaag|vanavond|vanmorgen|vanmiddag|${MORGEN}|overmorgen|gisteren|eergisteren`,
    '(?:deze|volgende|komende|vorige|afgelopen) (?:week|weekend|maand|@)',
    'over # (?:dagen?|weken?|week)|# (?:dagen?|weken?) geleden',
  ],
  sv: [
    'i ?dag|ikväll|i kväll|i ?morgon|i övermorgon|i ?går|i förrgår|(?:nästa|förra) (?:vecka|månad|@)',
    'om # (?:dagar?|veck\\p{L}+)|för # (?:dagar?|veck\\p{L}+) sedan',
  ],
  da: [
    'i dag|i aften|i morgen|i overmorgen|i går|i forgårs|(?:næste|sidste) (?:uge|måned|@)|om # (?:dage?|uger?)',
    'for # (?:dage?|uger?) siden',
  ],
  nb: [
    'i dag|i kveld|i morgen|i overmorgen|i går|i forgårs|(?:neste|forrige) (?:uke|måned|@)|om # (?:dager?|uker?)',
    'for # (?:dager?|uker?) siden',
  ],
  fi: [
    'tänään|tänä iltana|huomenna|ylihuomenna|eilen|toissapäivänä|(?:ensi|viime) (?:viikolla|kuussa|@)',
    '# (?:päivän|viikon) (?:kuluttua|päästä)|# (?:päivää|viikkoa) sitten',
  ],
  pl: [
    'dziś|dzisiaj|dziś wieczorem|jutro|pojutrze|wczoraj|przedwczoraj',
    '(?:w )?(?:przyszł|następn|zeszł|ubiegł)\\p{L}+ (?:tydzień|tygodniu|miesiąc\\p{L}*|@)',
    'za # (?:dni|dzień|tygod\\p{L}+)|# (?:dni|tygod\\p{L}+) temu',
  ],
  cs: [
    'dnes\\p{L}*|zítra|pozítří|včera|předevčírem',
    '(?:příští|minul\\p{L}+) (?:týden|měsíc|@)|za # (?:dn[íy]|týdn\\p{L}+)',
    'před # (?:dny|týdny)',
  ],
  sk: [
    'dnes\\p{L}*|zajtra|pozajtra|včera|predvčerom',
    '(?:budúc|minul)\\p{L}+ (?:týždeň|mesiac|@)|o # (?:dn[íi]|týžd\\p{L}+)',
    'pred # (?:dňami|týždňami)',
  ],
  hu: [
    'ma (?:van|este|reggel)|a mai nap|holnap|holnapután|tegnap|tegnapelőtt',
    '(?:jövő|múlt) (?:hét|héten|hónap\\p{L}*|@)',
    '# (?:nap|hét) múlva|# (?:nappal|héttel) ezelőtt',
  ],
  ro: [
    'astăzi|azi|diseară|mâine|poimâine|ieri|alaltăieri',
    '(?:@|săptămâna|luna) (?:viitoare|trecută)|peste # (?:zile|săptămâni)',
    'acum # (?:zile|săptămâni)',
  ],
  bg: [
    'днес|довечера|утре|вдругиден|вчера|онзи ден',
    '(?:следващ|минал)\\p{L}+ (?:седмица|месец|@)|след # (?:дни|седмици)',
    'преди # (?:дни|седмици)',
  ],
  el: [
    'σήμερα|απόψε|αύριο|μεθαύριο|χθες|χτες|προχθές',
    'την (?:επόμενη|περασμένη) (?:εβδομάδα|@)|σε # (?:μέρες|ημέρες|εβδομάδες)',
    'πριν # (?:μέρες|ημέρες|εβδομάδες)',
  ],
  ru: [
    'сегодня\\p{L}*|завтра(?!к)\\p{L}*|послезавтра|вчера\\p{L}*|позавчера',
    '(?:следующ|прошл)\\p{L}+ (?:недел\\p{L}+|месяц\\p{L}*|@)',
    'через # (?:дн\\p{L}+|день|недел\\p{L}+)|# (?:дн\\p{L}+|день|недел\\p{L}+) назад',
  ],
  uk: [
    'сьогодні\\p{L}*|завтра|післязавтра|вчора|учора|позавчора',
    '(?:наступн|минул)\\p{L}+ (?:тиж\\p{L}+|місяц\\p{L}+|@)',
    'через # (?:дн\\p{L}+|день|тижн\\p{L}+)|# (?:дн\\p{L}+|тижн\\p{L}+) тому',
  ],
  hr: [
    'danas|večeras|sutra|prekosutra|juče[r]?|prekjučer',
    '(?:sljedeć|iduć|prošl)\\p{L}* (?:tjed\\p{L}+|mjesec\\p{L}*|@)',
    'za # (?:dana|tjedn\\p{L}+)|prije # (?:dana|tjedn\\p{L}+)',
  ],
  sr: ['данас|вечерас|сутра|прекосутра|јуче|прекјуче'],
  sl: ['danes|nocoj|jutri|pojutrišnjem|včeraj|predvčerajšnjim'],
  et: ['täna|ülehomme|eile|üleeile'],
  lv: ['šodien|rīt|parīt|vakar|aizvakar'],
  lt: ['šiandien|rytoj|poryt|vakar|užvakar'],
  ca: ['avui|demà|demà passat|ahir|abans-d’ahir'],
  tr: [
    'bugün\\p{L}*|bu (?:akşam|gece|sabah|hafta)|yarın\\p{L}*|dün(?!ya)\\p{L}*|evvelsi gün|öbür gün',
    '(?:gelecek|önümüzdeki|geçen) (?:hafta|ay|@)',
    '# (?:gün|hafta) (?:sonra|önce)',
  ],
  id: ['hari ini|nanti malam|besok|lusa|kemarin|kemarin dulu|minggu (?:depan|lalu)|# (?:hari|minggu) (?:lagi|lalu)'],
  vi: [
    'hôm nay|tối nay|(?:ngày|sáng|chiều|tối) mai|ngày kia|hôm qua|hôm kia|tuần (?:sau|tới|trước)',
    '# (?:ngày|tuần) (?:nữa|trước)',
  ],
  tl: ['ngayon|bukas|kahapon|kamakalawa'],
  sw: ['kesho|keshokutwa|juzi'],
  ar: ['اليوم|الليلة|غد[اً]*|بعد غد|أمس|البارحة|أول أمس|الأسبوع (?:القادم|المقبل|الماضي)'],
  he: ['היום|הלילה|מחר|מחרתיים|אתמול|שלשום|בשבוע (?:הבא|שעבר)'],
  fa: ['امروز|امشب|فردا|پس‌فردا|دیروز|پریروز|هفته (?:آینده|گذشته|بعد)'],
  hi: ['आज|कल|परसों|(?:अगले|पिछले) (?:हफ़्ते|हफ्ते|सप्ताह|महीने)'],
  bn: ['আজ|আগামীকাল|গতকাল|পরশু'],
  ur: ['آج|کل|پرسوں'],
  ta: ['இன்று|நாளை|நேற்று'],
};

/** The same in languages that write no space before or after the word. */
const RELATIVE_DAYS_WITHIN_WORDS: readonly string[] = [
  '今天|今日|今晚|今早|明天|明日|明早|后天|後天|大后天|昨天|昨日|前天|本周|这周|這週|下周|下週|上周|上週|#天(?:后|後|前)',
  'きょう|今夜|今朝|あした|あす|明後日|あさって|きのう|一昨日|おととい|来週|先週|今週|#日(?:後|前)',
  '오늘|내일|모레|어제|그저께|다음 ?주|지난 ?주|이번 ?주|#일 ?(?:후|뒤|전)',
  'วันนี้|คืนนี้|พรุ่งนี้|มะรืน|เมื่อวาน|สัปดาห์(?:หน้า|ที่แล้ว)',
];

/** Holidays by name: those on a fixed day of the year, and those whose day every calendar shows. */
const HOLIDAYS: readonly string[] = [
  'christmas\\p{L}*|xmas|boxing day|new year\\p{L}*|(?:bank|public|national|federal) holidays?|labou?r day|may day',
  'halloween|(?:st\\.? )?valentine\\p{L}*|epiphany|all saints\\p{L}*|independence day|thanksgiving|black friday',
  "memorial day|(?:mother|father)s?[’']?s? day|juneteenth|st\\.? patrick\\p{L}*",
  'easter|good friday|(?:ash|holy) \\p{L}+day|ascension|pentecost|whit\\p{L}*|corpus christi|shrove tuesday|mardi gras',
  'palm sunday|passover|rosh hashanah?|yom kippur|hanukkah|chanukah|sukkot|purim|ramadan|eid(?: al-\\p{L}+)?|diwali|holi',
  'vesak|lunar new year|(?:first|second|third|fourth) advent',
  'heilig(?:abend|e drei)\\p{L}*|weihnacht\\p{L}*|silvester|neujahr\\p{L}*|feiertag\\p{L}*|allerheiligen|nikolaus\\p{L}*',
  'tag der (?:arbeit|deutschen einheit)|oster\\p{L}*|karfreitag|gründonnerstag|(?:christi )?himmelfahrt|pfingst\\p{L}*',
  'fronleichnam|rosenmontag|aschermittwoch|buß- und bettag|(?:erster|zweiter|dritter|vierter) advent|muttertag|vatertag',
  'noël|nouvel an|jours? fériés?|toussaint|fête (?:nationale|du travail|des (?:mères|pères))|pâques|pentecôte|ascension',
  'mardi gras|armistice|saint-sylvestre',
  'navidad|nochevieja|nochebuena|año nuevo|(?:día )?festivos?|semana santa|(?:jueves|viernes) santo|pascua|corpus',
  'día de (?:muertos|reyes|todos los santos|la (?:madre|hispanidad|constitución))',
  'natale|capodanno|ferragosto|epifania|festivit[àá]|pasqua|pasquetta|ognissanti|pentecoste|vigilia',
  'natal|ano novo|réveillon|feriado|páscoa|carnaval|corpus christi|sexta-feira santa|finados',
  'kerst\\p{L}*|nieuwjaar|oudjaar|koningsdag|pasen|hemelvaart\\p{L}*|pinkster\\p{L}*|sinterklaas',
  'julafton|juldagen|nyårs\\p{L}*|midsommar\\p{L}*|påsk\\p{L}*|jul\\p{L}*aften|nytår\\p{L}*|påske\\p{L}*|pinse\\p{L}*',
  'joulu\\p{L}*|juhannus\\p{L}*|pääsiäi\\p{L}*|vappu\\p{L}*',
  'boże narodzenie|wigili\\p{L}*|nowy rok|sylwest\\p{L}*|wielkanoc\\p{L}*|wszystkich świętych|boże ciało|trzech króli',
  'vánoc\\p{L}*|štědr\\p{L}+ den|velikonoc\\p{L}*|silvestr\\p{L}*|vianoc\\p{L}*|karácsony\\p{L}*|húsvét\\p{L}*',
  'szilveszter\\p{L}*|crăciun\\p{L}*|paște\\p{L}*|revelion',
  'рождеств\\p{L}*|нов(?:ый|ого) год\\p{L}*|пасх\\p{L}*|день победы|8 марта|великд\\p{L}*|різдв\\p{L}*|коледа|великден',
  'χριστούγεννα|πάσχα|πρωτοχρονιά',
  'عيد (?:الفطر|الأضحى|الميلاد)|رمضان|رأس السنة|عاشوراء|نوروز|یلدا|عید',
  'ראש השנה|יום כיפור|פסח|חנוכה|סוכות|פורים|שבועות',
  'दिवाली|दीपावली|होली|ईद|क्रिसमस|দুর্গা ?পূজা|ঈদ|தீபாவளி|பொங்கல்',
  'yılbaşı|(?:ramazan|kurban|şeker) bayram\\p{L}*|cumhuriyet bayram\\p{L}*|lebaran|idul fitri|imlek|nyepi|tết',
];

/** Holidays in languages that write no space before or after the word. */
const HOLIDAYS_WITHIN_WORDS: readonly string[] = [
  '元旦|国庆|國慶|圣诞|聖誕|春节|春節|中秋|端午|清明|元宵|重阳|重陽|除夕|七夕|双十一|情人节|劳动节',
  'クリスマス|元日|元旦|大晦日|祝日|お盆|こどもの日|成人の日|敬老の日|バレンタイン',
  '성탄절|크리스마스|공휴일|추석|설날|어린이날|광복절|개천절',
  'สงกรานต์|ลอยกระทง|วันขึ้นปีใหม่|วันพ่อ|วันแม่',
];

const BORDER = '[\\p{L}\\p{M}\\p{N}_]';

/** A function that finds the words in a text. `whole` stand between borders of words, `within` anywhere; `#` stands for a number. */
function wordFinderFor(whole: readonly string[], within: readonly string[]): (text: string) => RegExpExecArray[] {
  // Compiled at the first call: most prompts move no date.
  let pattern: RegExp | undefined;
  return (text) => {
    pattern ??= new RegExp(
      `(?<!${BORDER})(?:${whole.join('|')})(?!${BORDER})|${within.join('|')}`.replaceAll('#', '(?:\\d{1,3}|\\p{L}+)'),
      'gu',
    );
    // "İ" is the one letter whose lower case is longer. With the flag `i` the pattern takes 20 times as long to compile.
    return [...text.replaceAll('İ', 'i').toLowerCase().matchAll(pattern)];
  };
}

const relativeDays = Object.entries(RELATIVE_DAYS).flatMap(([language, days]) =>
  days.map((day) => day.replaceAll('@', () => WEEKDAY_NAMES[language] ?? '')),
);
const findKnownDays = wordFinderFor(
  [...relativeDays, ...HOLIDAYS],
  [...RELATIVE_DAYS_WITHIN_WORDS, ...HOLIDAYS_WITHIN_WORDS],
);
const findWeekdays = wordFinderFor(Object.values(WEEKDAY_NAMES), [WEEKDAY_NAMES_WITHIN_WORDS]);

/** How far a word may stand from the date that it tells: "tomorrow at 17:00, on 27 June". */
const LONGEST_GAP = 24;
const ONE_SENTENCE = /^(?:[^\n.!?;。！？]|[.](?!\s|$))*$/u;
const MOST_WORDS_IN_GAP = 3;
const LONGEST_WORDS = 40;

/** A time of day may stand in between, another date may not. */
const CLOCK_TIME = /\d{1,2}(?:[:h]\d{2}|\.\d{2}(?!\.?\d)|\s?(?:[ap]\.?m|uhr|o'clock|h|時|点|點|시))/giu;

function isShortGap(gap: string): boolean {
  if (gap.length > LONGEST_GAP || !ONE_SENTENCE.test(gap)) return false;
  const words = gap.replace(CLOCK_TIME, ' ');
  return !/\d/.test(words) && (words.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS_IN_GAP;
}

function wordBeside(text: string, { start, end }: Span, find: ReturnType<typeof wordFinderFor>): string | undefined {
  const first = Math.max(0, start - LONGEST_GAP - LONGEST_WORDS);
  // The date is searched too, because the start of a date tells an abbreviation of a weekday from other words.
  const before = find(text.slice(first, end)).findLast(({ index, 0: word }) => first + index + word.length <= start);
  if (before && isShortGap(text.slice(first + before.index + before[0].length, start))) return before[0];
  const rest = text.slice(end, end + LONGEST_GAP + LONGEST_WORDS);
  const after = find(rest)[0];
  if (!after || !isShortGap(rest.slice(0, after.index))) return undefined;
  // "… 14 April and on Easter Sunday, 31 March": a word before the next date tells that one.
  const leadsToNext = /^\D{0,12}\d/.test(rest.slice(after.index + after[0].length));
  return leadsToNext ? undefined : after[0];
}

/** The words beside the date at `span` that tell the reader which day it is ("tomorrow", "christmas"), in lower case, if any. */
export const knownDayBeside = (text: string, span: Span): string | undefined => wordBeside(text, span, findKnownDays);

/** The weekday in or beside the date at `span`, in lower case, if any. */
export const weekdayBeside = (text: string, span: Span): string | undefined =>
  findWeekdays(text.slice(span.start, span.end))[0]?.[0] ?? wordBeside(text, span, findWeekdays);
