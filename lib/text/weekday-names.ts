import { MONTH_NAMES } from './month-names.ts';

/**
 * Abbreviations of weekdays, which are also words ("mon", "sat", "di", "mi", "so"): they count right before a date and in brackets.
 * @param date how such a date begins
 */
const abbreviated = (names: string, date: string) =>
  `(?:${names})\\.?(?=,? (?:the |de[mnr] )?${date})|(?<=\\()(?:${names})(?=\\.?[),])`;

const ENGLISH_MONTHS = [MONTH_NAMES.en, MONTH_NAMES['en-mixed'], MONTH_NAMES['en-short']]
  .join('|')
  .toLowerCase()
  .replaceAll(' ', '|');

const DANISH = 'mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag';

/** The weekdays as they stand beside a date, by language: alternatives of a regular expression in lower case. */
export const WEEKDAY_NAMES: Readonly<Record<string, string>> = {
  en: `monday|tuesday|wednesday|thursday|friday|saturday|sunday|${abbreviated(
    'mon|tues?|wed|thu|thurs?|fri|sat|sun',
    `(?:\\d|(?:${ENGLISH_MONTHS})(?!\\p{L}))`,
  )}`,
  de: `montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|${abbreviated(
    // "do 5. května" is "until 5 May".
    'mo|di|mi|do(?=[.,)])|fr|sa|so',
    '\\d{1,2}\\.',
  )}`,
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
  pt: '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo',
  nl: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  sv: 'måndag(?:en)?|tisdag(?:en)?|onsdag(?:en)?|torsdag(?:en)?|fredag(?:en)?|lördag(?:en)?|söndag(?:en)?',
  da: DANISH,
  nb: DANISH,
  fi: 'maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntaina|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai',
  pl: 'poniedziałek|wtorek|środ[aęy]|czwartek|piątek|sobot[aęy]|niedziel[aęi]',
  cs: 'pondělí|úterý|střed[auy]|čtvrtek|pátek|sobot[auy]|neděl[ei]',
  sk: 'pondelok|utorok|stred[auy]|štvrtok|piatok|sobot[auy]|nedeľ[aue]',
  hu: 'hétfő[ni]?|kedd(?:en|i)?|szerd(?:a|án|ai)|csütörtök(?:ön|i)?|péntek(?:en|i)?|szombat(?:on|i)?|vasárnapi?',
  ro: 'luni|marți|miercuri|joi|vineri|sâmbătă|duminică',
  bg: 'понеделник|вторник|сряда|четвъртък|петък|събота|неделя',
  el: 'δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή',
  ru: 'понедельник[ау]?|вторник[ау]?|сред[ауыеой]{1,2}|четверг[ау]?|пятниц[ауые]|суббот[ауые]|воскресень[яею]',
  uk: "понеділ(?:ок|к[ау])|вівтор(?:ок|к[ау])|серед[ауи]|четвер(?:г[ау])?|п[’']?ятниц[яюі]|субот[ауи]|неділ[яюі]",
  hr: 'poned(?:je|e)lj(?:ak|ka)|utor(?:ak|ka)|s(?:rije|re)d[aue]|četvrt(?:ak|ka)|pet(?:ak|ka)|subot[aue]|ned(?:je|e)lj[aue]',
  sr: 'понедељак|уторак|сред[ау]|четвртак|петак|субот[ау]|недељ[ау]',
  tr: 'pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar',
  id: 'senin|selasa|rabu|kamis|jumat|sabtu|minggu',
  vi: 'thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật',
  ar: 'الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد',
  he: '(?:ב?יום )?(?:שני|שלישי|רביעי|חמישי|שישי|שבת|ראשון)',
  fa: 'دوشنبه|سه‌شنبه|سه شنبه|چهارشنبه|پنجشنبه|پنج‌شنبه|جمعه|یکشنبه',
  hi: 'सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार',
  bn: 'সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|রবিবার',
  ur: 'پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار',
};

/** The same in languages that write no space before or after the word. */
export const WEEKDAY_NAMES_WITHIN_WORDS =
  '(?:星期|周|週|礼拜|禮拜)[一二三四五六日天]|[月火水木金土日]曜日?|[월화수목금토일]요일|วัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)';
