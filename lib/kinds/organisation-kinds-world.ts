// Words for the kind of an organisation in all languages. No word here may be a name in a list of this project (kinds-and-names.test.ts).
import { isTitleOrParticle, LATIN_GENERIC_WORDS, wordSet } from './general-words.ts';
import { KINDS_AFTER_NAME } from './organisation-kinds.ts';

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

/** Words for kinds in all other languages, most of which put them before the name. */
export const KINDS_IN_OTHER_LANGUAGES = wordSet(
  `bt ud oto cty associação condominio veterinaria veterinario veterinária
  maternidade hijas filles filhas pojat pensjonat společníci оао зао пао ао ип фгуп гбу мбоу муп нко тоо пп дп tbk rumah sakit sekolah tnhh
  transports déménagement chauffage charpente maçonnerie coiffure fleuriste charcuterie épicerie traiteur chr conservas fontanería reformas
  floristería cafetería bodegas transportes contabilidade odontológica pasticceria parrucchiere fioraio autotrasporti onoranze funebri cartoleria
  osteria gelateria mieszkaniowa sm samochodowy budowlana budowlane oteli apartmanı sitesi zrt für pty banking bancorp pâtisserie agence
  immobilière notaire avocats avocat société entreprise fils frères mairie syndic université maison hôtel librairie éditions banque assurances
  eurl sci scp médical médicale dentaire clínico instituto universidad abogados abogado notaría inmobiliaria asesoría consultoría construcciones
  hermanos hijos hnos grupo empresa compañía fundación asociación ayuntamiento librería editorial tienda supermercado dentista centro médico
  sociedad s.a s.l s.r.l s.a.s c.v consultório escritório advocacia advogados faculdade universidade transportadora irmãos filhos loja banco
  odontologia ltda me eireli s/a agenzia immobiliare avvocati avvocato notaio commercialista fratelli figli società azienda impresa edilizia
  albergo banca assicurazioni comune ambulatorio poliambulatorio dentistico legale associato srls snc uniwersytet adwokacka notarialna spółka
  firma biuro zoo o.o sp stomatologiczny avukatlık şirketi ticaret sanayi a.ş şti университет институт академия фирма банк группа холдинг студия
  адвокатское адвокатская нотариальная детский сад фонд общество отель медицинский торговый управляющая університет дитячий садок πανεπιστήμιο
  δικηγορικό γραφείο εταιρεία υιοί τράπεζα κέντρο όμιλος αφοί αε επε مستشفى جامعة مكتب بنك مصرف مركز كلية دار للتجارة للمقاولات للمحاماة التجارية
  الدولية الطبية الطبي חברת בית ספר מרפאה קופת חולים אוניברסיטת ילדים משרד בנק מלון מרכז קבוצת בעמ मेडिकल विद्यालय महाविद्यालय विश्वविद्यालय बैंक
  कंपनी लिमिटेड प्राइवेट स्टोर्स एंड संस ब्रदर्स इंडस्ट्रीज ट्रस्ट फाउंडेशन होटल रेस्टोरेंट फार्मेसी יסודי פיצה קפה מעון אבות דיור מוגן קליניקה
  פתרונות מערכות שירותי האחים בע מ متجر نادي صالون للتوريدات للبلاستيك للإلكترونيات للسياحة للنقل فروشگاه مطب دانشگاه بانک هتل لوازم خانگی گستر
  صنعت تجارت یونیورسٹی کلاتھ سٹور اسٹور فیکٹری ملز کمپنی لمیٹڈ پرائیویٹ مدرسہ بینک ہوٹل स्टोर नर्सिंग होम इंफ्राटेक क्लीनिक লিমিটেড প্রাইভেট লিঃ
  বিশ্ববিদ্যালয় বিদ্যালয় মাদ্রাসা ব্যাংক কোম্পানি ডায়াগনস্টিক παιδικός σταθμός mts rs rsud puskesmas кнп пат прат ат первинної допомоги
  медичної despensa institución educativa droguería edificio seguridad frutas seguros policlínico policlínica juzgado mesón cortijo pinturas
  impermeabilizaciones viveros cofradía cubiertas taberna garaje motos montajes hostelería toldos cerrajería minería propiedades trámites
  lampistería granja agropecuaria mudanzas troqueles calzados salón fincas óptica heladería lavandería zapatería confecciones muebles joyería
  tintorería gimnasio parroquia comunidad bodega pulquería taquería cantina hostal albergue pensión laboratorio laboratorios imprenta gráficas
  mercería servicios asistenciales sanitarios fotografía jardinería electricidad instalaciones carpintería cristalería limpiezas despacho
  coopérative isolation toitures couverture mutuelle atelier papeterie biscuiterie logistique médiathèque bibliothèque carrelages carrosserie
  groupe scolaire domaine cordonnerie fleurs ferme gymnase conservatoire combustibles ravalement pompes funèbres polyclinique institut ostéo
  ostéopathe optique bergerie tabac chaussures laiterie fromagerie peinture électricité auberge gîte camping serrurerie esthétique admr foyer
  laverie pressing toilettage bijouterie tribunal menuiseries étanchéité lycee collegue mutualité dentiste vétérinaire impianti termoidraulica
  stampi polisportiva palestra coop rsa rifugio caffè canottieri logistica serramenti infissi sartoria vetreria radiologia politecnico gomme
  autoscuola merceria arredamenti tipografia primaria comprensivo ottica enoteca birreria agriturismo pensione calzature caseificio falegnameria
  fisioterapia gioielleria parrocchia ipsia asl condomínio condomínios mercadinho doceria barraca locações retrosaria loiças papelaria
  impermeabilizações ótica externato serralheria moradores sociedade filarmónica adega estaleiro notária notário tintas lanches ateliê edifício
  cartório pousada manutenções elevadores cerâmicas móveis contábil igreja paróquia clube pastelaria talho peixaria lavandaria sapataria ginásio
  gráfica pizzaria churrascaria marcenaria carpintaria ubs residència farmàcia serralleria floristeria ateneu fusteria forn perruqueria
  administració finques ponpes pondok kopdes koperasi ksp kedai pabrik grosir rokok rsu rsia sdit smks warnet pasar fotokopi gudang motor ekspres
  plastik tour elektronik futsal masjid dapur kandang asuransi poltekkes universitas taska pangsapuri shule chuo kituo zahanati kiwanda botika
  kainan ysgol coleg meddygfa ysbyty scoil naíonra svj sdh oš sše dps zsp pks wspólnicy spółki ubezpieczenia тсж снт гск сош црб фап фгбу гп осбб
  зош сто кп ук ск мбдоу гбоу чоп кфх фхи гру γελ επαλ κτελ σια otel diş tıp zirai emlak halı yapı ilaç gıda thcs thpt bvđk clb خياطة مسجد مخبزة
  مختبرات عطارة نزل نُزل سوبر ماركت نقليات عقارات مشاتل عطور كنيسة قصر مشغل صيدليات حمام قاعات مقاولة التخصصي الأهلية الخاصة الهندسية البيطرية
  العقارية الابتدائية التعليمي لطب العقاري الفندقية الغذائية الصناعية מתנס צמיגי גינון סיעוד מעליות שיפוצים המכללה האקדמית תחנת מוקד מחסני מיזוג
  אלומיניום קרמיקה אולפני רהיטי ירקות פילאטיס ובניו ושות לוגיסטיקה הסעות קיבוץ ועד ביטוח ממתקי שיני מזגני רפואי צופי שבט מועדון לבידוד אבטחה
  אריזות חוות تعاونی مسکن دندانپزشکی گلخانه تالار آموزش پرورش آزمایشگاه نمایشگاه املاک چاپ پتروشیمی پلاستیک پلیمر لاستیک فولاد معدن شهرداری
  دامپزشکی داروسازی صنایع غذایی موبایل مهد کودک بیمه پخش مشاوره انستیتوت گروه صنعتی اتومبیل برادران ڈیری فارم لیب ٹرانسپورٹ سروس اسٹوڈیو آٹوز
  فشریز گرل بیکرز سوسائٹی ٹیلرز ٹینٹ موٹر ورکشاپ لان مارکی بلڈرز سپورٹس موبائلز ڈپو مارکیٹ کراکری سنٹر سینٹر میٹرنٹی ہوم اسٹیٹ ایجنسی فیبرکس
  فاؤنڈیشن کارپٹس مونٹیسوری ٹرسٹ پیکجز بوتیک میرج ہال ٹریول ورکس کنسٹرکشن گرلز ہائی ڈینٹل پبلک पैथ लैब क्लब आयुर्वेद बैंक्वेट हार्डवेयर सर्विस
  सर्विसेज आंगनवाड़ी केंद्र स्वास्थ्य स्टेशनर्स बैंड पीजी प्रिंट भंडार फ़िल्टर्स शिशु निकेतन क्लासेस पैथोलॉजी होमस्टे लॉन बुटीक मंदिर ज्वैलर्स
  साड़ी सेंटर ब्यूटी पार्लर ऑटोमोबाइल्स ऑटो धर्मशाला सर्जिकल सहकारी दुग्ध संघ समिति टेलर्स ढाबा मैरिज गार्डन लॉजिस्टिक्स इलेक्ट्रॉनिक्स पार्ट्स
  कॉन्वेंट पब्लिक टेंट किंडर मिष्ठान चालक টেইলার্স মিষ্টান্ন ভাণ্ডার হোম ছাত্রাবাস ইউনিয়ন পরিষদ মোটেল কমিউনিটি পলিটেকনিক ছাত্রীনিবাস এনজিও
  অ্যাপারেলস নার্সারি ওভারসিজ এলিভেটর্স`,
);
/** A trade after "for the", as in Arabic names: "البركة للمعادن" ("Al-Baraka for metals"). Titles are excluded. */
const ARABIC_TRADE = /^لل(?!شيخ|حاج|سيد|دكتور|شهيد)\p{L}{3,}$/u;

/** Words for a kind that are not specific to one address either. */
const INSTITUTIONS = wordSet(
  'bank university college school hospital clinic institute foundation association society church council service services systems solutions consulting logistics insurance media software technologies agency',
);

/** Whether a word is a word for a kind in every language. @param word in lower case */
export const isKindInEveryLanguage = (word: string): boolean =>
  KINDS_AFTER_NAME.has(word) || KINDS_IN_OTHER_LANGUAGES.has(word) || INSTITUTIONS.has(word);
/** Whether a word is a trade in the form of Arabic names of firms. @param word in lower case */
export const isArabicTradeWord = (word: string): boolean => ARABIC_TRADE.test(word);

/** Whether a word is a title, a particle or a generic word. @param word in any case, with or without a full stop. */
export function isGeneralWord(word: string): boolean {
  return isTitleOrParticle(word) || GENERIC_WORDS.has(word.toLowerCase().replace(/\.$/, ''));
}
