// Listed names in scripts without capitals, and words that are also listed names or look like one.
import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { nativeNames } from './native-names.ts';

it.each([
  // Arabic script: prefixes such as "and" stay outside, a family name is included, and "servant of" forms one name.
  'كلمت ⟦محمود⟧ امبارح',
  'أنا ⟦محسن⟧ من حلب',
  'أنا ⟦المصطفى⟧ الزاكي',
  'میرے دوست ⟦ارشد⟧ نے کہا ہے کہ وہ آئے گا',
  // Names that are also words, beside a verb for saying or wishing; a kunya is a name with the word for father.
  'ו⟦שקד⟧ ביקשה לדחות',
  'وبعدها اتصل ⟦ربيع⟧ بالورشة',
  'المديرة ⟦وردة⟧ وافقت',
  'شفت ⟦أبو محمود⟧ عند الفرن',
  'ودّي الكيك ل⟦أم محمود⟧ بكرة',
  '⟦रोशनी⟧ ने कहा कि आज छुट्टी है',
  // Korean: names beside a word such as "nickname", and names before "씨" or a title with "님".
  '⟦짱구⟧(별명)가 왔다',
  '태명은 ⟦콩알이⟧예요',
  '⟦다운⟧ 씨가 전화했다',
  '후임 ⟦슬기⟧ 과장님',
  // Thai nicknames that are not also words.
  'ฝาก⟦ไบรท์⟧บอกพี่ด้วย',
  'เสี่ย⟦ตั้ม⟧โทรมา',
  'و⟦محمود الشرقاوي⟧ مش راضي يدفع',
  'رسالة إلى ⟦عبد الرحمن⟧ في المكتب',
  'قال لي ل⟦إبراهيم⟧ وذهب',
  'با ⟦نیما⟧ حرف زدم',
  'أنا ⟦أمل⟧ Khoury، متخصصة في التغذية',
  'أنا عبقري في كتابة المقالات. أنا ⟦رفيق⟧ في قسم المبيعات، أنا ⟦نور⟧ في تطوير الويب',
  'أنا رفيق رسائل العمل الخاص بك. أنا ⟦رفيق⟧ ورسائلي كثيرة',
  'بشكل جميل، بأسلوب جميل، قال ⟦جميل⟧',
  'انضم إلينا، برامج ولاء، أليس كذلك؟ صديقتي ⟦إلينا⟧ هنا',
  'أضف تفاصيل وصفية ورسما بيانيا. كلمت ⟦صفية⟧ أمس',
  'أنا ميسر دروس الرسم للمستوى B1 الخاص بك. أنا ⟦ميسر⟧ من حلب',
  'با ⟦دارین⟧ رفتم',
  'خانم ⟦دارین⟧ آمد، شما دارین می‌رین؟',
  'خانم ⟦شهره رضایی⟧ آمد',
  'میں نے ⟦شازیہ⟧ سے کہا',
  // Next to a word for a relation or a title, family names and names that are also words count too.
  'أختها ⟦أمل⟧ تقول إنها تبكي',
  'שמחתי לפגוש את אשתי ⟦תקווה⟧',
  'תודה לד"ר ⟦כהן⟧',
  // Two prefixes; and "Adam", which also means "man".
  'سلمت عليها وب⟦مصطفى⟧ أمس',
  'ابني ⟦آدم⟧ مريض',
  // Hebrew: one-letter words are joined to a name.
  'נפרדתי מ⟦יוסי⟧ לפני שנה',
  'דיברתי עם ⟦יניב אטיאס⟧ אתמול',
  'תגיד ל⟦שמואל⟧ שאני מאחר',
  // The shorter prefix wins: "and Maya" is not "and from" and a rest. Vowel signs and the Hebrew apostrophe do not matter.
  'דיברתי עם המנהל ו⟦מאיה⟧ אתמול',
  'سجلت الولدين و⟦لوكاس⟧',
  'عند ⟦أحمَد⟧ غدا',
  'הלכתי עם ⟦צ׳יקו⟧',
  // After a name, "and" and a name that is also a word; after "tell … to"; the rest of a full name that no list has.
  '⟦יוסי⟧ ו⟦תום⟧ באים',
  '⟦فاطمة⟧ و⟦أمل⟧ في البيت',
  '⟦کیان⟧ و ⟦ترانه⟧ نیومدن',
  'תגיד ל⟦חן⟧ שאני מאחר',
  'ابعت ل⟦مجد⟧ خبر',
  'قول ل⟦جعفر البصراوي⟧ يشوف غيره',
  'وقّع ⟦سامر بن فدغوش⟧ العقد',
  'תביא את ⟦אבו מוחמד⟧',
  'این کیف مال ⟦هوتن⟧ه',
  '⟦אמונה⟧ לומדת באולפנה',
  'עם הרופאה ד"ר ⟦כהן⟧',
  // "The daughter" ends like "daughter of", after which a name is no finding.
  'והבת ⟦תקווה⟧ ישנה',
  // Devanagari and Bengali: endings are part of the name.
  'कल ⟦पुष्पलता⟧ आई थी',
  '⟦कविता शर्मा⟧ को मेल लिखो',
  'আমি ⟦ইমতিয়াজকে⟧ বলেছি',
  '⟦লিটনের⟧ টাকা',
  // Korean: particles stay outside.
  '⟦김민준⟧이 연락했어요',
  '⟦순덕⟧이는 내일 와요',
  '⟦황보서연⟧ 대리에게 전달',
  // A surname and two syllables of names next to a job title; names that are also words, after a relation.
  '팀장 ⟦도경환⟧이 결재를 안 해요',
  '이 쿼리는 ⟦육지호⟧ 대리가 만들었다',
  '동생 ⟦나래⟧랑 ⟦슬기⟧랑 놀았다',
  '우리 강아지 ⟦뭉치⟧가 아파요',
  '고양이 ⟦몽이⟧ 밥을 안 먹어',
  'সাক্ষী ⟦কাজল⟧ ছিল না',
  // Names with a particle that is used only for people.
  '⟦나리⟧한테 내가 뭘 잘못했나',
  '⟦하늘⟧이가 어제 울었어',
  '⟦바다⟧야 예약 좀 해줘',
  // Japanese: long and rare surnames next to a job title, given names in kana after a relation.
  '笹塚工業の⟦早乙女⟧と申します',
  '⟦大河内⟧部長に報告する',
  '息子の⟦そうた⟧が熱を出した',
  '友人の⟦ケンジ⟧から聞いた',
  '⟦りんたろう⟧が学校に行かない',
  'フリマで⟦ともみ⟧さんから買った',
  '회사 선배 ⟦육근형⟧이 강요해요',
  // Korean: the dead, Vietnamese names, parents by their child's name, and the writer.
  '아버지 故 ⟦변길수⟧ 장례에',
  '임차인 ⟦쩐 반 끄엉⟧, 시흥시',
  '⟦산이⟧ 엄마가 그랬어요',
  '⟦마음⟧ 아빠한테 물어봐',
  '나 ⟦다솜⟧인데 전화 줘',
  'ابنها ⟦شريف⟧ مسافر',
  'แจ้งคุณ⟦สุภาวดี แก้วกาญจนา⟧ 19/4',
  'เรียนคุณ⟦สุภาวดี⟧ เจ้าของหอพัก',
  // Thai: formal names anywhere, nicknames after a word for a person.
  'ส่งให้⟦ธวัชชัย แซ่อึ้ง⟧แล้ว',
  'พี่⟦แนน⟧บอกว่าไม่มา',
  'ลูกชื่อ⟦ข้าวปั้น⟧ไม่ยอมนอน',
  'شما ⟦دارین⟧ خانم هستید؟',
  'بشكل ⟦جميل الحداد⟧ صديقي',
])('finds the listed names in %s', (marked) => {
  expect(mark(nativeNames, plain(marked))).toBe(marked);
});

it.each([
  // Words that are also names, without a word for a person beside them.
  'عندي أمل كبير وحياة جديدة',
  'زندگی بهار و امید است',
  'יש לי תקווה ואור בחיים',
  'कविता और पूजा का समय',
  '하늘이 맑고 바다가 보인다',
  'จะไปไหนก็ได้ พี่น้องทุกคน',
  'พี่น้ำใจดีมาก',
  'วิธีทำข้าวปั้นให้เด็ก',
  'ครูใหญ่ไม่อยู่',
  // Public figures and streets.
  'قصة النبي يوسف',
  'حي في شارع محمود',
  'ما معنى اسم فاطمة؟',
  'רחוב שמואל',
  'ברחוב שמואל',
  // A noun after "and" or "to"; words whose first letters look like a prefix; adverbs.
  'תכתוב מכתב לברכה שלי',
  'ביום שלישי בבוקר',
  'فلوسي ضاعت',
  'رد علي رداً هادياً كريماً',
  'شارژ ماهانه زیاد شد',
  'בעלי לומד בערב',
  'دلارامِ شعر',
  'اكتب بوست طريف',
  'سكنت بشارع محمود',
  'राजा अशोक के समय',
  // Words that begin or end like a name.
  '민준비를 했다',
  '어느 게 나은지 모르겠다',
  '팀장 이야기를 들었다',
  '친구 나라에 간다',
  '기준이랑 예외를 정리해줘',
  '선수한테 물었다',
  'のぞみが遅れた',
  'みなさんとおくさん',
  '강아지 두부를 먹여도 되나요',
  '우리 엄마가 아이 아빠랑',
  '나 가을인데도 더워',
  '저 학생인데요',
  '점심은 찐 채소와 현미',
  '비슷한 표현이 있으면',
  '고요한 밤, 진지한 분위기',
  '진행자가 여행자에게 물었다',
  '부 반장이 당 민원을',
  '宇都宮から来た友達のスマホ',
  '息子のそら豆アレルギー',
  'אמא שלי בת 73 ואני עובד',
  'מה אמר הספר, ומה ביקש הלב',
  'وصل القمر وقال العلماء إنه بدر',
  'قمر أم شمس',
  'قصيدة أبو ماضي',
  'भारत ने मैच जीता',
  '정보 과장님과 지원 팀장님',
  '본명은 비밀이에요',
  '아저씨 씨앗을 심었다',
  'ชื่อจริงของเขา หน้าฝน ช่วงเดือนนี้',
  'Nothing of another script',
  // Persian verbs begin as Arabic prefixes do; some Urdu names are Persian nouns.
  'می‌خواهی بیشتر بدانی یا دانش فنی داری؟',
  'أنا محسن الصور، وأنا السيد روبوت',
  'crontab 표현식을 설명해 줘',
])('finds nothing in %s', (text) => {
  expect(nativeNames.find(text)).toEqual([]);
});
