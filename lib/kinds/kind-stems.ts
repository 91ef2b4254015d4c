// Words for a kind of organisation in languages that inflect them: "piekarni", "piekarnią", "Óvodában". Each language has its own list of
// endings, so that surnames derived from such a word do not match: "Kościelniak", "Salonen", "Аптекарев". No stem is a surname or a given
// name by itself.
import { alternativesOf } from '../lexicon/alternatives.ts';

/** The end of a name at which a language puts the kind. */
export type KindPosition = 'first' | 'last';

interface Language {
  readonly positions: readonly KindPosition[];
  readonly endings: string;
  readonly stems: string;
}

const LANGUAGES: readonly Language[] = [
  {
    // Polish
    positions: ['first'],
    endings:
      'a ą e ę i ia ie ią ię ii iach iom iu u y o ów om owi em ami ach ja je ji ję ją te cie zie ego ej ym ych yjne',
    stems: `
  piekarni cukierni kwiaciarni księgarni drukarni pralni lodziarni kawiarni restauracj pizzeri karczm zajazd szpital lecznic przychodni poradni
  klinik aptek gabine szkoł szkole podstawow przedszkol żłobek żłobk technik technikum świetlic parafi kościół kościoł kościele fundacj stowarzyszeni spółdzieln
  wspólnot kancelari warsztat zakład hurtowni tartak stolarni stolark pracowni introligatorni pasmanteri spedycj salon klub basen stajni stadnin mebl
  budownictw usług instalac elewacj remont obuwi odzież kosmetyk kosmetyczn fryzjersk fryzjer optyk pogrzeb pogrzebow schronisk hotel rachunkow
  sklep spożywcz ośrodek ośrodk`,
  },
  {
    // Czech and Slovak
    positions: ['first', 'last'],
    endings: 'a á e é ě i í y u ů o ou em ím ích ech ách ám am ami um ia iu ní ního ka ky ku kou',
    stems: `
  pekár?n lekár?n lékárn cukrárn nemocnic ordinac polikli poliklinik poliklinic gymnázi penzion hospod autoservis autobazar autoškol truhlářstv
  kadeřnictv zahradnictv bednářstv klempířstv květinářstv kvetinárstv pekařstv knihovn ústav ubytovn domov masáž realit stavb zámečnictv veterin
  veterinárn zubní základní mateřsk pojišťovn spořiteln škol`,
  },
  {
    // Croatian and Serbian
    positions: ['first'],
    endings: 'a e i u om ama ima nika nike nici niku',
    stems: 'ordinacij ambulant vrtić mesnic ljekarn autoprevoz polikli',
  },
  {
    // Russian and Ukrainian
    positions: ['first', 'last'],
    endings:
      'а я у ю е є і ї и ы ой ою ей ем ом ам ям ах ях ами ями ий ого ому ка ки ку ке кой ком ці ия ии ию ией ія ії ію ією ая ую ь',
    stems: `
  клини клиник больниц горбольниц лікарн поликлини поликлиник поліклін поліклінік амбулатор аптек стоматолог стоматологи дентал школ гимнази гімназ
  лице[йяюе] ліце[йяюї] садоч садочок детсад детсадик дитсад дитсадок яслі колледж коледж технікум техникум пекарн кондитерск столов(?=ая|ой|ую)
  ресторан кав['’]?ярн кафе магазин склад автосалон автосервис автосервіс автошкол ветклини ветклиник ветклін приют притул(?=о?к) притулок салон
  парикмахерск перукарн ателье ательє мебел мебл кухн завод фабри фабрик артіл депо санатор гостиниц готел агентств бюро компани компані контор
  агрофирм агрофірм кооператив центр консультац товариств логисти логистик логістик сервис сервіс керамик станц`,
  },
  {
    // Hungarian
    positions: ['last'],
    endings:
      'a á e é i ó ő t ot at át et ét n on en ön án én ban ben ában ében ba be ába ébe ból ből ából éből nál nél ánál énél nak nek ának ének ra re ára ére ról ről áról éről tól től val vel ja je ig áig éig iában iára',
    stems: `
  iskol általános óvod bölcsőd pékség cukrászd vendéglő vendégház étter étterem étterm étkezd bisztró presszó csárd fogadó panzió szálló szalon
  fodrász stúdió rendelő kórház állatkórház magánklinik gyógyszertár patik fogászat dentál optik könyvelőirod ügyvéd autóház autóbontó szerviz
  villanyszerel kertészet virágüzlet virágbolt bútor faipar logisztik társasház alapítvány egyesület egyetem téglagyár tejüzem lovard kocsm
  játszóház gondozóház fuvaroz reumatológ szülészet állatrendelő magánóvod magánrendelő háziorvos takarék`,
  },
  {
    // Finnish and Estonian
    positions: ['first', 'last'],
    endings:
      'a ä i n t an än in on at ät it ti s ssa ssä assa ässä issa sta stä asta ästä lla llä alla ällä lta ltä alta ältä lle alle älle ki kin kissa kka kan kalla kalle työ',
    stems: `
  ravintol kahvil leipomo apteek eläinklini lääkäri hammas koulu päiväkot hoivakot palvelukot pesul korjaamo huolto rakennus sähkö isännöin
  kotihoiv konepaj asunto neuvol terveysasem seurakun kauppakesku kampaamo yhdisty`,
  },
  {
    // Turkish
    positions: ['last'],
    endings:
      'ı i u ü a e sı si su sü na ne nı ni nu nü nda nde ndan nden nın nin nun nün ına ine una üne ında inde unda ünde ından inden undan ünden ının inin unun ünün sına sine suna sında sinde sunda sından sinden da de dan den ta te ya ye lar ler ları leri lara lere',
    stems: `
  banka veteriner okul ilkokul ortaokul anaokul lises(?=i) kolej kreş dershane üniversite yüksekokul hastane polikliniğ poliklinik klinik kliniğ eczane merkez sağlık
  sağlığ fırın pastane lokanta restoran kafe meyhane kuaför salon pansiyon kooperatif tekstil ambalaj mobilya turizm nakliyat lojistik kargo sigorta
  asansör otomotiv inşaat elektrik mühendislik mühendisliğ hukuk büro derneğ dernek vakıf vakf yurdu matbaa tabela reklam hırdavat züccaciye tuhafiye
  market(?!ta) bilişim yazılım tarım makine makina`,
  },
  {
    // Romanian
    positions: ['first'],
    endings: 'a ă e ea ei i ia ie ii iei l le lui lor ul ului uri ele elor ic ica ică',
    stems: `
  clinic spital policlinic grădiniț gradinit școal scoal liceu brutări farmaci cabinet pensiun cabană cabana frizeri vulcanizar tâmplări optic dispensar
  tricotaj lânări instalați`,
  },
  {
    // Greek
    positions: ['first'],
    endings: 'α ά ο ό η ή ι ί ε ου ού ων ών ες ές ον ας ης ια',
    stems: `
  φροντιστήρι κομμωτήρι ζαχαροπλαστεί ταβέρν ταβερνάκι ουζερί καφενεί καφέ ψησταρι φούρν αρτοποιεί οπτικ ανελκυστήρ εργαστήρι κτηνιατρεί οδοντιατρεί
  ιατρεί θεραπευτήρι κλινικ νοσοκομεί φαρμακεί γυμνασί γυμνάσι λυκεί λύκει δημοτικ νηπιαγωγεί σχολεί έπιπλα λογιστήρι ραφεί εκδρομ ξυλουργικ κτήμα
  ξενοδοχεί εστιατορί εστιατόρι συνεργεί`,
  },
  {
    // Bengali
    positions: ['last'],
    endings: 'ে ের র কে তে য় য়ে',
    stems: `
  স্কুল কলেজ হাসপাতাল ক্লিনিক ফার্মেসী ফার্মেসি বুটিক কোচিং টেলিকম ফ্যাশন হার্ডওয়্যার হার্ডওয়্যার হার্ডওয়ার কিন্ডারগার্টেন সেন্টার সমিতি সংঘ নিকেতন হোটেল প্রেস ফুডস গ্রুপ`,
  },
];

const patternOf = ({ endings, stems }: Language) =>
  new RegExp(`^(?:${alternativesOf(stems)})(?:${alternativesOf(endings)})?$`, 'u');
const PATTERNS: Readonly<Record<KindPosition, readonly RegExp[]>> = {
  first: LANGUAGES.filter(({ positions }) => positions.includes('first')).map(patternOf),
  last: LANGUAGES.filter(({ positions }) => positions.includes('last')).map(patternOf),
};

/** Whether a word is an inflected word for a kind that its language puts at this end of a name. @param word in lower case */
export const isInflectedKind = (word: string, position: KindPosition): boolean =>
  PATTERNS[position].some((pattern) => pattern.test(word));
