// Finds names in the fields of forms in Arabic, Persian and Hebrew, which person-context.ts cannot find because it needs capitals: "שם הילדה: אלונה",
// "المستأجر: جلال هارون", "نام پدر: اسفندیار".
import { alternativesOf } from '../../text/pattern.ts';
import type { EntityType } from '../annotation.ts';
import { isFieldName } from '../field-names.ts';
import { WORDS_THAT_ARE_NO_NAMES } from '../native-names/no-names.ts';
import { isListedNativeName } from '../native-names/spaced.ts';
import { type Candidate, type PatternShape, shapeRule } from './rule.ts';

/** Labels whose value is always a person's name. */
const NAME_OF_PERSON = alternativesOf(`
  שם_מלא שם_פרטי(?:_ומשפחה)? שם_משפחה שם_נעורים שם_ה?(?:ילדה?|אם|אב|הורה|תלמידה?|מטופלת?|חולה|לקוחה?|עובדת?|מועמדת?|מבוטחת?|מוטבת?|שוכרת?|משכירה?|דיירת?|נהגת?|מנהלת?|רופאה?|כלבה?|חתולה?) שם_איש_ה?קשר איש_קשר(?:_לחירום)? אשת_קשר
  الاسم_(?:الكامل|الرباعي|الثلاثي|الأول|الاول|الأخير) اسم_(?:ال)?(?:موظفة?|مريضة?|طالبة?|تلميذة?|عميلة?|زبونة?|مستفيدة?|مستأجرة?|مؤجرة?|سائق|أب|أم|والدة?|زوجة?|طفلة?|مرسلة?|مستلمة?|متقدمة?|مديرة?|طبيبة?|معلمة?|كفيل|عريس|عروس|متوفى|مولودة?|عائلة) اسم_المؤمن_(?:له|عليه) اسم_مقدم_الطلب اسم_ولي_الأمر
  نام_خانوادگی نام_و_نام_خانوادگی نام_(?:پدر|مادر|همسر|بیمار|دانش‌آموز|مشتری|فرزند|مست[اأ]جر|موجر|کارمند|بیمه‌شده|متقاضی|گیرنده|فرستنده|ولی|خریدار|فروشنده|داوطلب|راننده|پزشک|معلم)`);
/** Labels for roles, after which a chat or a table may have something else, so a listed name must follow. */
const ROLE = alternativesOf(`
  שם לקוחה? מטופלת? מקבלת? נמענת? שולחת? שוכרת? משכירה? מבוטחת? עובדת? מנהלת? מועמדת? נהגת? רופאה? רופא_מטפל מורה גננת מחנכת תובעת? נתבעת? עדה? קונה מוכרת? ערב ממליצי?ם? טכנאי נציגה? אחראית? מאת לכבוד חתימה על_החתום אב אם
  الاسم العميلة? الزبونة? المريضة? المستلمة? المرسلة? المرسل_إليه المستأجرة? المؤجرة? الطرف_(?:الأول|الثاني|الآخر) المؤمن_له المستفيدة? المديرة? المدير_المباشر الموظفة? السائق الطبيبة? المعلمة? ولي_الأمر الكفيل المشتري البائع الشاكي المدعي المدعى_عليه مقدمه مقدم_الطلب التوقيع
  الوسيط الأب الأم الزوجة? العريس العروس جهة_الاتصال الشاهد الفني المندوب المراجع
  نام موجر مست[اأ]جر خریدار فروشنده گیرنده فرستنده مشتری بیمار بیمه‌شده بیمه‌گذار متقاضی پزشک(?:_معالج)? مدیر معلم ولی راننده کارشناس شاهد شاکی ضامن امضا کارمند`);
/** Labels of somebody's school or employer. */
const SCHOOL_OR_EMPLOYER = alternativesOf(`
  מקום_ה?עבודה מעסיק שם_ה?מעסיק שם_בית_הספר שם_הגן בית_ספר_קודם גן_קודם جهة_العمل مكان_العمل صاحب_العمل اسم_المدرسة المدرسة_السابقة محل_کار کارفرما نام_مدرسه مدرسه_قبلی`);
/** Words for "none", "unknown" and kinds of work, which a field may have instead of a name. */
const NO_VALUE =
  /^(?:שלום|היי|הי|سلام|مرحبا|مرحباً|أهلا|اهلا|الو|אין|ללא|לא|עצמאית?|פנסיונר|לפי|ראה|לא_ידוע|نفس|لا|بدون|غير|مجهول|خاص|حكومي|حر|قطاع|متقاعد|ربة|ندارد|آزاد|خانه‌دار|نامشخص|دولتی|بازنشسته|نحوه|كما|حسب|مطلوب|إجباري|חובה)(?![\p{L}\p{M}])/u;

const WORD = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{M}\\u200c\'׳״"-]{2,18}';
/** The start of a line or a field in it. Between two fields of one line stand several spaces or a divider. */
const FIELD_START = '(?<=^|[\\n|;•*\\t-] ?|  |[,،] |\\d[.)] ?)';
const FIELD_END = '(?=[ \\t]*(?:$|[\\n|;،,(\\t/\\d.+-]|  ))';

const field = (
  type: EntityType,
  labels: string,
  most: number,
  accept: (candidate: Candidate) => boolean,
): PatternShape => ({
  type,
  confidence: 0.8,
  requires: /[\p{Script=Arabic}\p{Script=Hebrew}][)\p{M}]? ?[:：]/u,
  pattern: new RegExp(
    `${FIELD_START}(?:${labels})(?: ?\\([^()\\n]{1,24}\\))? ?: ?(?:(?:السيدة?|الأستاذة?|أ\\.|د\\.|מר|גב'|ד"ר|עו"ד|آقای|خانم|دکتر) )?(?<value>${WORD}(?: ${WORD}){0,${most - 1}})${FIELD_END}`,
    'dgmu',
  ),
  accept: (candidate) => !NO_VALUE.test(candidate.value) && accept(candidate),
});

const wordsOf = ({ value }: Candidate): readonly string[] => value.split(' ');
const mayBeName = (candidate: Candidate): boolean =>
  !isFieldName(candidate.value) && wordsOf(candidate).every((word) => !WORDS_THAT_ARE_NO_NAMES.has(word));

export const formNames = shapeRule('form-names', [
  field('PERSON', NAME_OF_PERSON, 5, mayBeName),
  field('PERSON', ROLE, 4, (candidate) => mayBeName(candidate) && wordsOf(candidate).some(isListedNativeName)),
  field('ORGANIZATION', SCHOOL_OR_EMPLOYER, 6, mayBeName),
]);
