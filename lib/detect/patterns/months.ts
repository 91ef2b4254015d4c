/** Month names of the languages that dates are read in, by month number; abbreviations with their point left out. */
const NAMES: readonly string[] = [
  'january jan januar jänner janvier janv enero gennaio januari janeiro gener ianuarie stycznia ledna januára января січня ιανουαρίου ocak januari tammikuuta január يناير בינואר जनवरी มกราคม',
  'february feb februar feber février févr febrero febbraio februari fevereiro fev febrer februarie lutego února februára февраля лютого φεβρουαρίου şubat helmikuuta február فبراير בפברואר फरवरी กุมภาพันธ์',
  'march mar märz mrz mars marzo maart mrt março març martie marts marca března марта березня μαρτίου mart maret maaliskuuta március مارس במרץ मार्च มีนาคม',
  'april apr avril avr abril abr aprile aprilie kwietnia dubna apríla апреля квітня απριλίου nisan huhtikuuta április أبريل ابريل באפריל अप्रैल เมษายน',
  'may mai mayo maggio mei maio maig maj maja května mája мая травня μαΐου mayıs toukokuuta május مايو במאי मई พฤษภาคม',
  'june jun juni juin junio giugno junho juny iunie czerwca června júna июня червня ιουνίου haziran kesäkuuta június يونيو ביוני जून มิถุนายน',
  'july jul juli juillet juil julio luglio julho juliol iulie lipca července júla июля липня ιουλίου temmuz heinäkuuta július يوليو ביולי जुलाई กรกฎาคม',
  'august aug août agosto ago augustus agost augusti sierpnia srpna augusta августа серпня αυγούστου ağustos elokuuta augusztus agustus أغسطس اغسطس באוגוסט अगस्त สิงหาคม',
  'september sept sep septembre septiembre settembre setembro set setembre septembrie września září septembra сентября вересня σεπτεμβρίου eylül syyskuuta szeptember سبتمبر בספטמבר सितंबर กันยายน',
  'october oct oktober okt octobre octubre ottobre outubro out octombrie października října októbra октября жовтня οκτωβρίου ekim lokakuuta október أكتوبر اكتوبر באוקטובר अक्टूबर ตุลาคม',
  'november nov novembre noviembre novembro noiembrie listopada listopadu novembra ноября листопада νοεμβρίου kasım marraskuuta نوفمبر בנובמבר नवंबर พฤศจิกายน',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro desembre decembrie desember grudnia prosince decembra декабря грудня δεκεμβρίου aralık joulukuuta ديسمبر בדצמבר दिसंबर ธันวาคม',
];

const BY_NAME: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Words that are more often something else when written small. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'may march mar mars mai set out ago dec dic jan sep abr mei maj mart maja мая marca ocak ekim nisan kasım मई mája'.split(
    ' ',
  ),
);

/** For a regular expression; longest first. */
export const MONTH = `(?:${[...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|')})`;

export function monthNumber(name: string): number | undefined {
  return BY_NAME.get(name.toLowerCase().replace(/\.$/, ''));
}

export function isAmbiguousMonth(name: string): boolean {
  return OTHER_WORDS.has(name);
}
