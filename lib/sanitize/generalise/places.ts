// Replaces a town by its country or by a part of the country: "a city in northern England". Written for this project; covers the towns of
// `lib/privacy/lists/places.ts`, by their English and their local names.
import { groupNamesIn } from './group-list.ts';
import type { PhraseLanguage } from './phrase.ts';

/** Towns by country. An underscore stands for a space. */
const TOWNS: Readonly<Record<string, string>> = {
  US: `Albuquerque Anchorage Atlanta Baltimore Boise Boston Buffalo Charlotte Chicago Cincinnati Cleveland Columbus Dallas Denver Detroit El_Paso
    Fort_Worth Fresno Honolulu Houston Indianapolis Jacksonville Kansas_City Las_Vegas Los_Angeles Louisville Memphis Miami Milwaukee Minneapolis
    Nashville New_Orleans New_York Oakland Oklahoma_City Omaha Orlando Philadelphia Phoenix Pittsburgh Raleigh Sacramento Salt_Lake_City
    San_Antonio San_Diego San_Francisco Seattle Spokane St._Louis Tampa Toledo Tucson Springfield Madison Austin Brooklyn Nueva_York 纽约 洛杉矶 旧金山 芝加哥 西雅图 波士顿`,
  CA: 'Calgary Edmonton Halifax Montreal Montréal Ottawa Quebec Québec Saskatoon Toronto Vancouver Winnipeg 多伦多 温哥华',
  MX: 'Acapulco Cancun Cancún Guadalajara Mexico_City Ciudad_de_México Monterrey Puebla Tijuana',
  PY: 'Asuncion Asunción',
  CO: 'Bogota Bogotá Cali Medellin Medellín Barranquilla',
  BR: 'Brasilia Brasília Curitiba Fortaleza Recife Rio_de_Janeiro Sao_Paulo São_Paulo Porto_Alegre',
  AR: 'Buenos_Aires Mendoza Rosario',
  VE: 'Caracas Maracaibo',
  EC: 'Guayaquil Quito',
  CU: 'Havana La_Habana',
  PE: 'Lima Arequipa Cusco',
  NI: 'Managua',
  UY: 'Montevideo',
  CL: 'Santiago Valparaiso Valparaíso',
  GB: `Aberdeen Belfast Birmingham Blackpool Bournemouth Bradford Brighton Bristol Canterbury Cardiff Chester Coventry Derby Dundee Durham Edinburgh Exeter
    Glasgow Gloucester Hull Inverness Ipswich Leeds Leicester Liverpool London Manchester Newcastle Norwich Nottingham Oxford Peterborough Plymouth
    Portsmouth Preston Sheffield Southampton Stirling Swansea Swindon Wolverhampton Worcester York Cambridge Bath Reading Sunderland Londres 伦敦 曼彻斯特`,
  IE: 'Cork Dublin Galway Limerick Waterford',
  DE: `Aachen Augsburg Berlin Bielefeld Bochum Bonn Bremen Dortmund Dresden Duisburg Essen Frankfurt Freiburg Hamburg Hannover Heidelberg Karlsruhe Kassel Kiel
    Köln Cologne Leipzig Mainz Mannheim Munich München Münster Nuremberg Nürnberg Potsdam Rostock Stuttgart Wiesbaden Düsseldorf Erfurt Lübeck Magdeburg Ulm
    Würzburg Saarbrücken Regensburg Braunschweig Chemnitz Halle Jena Göttingen Oldenburg Osnabrück Berlín Múnich Hambourg 柏林 慕尼黑 汉堡 法兰克福`,
  CH: 'Basel Bern Geneva Genf Genève Lucerne Luzern Zurich Zürich Lausanne Winterthur St._Gallen 苏黎世 日内瓦',
  AT: 'Graz Innsbruck Linz Salzburg Vienna Wien Klagenfurt 维也纳',
  NL: 'Amsterdam Eindhoven Groningen Haarlem Leiden Rotterdam Utrecht The_Hague 阿姆斯特丹',
  BE: 'Antwerp Antwerpen Bruges Brussels Brüssel Bruxelles Ghent Gent Liège 布鲁塞尔',
  DK: 'Aarhus Copenhagen Kopenhagen Odense',
  NO: 'Bergen Oslo Stavanger Trondheim',
  SE: 'Gothenburg Göteborg Malmo Malmö Stockholm Uppsala 斯德哥尔摩',
  FI: 'Helsinki Tampere Turku',
  IS: 'Reykjavik',
  FR: `Annecy Avignon Bordeaux Dijon Grenoble Lille Lyon Marseille Montpellier Nantes Orleans Orléans Paris Perpignan Reims Rennes Rouen Strasbourg Straßburg Toulouse
    Nice Toulon Angers Brest Tours Metz Nancy París Lyón Marsella 巴黎 里昂 马赛`,
  ES: `Alicante Barcelona Bilbao Cadiz Cádiz Granada Madrid Malaga Málaga Murcia Pamplona Salamanca Seville Sevilla Valencia Valladolid Zaragoza Córdoba Gijón Vigo Oviedo
    Toledo_(España) Barcelone Séville 马德里 巴塞罗那`,
  PT: 'Braga Coimbra Faro Lisbon Lisboa Lissabon Lisbonne Porto',
  IT: `Bari Bergamo Bologna Brescia Cagliari Catania Florence Florenz Firenze Genoa Genova Milan Mailand Milano Modena Naples Neapel Napoli Padua Palermo Parma Perugia Pisa Rome
    Rom Roma Siena Trieste Turin Torino Venice Venedig Venezia Verona 罗马 米兰`,
  GR: 'Athens Athen Thessaloniki',
  RS: 'Belgrade Belgrad',
  SK: 'Bratislava',
  CZ: 'Brno Prague Prag Praga Ostrava 布拉格',
  RO: 'Bucharest Bukarest Timisoara',
  HU: 'Budapest',
  PL: 'Gdansk Katowice Krakow Krakau Lodz Lublin Poznan Warsaw Warschau Varsovie Varsovia Wroclaw 华沙',
  UA: 'Kharkiv Kyiv Lviv Odesa',
  SI: 'Ljubljana',
  BY: 'Minsk',
  RU: 'Moscow Moskau Moscou Moscú 莫斯科',
  BG: 'Plovdiv Sofia Varna',
  LV: 'Riga',
  BA: 'Sarajevo',
  MK: 'Skopje',
  HR: 'Split Zagreb',
  EE: 'Tallinn',
  LT: 'Vilnius',
  AU: 'Adelaide Brisbane Canberra Darwin Hobart Melbourne Perth Sydney 悉尼 墨尔本',
  NZ: 'Auckland Christchurch Wellington',
  IN: 'Ahmedabad Bangalore Bhopal Chandigarh Chennai Delhi Indore Jaipur Kanpur Kochi Kolkata Lucknow Mumbai Mysore Nagpur Pune Surat Varanasi',
  PK: 'Karachi Lahore',
  LK: 'Colombo',
  BD: 'Dhaka',
  NP: 'Kathmandu',
  TH: 'Bangkok',
  VN: 'Hanoi',
  ID: 'Jakarta Surabaya',
  MY: 'Kuala_Lumpur Penang',
  PH: 'Manila',
  KH: 'Phnom_Penh',
  MM: 'Yangon',
  CN: `Beijing Chengdu Chongqing Dalian Guangzhou Hangzhou Harbin Kunming Nanjing Ningbo Qingdao Shanghai Shenyang Shenzhen Suzhou Tianjin Wuhan Xiamen Peking Pékin Pekín
    北京 上海 广州 深圳 成都 重庆 杭州 南京 武汉 天津 苏州 青岛 大连 厦门 宁波 昆明 哈尔滨 沈阳 西安 长沙`,
  TW: 'Taipei 台北',
  KR: 'Busan Daegu Incheon Seoul 首尔',
  JP: 'Fukuoka Hiroshima Kobe Kyoto Nagoya Nagasaki Osaka Sapporo Sendai Tokyo Yokohama Tokio 东京 大阪 京都',
  MN: 'Ulaanbaatar',
  NG: 'Abuja Ibadan Lagos',
  GH: 'Accra',
  ET: 'Addis_Ababa',
  EG: 'Alexandria Cairo Kairo',
  DZ: 'Algiers Algier Alger',
  ZA: 'Cape_Town Durban Johannesburg Pretoria',
  MA: 'Casablanca Marrakesh Rabat',
  SN: 'Dakar',
  TZ: 'Dar_es_Salaam',
  ZW: 'Harare',
  UG: 'Kampala',
  SD: 'Khartoum',
  RW: 'Kigali',
  CD: 'Kinshasa',
  AO: 'Luanda',
  ZM: 'Lusaka',
  MZ: 'Maputo',
  KE: 'Mombasa Nairobi',
  TN: 'Tunis',
  LY: 'Tripoli',
  NA: 'Windhoek',
  AE: 'Abu_Dhabi Dubai',
  SY: 'Aleppo Damascus',
  JO: 'Amman',
  TR: 'Ankara Antalya Istanbul Izmir 伊斯坦布尔',
  IQ: 'Baghdad Basra Erbil',
  AZ: 'Baku',
  LB: 'Beirut',
  QA: 'Doha',
  IL: 'Haifa Jerusalem Tel_Aviv',
  IR: 'Isfahan Mashhad Shiraz Tabriz Tehran',
  SA: 'Jeddah Riyadh',
  BH: 'Manama',
  OM: 'Muscat',
  GE: 'Tbilisi',
  AM: 'Yerevan',
};

/** Regions of large countries, in English. */
const COUNTRY_PARTS: Readonly<Record<string, string>> = {
  'northern England':
    'Blackpool Bradford Chester Durham Hull Leeds Liverpool Manchester Newcastle Preston Sheffield Sunderland York',
  'the English Midlands': 'Birmingham Coventry Derby Leicester Nottingham Wolverhampton Worcester',
  'eastern England': 'Cambridge Ipswich Norwich Peterborough',
  'southern England':
    'Bournemouth Brighton Bristol Canterbury Exeter Gloucester London Oxford Plymouth Portsmouth Southampton Swindon Bath Reading',
  Scotland: 'Aberdeen Dundee Edinburgh Glasgow Inverness Stirling',
  Wales: 'Cardiff Swansea',
  'Northern Ireland': 'Belfast',
  'the northeastern United States': 'Baltimore Boston Buffalo New_York Philadelphia Pittsburgh Brooklyn',
  'the southern United States':
    'Atlanta Austin Charlotte Dallas El_Paso Fort_Worth Houston Jacksonville Louisville Memphis Miami Nashville New_Orleans Oklahoma_City Orlando Raleigh San_Antonio Tampa',
  'the midwestern United States':
    'Chicago Cincinnati Cleveland Columbus Detroit Indianapolis Kansas_City Madison Milwaukee Minneapolis Omaha St._Louis',
  'the western United States':
    'Albuquerque Anchorage Boise Denver Fresno Honolulu Las_Vegas Los_Angeles Oakland Phoenix Sacramento Salt_Lake_City San_Diego San_Francisco Seattle Spokane Tucson',
  'northern Germany': 'Bremen Hamburg Hannover Kiel Lübeck Oldenburg Rostock',
  'eastern Germany': 'Berlin Chemnitz Dresden Erfurt Halle Jena Leipzig Magdeburg Potsdam',
  'western Germany':
    'Aachen Bielefeld Bochum Bonn Cologne Köln Dortmund Duisburg Düsseldorf Essen Frankfurt Kassel Mainz Münster Saarbrücken Wiesbaden',
  'southern Germany':
    'Augsburg Freiburg Heidelberg Karlsruhe Mannheim Munich München Nuremberg Nürnberg Regensburg Stuttgart Ulm Würzburg',
};

type Region = 'europe' | 'northAmerica' | 'latinAmerica' | 'africa' | 'middleEast' | 'asia' | 'oceania';

const COUNTRIES: Readonly<Record<Region, string>> = {
  europe:
    'AL AD AT BY BE BA BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT MD MC ME NL MK NO PL PT RO RU RS SK SI ES SE CH UA GB',
  northAmerica: 'US CA MX',
  latinAmerica: 'AR BO BR CL CO CR CU DO EC SV GT HN HT JM NI PA PY PE UY VE',
  africa:
    'DZ AO BJ BW BF BI CM CD CI EG ER ET GA GH GN KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW SN SL SO ZA SD TZ TG TN UG ZM ZW',
  middleEast: 'BH IR IQ IL JO KW LB OM QA SA SY TR AE YE',
  asia: 'AF AM AZ BD BT BN KH CN GE IN ID JP KZ KG LA MY MV MN MM NP PK PH SG KR LK TW TJ TH TM UZ VN',
  oceania: 'AU NZ FJ WS TO PG',
};

const COUNTRY_PHRASES: Readonly<Record<Region, Readonly<Record<PhraseLanguage, string>>>> = {
  europe: {
    en: 'a European country',
    de: 'ein europäisches Land',
    fr: 'un pays d’Europe',
    es: 'un país europeo',
    zh: '一个欧洲国家',
  },
  northAmerica: {
    en: 'a North American country',
    de: 'ein nordamerikanisches Land',
    fr: 'un pays d’Amérique du Nord',
    es: 'un país norteamericano',
    zh: '一个北美国家',
  },
  latinAmerica: {
    en: 'a Latin American country',
    de: 'ein lateinamerikanisches Land',
    fr: 'un pays d’Amérique latine',
    es: 'un país latinoamericano',
    zh: '一个拉美国家',
  },
  africa: {
    en: 'an African country',
    de: 'ein afrikanisches Land',
    fr: 'un pays d’Afrique',
    es: 'un país africano',
    zh: '一个非洲国家',
  },
  middleEast: {
    en: 'a Middle Eastern country',
    de: 'ein Land im Nahen Osten',
    fr: 'un pays du Moyen-Orient',
    es: 'un país de Oriente Medio',
    zh: '一个中东国家',
  },
  asia: {
    en: 'an Asian country',
    de: 'ein asiatisches Land',
    fr: 'un pays d’Asie',
    es: 'un país asiático',
    zh: '一个亚洲国家',
  },
  oceania: {
    en: 'a country in Oceania',
    de: 'ein Land in Ozeanien',
    fr: 'un pays d’Océanie',
    es: 'un país de Oceanía',
    zh: '一个大洋洲国家',
  },
};

const keyOf = (text: string) => text.trim().toLowerCase();
const byName = (table: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(table).flatMap(([code, list]) => groupNamesIn(list).map((name) => [keyOf(name), code] as const)),
  );

let known: { readonly towns: ReadonlyMap<string, string>; readonly parts: ReadonlyMap<string, string> } | undefined;
const lists = () => {
  known ??= { towns: byName(TOWNS), parts: byName(COUNTRY_PARTS) };
  return known;
};

const LOCALES: Readonly<Record<PhraseLanguage, string>> = { en: 'en', de: 'de', fr: 'fr', es: 'es', zh: 'zh-Hans' };
const namesOf = new Map<PhraseLanguage, Intl.DisplayNames>();

function countryName(code: string, language: PhraseLanguage): string {
  const names = namesOf.get(language) ?? new Intl.DisplayNames(LOCALES[language], { type: 'region' });
  namesOf.set(language, names);
  return names.of(code) ?? code;
}

const COUNTRY_WITH_ARTICLE: Readonly<Partial<Record<PhraseLanguage, Readonly<Record<string, string>>>>> = {
  en: {
    US: 'the United States',
    GB: 'the United Kingdom',
    NL: 'the Netherlands',
    PH: 'the Philippines',
    AE: 'the Emirates',
    CD: 'the Congo',
  },
  de: {
    US: 'den USA',
    GB: 'Großbritannien',
    NL: 'den Niederlanden',
    PH: 'den Philippinen',
    AE: 'den Emiraten',
    CH: 'der Schweiz',
    TR: 'der Türkei',
    UA: 'der Ukraine',
    SK: 'der Slowakei',
    MN: 'der Mongolei',
    IR: 'dem Iran',
    IQ: 'dem Irak',
    SD: 'dem Sudan',
    LB: 'dem Libanon',
    CD: 'dem Kongo',
  },
};

function townPhrase(code: string, language: PhraseLanguage): string {
  const country = COUNTRY_WITH_ARTICLE[language]?.[code] ?? countryName(code, language);
  switch (language) {
    case 'en':
      return `a city in ${country}`;
    case 'de':
      return `eine Stadt in ${country}`;
    case 'fr':
      return `une ville (${country})`;
    case 'es':
      return `una ciudad de ${country}`;
    case 'zh':
      return `${country}的一座城市`;
  }
}

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a place's country. Undefined if the place is in no list. */
export function listedPlace(name: string): { readonly country: string; readonly isTown: boolean } | undefined {
  codes ??= new Map(
    Object.values(COUNTRIES).flatMap((list) =>
      groupNamesIn(list).flatMap((code) =>
        (Object.keys(LOCALES) as PhraseLanguage[]).map(
          (language) => [keyOf(countryName(code, language)), code] as const,
        ),
      ),
    ),
  );
  const town = lists().towns.get(keyOf(name));
  const country = town ?? codes.get(keyOf(name));
  return country === undefined ? undefined : { country, isTown: town !== undefined };
}

let countries: ReadonlyMap<string, Region> | undefined;

/** Maps the name of each country, in every language, to its region: a prompt may name a country in another language than its own. */
function countryRegions(): ReadonlyMap<string, Region> {
  if (countries) return countries;
  const found = new Map<string, Region>();
  for (const [region, codes] of Object.entries(COUNTRIES) as [Region, string][]) {
    for (const code of groupNamesIn(codes)) {
      for (const language of Object.keys(LOCALES) as PhraseLanguage[])
        found.set(keyOf(countryName(code, language)), region);
    }
  }
  for (const name of ['USA', 'United States of America', 'UK', 'Great Britain', 'England', 'Scotland', 'Wales'])
    found.set(keyOf(name), name.startsWith('U') && name !== 'UK' ? 'northAmerica' : 'europe');
  // Georgia is left out, because the name may also mean the state of the United States.
  found.delete('georgia');
  countries = found;
  return found;
}

/** The phrase for the region of a place. Undefined if the place is in no list. */
export function regionOf(original: string, language: PhraseLanguage): string | undefined {
  const key = keyOf(original);
  const part = language === 'en' ? lists().parts.get(key) : undefined;
  if (part !== undefined) return `a city in ${part}`;
  const code = lists().towns.get(key);
  if (code !== undefined) return townPhrase(code, language);
  const region = countryRegions().get(key);
  return region && COUNTRY_PHRASES[region][language];
}
