// Words for the kind of an organisation in all languages. The venue rules of `lib/detect` find organisations by such words, so their lists
// are used here too.
import { LOCAL_VENUE_WORDS } from '../../detect/patterns/local-venue.ts';
import { VENUE_WORDS_BEFORE_NAME } from '../../detect/patterns/named-venue-before.ts';
import { VENUE_WORDS_AFTER_NAME } from '../../detect/patterns/named-venue-spaced.ts';
import { OWN_VENUE_WORDS } from '../../detect/patterns/own-venue.ts';
import { alternativesOf } from '../../text/pattern.ts';
import { HONORIFICS, LATIN_GENERIC_WORDS, NAME_PARTICLES, wordSet } from './general-words.ts';
import { isCompoundOfTrade } from './kind-compounds.ts';
import { KINDS_AFTER_NAME, KINDS_AT_END } from './organisation-kinds.ts';

/** Words of addresses in other scripts. They stay, so that the reply can tell a flat from a street. */
const OTHER_GENERIC_WORDS = wordSet(
  `ул улица улице вул вулиця вулиці пр-т просп проспект пер переулок пров провулок наб набережная шоссе б-р бульвар пл площадь
  д дом буд будинок кв квартира корп стр оф οδός οδό λεωφ λεωφόρος số đường phố ngõ hẻm phường quận
  شارع رقم خیابان کوچه پلاک بناية عمارة רחוב רח שדרות שד
  דירה כניסה קומה בניין שכונת כיכר סמטת שדרה מיקוד
  شقة الشقة بناية مبنى فيلا بلوك قطعة منزل بيت طابق الطابق دور الدور حي مجمع برج أمام بجوار خلف
  بلوار میدان بزرگراه اتوبان بن‌بست شهرک مجتمع واحد طبقه زنگ بلوک منزل کدپستی
  مکان گھر فلیٹ ہاؤس پلاٹ دکان نمبر گلی سٹریٹ اسٹریٹ بلاک سیکٹر فیز محلہ روڈ ٹاؤن کالونی چوک
  फ्लैट मकान घर प्लॉट दुकान हाउस नंबर नम्बर नं संख्या क्रमांक अपार्टमेंट सोसाइटी सोसायटी रोड मार्ग गली नगर कॉलोनी मोहल्ला सेक्टर टावर बिल्डिंग विहार ब्लॉक
  বাড়ি বাড়ি বাসা ফ্ল্যাট হোল্ডিং প্লট রোড সড়ক সড়ক লেন গলি ব্লক সেক্টর তলা নং নম্বর বাড়ি নম্বর
  διαμέρισμα όροφος πλατεία τκ αρ αριθμός
  під'їзд поверх корпус мікрорайон
  ngách kiệt tổ khu ấp thôn xã huyện tầng căn hộ chung cư tòa nhà
  no nomor gang gg komplek perumahan perum kelurahan kecamatan desa dusun km lantai`,
);
/** Words that identify nobody: they stay inside names, organisations and addresses, and revealing them is no leak. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set([...LATIN_GENERIC_WORDS, ...OTHER_GENERIC_WORDS]);

const KINDS = wordSet(
  `maternidade hijas filles filhas pojat pensjonat společníci оао зао пао ао ип фгуп гбу мбоу муп нко тоо пп дп ud tbk rumah sakit sekolah công ty tnhh cổ phần tập đoàn bệnh viện đại học ngân hàng cửa phòng
  khám khách sạn thuốc transports déménagement chauffage charpente maçonnerie coiffure fleuriste charcuterie épicerie traiteur chu chr conservas
  fontanería reformas floristería cafetería bodegas transportes contabilidade odontológica pasticceria parrucchiere fioraio autotrasporti onoranze
  funebri cartoleria osteria gelateria mieszkaniowa sm samochodowy budowlana budowlane oteli apartmanı sitesi bt zrt les do da den dem für pour para
  pty banking bancorp pâtisserie agence immobilière notaire avocats avocat société entreprise fils frères mairie syndic université maison hôtel
  librairie éditions banque assurances eurl sci scp médical médicale dentaire clínico instituto universidad abogados abogado notaría inmobiliaria
  asesoría consultoría construcciones hermanos hijos hnos grupo empresa compañía fundación asociación ayuntamiento librería editorial tienda
  supermercado dentista centro médico sociedad s.a s.l s.r.l s.a.s c.v consultório escritório advocacia advogados faculdade universidade
  transportadora irmãos filhos loja mercado banco odontologia ltda me eireli s/a agenzia immobiliare avvocati avvocato notaio commercialista
  fratelli figli società azienda ditta impresa edilizia albergo banca assicurazioni comune ambulatorio poliambulatorio dentistico legale associato
  srls snc uniwersytet adwokacka notarialna spółka firma biuro zoo o.o sp stomatologiczny avukatlık şirketi ticaret sanayi a.ş şti университет
  институт академия фирма банк группа холдинг студия адвокатское адвокатская нотариальная детский сад фонд общество отель медицинский торговый
  управляющая університет дитячий садок πανεπιστήμιο δικηγορικό γραφείο εταιρεία υιοί τράπεζα κέντρο όμιλος αφοί αε επε مستشفى جامعة مكتب بنك مصرف
  فندق مركز كلية دار للتجارة للمقاولات للمحاماة التجارية الدولية الطبية الطبي חברת בית ספר מרפאה קופת חולים אוניברסיטת ילדים משרד עורכי דין רואי
  חשבון בנק מלון מרכז קבוצת בעמ मेडिकल विद्यालय महाविद्यालय विश्वविद्यालय बैंक कंपनी लिमिटेड प्राइवेट स्टोर्स एंड संस ब्रदर्स इंडस्ट्रीज ट्रस्ट
  फाउंडेशन होटल रेस्टोरेंट फार्मेसी פרחי יסודי פיצה קפה מעון אבות דיור מוגן קליניקה פתרונות מערכות שירותי האחים בע מ متجر محل نادي صالون للتوريدات
  للبلاستيك للإلكترونيات للسياحة للنقل فروشگاه مطب دانشگاه بانک هتل لوازم خانگی گستر صنعت تجارت یونیورسٹی کلاتھ سٹور اسٹور فیکٹری ملز کمپنی لمیٹڈ
  پرائیویٹ مدرسہ بینک ہوٹل جنرل स्टोर नर्सिंग होम इंफ्राटेक क्लीनिक লিমিটেড প্রাইভেট লিঃ বিশ্ববিদ্যালয় বিদ্যালয় মাদ্রাসা ব্যাংক কোম্পানি
  ডায়াগনস্টিক παιδικός σταθμός mts rs rsud puskesmas кнп пат прат ат первинної допомоги медичної despensa institución educativa droguería edificio
  seguridad frutas seguros policlínico policlínica peña juzgado mesón cortijo pinturas impermeabilizaciones viveros cofradía cubiertas taberna
  garaje motos montajes hostelería toldos cerrajería minería propiedades trámites lampistería granja agropecuaria mudanzas troqueles calzados salón
  fincas óptica heladería lavandería zapatería confecciones muebles joyería tintorería gimnasio parroquia comunidad mutua bodega pulquería taquería
  cantina posada hostal albergue pensión laboratorio laboratorios imprenta gráficas mercería servicios asistenciales sanitarios fotografía
  jardinería electricidad instalaciones carpintería cristalería limpiezas despacho coopérative isolation immo toitures couverture mutuelle atelier
  papeterie biscuiterie logistique médiathèque bibliothèque carrelages carrosserie groupe scolaire domaine cordonnerie fleurs ferme gymnase
  conservatoire combustibles ravalement pompes funèbres polyclinique institut ostéo ostéopathe optique bergerie tabac chaussures laiterie fromagerie
  peinture électricité auberge gîte camping serrurerie esthétique kiné admr foyer laverie pressing toilettage bijouterie tribunal menuiseries
  étanchéité lycee collegue mutualité dentiste vétérinaire impianti edil termoidraulica stampi polisportiva palestra coop facchini rsa rifugio caffè
  canottieri logistica serramenti infissi sartoria vetreria radiologia politecnico gomme autoscuola merceria arredamenti tipografia primaria
  comprensivo ottica enoteca birreria agriturismo pensione calzature caseificio falegnameria fisioterapia gioielleria parrocchia ipsia asl
  condomínio condomínios mercadinho doceria barraca locações retrosaria loiças papelaria impermeabilizações ótica externato serralheria moradores
  sociedade filarmónica adega estaleiro notária notário tintas lanches ateliê edifício cartório pousada manutenções elevadores cerâmicas móveis
  contábil igreja paróquia clube pastelaria talho peixaria lavandaria sapataria ginásio gráfica pizzaria churrascaria marcenaria carpintaria ubs
  residència farmàcia serralleria floristeria ateneu fusteria forn perruqueria administració finques ponpes pondok kos kopdes koperasi ksp kedai
  pabrik grosir rokok rsu rsia sdit smks warnet pasar fotokopi gudang motor ekspres plastik tour elektronik futsal masjid dapur kandang asuransi
  poltekkes universitas taska pangsapuri shule chuo kituo zahanati kiwanda botika kainan ysgol coleg meddygfa ysbyty scoil naíonra svj sdh oš sše
  dps rod zsp osk pks wspólnicy spółki ubezpieczenia тсж снт гск сош црб фап фгбу гп осбб зош сто кп ук ск мбдоу гбоу чоп кфх фхи гру γελ επαλ κτελ
  σια lise otel diş tıp oto zirai emlak halı yapı ilaç gıda san tic chợ chùa thcs thpt bvđk clb فرن خياطة مسجد مخبزة مختبرات عطارة نزل نُزل سوبر
  ماركت نقليات عقارات مشاتل عطور كنيسة قصر مشغل صيدليات حمام قاعات مقاولة التخصصي الأهلية الخاصة الهندسية البيطرية العقارية الابتدائية التعليمي لطب
  العقاري الفندقية الغذائية الصناعية מתנס צמיגי גינון סיעוד מעליות שיפוצים המכללה האקדמית תחנת מוקד סופר מחסני מיזוג אלומיניום קרמיקה אולפני רהיטי
  ירקות פילאטיס ובניו ושות לוגיסטיקה הסעות קיבוץ ועד ביטוח ממתקי שיני מזגני רפואי צופי שבט מועדון לבידוד אבטחה אריזות חוות تعاونی مسکن دندانپزشکی
  گلخانه تالار آموزش پرورش آزمایشگاه نمایشگاه املاک صرافی چاپ پتروشیمی پلاستیک پلیمر لاستیک فولاد کاشی سیمان معدن شهرداری دامپزشکی داروسازی صنایع
  غذایی بازرگانی موبایل مهد کودک بیمه پخش مشاوره انستیتوت گروه صنعتی اتومبیل برادران ڈیری فارم لیب ٹرانسپورٹ سروس اسٹوڈیو آٹوز فشریز گرل بیکرز
  سوسائٹی ٹیلرز ٹینٹ موٹر ورکشاپ لان مارکی بلڈرز سپورٹس موبائلز ڈپو مارکیٹ کراکری سنٹر سینٹر میٹرنٹی ہوم اسٹیٹ ایجنسی فیبرکس فاؤنڈیشن کارپٹس
  مونٹیسوری ٹرسٹ پیکجز بوتیک میرج ہال ٹریول سٹیل ورکس کنسٹرکشن گرلز ہائی ڈینٹل پبلک पैथ लैब क्लब आयुर्वेद बैंक्वेट हार्डवेयर सर्विस सर्विसेज
  आंगनवाड़ी केंद्र स्वास्थ्य स्टेशनर्स बैंड पीजी प्रिंट भंडार फ़िल्टर्स शिशु निकेतन क्लासेस पैथोलॉजी होमस्टे लॉन बुटीक मंदिर विद्या ज्वैलर्स साड़ी
  सेंटर ब्यूटी पार्लर ऑटोमोबाइल्स ऑटो धर्मशाला सर्जिकल सहकारी दुग्ध संघ समिति टेलर्स ढाबा मैरिज गार्डन लॉजिस्टिक्स इलेक्ट्रॉनिक्स पार्ट्स कॉन्वेंट
  पब्लिक टेंट किंडर मिष्ठान चालक টেইলার্স মিষ্টান্ন ভাণ্ডার হোম ছাত্রাবাস ইউনিয়ন পরিষদ মোটেল কমিউনিটি পলিটেকনিক ছাত্রীনিবাস এনজিও অ্যাপারেলস
  নার্সারি ওভারসিজ এলিভেটর্স`,
);
/** Beginnings of words for a kind in languages that inflect them: "piekarni", "piekarnią". */
const STEMS = new RegExp(
  `^(?!.*(?:pol|ex|bud|max|mix|med|rol)$)(?:${alternativesOf(`
  piekarni cukierni kwiaciarni księgarni drukarni pralni lodziarni kawiarni restauracj pizzeri karczm zajazd szpital lecznic przychodni poradni
  klinik aptek gabine szkoł szkole przedszkol żłob technik świetlic parafi kościół kościel fundacj stowarzyszeni spółdzieln wspólnot kancelari
  warsztat zakład hurtowni tartak stolarni stolark pracowni introligatorni pasmanteri spedycj salon klub basen stajni stadnin mebl dwor(?:e)?k
  budownictw usług instalac elewacj remont obuwi odzież kosmety fryzjer optyk pogrzeb schronisk hotel rachunkow sklep spożywcz ośrod
  pekár?n lekár?n lékárn cukrárn nemocnic ordinac polikli gymnázi penzion hospod autoserv autobazar autoškol truhlářstv kadeřnictv zahradnictv
  bednářstv klempířstv květinářstv kvetinárstv pekařstv knihovn ústav ubytovn domově masáž realit stavb zámečnictv veterin zubní základní mateřsk
  pojišťovn spořiteln škol ordinacij ambulant vrtić mesnic ljekarn autoprevoz
  клини больниц горбольниц лікарн поликлини поліклін амбулатор аптек стоматолог дентал школ гимнази гімназ лице[йяюе] ліце[йяюї] садик садоч детсад
  дитсад яслі колледж коледж технікум техникум пекарн кондитерск столов ресторан кав['’]?ярн кафе магазин склад автосалон автосервис автосервіс
  автошкол ветклини ветклін приют притул салон парикмахерск перукарн ателье ательє мебел мебл кухн завод фабри артіл депо санатор гостиниц готел
  агентств бюро компани компані контор агрофирм агрофірм кооператив центр консультац товариств логисти логістик сервис сервіс керамик станц
  iskol általános óvod bölcsőd pékség cukrászd vendéglő vendégház étter étkezd bisztró presszó csárd fogadó panzió szálló szalon fodrász stúdió
  rendelő kórház állatkórház magánklinik gyógyszertár patik fogászat dentál optik könyvelőirod ügyvéd autóház autóbontó szerviz asztalos kőműves
  villanyszerel kertészet virágüzlet virágbolt bútor faipar logisztik társasház alapítvány egyesület egyetem téglagyár tejüzem lovard kocsm
  játszóház gondozóház fuvaroz reumatológ szülészet állatrendelő magánóvod magánrendelő háziorvos takarék
  ravintol kahvil leipomo apteek eläinklini lääkäri hammas koulu päiväkot hoivakot palvelukot pesul korjaamo huolto rakennus sähkö isännöin kotihoiv
  konepaj asunto neuvol terveysasem seurakun kauppakesku kampaamo yhdisty
  okul ilkokul ortaokul anaokul lises kolej kreş dershane üniversite yüksekokul hastane polikli klini eczane merkez sağlı fırın pastane lokant
  restoran kafe meyhane kuaför berber salon pansiyon kooperatif tekstil ambalaj mobilya turizm nakliyat lojisti kargo sigorta asansör otomotiv
  inşaat elektrik mühendisli hukuk büro derneğ dernek vakıf vakf yurdu matbaa tabela reklam hırdavat züccaciye tuhafiye manav kasap market bilişim
  yazılım tarım makin
  clinic spital policlinic grădiniț gradinit școal scoal liceu brutări farmaci cabinet pensiun caban frizeri vulcanizar tâmplări optic dispensar
  tricotaj lânări instalați
  φροντιστήρι κομμωτήρι ζαχαροπλαστεί ταβέρν ταβερνάκι ουζερί καφενεί καφέ ψησταρι φούρν αρτοποιεί οπτικ ανελκυστήρ εργαστήρι κτηνιατρεί οδοντιατρεί
  ιατρεί θεραπευτήρι κλινικ νοσοκομεί φαρμακεί γυμνασί γυμνάσι λυκεί λύκει δημοτικ νηπιαγωγεί σχολεί έπιπλα λογιστήρι ραφεί εκδρομ ξυλουργικ κτήμα
  ξενοδοχεί εστιατορί εστιατόρι συνεργεί
  স্কুল কলেজ হাসপাতাল ক্লিনিক ফার্মে বুটিক কোচিং টেলিকম ফ্যাশন হার্ডওয় কিন্ডারগার্টেন সেন্টার সমিতি সংঘ নিকেতন হোটেল প্রেস ফুডস গ্রুপ`)})[\\p{L}\\p{M}]{0,4}$`,
  'iu',
);
/** "البركة للمعادن", "Al-Baraka for metals": the trade with "for the" before it. Titles are no trade. */
const ARABIC_TRADE = /^لل(?!شيخ|حاج|سيد|دكتور|شهيد)\p{L}{3,}$/u;

const PHRASES = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternativesOf('دندان‌پزشکی شیرینی‌سرای پیش‌دبستانی باتری‌سازی بدن‌سازی casa_di_(?:cura|riposo) casa_rural casa_de_repouso santa_casa pro_loco casa_editrice caja_rural nha_khoa mầm_non tiểu_học đa_khoa siêu_thị trạm_y_tế cà_phê trung_tâm_y_tế trung_tâm vận_tải cơ_khí thú_y cắt_tóc điện_máy nội_thất may_mặc cao_đẳng trung_cấp sixth_form bed_(?:&|and)_breakfast little_league fire_station tea_rooms sari-sari')}|${OWN_VENUE_WORDS}|${LOCAL_VENUE_WORDS}|${VENUE_WORDS_BEFORE_NAME}|${VENUE_WORDS_AFTER_NAME})(?![\\p{L}\\p{M}\\p{N}])`,
  'giu',
);

/** Words for a kind that are generic in addresses too. */
const INSTITUTIONS = wordSet(
  'bank university college school hospital clinic institute foundation association society church council service services systems solutions consulting logistics insurance media software technologies agency',
);

/** Whether a word gives a kind in the very form of a list. @param word in lower case */
export const isUnmistakableKind = (word: string): boolean => KINDS_AFTER_NAME.has(word) || KINDS.has(word);

const tellsKind = (word: string): boolean =>
  isUnmistakableKind(word) ||
  INSTITUTIONS.has(word) ||
  STEMS.test(word) ||
  ARABIC_TRADE.test(word) ||
  isCompoundOfTrade(word);

/** Whether a word of an organisation's name gives its kind. @param word in lower case */
export const isOrganisationKindWord = (word: string): boolean => GENERIC_WORDS.has(word) || tellsKind(word);

/** Whether a word is a title, a particle or a generic word. @param word in any case, with or without a full stop. */
export function isGeneralWord(word: string): boolean {
  const key = word.toLowerCase().replace(/\.$/, '');
  return HONORIFICS.has(key) || NAME_PARTICLES.has(key) || GENERIC_WORDS.has(key);
}

/** Languages that put the kind before the name. */
const KIND_FIRST = new Set('ar he fa es fr it pt ca ro pl cs sk hr sr ru uk bg el vi id ms th sw tl'.split(' '));
/** Kinds that stand first even in English and German: "Café Kitchen", "Kita Garten". */
const FIRST_IN_ALL_LANGUAGES = wordSet(
  'café cafe hotel restaurant bar bistro pizzeria trattoria brasserie studio hostel kita praxis gasthof gasthaus bäckerei bakkerij kapsalon bageri schule grundschule klinik',
);
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** The words that the phrases for a kind in a name have: "casa" and "riposo" in "Casa di riposo Aurora". */
const wordsOfPhrases = (name: string): ReadonlySet<string> =>
  new Set(Array.from(name.matchAll(PHRASES), ([phrase]) => phrase.toLowerCase().match(WORD) ?? []).flat());

/** Prepositions and the like, which stay if they are written small. */
const SMALL_WORDS = wordSet(
  `of the for and at in on by de del della dei degli di da do dos das du des la le les el los las al alla al y e et en na no nos com con por
  und im am an auf bei der die das dem den zum zur vom für van het aan bij op ter ten i u z w we o pod nad przy na v ve pri nr im och på vid
  ja és ve ile og ved hos și din cu la и на в у с при им та і й біля ο η το του της και ni na sa ya cha`,
);

/**
 * The words of an organisation's name that its surrogate keeps, in lower case: its kind, titles and small words. If all words are such
 * ("Family Dental Care"), they are the name, and only one of them stays; a single word is all name.
 */
export function keptWordsOfOrganisation(name: string, language?: string): ReadonlySet<string> {
  const written = (name.match(WORD) ?? []).map((word) => word.replace(/(?<=.)['’]s?$/iu, ''));
  const words = written.map((word) => word.toLowerCase());
  const small = written.filter((word) => SMALL_WORDS.has(word));
  const inPhrases = wordsOfPhrases(name);
  const isKept = (word: string) =>
    isOrganisationKindWord(word) || HONORIFICS.has(word) || inPhrases.has(word) || small.includes(word);
  const atEnd = words.slice(words.findLastIndex((word) => !isKept(word) && !KINDS_AT_END.has(word)) + 1);
  const kept = new Set(words.filter(isKept));
  const withEnd = new Set([...kept, ...atEnd]);
  // In "School No. 14", the number is the name.
  const isAll = (some: ReadonlySet<string>) => !/\p{N}/u.test(name) && words.every((word) => some.has(word));
  if (!isAll(withEnd)) return withEnd;
  if (!isAll(kept)) return kept;
  const kinds = words.filter((word) => tellsKind(word) || inPhrases.has(word));
  // "Realschule am Inn", "College of Law": before a preposition, the kind comes first in every language.
  const isFirst = KIND_FIRST.has(language ?? '') || small.length > 0 || FIRST_IN_ALL_LANGUAGES.has(words[0] ?? '');
  const one = isFirst ? kinds[0] : kinds.at(-1);
  return new Set(one === undefined || words.every((word) => word === one) ? [] : [one, ...small]);
}
