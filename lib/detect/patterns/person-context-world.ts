// Finds names after words such as "my name is" in scripts without capitals: "اسمي ليلى حداد", "שמי דנה", "我叫孟婉清", "ชื่อธัชชัย".
import { WORDS_THAT_ARE_NO_NAMES } from '../native-names/no-names.ts';
import { type PatternRule, type PatternShape, shapeRule } from './rule.ts';

const base = { type: 'PERSON', confidence: 0.85 } as const;

/** Punctuation or the end of the text after a name. */
const NAME_END = '\\s{0,3}(?:[,.،。、，؛;:!?؟！？।()\\n]|$)';

const NEVER_IN_NAMES = [...WORDS_THAT_ARE_NO_NAMES].join('|');

/** A shape for names of up to three words in a script with spaces. Words after the first count only if punctuation or one of `then` follows. */
function spaced(script: string, before: string, notNames: string, then: string): PatternShape {
  const word = `(?!(?:${notNames}|${NEVER_IN_NAMES})(?![\\p{L}\\p{M}]))[\\p{Script=${script}}\\p{M}'׳״\\u200c-]{2,20}`;
  const end = `(?=${NAME_END}|\\s{1,3}(?:${then})(?![\\p{L}\\p{M}]))`;
  return {
    ...base,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}]|(?:מה|ما|هل)\\s)(?:${before})\\s{1,3}(?<value>${word}(?: ${word}){0,2}${end}|${word})(?![\\p{L}\\p{M}])`,
      'dgu',
    ),
  };
}

const ARABIC_STOPS =
  'في|من|على|إلى|عن|مع|هو|هي|أنا|لا|ما|كان|وأنا|وعمري|عمري|وأعمل|أعمل|وأسكن|أسكن|طالب|طالبة|موظف|موظفة|الكامل|كامل|الحقيقي|مش|ليس|غير|يعني|بس|و';
const PERSIAN_STOPS =
  'است|هست|هستم|را|در|از|به|که|و|این|آن|کاربری|خانوادگی|چیست|چیه|همراه|دارید|دارم|داریم|دارند|کنید|کنم|کنیم|خود';
const URDU_STOPS = 'ہے|ہیں|تھا|میں|سے|کو|اور|کا|کی|کے|کیا';
const HEBREW_STOPS = 'ואני|אני|בן|בת|גר|גרה|עובד|עובדת|של|את|זה|לא|הוא|היא|המלא|הפרטי|מ|ב';
const HINDI_STOPS = 'है|हैं|था|थी|क्या|और|में|से|को|का|की|के|हूँ|हूं';
const BENGALI_STOPS = 'হল|হলো|কি|আর|এবং|আমি|ও|বয়স|কী';

/** Korean surnames of one syllable. 이 and 전 are left out, because before a job title they mean "this" ("이 과장") and "former" ("전 대표"). */
const KOREAN_SURNAME =
  '[김박최정강조윤장임오서권신황안송류홍문양손배백허유남심노하곽성차우구민진지엄채천방공함변염여추도석설선마길연표명기라왕금옥육인맹제탁국어은편용복봉팽사온소피노감좌빈]';
const KOREAN_POSTS =
  '과장|차장|부장|팀장|실장|대리|주임|계장|부원장|원장|사장|회장|전무|상무|책임|선임|매니저|소장|관장|교수|쌤|선생|변호사|간호사|아저씨|아줌마|여사|경사|경장|경위|순경|형사|코치|감독|집사|장로|권사';
/** Syllables that mean something else before a certain job title: "차 기사" is a driver, "정 교수" a full professor. */
const KOREAN_NO_NAME =
  /^(?:[공구사서연우유인정지] 책임|[여정] 교수|[구노서] 소장|[구신여남성] 사장|신 (?:과장|매니저)|여 (?:변호사|선생)|남 간호사|[우하] 선생|[금도사소인] 감독)/u;

/** Job titles and roles that look like a surname with two syllables, such as "변호사" ("lawyer"). */
const KOREAN_POST =
  /^(?:변호사|정비사|조리사|설계사|기획자|도우미|주인장|이모부|고모부|안내원|조교수|전문의|전문가|주치의|한의사|조종사|방문객|이용자|신청자|진행자|소유자|임차인|임대인|채권자|구매자|공무원|은행원|연구원|조합원|하나님|고객사|공인중|주민분|이웃분|손님들|선배님|후배님)$|(?:과장|부장|팀장|대리|사장|차장|이사|실장|기사|선생|원장|교수|주임|회장|국장|계장|반장|점장|소장)$/u;

export const personContextInScriptsWithoutCapitals: PatternRule = shapeRule('person-context-world', [
  spaced(
    'Arabic',
    'اسمي|إسمي|اسمي الكامل|اسمه|اسمها|اسم ابني|اسم ابنتي|اسم زوجي|اسم زوجتي|يدعى|تدعى',
    ARABIC_STOPS,
    'و\\p{L}*|عمر\\p{L}*|من|في|طالبة?',
  ),
  spaced('Arabic', 'اسم من|اسمم|نام من|به نام|اسمش', PERSIAN_STOPS, 'است|هستم?|و|،'),
  spaced('Arabic', 'میرا نام|اس کا نام|ان کا نام', URDU_STOPS, 'ہے|ہیں|تھا|اور'),
  spaced(
    'Hebrew',
    'שמי|קוראים לי|השם שלי|שמי המלא|קוראים לו|קוראים לה|שמו|שמה',
    HEBREW_STOPS,
    'ואני|ו\\p{L}*|בן|בת|מ\\p{L}*|אני|גרה?',
  ),
  spaced('Devanagari', 'मेरा नाम|मेरा पूरा नाम|उसका नाम|उनका नाम|बेटे का नाम|बेटी का नाम', HINDI_STOPS, 'है|हैं|था|और'),
  spaced('Bengali', 'আমার নাম|তার নাম|ছেলের নাম|মেয়ের নাম', BENGALI_STOPS, 'আর|এবং|আমি|হল|হলো'),
  // Chinese names after "my name is": the name ends at punctuation or before a verb.
  {
    ...base,
    pattern:
      /(?:我|本人)(?:名字)?叫(?:做)?(?<value>(?![了他她你它不什谁车号醒来过着做一这那])\p{Script=Han}{2,4}?)(?=[，。、,.！!？?；;（(\s]|$|今年|是|在|来自|目前|现在|住|，|女|男|\d)/dgu,
  },
  {
    ...base,
    pattern:
      /(?:私は|わたしは|名前は)(?<value>[\p{Script=Han}\p{Script=Katakana}ー・ ]{2,12})(?=と申します|といいます|と言います)/dgu,
  },
  {
    ...base,
    pattern:
      /(?:제 ?이름은|저는|내 ?이름은) ?(?<value>\p{Script=Hangul}{2,4}?)(?=(?:이라|라)고 (?:합니다|해요|하는데)|입니다[.,\s]|이고요? )/dgu,
    accept: ({ text, start }) =>
      /이름은 ?$/u.test(text.slice(0, start)) ||
      /^\p{Script=Hangul}{2,4}(?:이라|라)고/u.test(text.slice(start, start + 8)),
  },
  // Korean: a surname and two syllables before an honorific ("구본창님"), unless the three form a job title ("변호사님").
  {
    ...base,
    pattern:
      /(?<![\p{L}\p{M}])(?<value>[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용][가-힣]{2})(?=\s?(?:님|씨)(?![가-힣]{3}))/dgu,
    accept: ({ value }) => !KOREAN_POST.test(value),
  },
  // Korean: a surname alone before a job title: "편 실장", "복 대리가".
  {
    ...base,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\d])(?<value>${KOREAN_SURNAME})(?= (?:${KOREAN_POSTS})(?:님|들)?(?:이|가|은|는|을|를|의|도|만|과|와|랑|이랑|께|께서|에게|한테|한테서|하고|입니다|이에요|예요|인데|이고|이라고|이라는)?(?![가-힣]))`,
      'dgu',
    ),
    accept: ({ text, start }) => !KOREAN_NO_NAME.test(text.slice(start)),
  },
  // Thai: a title and a full name, with no space after the title: "นายธัชชัย แซ่อึ้ง".
  {
    ...base,
    pattern:
      /(?<![\p{Script=Thai}])(?:นาย|นางสาว|นาง|น\.ส\.|ด\.ช\.|ด\.ญ\.|เด็กชาย|เด็กหญิง) ?(?<value>(?!(?:นาย|นางสาว|นาง|สาว|เด็กชาย|เด็กหญิง|ออก|หรือ|และ|พร้อม|ตาม|ก่อน|หน้า|แล้ว) )[\p{Script=Thai}\p{M}]{3,14} [\p{Script=Thai}\p{M}]{3,18})(?=[\s,.()\d]|$)/dgu,
  },
  {
    ...base,
    pattern:
      /(?:ผม|ดิฉัน|ฉัน|เรา|หนู|ชื่อจริง)ชื่อ ?(?<value>[\p{Script=Thai}\p{M}]{2,14}?(?: (?!อายุ|เป็น|อยู่|ทำงาน|ครับ|ค่ะ)[\p{Script=Thai}\p{M}]{3,18})?)(?=[,.()\d]|$|\s|ค่ะ|ครับ|นะ|อายุ|เป็น)/dgu,
  },
]);
