// Finds schools, garages, clinics and small firms in languages that put the venue word ("garage") before the name, as in "garage Peretz Brothers":
// "מוסך האחים פרץ", "مدرسة الرواد الأهلية", "อู่ช่างเดชเซอร์วิส".
import { alternativesOf } from '../../text/pattern.ts';
import type { Span } from '../../text/span.ts';
import { WORDS_THAT_ARE_NO_NAMES } from '../native-names/no-names.ts';
import { isListedNativeName } from '../native-names/spaced.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

interface Language {
  readonly needs: RegExp;
  readonly pattern: RegExp;
  /** Words after the venue word that are not a name, such as the last word of "בית ספר יסודי" ("elementary school"). */
  readonly generic: ReadonlySet<string>;
}

const HEBREW_WORD = '[\\p{Script=Hebrew}"\'׳״-]{2,14}';
const HEBREW_ENDS = '(?![\\p{L}\\p{M}])';
const HEBREW_VENUE_WORDS =
  alternativesOf(`קליניקת_שיניים קליניקת מרפאת_שיניים קייטנת צהרון מעדניית המטבח_של הסטודיו_של המספרה_של הקליניקה_של מוסך מאפיית נגריית קונדיטוריית מסעדת מעבדת מכללת מחלבת מתפרת אולפנת יקב מכולת אטליז פעוטון משפחתון מתנ"ס
      מתנ״ס תיכון מרפאת מפעלי הובלות גן בית_ספר_יסודי בית_ספר בי"ס_יסודי בי"ס בי״ס ממ"ד ממ״ד חטיבת חט"ב חט״ב בית_אבות סטודיו אופטיקה עמותת דפוס מכון קייטרינג אולמי צימר ישיבת בית_כנסת אולם_אירועים
      בית_קפה דיור_מוגן מרפאת_השיניים (?<!ש)מעון משרד_עו"ד משרד_עו״ד פיצריית חוות_סוסים חנות_הפרחים בית_כלבים תחנת_דלק מועדון_הכושר בית_חולים מרכז_רפואי מספרת מוסכי גלידריית משתלת`);
const HEBREW: Language = {
  needs: /\p{Script=Hebrew}/u,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}"'׳״-])(?:(?<!רמת )[ושבל]{0,2}(?=גן )|[ושלבמ]{0,2}(?!גן ))(?<venue>(?:${HEBREW_VENUE_WORDS}) (?<name>${HEBREW_WORD}(?:(?<=(?:^| )(?:ה?אחים|בני|אבו|בן|בת|יד|נווה|הר|לב|עין|תל|אור|ניצני|אורט|עמל|ד"ר|ד״ר|שערי|נוף|כפר|רמת|גבעת|קרית|קריית|בית)) ${HEBREW_WORD}){0,2}(?: ${HEBREW_WORD}(?= ?[,.!?):\\n]|$))?))${HEBREW_ENDS}`,
    'dgu',
  ),
  generic: new Set(
    words(
      `אמא סבתא הבית הדירה המשפחה המלון הבעלים יום אסתטיקה ילדים חיות עדן שעשועים לאומי ציבורי בוטני טרום חובה עירוני יסודי תיכון ביניים פרטי פרטית ציבורית מיוחד ממלכתי דתי דמוקרטי טוב טובה חדש חדשה אחר אחרת כושר מחקר תקשורת יופי רישוי ביתי קטן גדול
      ליד קרוב קרובה מקומי מקומית שיניים עור נשים ילדות כאב של של_ ב ל עם זה הזה שלי שלו שלנו שלה או הוא היא לא כן יש אין גם עד מ ש אחד הילדים הספר הקפה ירוק שלם שלמה לימודים לבנים לבנות לרפואת
      לחינוך לאמנות למוזיקה ולא על מורשה במרכז בצפון בדרום בעיר צילום עיצוב יוגה פילאטיס ריקוד הקלטות תל_אביב הנדסה זמני קינטי כללי כללית ממשלתי סיעודי פסיכיאטרי גריאטרי שיקומי שיקום אבחון הדמיה
      אירועים דו-לשוני החיות השבוע בבוקר בערב בחוק לפי ועד צוות הנהלה עבודה ממשלה היום אתמול מחר לשבוע נקרא יעמיד אין_ קיץ ירק פרחים סגור פתוח`,
    ),
  ),
};

const ARABIC_WORD = '[\\p{Script=Arabic}\\p{M}]{2,14}';
const ARABIC_VENUE_WORDS =
  alternativesOf(`مدرسة مدارس شركة مؤسسة عيادة عيادات مستوصف صيدلية مخبز مخابز ثانوية ابتدائية متوسطة إعدادية روضة حضانة جمعية محاجر مصنع معمل ورشة كراج مكتبة
      سفريات أسفار شواية سوبر_ماركت مشغل خياطة عطارة مخبزة بوتيك مقهى كافيه مغسلة بقالة تموينات حلويات مجمع معهد أكاديمية مطبخ معرض مصحة مخبر مختبر مطعم مشويات مطاحن محلات أسواق مقاولات مجموعة شاليهات قاعة`);
const ARABIC: Language = {
  needs: /\p{Script=Arabic}/u,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}])[وفبلك]{0,2}(?<venue>(?:${ARABIC_VENUE_WORDS}) (?<name>(?:(?:(?:أبو|ابن|ابو|بن|دار|د\\.|عبد|آل|الشهيد|الأسطى|الحاج|الحاجة|السيدة|الدكتور|الدكتورة|المعلم|الأخوين|الإخوة) ){1,2}${ARABIC_WORD}|ال${ARABIC_WORD}|(?!لل|ال)${ARABIC_WORD}(?= (?:لل|ال)\\p{Script=Arabic}))(?: (?:لل|ال)(?!طابق|دور|شارع|ساعة|يوم)${ARABIC_WORD}){0,2}))(?![\\p{L}\\p{M}])`,
    'dgu',
  ),
  generic: new Set(
    words(
      `الخاصة الخاص الحكومية الحكومي العامة العام الثانوية الابتدائية الإعدادية المتوسطة الأسنان الأطفال التأمين الكهرباء المياه الاتصالات السيارات اللغات الأدوية الطيران الشحن التوصيل البترول النفط
      الإنتاج الألعاب البرمجيات الفنون الرياضة الموسيقى الطب الهندسة الحياة الدولية الصغيرة الكبيرة القديمة الجديدة الأولى الثانية هذه تلك أي كل بعض من في على إلى الخدمات التجارة العمل العلوم الفكر الكتب
      المدينة القرية الحي الجامعة الكلية الشركة المدرسة الأفكار البيانات الأهلية الإلكترونية التقنية الأغذية الملابس الأثاث الجلدية العيون النساء الولادة البيطرية النفسية متخصصة خاصة حكومية عامة كبيرة صغيرة
      كبرى جديدة عالمية محلية عائلية ناشئة إعلانات برمجيات الأشخاص الدول الطلاب القراءة البناء المحكمة التامين النقل الحب التقنيات الكود الاجتماعات الامتحان الطعام المحاضرات المعادن الأسلحة الإدارة الأدلة المهام المكونات مكونات البرامج البرمجة الأنماط الوظائف الطول الحجم الجودة الصعوبة السعر العمر المدى المستوى الكثافة الحرارة`,
    ),
  ),
};

/** Arabic shops that are named after their owner: "مطعم بابا علي" ("Baba Ali's restaurant"), "محطة بن غانم". */
const ARABIC_OWNER = new RegExp(
  `(?<![\\p{L}\\p{M}])[وفبلك]{0,2}(?<venue>(?:محطة|مطعم|محل|مغسلة|صالون|فرن|ملحمة|استراحة|مزرعة|مكتب|سوبرماركت|منجرة|مشتل|كوافير) (?<name>(?:بن|أبو|ابو|بابا|عمو|أم|ام|ابن|الحاج|الأسطى) ${ARABIC_WORD}))(?![\\p{L}\\p{M}])`,
  'dgu',
);

/** Venue words before a single name, which counts if it is a listed given name: "صيدلية رنيم", "פיצה דוידוף". */
const WITH_LISTED_NAME: readonly Pick<Language, 'needs' | 'pattern'>[] = [
  {
    needs: /\p{Script=Arabic}/u,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])[وفبل]{0,2}(?<venue>(?:${alternativesOf('صيدلية روضة حضانة عيادة عيادات مخبز مخبزة مقهى كافيه مغسلة ثانوية مشغل كراج مطعم مطبخ حلويات تموينات شاليهات خياطة عطارة بوتيك صالون كوافير استراحة معرض سفريات')}) (?<name>${ARABIC_WORD}))(?=[ ]?[،,.؟!():\\n"»]|$| (?:في|ب\\p{L}+|و?ال\\p{L}+|مع|من|على|عشان|لأن|حق|تبع)(?!\\p{L}))`,
      'dgu',
    ),
  },
  {
    needs: /\p{Script=Hebrew}/u,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])[ושבלמה]{0,2}(?<venue>(?:${alternativesOf('פיצה חומוס פלאפל שווארמה מאפיית קפה סושי פאב ירקות פרחי צמיגי רהיטי סופר מזגני אינסטלציה')}) (?<name>(?:אבו )?${HEBREW_WORD}))(?=[ ]?[,.?!():\\n"]|$| (?:ב\\p{L}+|של|על|עד|כי|לא|גם)(?!\\p{L}))`,
      'dgu',
    ),
  },
];
/** Listed names that are ordinary words beside food or a shop: "קפה חם" ("hot coffee"), "مطعم جميل" ("a beautiful restaurant"). */
const NO_OWNER: ReadonlySet<string> = new Set(
  words(
    'חם טרי טרייה טעים טוב טובה שחור ירוק ירוקה אדום לבן לבנה יפה חן שלי זמן קר קלה קל נועם עדן בר גן פרי זית יער גפן אורן תמר תמרים חדש קטן שמש בוקר ערב לילה بحر جميل جميلة هادئ هادئة ممتاز ممتازة عالي عالية راقي راقية غالي غالية حلو حلوة لطيف لطيفة شامل كريم أمين حديث فاخر فاخرة مميز مميزة مشهور مشهورة عربي شرقي سعيد وحيد جديد صغير كبير مناسب خاص سهل عادل نظيف قريب بعيد خالص حلال',
  ),
);

const PERSIAN_WORD = '[\\p{Script=Arabic}\\p{M}\\u200c]{2,14}';
const PERSIAN_VENUE_WORDS =
  alternativesOf(`شیشه‌بری تأسیسات تاسیسات نجاری مکانیکی خیاطی قنادی لبنیاتی عکاسی چاپخانه کترینگ دبستان_غیرانتفاعی دبستان دبیرستان درمانگاه کلینیک کافه مهدکودک مهد_کودک مدرسه شرکت آموزشگاه داروخانه بیمارستان کتابفروشی موتوسرویس تعمیرگاه نانوایی رستوران آژانس کارگاه
      کارخانه آرایشگاه تالار باغ_تالار باغ‌تالار دندان‌پزشکی دندانپزشکی دامپزشکی آزمایشگاه پیش‌دبستانی گلخانه شیرینی‌سرای مشاور_املاک کبابی بوتیک باشگاه_بدن‌سازی مجتمع گالری مؤسسه موسسه هنرستان`);
const PERSIAN: Language = {
  needs: /[پچژگکی]/u,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}])(?<venue>(?:${PERSIAN_VENUE_WORDS}) (?!تبدیل (?:کرد|شد|می|کن|شو)|(?<=عکاسی )منظره)(?<name>${PERSIAN_WORD}(?: ${PERSIAN_WORD}(?= ?[،,.!؟?):\\n]|$| (?:هست|است|بود|کار|می|بنویس|رو|را|که|گفت)))?))(?![\\p{L}\\p{M}\\u200c])`,
    'dgu',
  ),
  generic: new Set(
    words(
      `متوسط مجلل نوشتم نوشته مانده روی دخترم پسرم ساختمان ساختمانی برقی چوب لباس مردانه زنانه ماشین عروسی صنعتی مکانیکی سنتی حرفه‌ای نزدیکمون خانگی تر دوزی بلد کجا چیست پرتره دیجیتال هسته‌ای نظامی نفتی دولتی خصوصی غیرانتفاعی پسرانه دخترانه خوب بزرگ کوچک جدید قدیمی نزدیک محل محلی ما من او شما آنها خودم خودمون خودش بیمه ها های هایی‌ هم رو را که از به در با برای تا و یا کردن کردم کرد کنم کنند می‌کنم می‌کند
      حقوقی تولیدی بازرگانی خدماتی هواپیمایی مسکونی تجاری آموزشی فرهنگی ورزشی زبان هنری دندانپزشکی زیبایی پوست قلب کودکان روان تخصصی عمومی سنتی ایرانی خارجی یک این آن هر همین چه کدام دیگه دیگر سهامی پخش
      نرم‌افزاری کامپیوتری دانش‌بنیان شیمیایی فعلی قبلی مسافرتی هوایی شبانه‌روزی است هست بود می‌رم می‌ره رفتم رفت بودم نمی‌ره نمیره میره مردم کنید کرده کردند کردیم می‌کنیم کنیم بازار املاک داریم دارم داره دارد نکن نکنید کمک طراحی تحلیل بروم برویم بروی برود بروند می‌روم می‌رود می‌رفتم آب غذا قهوه چای فناوری تکنولوژی استارتاپی نوپا پیشرو معتبر`,
    ),
  ),
};

const THAI_RUN = '[\\p{Script=Thai}\\p{M}]';
/** Words that show where a Thai name ends, because the sentence goes on without a space. */
const THAI_ENDS =
  /(?:ครับ|ค่ะ|คะ|นะ|อยู่|แล้ว|เมื่อ|ตั้งแต่|ไม่|ที่|และ|กับ|ได้|จะ|มี|ให้|เป็น|ห้อง|ชั้น|แผนก|วันที่|(?<!เห)มา$|ไป|ว่า|หรือ|โทร|ของ|เพราะ|บอก|โดน|แถว|ซอย|ตอน|ถึง|นี้|ใน|ก็|เลย|ยัง|ลงความ|เอา|หน่อย|คนดูแล)(?![\u0E30-\u0E3A\u0E45\u0E47-\u0E4E])/gu;
const THAI_PERSON = '(?:ป้า|ลุง|เจ๊|เฮีย|ช่าง|คุณ|พี่|ยาย|แม่|นาย|หมอ|ครู|เสี่ย|น้า|น้อง)';
const THAI: Language = {
  needs: /\p{Script=Thai}/u,
  pattern: new RegExp(
    `(?<venue>(?:(?:อู่|ร้าน(?:ผัก|ผลไม้|ซ่อม|ซักรีด|ดอกไม้|เบเกอรี่|ส้มตำ|แว่น|กาแฟ|ขนม|ยา|ข้าว|ตัดผม|เสริมสวย|หมูกระทะ|อาหาร|ข้าวแกง|ก๋วยเตี๋ยว)?|คลินิก|ก๋วยเตี๋ยว(?:เรือ)?|ก๋วยจั๊บ(?:น้ำใส|น้ำข้น|ญวน)?|ซีฟู้ด|ข้าวแกง|ข้าวซอย|ครัว|สวน|กาแฟ|บ้านเช่า|ฟาร์ม|น้ำพริก|ลาบ|ขาหมู|หมูกระทะ|แพปลา|ตัดผม|โฮมสเตย์|รีสอร์[ทต]|โรงน้ำแข็ง|โรงกลึง|ร้านผ้าไหม|ร้านต้นไม้|ร้านชำ|ร้านของชำ|ร้านเช่าชุด|คาร์แคร์|วินรถตู้|แผงผัก|แผงปลา|บ้านสวน) ?${THAI_PERSON}|โรงเรียน(?!${THAI_PERSON})|บ้านพักคนชรา|สหกรณ์ออมทรัพย์(?:ครู)?|เนอร?์?สเซอรี่|สถานรับเลี้ยงเด็ก|บจก\\. ?|หจก\\. ?|อบต\\.|สภ\\.|วิทยาลัยเทคนิค|โรงพยาบาล|รพ\\.สต\\.|สหกรณ์การเกษตร|โรงสี|คลินิกทันตกรรม|แมนชั่น|ห้างทอง|โรงแรม|คอนโด(?=ริม|เดอะ|ลุม|ลิล|บ้าน|แกรนด์))(?<name>${THAI_RUN}{3,28}))`,
    'dgu',
  ),
  generic: new Set(),
};
const THAI_GENERIC =
  /^(?:หญิง|ว่า|คือ|ครู$|กลาง|จำกัด|ลาออก|กู้|ปันผล|ดอกเบี้ย|ควร|ราย|แบบ|วัย|ทันที|ด่วน|เลย|เอง|กี่|เดิม|นวด|ชาย|ใน|นอก|รวม|มหาวิทยาลัย|รัฐ|เอกชน|แถว|ใกล้|ประจำ|จังหวัด|อำเภอ|ชุมชน|ไหน|อะไร|ต่าง|ของ|เดิม|ดัง|นี้|ที่|สัตว์|สนาม|จิตเวช|ทั่วไป|แห่ง|ชั้นนำ|นานาชาติ|มัธยม|ประถม|สอน|กวดวิชา|ลูก|เด็ก|เก่า|ใหม่|แม่|เรา|เขา|มา|ไป|จะ|ไม่|เปิด|ปิด|บอก|ให้|ครับ|ค่ะ|คะ|แล้ว|ก็|ได้|เป็น|มี|อยู่|หลาย|ทุก|บาง(?!\p{Script=Thai}{3})|หรือ|และ|กับ|โดย|ตาม|จาก|ขนาด|ระดับ|หรู|ห้าดาว|วัด\b|อินเตอร์|ราคา|พัก|ส่ง|อีก|สมาชิก|ยัง|นั้น|เดียว|ต้อง|ควร|คริสต์|ก่อน|หลัง|สี)/u;

/** Source of a regular expression for venue words ("school", "bakery") that precede the name. */
export const VENUE_WORDS_BEFORE_NAME = `${HEBREW_VENUE_WORDS}|${ARABIC_VENUE_WORDS}|${PERSIAN_VENUE_WORDS}`;

function venuesInLanguage(text: string, { pattern, generic }: Language): Span[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ indices, groups }) => {
    const at = indices?.groups?.venue;
    const first = groups?.name?.split(' ')[0] ?? '';
    if (!at || generic.has(first) || WORDS_THAT_ARE_NO_NAMES.has(first)) return [];
    const last = groups?.name?.split(' ').at(-1) ?? '';
    const extra = last !== first && WORDS_THAT_ARE_NO_NAMES.has(last) ? last.length + 1 : 0;
    return [{ start: at[0], end: at[1] - extra }];
  });
}

/** The least length of a Thai name before one of `THAI_ENDS`. Nicknames are short: "ไฝ" in "เจ๊ไฝอยู่ตรงไหน". */
const SHORTEST_THAI = 2;

function thaiVenues(text: string): Span[] {
  return Array.from(text.matchAll(THAI.pattern)).flatMap(({ indices, groups }) => {
    const at = indices?.groups?.venue;
    const name = groups?.name ?? '';
    if (!at || THAI_GENERIC.test(name)) return [];
    const cut = Array.from(name.matchAll(THAI_ENDS), ({ index }) => index).find((index) => index >= SHORTEST_THAI);
    return [{ start: at[0], end: at[1] - (cut === undefined ? 0 : name.length - cut) }];
  });
}

/** Thai firms whose names end in the venue word: "ตั้มแอร์เซอร์วิส" ends in "service". */
const THAI_FIRM =
  /(?<=^|[\s—–"“(:])[\p{Script=Thai}\p{M}]{2,16}(?:เซอร์วิส|การช่าง|การค้า|พาณิชย์|วัสดุก่อสร้าง|อะไหล่ยนต์|คาร์แคร์)(?![\p{L}\p{M}])/gmu;
const THAI_FIRM_GENERIC = /ไทยพาณิชย์$|^(?:ร้าน|โอน|อู่|ศูนย์|บริการ|กระทรวง|ธนาคาร|สภา|หอ|กรม|การ|ทำ|คณะ|นาย|ทาง)/u;
const thaiFirms = (text: string): Span[] =>
  Array.from(text.matchAll(THAI_FIRM)).flatMap(({ index, 0: firm }) =>
    THAI_FIRM_GENERIC.test(firm) ? [] : [{ start: index, end: index + firm.length }],
  );

/** Hebrew firms whose names end in "and partners" or "and sons". Families of the Bible have the same form: "יעקב ובניו". */
const HEBREW_PARTNERS =
  /(?<![\p{L}\p{M}])(?<venue>(?:(?:עו"ד|ד"ר) )?(?<name>(?!ו?(?:נח|יעקב|יהודה|דוד|אהרון|אהרן|שאול|אברהם|יצחק|משה|המלך|האב|הוא|היא) )[\p{Script=Hebrew}"׳'־-]{2,14}) (?:ושות['׳]|(?:ובניו|ובנותיו)(?=[ ]?[,.?!):\n"]|$| (?:ב\p{L}+|בע"מ))))/dgu;

function venuesWithListedName(text: string): Span[] {
  return WITH_LISTED_NAME.filter(({ needs }) => needs.test(text)).flatMap(({ pattern }) =>
    Array.from(text.matchAll(pattern)).flatMap(({ indices, groups }): Span[] => {
      const at = indices?.groups?.venue;
      const name = groups?.name ?? '';
      const isName = name.startsWith('אבו ') || (isListedNativeName(name) && !NO_OWNER.has(name));
      return at && isName && !WORDS_THAT_ARE_NO_NAMES.has(name) ? [{ start: at[0], end: at[1] }] : [];
    }),
  );
}

function hebrewPartners(text: string): Span[] {
  return Array.from(text.matchAll(HEBREW_PARTNERS)).flatMap(({ indices, groups }): Span[] => {
    const at = indices?.groups?.venue;
    return at && !WORDS_THAT_ARE_NO_NAMES.has(groups?.name ?? '') ? [{ start: at[0], end: at[1] }] : [];
  });
}

export const venuesNamedAfterVenueWord = (text: string): readonly Span[] => [
  ...(HEBREW.needs.test(text) ? [...venuesInLanguage(text, HEBREW), ...hebrewPartners(text)] : []),
  ...venuesWithListedName(text),
  ...(ARABIC.needs.test(text) ? venuesInLanguage(text, ARABIC) : []),
  ...(ARABIC.needs.test(text) ? venuesInLanguage(text, { ...ARABIC, pattern: ARABIC_OWNER }) : []),
  ...(PERSIAN.needs.test(text) ? venuesInLanguage(text, PERSIAN) : []),
  ...(THAI.needs.test(text) ? [...thaiVenues(text), ...thaiFirms(text)] : []),
];
