// Patterns and tests for words near a date or a length of time: weekdays, holidays, ages, counts from today.
import type { Span } from '../text/span.ts';

/** A weekday after a date, in several languages. */
export const WEEKDAY_AFTER_DATE =
  /^[\s,(*_-]*(?:(?:a|an|ein|un|una) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|luned|marted|mercoled|gioved|venerd|sabato|domenica|星期|周|曜)/iu;

/** Holidays on a fixed day of the year: beside "Christmas", "25 December" must not become another day. */
export const FIXED_HOLIDAY_PATTERN =
  /(?<!\p{L})(?:christmas|xmas|boxing day|new year|(?:bank|public|national|federal) holidays?|labou?r day|may day|halloween|valentine|epiphany|all saints|independence day|(?:heilig(?:abend|e drei)|weihnacht|silvester|neujahr|feiertag|allerheiligen|tag der)\p{L}*|noël|nouvel an|jours? fériés?|toussaint|fête|navidad|nochevieja|año nuevo|(?:día )?festivos?|natale|capodanno|ferragosto|festivit[àá]|natal|ano novo|feriado|kerst\p{L}*|nieuwjaar|boże narodzenie|nowy rok|рождеств\p{L}*|нов(?:ый|ого) год\p{L}*)(?!\p{L})|元旦|国庆|國慶|圣诞|聖誕|クリスマス|元日|祝日|성탄절|크리스마스|공휴일/iu;

/** Words for an age, a birthday or retirement. */
export const AGE_WORDS =
  /(?<!\p{L})(?:ages?|aged|turn(?:s|ed|ing)?|birthdays?|born|retire\p{L}*|pension\p{L}*|years? old|of age|anniversar\p{L}+|alter\p{L}*|rente\p{L}*|\p{L}*geburtstag\p{L}*|geboren|volljährig\p{L}*|lebensjahr\p{L}*|ruhestand\p{L}*|âge|anniversaire|retraite|née?|majorité|edad|cumple\p{L}*|jubila\p{L}*|nació|età|compleanno|compi\p{L}+|idade|aniversário|aposenta\p{L}*|reforma|leeftijd|verjaardag|pensioen\p{L}*|wiek\p{L}*|urodzin\p{L}*|emerytur\p{L}*|возраст\p{L}*|пенси\p{L}*|лет)(?!\p{L})|岁|歲|歳|生日|誕生日|退休|定年|세가|생일|정년|은퇴/iu;

/** Words after a length of time that is counted from today, forwards or backwards: "12 days left", "12 days ago". */
const WORDS_AFTER_DURATION_FROM_TODAY =
  /^[\s*_]*(?:from (?:now|today)|ago|left|remaining|away|to go|ab heute|übrig|entfernt|restants?|restantes?|rimasti|后|後)(?!\p{L})/iu;
/** Words before a length of time that is counted from today, forwards or backwards: "noch 12 Tage", "vor 12 Tagen". */
const WORDS_BEFORE_DURATION_FROM_TODAY =
  /(?<!\p{L})(?:noch|vor|il y a|il (?:vous )?reste|faltan|quedan|hace|faltam|mancano|há|还有|还剩|あと)[\s*_]*$/iu;

/** Whether the words beside the length of time at `place` count it from today. */
export const isCountedFromToday = (text: string, { start, end }: Span): boolean =>
  WORDS_AFTER_DURATION_FROM_TODAY.test(text.slice(end, end + 20)) ||
  WORDS_BEFORE_DURATION_FROM_TODAY.test(text.slice(Math.max(0, start - 20), start));
