// Words that introduce the writer or somebody near them, in the languages that `somebodys-own.ts` lacks. Many of these put "my" behind the
// noun or into its ending: "a főnököm, Kovács Balázs", "bos saya", "ev sahibim", مديري.

/** "My name is". */
const SELF =
  '(?:a nevem|az én nevem|nama saya|nama aku|saya bernama|tên (?:tôi|em|mình|cháu|con|anh|chị) là|(?:tôi|em|mình) tên(?: là)?|jmenuji se|jmenuju se|volám sa|mă numesc|numele meu este|mă cheamă|mitt navn er|jeg heter|jeg hedder|mit navn er|nimeni on|με λένε|ονομάζομαι|zovem se|ime mi je|мене звати|мене звуть|казвам се|mam na imię|ang pangalan ko ay|jina langu ni|أنا اسمي|اسمي|إسمي|שמי|קוראים לי|मेरा नाम|میرا نام|نام من|اسم من|আমার নাম)';
/** The writer's boss, landlord, husband and the like, each with its "my". */
const NEAR = [
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
  '(?:مديري|مديرتي|زوجي|زوجتي|صديقي|صديقتي|جاري|جارتي|ابني|ابنتي|بنتي|أمي|أبي|أخي|أختي|خطيبي|خطيبتي|زميلي|زميلتي|طبيبي)',
  '(?:הבוס שלי|המנהל שלי|המנהלת שלי|בעלי|בעל הבית שלי|אשתי|הבן שלי|הבת שלי|החבר שלי|החברה שלי|השכן שלי|השכנה שלי|אמא שלי|אבא שלי|אחי|אחותי)',
  '(?:मेरे (?:बॉस|पति|भाई|बेटे|दोस्त|पिता|पापा|चाचा|मकान मालिक|मैनेजर|डॉक्टर|पड़ोसी)|मेरी (?:पत्नी|बहन|बेटी|माँ|मां|मम्मी|दोस्त|मैनेजर|पड़ोसन))',
  '(?:شوهرم|همسرم|زنم|رئیسم|مدیرم|صاحبخانه‌ام|صاحب‌خانه‌ام|دوستم|پسرم|دخترم|مادرم|پدرم|برادرم|خواهرم|همکارم|میرے (?:شوہر|بھائی|والد|بیٹے|دوست|باس|مالک مکان)|میری (?:بیوی|بہن|والدہ|بیٹی|دوست))',
].join('|');
const LINK = '(?:[,:،]| (?:jest|je|este|er|är|on|είναι|là|adı|bernama|ना?म|نام))?';
const TITLE_OR_SIGN = '(?: (?:آقای|خانم|السيد|السيدة|כב׳|מר|גב׳|श्री|pan|pani|bay|bayan|pak|bu|ibu|kak))?';

export const INTRODUCED_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${SELF}|${NEAR})${LINK}${TITLE_OR_SIGN} ?["“„«]?$`,
  'iu',
);
/** Written without spaces. */
export const INTRODUCED_UNSPACED =
  /(?:我叫|我是|本人|我老公|我老婆|我妈妈?|我爸爸?|我儿子|我女儿|我(?:的)?(?:老板|领导|主管|经理|同事|朋友|室友|房东|邻居)(?:是|叫)?|私の名前は|私は|上司の|夫の|妻の|同僚の|제 이름은 ?|저는 ?|남편 ?|아내 ?|상사 ?|ผมชื่อ|ฉันชื่อ|หนูชื่อ|ดิฉันชื่อ|หัวหน้าชื่อ|สามีชื่อ|ภรรยาชื่อ)$/u;
