/**
 * The names of the months, by language. A language may have more than one list: `-short` has every month abbreviated, `-mixed` only those
 * with long names ("Jan", but "June").
 */
export const MONTH_NAMES: Readonly<Record<string, string>> = {
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
  'ar-maghreb': 'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر',
  'ar-morocco': 'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر',
  ur: 'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر',
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
};

/** The months in Thai, in full and abbreviated. The abbreviations contain dots. */
export const THAI_MONTHS = {
  full: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
  short: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
} as const;

/**
 * The months of the Iranian solar calendar: in Persian, in Persian with Arabic letters, in Dari, and in Latin letters. The year begins in
 * March; the first six months have 31 days, the next five 30.
 */
export const PERSIAN_MONTHS = {
  fa: 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند',
  'fa-arabic': 'فروردين ارديبهشت خرداد تير مرداد شهريور مهر آبان آذر دي بهمن اسفند',
  dari: 'حمل ثور جوزا سرطان اسد سنبله میزان عقرب قوس جدی دلو حوت',
  latin: 'Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand',
} as const;
