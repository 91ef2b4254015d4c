/** The weekdays as they stand beside a date, by language: alternatives of a regular expression in lower case. */
export const WEEKDAY_NAMES: Readonly<Record<string, string>> = {
  en: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|sat',
  de: 'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|mo|di|mi|fr|sa|so',
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
  pt: '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?',
  nl: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  sv: 'måndag(?:en)?|tisdag(?:en)?|onsdag(?:en)?|torsdag(?:en)?|fredag(?:en)?|lördag(?:en)?|söndag(?:en)?',
  da: 'mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag',
  fi: 'maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntaina|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai',
  pl: 'poniedziałek|wtorek|środ[aęy]|czwartek|piątek|sobot[aęy]|niedziel[aęi]',
  cs: 'pondělí|úterý|střed[auy]|čtvrtek|pátek|sobot[auy]|neděl[ei]',
  sk: 'pondelok|utorok|stred[auy]|štvrtok|piatok|sobot[auy]|nedeľ[aue]',
  hu: 'hétfőn?|kedden?|szerdán?|szerda|csütörtökön?|pénteken?|szombaton?|vasárnap',
  ro: 'luni|marți|miercuri|joi|vineri|sâmbătă|duminică',
  bg: 'понеделник|вторник|сряда|четвъртък|петък|събота|неделя',
  el: 'δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή',
  ru: 'понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|воскресенье',
  uk: "понеділок|вівторок|серед[ау]|четвер|п[’']?ятниц[яю]|субот[ау]|неділ[яю]",
  hr: 'ponedjeljak|utorak|srijed[au]|četvrtak|petak|subot[au]|nedjelj[au]|ponedeljak|sred[au]|nedelj[au]',
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
