import { describe, expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { nativeNames } from './native-names.ts';

describe('listed names in scripts without capitals', () => {
  it.each([
    // Arabic script: letters for "and", "to" stay outside; a family name goes along; "servant of" is one name.
    'كلمت ⟦محمود⟧ امبارح',
    'و⟦محمود الشرقاوي⟧ مش راضي يدفع',
    'رسالة إلى ⟦عبد الرحمن⟧ في المكتب',
    'قال لي ل⟦إبراهيم⟧ وذهب',
    'با ⟦نیما⟧ حرف زدم',
    'خانم ⟦شهره رضایی⟧ آمد',
    'میں نے ⟦شازیہ⟧ سے کہا',
    // Beside a word for a relation or a title, also names that are words, and family names.
    'أختها ⟦أمل⟧ تقول إنها تبكي',
    'שמחתי לפגוש את אשתי ⟦תקווה⟧',
    'תודה לד"ר ⟦כהן⟧',
    // Two prefixes, and "Adam", who is "man" elsewhere.
    'سلمت عليها وب⟦مصطفى⟧ أمس',
    'ابني ⟦آدم⟧ مريض',
    // Hebrew: one-letter words are written onto a name.
    'נפרדתי מ⟦יוסי⟧ לפני שנה',
    'דיברתי עם ⟦יניב אטיאס⟧ אתמול',
    'תגיד ל⟦שמואל⟧ שאני מאחר',
    // Devanagari and Bengali, where endings belong to the name.
    'कल ⟦पुष्पलता⟧ आई थी',
    '⟦कविता शर्मा⟧ को मेल लिखो',
    'আমি ⟦ইমতিয়াজকে⟧ বলেছি',
    '⟦লিটনের⟧ টাকা',
    // Korean: particles stay outside.
    '⟦김민준⟧이 연락했어요',
    '⟦순덕⟧이는 내일 와요',
    '⟦황보서연⟧ 대리에게 전달',
    // A surname and two syllables of names beside a post; names that are words behind a relation.
    '팀장 ⟦도경환⟧이 결재를 안 해요',
    '이 쿼리는 ⟦육지호⟧ 대리가 만들었다',
    '동생 ⟦나래⟧랑 ⟦슬기⟧랑 놀았다',
    '우리 강아지 ⟦뭉치⟧가 아파요',
    // A particle that only a person takes.
    '⟦나리⟧한테 내가 뭘 잘못했나',
    '⟦하늘⟧이가 어제 울었어',
    '⟦바다⟧야 예약 좀 해줘',
    // Japanese: long and rare surnames beside a post, given names in kana behind a relation.
    '笹塚工業の⟦早乙女⟧と申します',
    '⟦大河内⟧部長に報告する',
    '息子の⟦そうた⟧が熱を出した',
    '友人の⟦ケンジ⟧から聞いた',
    '⟦りんたろう⟧が学校に行かない',
    'フリマで⟦ともみ⟧さんから買った',
    '회사 선배 ⟦육근형⟧이 강요해요',
    'ابنها ⟦شريف⟧ مسافر',
    'แจ้งคุณ⟦สุภาวดี แก้วกาญจนา⟧ 19/4',
    // Thai: formal names anywhere, nicknames behind a word for a person.
    'ส่งให้⟦ธวัชชัย แซ่อึ้ง⟧แล้ว',
    'พี่⟦แนน⟧บอกว่าไม่มา',
    'ลูกชื่อ⟦ข้าวปั้น⟧ไม่ยอมนอน',
  ])('%s', (marked) => {
    expect(mark(nativeNames, plain(marked))).toBe(marked);
  });
});

describe('words that are listed names too, or only look like one', () => {
  it.each([
    // Words that are names too, alone.
    'عندي أمل كبير وحياة جديدة',
    'زندگی بهار و امید است',
    'יש לי תקווה ואור בחיים',
    'कविता और पूजा का समय',
    '하늘이 맑고 바다가 보인다',
    'จะไปไหนก็ได้ พี่น้องทุกคน',
    'พี่น้ำใจดีมาก',
    'วิธีทำข้าวปั้นให้เด็ก',
    'ครูใหญ่ไม่อยู่',
    // Known to all, or a street.
    'قصة النبي يوسف',
    'حي في شارع محمود',
    'ما معنى اسم فاطمة؟',
    'רחוב שמואל',
    'राजा अशोक के समय',
    // A word that only begins or ends like a name.
    '민준비를 했다',
    '어느 게 나은지 모르겠다',
    '팀장 이야기를 들었다',
    '친구 나라에 간다',
    '기준이랑 예외를 정리해줘',
    '선수한테 물었다',
    'のぞみが遅れた',
    'みなさんとおくさん',
    '강아지 두부를 먹여도 되나요',
    '宇都宮から来た友達のスマホ',
    '息子のそら豆アレルギー',
    'אמא שלי בת 73 ואני עובד',
    'Nothing of another script',
  ])('leaves %s', (text) => {
    expect(nativeNames.find(text)).toEqual([]);
  });
});
