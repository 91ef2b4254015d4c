// Words that introduce the writer or somebody near the writer, in the languages that `known-to-writer.ts` lacks. Many of these languages
// put "my" after the noun or into its ending: "a főnököm, Kovács Balázs", "bos saya", "ev sahibim", مديري.
import { WORDS_FOR_MY_PET } from '../../detect/pet-words.ts';

/** Words for "my name is". */
const MY_NAME_IS =
  '(?:a nevem|az én nevem|nama saya|nama aku|saya bernama|tên (?:tôi|em|mình|cháu|con|anh|chị) là|(?:tôi|em|mình) tên(?: là)?|jmenuji se|jmenuju se|volám sa|mă numesc|numele meu este|mă cheamă|mitt navn er|jeg heter|jeg hedder|mit navn er|nimeni on|με λένε|ονομάζομαι|zovem se|ime mi je|мене звати|мене звуть|казвам се|mam na imię|ang pangalan ko ay|jina langu ni|أنا اسمي|اسمي|إسمي|שמי|קוראים לי|मेरा नाम|میرا نام|نام من|اسم من|আমার নাম)';
/** Words for people near the writer, such as boss, landlord or husband, each with its "my". */
const PEOPLE_NEAR_WRITER = [
  '(?:főnök|férj|feleség|barát|barátnő|anyá|apá|testvér|nővér|húg|báty|öcs|fia|lányo|szomszéd|kollégá|kolléganő|orvoso|főbérlő|bérlő|tanáro|ügyfel)(?:ö|o|e|a|é|á)?m(?:nak|nek|at|et|t|mal|mel|tól|től)?',
  '(?:kocam|karım|eşim|patronum|müdürüm|amirim|şefim|ev sahibim|kiracım|arkadaşım|komşum|oğlum|kızım|annem|babam|ağabeyim|ablam|kardeşim|doktorum|öğretmenim|hastam)',
  '(?:bos|atasan|suami|istri|anak|ibu|ayah|bapak|kakak|adik|teman|tetangga|pacar|dokter|guru|rekan|penyewa|pemilik kos) (?:saya|aku|kami)',
  '(?:sếp|chồng|vợ|con trai|con gái|bạn trai|bạn gái|mẹ|bố|ba|anh trai|chị gái|em trai|em gái|chủ nhà|đồng nghiệp|bác sĩ)(?: (?:của )?(?:tôi|em|mình|cháu|con))?(?: là)?(?: (?:anh|chị|ông|bà|cô|chú))?',
  '(?:můj|moje|má|mého|mou|náš|naše) (?:šéf|šéfová|manžel|manželka|syn|dcera|kamarád|kamarádka|soused|sousedka|kolega|kolegyně|lékař|lékařka|bratr|sestra|pronajímatel)',
  '(?:môj|moja|moje) (?:šéf|šéfka|manžel|manželka|syn|dcéra|kamarát|sused|suseda|kolega|kolegyňa)',
  '(?:șeful|soțul|soția|fiul|fiica|vecinul|vecina|prietenul|prietena|colegul|colega|proprietarul|doctorul) (?:meu|mea|nostru)',
  '(?:min|mitt|vår) (?:man|fru|son|dotter|sjef|mann|kone|sønn|datter|nabo|venn|chef|kæreste|ven|søn|hyresvärd|utleier|udlejer)',
  '(?:pomoni|mieheni|vaimoni|poikani|tyttäreni|naapurini|ystäväni|äitini|isäni|kollegani|vuokranantajani)',
  '(?:άντρας|γυναίκα|γιος|κόρη|αδελφός|αδελφή|φίλος|φίλη|γείτονας|γείτονάς|γειτόνισσα|σπιτονοικοκύρης|αφεντικό|γιατρός|συνάδελφος|συνάδελφός|μητέρα|πατέρας) μου(?:,? (?:ο|η|κ\\.|κυρία|κύριος))?',
  '(?:διευθύντρι(?:α|ά|άς)|διευθυντής|πεθερά|πεθερός|ξάδερφος|ξαδέρφη|δασκάλα|δάσκαλος|συγκάτοικος|ανιψιός|ανιψιά) μου(?:,? (?:ο|η|κ\\.|κυρία|κύριος))?',
  '(?:м[іо][йяєїю]\\p{L}{0,2}|наш\\p{L}{0,3}) (?:чоловік|дружин|син|доч|доньк|подру|друг|сусід|начальни|керівни|брат|сестр|мам|тат|колег|свекру|свекр|тещ|тест|лікар|орендодав|племінни|бабус|дідус)\\p{L}{0,5}',
  '(?:مدير|مديرت|زوج|زوجت|مرات|مرت|راجل|جوز|ولد|اخ|اخت|اخو|أخو|خو|خت|ام|اب|ابو|أبو|صديق|صديقت|صاحب|صاحبت|رفيق|رفيقت|جار|جارت|ابن|ابنت|بنت|أم|أب|أخ|أخت|عم|عمت|خال|خالت|جد|جدت|حمات|خطيب|خطيبت|زميل|زميلت|طبيب|رئيس|رئيست|محام|مستأجر)(?:ي|نا|يا)',
  // The landlord in everyday Arabic.
  '(?:المالك|المؤجر|صاحب البيت|صاحب العمارة|صاحب الشقة|راعي البيت|مول الدار)',
  '(?:הבוס|המנהל|המנהלת|בעל הבית|הבן|הבת|החבר|החברה|חבר|חברה|השכן|השכנה|אמא|אבא|סבא|סבתא|דוד|דודה|הרופא|הרופאה|השותף|השותפה|הקולגה|בן הזוג|בת הזוג|המורה|הגננת|התלמיד|הלקוח|הלקוחה) של(?:י|נו)|(?:ב?על|אשת|אח|אחות|בנ|בת|גיס|גיסת|חמ|חמות|נכד|נכדת|אחיינ|אחיינית|דודת|סבת)י',
  '(?:मेर|हमार)[ेीा] (?:बॉस|पति|भाई|बेटे|बेटा|दोस्त|पिता|पापा|चाचा|मामा|दादा|नाना|ताऊ|मकान मालिक|मैनेजर|डॉक्टर|पड़ोसी|पत्नी|बहन|बेटी|माँ|मां|मम्मी|चाची|मामी|बुआ|मौसी|दादी|नानी|सहेली|पड़ोसन|सास|ससुर|भाभी|टीचर|वकील|किरायेदार)(?: का नाम| की नाम)?',
  'আমা(?:র|দের) (?:ছোট |বড় |বড় )?(?:বস|স্বামী|স্ত্রী|ভাই|বোন|ছেলে|মেয়ে|মেয়ে|বাবা|মা|বন্ধু|বান্ধবী|প্রতিবেশী|বাড়িওয়ালা|বাড়িওয়ালা|ডাক্তার|শিক্ষক|চাচা|মামা|খালা|ফুফু|কলিগ|সহকর্মী)',
  '(?:شوهر|همسر|زن|رئیس|مدیر|صاحبخانه|صاحب‌خانه|دوست|پسر|دختر|مادر|پدر|برادر|خواهر|همکار|همسایه|خاله|عمه|دایی|عمو|مستاجر|وکیل|دکتر|معلم)(?:م|‌ام|‌مان|مون|‌مون| من| ما)',
  '(?:میر|ہمار)[ےایى] (?:شوہر|بھائی|والد|بیٹے|بیٹا|دوست|باس|مالک مکان|بیوی|بہن|والدہ|بیٹی|نند|ساس|سسر|پڑوسی|امی|ابو|چچا|ماموں|خالہ|پھوپھو|کزن|استاد|ٹیچر|وکیل)',
  // Hindi in Latin letters.
  '(?:mer|hamar)[aie] (?:bua|nani|dadi|saas|beta|bete|beti|dost|saheli|boss|teacher|pati|patni)(?: ka naam)?',
  '(?:(?:mer|hamar)[aie] )?(?:bhai|bhaiya|didi|bhabhi|chacha|chachi|mausi|sasur|behen|jija|devar|nanad|padosi)(?: ka naam)?',
  // Without "my", a relation at the start of a sentence is the writer's.
  '(?<=(?:^|[.!?]\\s))(?:Подруга|Друг|Сестра|Брат|Сусід|Сусідка|Колега|Чоловік|Дружина|Свекруха|Теща|Кума)',
  '(?:teman|sahabat|kakak|adik|anak|rekan) (?:saya|aku|kami),? \\p{L}+ dan',
  WORDS_FOR_MY_PET,
].join('|');
const LINK = '(?:[,:،]| (?:jest|je|este|er|är|on|είναι|là|adı|bernama|ना?म|نام))?';
const TITLE_OR_SIGN = '(?: (?:آقای|خانم|السيد|السيدة|כב׳|מר|גב׳|श्री|pan|pani|bay|bayan|pak|bu|ibu|kak))?';

export const WORDS_INTRODUCING_PERSON = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${MY_NAME_IS}|${PEOPLE_NEAR_WRITER})${LINK}${TITLE_OR_SIGN} ?["“„«]?$`,
  'iu',
);
/** Words that introduce the writer or somebody near, in scripts without spaces. */
export const WORDS_INTRODUCING_PERSON_UNSPACED =
  /(?:我叫|我是|本人|我(?:的)?(?:老公|老婆|妈妈?|爸爸?|儿子|女儿|弟弟?|妹妹?|哥哥?|姐姐?|婆婆|公公|岳母|岳父|前夫|前妻|男朋友|女朋友|男友|女友|闺蜜|孩子|宝宝|爷爷|奶奶|外婆|外公|舅舅|阿姨|同学|合伙人|学生|病人|客户|老板|领导|主管|经理|同事|朋友|室友|房东|邻居|表[哥弟姐妹]|堂[哥弟姐妹])(?:是|叫)?|私の名前は|私は|(?:上司|夫|妻|同僚|息子|娘|長男|次男|長女|次女|友達|友人|親友|彼氏|彼女|弟|妹|兄|姉|先輩|後輩|部下|孫|甥|姪|隣|ママ友|大家)の|제 이름은 ?|저는 ?|(?:(?<![가-힣])(?:친구|절친|남편|아내|와이프|아들|딸|동생|여동생|남동생|언니|오빠|누나|조카|동료|후배|선배|룸메이트|상사|팀장|과장|부장|집주인) ?(?:[가-힣]{2,4}(?:이?랑|하고|과|와) )?)|ผมชื่อ|ฉันชื่อ|หนูชื่อ|ดิฉันชื่อ|(?:หัวหน้า|สามี|ภรรยา|แฟน|ลูก|ลูกชาย|ลูกสาว|น้อง|เพื่อน|แม่|พ่อ|พี่|เจ้านาย|เพื่อนร่วมงาน)ชื่อ)$/u;
