// Compounds that end in a word for a kind of organisation: "Sonnenapotheke", "Löwen-Apotheke", "Kvarnskolan". Their first part is often the
// name.
import { alternativesOf } from '../lexicon/alternatives.ts';

const KIND_END = new RegExp(
  `^(?<before>\\p{L}[\\p{L}\\p{M}.'’-]*[\\p{L}\\p{M}.])(?<kind>-?(?:${alternativesOf(`
  apotheke praxis klinik klinikum schule gymnasium kindergarten kita kanzlei bäckerei metzgerei fleischerei konditorei werkstatt verein bau technik handel verlag druckerei gärtnerei schreinerei tischlerei dachdeckerei zentrum dienst service betrieb handlung
  gesellschaft verband genossenschaft kolonie reinigung beratung vermietung studio atelier salon fabrik manufaktur brauerei imkerei optik mechanik reisen kasse versicherung hospital krankenhaus schutz werke gasthof laden stift kolleg
  school ziekenhuis kliniek praktijk bedrijf winkel techniek bouw zorg centrum college stichting vereniging werken
  skola skolan skole skolen skolans barnehage børnehave förskola förskolan kliniken klinikken förening föreningen forening foreningen hemmet hjemmet bolaget selskabet byrån bageri verkstad klubb klubben klubbur apotek hospitalet centralen kassen
  koulu päiväkoti hoivakoti klinikka asema keskus apteekki leipomo kahvila ravintola huolto remontti pesula
  szalon kórház rendelő óvoda iskola`)})(?:n|en|et|a|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|an|on|ban|ben|ba|be)?)$`,
  'iu',
);

/** First parts of compounds that are a trade and not a name: "Zahnarztpraxis", "Orgelbau". */
const TRADES = new RegExp(
  `^(?:${alternativesOf(`
  anlagen anwalts auto arzt augen bau bestattungs bier blumen boek boots box brand bus dach dichtungs dieren dier druck elektro energie ergo fahr fahrrad feinkost fein fenster fietsen foto frauen frauenarzt förder gebäude geflügel gemeinschafts gesang
  gesamt getränke glas grund haar hand haus hausarzt hebammen heimat heizungs hoch holz hout huisartsen innen jugend kälte keramik kfz kinder kinderarzt kleingarten kleintier klima kosmetik kranken küchen kunst kurier landschafts leder logo lüftungs
  maler maschinen medizin medien metall mittel montessori motorrad musik möbel nagel nachhilfe obst ober orgel pflege pferde physio physiotherapie privat rad real rechtsanwalts reit saat sanitär schuh schützen senioren sicherheits sport stahl stahlbau
  steuer straßen tandarts tank tanz taxi tief tier tierarzt tisch trachten tuin turn umzugs verpackungs versicherungs vis volks volkshoch wärme warmte wasch wein werkzeug wind wohn wohnungs zahn zahnarzt zaad zimmer
  grund friskole ridskole bil elin eläin hammas kauppa lääkäri terveys venehuolto vene auto rengas állat gyermek zene magán fodrász`)})$`,
  'iu',
);

export interface KindCompound {
  readonly before: string;
  /** The kind with the hyphen before it. */
  readonly kind: string;
}

const SHORTEST_NAME = 3;

/** The name and the kind in a compound; undefined if it has no kind. */
export function splitKindCompound(word: string): KindCompound | undefined {
  const { before = '', kind = '' } = KIND_END.exec(word)?.groups ?? {};
  return [...before].length < SHORTEST_NAME || kind === '' ? undefined : { before, kind };
}

/** Whether the whole compound is a word for a kind: "Zahnarztpraxis". */
export function isTradeCompound(word: string): boolean {
  const compound = splitKindCompound(word);
  return compound !== undefined && TRADES.test(compound.before);
}
