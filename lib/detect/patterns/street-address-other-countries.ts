// Finds streets with house numbers in languages that street-address.ts does not cover. The span does not include the town or district.

import { type PatternShape, shapeRule } from './rule.ts';
import { ADDRESSES_IN_SCRIPTS_WITHOUT_CAPITALS } from './street-address-native.ts';

const LEAD = '(?<![\\p{L}\\p{M}\\p{N}_/-])';
const END = '(?![\\p{L}\\p{M}\\p{N}_])';
const CAP = "\\p{Lu}[\\p{L}.'’-]{0,30}";
/** The letter after a house number. A preposition of one letter does not count: "i" ("in") in "Storgatan 12 i Umeå". */
const LETTER = '(?: ?[A-Za-zА-Яа-я](?![\\p{L}])(?<! [iaoeyuwvzkвиксуо](?= \\p{L})))?';
const HOUSE = `\\d{1,4}${LETTER}(?:[-/]\\d{1,4}[A-Za-zА-Яа-я]?)?`;

/** A shape for one form of address. @param requires a quick test: texts that do not match it are not searched. */
const street = (requires: RegExp, body: string, more: Partial<PatternShape> = {}): PatternShape => ({
  type: 'ADDRESS',
  kind: 'street-address',
  confidence: 0.93,
  requires,
  pattern: new RegExp(body, 'gu'),
  ...more,
});
const spaced = (requires: RegExp, body: string, more: Partial<PatternShape> = {}) =>
  street(requires, `${LEAD}${body}${END}`, more);

/** The text before a Chinese street's name, which has no space before it: the end of a district or town, or the start of a phrase. */
const BEHIND_DISTRICT = '(?<=[省市区區县縣州郡町村镇鎮乡鄉]|^|[\\s,，、:：（(。住在于於])';
const CHINESE_ROOM =
  '(?:[\\p{Script=Han}A-Za-z0-9 -]{0,16}?\\d{1,4}[A-Za-z]?(?:室|楼|樓|层|層|单元|號|号|幢|栋|棟|座|房|户|戶)){0,4}';

export const streetAddressOfOtherCountries = shapeRule('street-address-world', [
  // Chinese: "建国路88号A座1203室"
  street(
    /[路街道巷弄]\s?\d/u,
    `${BEHIND_DISTRICT}(?:(?![省市区區县縣住在])\\p{Script=Han}){1,8}(?:路|街|大道|巷|弄|胡同)(?:[一二三四五六七八九十\\d]{1,3}段)?(?:\\d{1,4}[巷弄])?\\s?\\d{1,5}(?:[之-]\\d{1,3})?[号號]${CHINESE_ROOM}`,
  ),
  // Japanese: "西新宿2-8-1", "本町三丁目4番5号 サンハイツ201号室"
  street(
    /\d[-－‐]\d|丁目|番地/u,
    `(?<=[都道府県市区町村郡])(?:(?![都道府県市区郡])[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ヶー]){2,10}(?:[一二三四五六七八九十\\d]{1,2}(?:丁目|-)\\s?\\d{1,4}(?:(?:番地?の?|-)\\d{1,4}(?:号|-\\d{1,4})?)?|\\d{1,4}番地(?:の?\\d{1,3})?)(?:\\s?[\\p{Script=Katakana}\\p{Script=Han}ー]{2,14}\\s?\\d{1,4}(?:号室?)?)?`,
  ),
  // Korean: "테헤란로 152, 3층", "사창로 88-4 302호"
  street(
    /[로길]\s?\d/u,
    '(?<![\\p{L}\\p{N}])\\p{Script=Hangul}{1,10}(?:로|길)(?:\\d{1,3}(?:번|가)?길)? ?\\d{1,4}(?:-\\d{1,4})?(?:,? ?\\d{1,4}(?:동|호|층|번지)){1,3}',
  ),
  street(
    /[로길]\s?\d/u,
    '(?<=[시군구읍면동] )\\p{Script=Hangul}{1,10}(?:로|길)(?:\\d{1,3}(?:번|가)?길)? ?\\d{1,4}(?:-\\d{1,4})?(?!\\d|[개명시분년월일])',
  ),
  // Russian and Ukrainian: "ул. Ленина, д. 5, кв. 12", "вул. Шевченка 14"
  spaced(
    /(?:ул|вул|просп|пр-т|пер|пров|наб|бул|б-р|шоссе|проспект|улиц|переул)/iu,
    `(?:[Уу]л(?:\\.|иц[аеыу])|[Вв]ул(?:\\.|иц[яію])|[Пп]р-т|[Пп]росп(?:\\.|ект[ае]?)|[Пп]ер(?:\\.|еул(?:ок|ке|ка))|[Пп]ров(?:\\.|улок)|[Нн]аб(?:\\.|ережная)|[Бб]-р|[Бб]ульвар|[Шш]оссе) ?${CAP}(?: ${CAP}){0,2},? ?(?:д(?:\\.|ом)|буд(?:\\.|инок))? ?${HOUSE}(?:,? ?(?:к(?:орп)?|стр)\\.? ?\\d{1,3})?(?:,? ?(?:кв|квартира|оф)\\.? ?\\d{1,4})?`,
  ),
  spaced(
    /(?:проспект|улица|переулок|шоссе|бульвар|набережная)/u,
    `${CAP} (?:проспект|улица|переулок|шоссе|бульвар|набережная),? ?(?:д\\.|дом)? ?${HOUSE}(?:,? ?(?:кв|квартира)\\.? ?\\d{1,4})?`,
  ),
  // Turkish: "Kültür Mah. Atatürk Cad. No: 12/3 D:5"
  spaced(
    /(?:Mah|Cad|Sok|Sk\.|Bulvar|Blv)/iu,
    `(?!Adres|Ev )(?:(?:${CAP} ){1,3}(?:Mah(?:allesi|\\.)?),? ?)?(?:\\p{Lu}[\\p{L}'’-]{0,30}(?:\\. ?| )|\\d{2,5}(?:\\. ?| (?=Sok|Sk))){1,3}(?:Cad(?:desi|\\.)?|Sok(?:ak|ağı|\\.)?|Sk\\.|Bulvarı|Blv\\.?),? ?(?:No ?[.:]? ?)?${HOUSE}(?:,? ?(?:[Dd](?:aire)?|Kat|[Kk])[.: ]{1,2}\\d{1,3}){0,2}`,
  ),
  // Swedish, Danish, Norwegian and Finnish: "Storgatan 12 B", "Nørregade 5, 2. tv", "Mannerheimintie 12 A 4"
  spaced(
    /(?:gat|väg|vej|gade|vei|veg|allé|gränd|stig|torg|katu|tie|kuja|polku)/iu,
    '\\p{Lu}[\\p{L}-]{2,24}(?:gatan|gata|gaten|gate|vägen|vej|gade|veien|vegen|allé|alléen|gränd|stigen|stræde|torget|torvet|katu|tie|kuja|polku|tori) \\d{1,3}(?: ?[A-Za-z](?![\\p{L}])(?<! [iaoå](?= \\p{L})))?(?: ?(?:lgh|as\\.?) ?\\d{1,4}| \\d{1,3}(?!\\d))?(?:, ?\\d{1,2}\\. ?(?:tv|th|mf|sal))?',
  ),
  // Czech and Slovak addresses, which have two house numbers: "Vinohradská 123/45"
  spaced(
    /\d\/\d/u,
    '(?:(?:[Uu]lic[ei]|[Nn]ám(?:ěstí|estie|\\.)|[Tt]řída|tř\\.) )?\\p{Lu}[\\p{L}]{2,20}(?:ova|ská|cká|ná|ní|ého|ých|ova třída|ské náměstí) \\d{1,4}/\\d{1,4}[a-z]?',
  ),
  // Hungarian: "Petőfi Sándor utca 12."
  spaced(
    /(?:utca|út|tér|körút|krt|sor|köz| u\. )/u,
    `(?:${CAP} ){1,3}(?:u\\.(?= \\d)|utca|útja|út|tér|tere|körút|krt\\.|köz|sétány|sor|dűlő|fasor|rakpart) \\d{1,4}(?:/[A-Za-z])?`,
  ),
  // Romanian: "str. Mihai Eminescu nr. 14, bl. A2, ap. 7"
  spaced(
    /(?:str|bd|bulevard|b-dul|aleea|calea|[șş]os)/iu,
    `(?:[Ss]tr(?:ada|\\.)|[Bb]d\\.|[Bb]ulevardul|[Bb]-dul|[Aa]leea|[Cc]alea|[ȘŞșş]os(?:eaua|\\.)) ?${CAP}(?: ${CAP}){0,3},? ?(?:nr\\.? ?)?\\d{1,4}[A-Za-z]?(?:,? ?(?:bl|sc|et|ap)\\.? ?[\\p{L}\\p{N}]{1,4}){0,4}`,
  ),
  // Greek: "οδός Σόλωνος 45"
  spaced(
    /(?:μέν|κατοικ|διαμέν|διεύθυνσ)/iu,
    `(?<=(?:[Μμ]έν(?:ω|ουμε|ει)|[Κκ]ατοικ(?:ώ|ούμε|εί)|[Δδ]ιαμένω|[Δδ]ιεύθυνσή?[ης]?(?: μου)?:?) (?:στ(?:ην|η|ο|ου|ον) )?(?:οδό )?)${CAP}(?: ${CAP}){0,2},? ?\\d{1,4}`,
  ),
  spaced(/(?:οδό|λεωφ)/iu, `(?:[Οο]δό[ςν]|[Λλ]εωφ(?:όρος|όρου|\\.)) ?${CAP}(?: ${CAP}){0,2},? ?\\d{1,4}`),
  // Colombian: "Cra 15 # 93-60", "Calle 45 #12-30"
  spaced(
    /#|No\.?|N°/u,
    '(?:Calle|Cll?|Carrera|Cra|Kra|Cr|Diagonal|Dg|Transversal|Tv|Avenida|Av)\\.? ?\\d{1,3}[A-Z]?(?: ?bis)? ?(?:#|[Nn]o\\.?|[Nn]°) ?\\d{1,3}[A-Z]? ?- ?\\d{1,3}',
  ),
  ...ADDRESSES_IN_SCRIPTS_WITHOUT_CAPITALS,
  // Vietnamese: "số 12 đường Lê Lợi", "12/5 Nguyễn Trãi, phường 2", "số 12 ngõ 45 Trần Thái Tông"
  spaced(
    /(?:đường|phố|ngõ|ngách|hẻm|kiệt|phường)/iu,
    `(?:[Ss]ố (?:nhà )?)?\\d{1,4}[A-Za-z]?(?:/\\d{1,4}){0,3}(?:,? (?:[Nn]gõ|[Nn]gách|[Hh]ẻm|[Kk]iệt) \\d{1,4}(?:/\\d{1,4}){0,3}){0,3},? (?:(?:đường|phố|ngõ|hẻm|Đường|Phố) ${CAP}|(?<=(?:ngõ|ngách|hẻm|kiệt) \\d{1,4}(?:/\\d{1,4}){0,3},? )${CAP})(?: ${CAP}){0,3}`,
  ),
  // Vietnamese in the field for an address, where the word for a street is often left out: "Địa chỉ: 12 Lê Lợi"
  spaced(
    /(?:[Đđ]ịa chỉ|[Đđ]\/?c|ĐC|[Tt]hường trú|[Nn]ơi ở|[Cc]hỗ ở)/u,
    `(?<=(?:[Đđ]ịa chỉ|[Đđ]\\/?c|ĐC|[Tt]hường trú|[Nn]ơi ở|[Cc]hỗ ở)(?: (?:giao|nhận|giao hàng|nhận hàng|liên hệ|nhà|hiện tại))?: ?)(?:[Ss]ố (?:nhà )?)?\\d{1,4}[A-Z]?(?:/\\d{1,4}[A-Z]?){0,3} ${CAP}(?: ${CAP}){1,3}`,
  ),
  // Indonesian: "Jl. Melati No. 5"
  spaced(
    /(?:Jl|Jln|Jalan)/iu,
    `(?:Jl|Jln|Jalan|jl|jln|jalan)\\.? (?:[\\p{L}.]{2,18} ){1,3}(?:(?:No|no|Nomor|Lot|Blok)\\.? ?)?(?:[A-Z]-?)?\\d{1,4}[A-Za-z]?(?:/\\d{1,3})?(?: RT ?\\.?\\d{1,3}(?:/RW ?\\.?\\d{1,3})?)?`,
  ),
]);
