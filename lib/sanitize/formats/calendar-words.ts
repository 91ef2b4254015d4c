/** Months of every language whose dates are read; `-short` are the short forms, `-mixed` those that keep short names whole. */
export const MONTHS: Readonly<Record<string, string>> = {
  en: 'January February March April May June July August September October November December',
  'en-short': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  'en-mixed': 'Jan Feb March April May June July Aug Sept Oct Nov Dec',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'de-short': 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'fr-short': 'janv févr mars avr mai juin juil août sept oct nov déc',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  'nl-short': 'jan feb mrt apr mei jun jul aug sep okt nov dec',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  ca: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
  ro: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  sv: 'januari februari mars april maj juni juli augusti september oktober november december',
  da: 'januar februar marts april maj juni juli august september oktober november december',
  nb: 'januar februar mars april mai juni juli august september oktober november desember',
  fi: 'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince',
  sk: 'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  uk: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  el: 'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  he: 'בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר',
  hi: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
};

/** Languages whose dates are also written with the month first or with two digits for the year. */
export const FREELY_WRITTEN: ReadonlySet<string> = new Set(
  'en en-short en-mixed de de-short fr fr-short es it nl nl-short pt'.split(' '),
);

/** From Monday on. */
export const WEEKDAYS: readonly (readonly string[])[] = [
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  'Mon Tue Wed Thu Fri Sat Sun',
  'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
  'lunes martes miércoles jueves viernes sábado domingo',
  'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
].map((names) => names.split(' '));

/** `word` in the case of `model`: capitals, small letters, or a capital first. */
export function inCase(word: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  if (model === model.toLowerCase()) return word.toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

export function ordinal(day: number): string {
  if (day > 10 && day < 20) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** A day of the month as written in a language, for a regular expression: groups `d` and `o`. */
export function dayPattern(language: string): string {
  const marks = /^(?:en|fr)/.test(language) ? '' : '|\\.|º';
  return `(?<d>\\d{1,2})(?<o>${language.startsWith('fr') ? 'er' : 'st|nd|rd|th'}${marks})?`;
}

/** The first of a French month is "1er", and no other day. */
function markOf(day: number, mark: string, language: string): string {
  if (language.startsWith('fr') && /^(?:er)?$/.test(mark)) return day === 1 ? 'er' : '';
  return /^[a-z]/i.test(mark) ? ordinal(day) : mark;
}

export function writtenDay(day: number, mark: string, language: string): string {
  return `${day}${markOf(day, mark, language)}`;
}

/** undefined for a form that would not come back as it was: a zero before the day, an ordinal that is not the day's. */
export function readDay(digits: string, mark: string, language: string): number | undefined {
  const day = Number(digits);
  return writtenDay(day, mark, language) === `${digits}${mark}` ? day : undefined;
}
