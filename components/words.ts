import {
  type Annotation,
  type EntityType,
  type FindingSource,
  OWN_DETAIL,
  type RiskLevel,
} from '../lib/detect/annotation.ts';
import type { Kind } from '../lib/detect/patterns/kinds.ts';
import { SHIPPED_MODEL_ID } from '../lib/engine/protocol.ts';
import type { Language } from '../lib/language/language.ts';
import { type Said, said, type TextKey } from '../lib/language/message.ts';
import type { NotRestoredReason } from '../lib/page/prompt/prompt-state.ts';
import { demoAdapter, elsewhereAdapter, modelChatAdapter } from '../lib/sites/demo.ts';

export const RISK_LEVELS: readonly RiskLevel[] = [1, 2, 3, 4, 5];

const RISK_TEXTS = {
  1: ['riskKeep', 'riskKeepMeans'],
  2: ['riskKeepSmallClue', 'riskKeepSmallClueMeans'],
  3: ['riskKeepClue', 'riskKeepClueMeans'],
  4: ['riskReplace', 'riskReplaceMeans'],
  5: ['riskNeverLeaves', 'riskNeverLeavesMeans'],
} as const satisfies Record<RiskLevel, readonly [TextKey, TextKey]>;

export interface RiskWords {
  readonly word: string;
  readonly explanation: string;
}

export function riskText(risk: RiskLevel, { say }: Language): RiskWords {
  const [word, explanation] = RISK_TEXTS[risk];
  return { word: say(word), explanation: say(explanation) };
}

const STAND_IN_WORDS = {
  claimed: 'standInClaimed',
  unverified: 'standInUnverified',
  viewer: 'standInViewer',
  unproved: 'standInUnproved',
  chosen: 'standInChosen',
} as const satisfies Record<NotRestoredReason, TextKey>;

/** The original of a surrogate that was not restored, and the reason. @param original undefined for a number computed from stand-ins */
export const standInNoteText = (original: string | undefined, reason: NotRestoredReason): Said =>
  original === undefined ? said('standInUnproved') : said(STAND_IN_WORDS[reason], { original });

const TYPE_TEXTS = {
  PERSON: 'typePerson',
  USERNAME: 'typeUsername',
  LOCATION: 'typeLocation',
  ADDRESS: 'typeAddress',
  ORGANIZATION: 'typeOrganization',
  DATE: 'typeDate',
  TIME: 'typeTime',
  AGE: 'typeAge',
  EMAIL: 'typeEmail',
  PHONE: 'typePhone',
  URL: 'typeUrl',
  IP: 'typeIp',
  ID: 'typeId',
  FINANCIAL: 'typeFinancial',
  PASSWORD: 'typePassword',
  QUANTITY: 'typeQuantity',
  DEMOGRAPHIC: 'typeDemographic',
  OCCUPATION: 'typeOccupation',
  CONDITION: 'typeCondition',
  DRUG: 'typeDrug',
  PRODUCT: 'typeProduct',
  WORK: 'typeWork',
  EVENT: 'typeEvent',
  MISC: 'typeMisc',
  MONEY: 'typeMoney',
  SECRET: 'typeSecret',
  VEHICLE: 'typeVehicle',
  PATH: 'typePath',
  MAC: 'typeMac',
  CRYPTO: 'typeCrypto',
} as const satisfies Record<EntityType, TextKey>;

export const typeNameText = (type: EntityType, { say }: Language): string => say(TYPE_TEXTS[type]);

const KIND_TEXTS = {
  phone: 'kindPhone',
  email: 'kindEmail',
  url: 'kindUrl',
  'url-user': 'kindUrlUser',
  ipv4: 'kindIpv4',
  ipv6: 'kindIpv6',
  mac: 'kindMac',
  card: 'kindCard',
  'card-expiry': 'kindCardExpiry',
  'card-code': 'kindCardCode',
  iban: 'kindIban',
  bic: 'kindBic',
  'routing-number': 'kindRoutingNumber',
  btc: 'kindBtc',
  eth: 'kindEth',
  'ssn-us': 'kindSsnUs',
  'national-id': 'kindNationalId',
  'tax-id': 'kindTaxId',
  vat: 'kindVat',
  passport: 'kindPassport',
  'driving-licence': 'kindDrivingLicence',
  date: 'kindDate',
  'date-partial': 'kindDatePartial',
  'date-of-birth': 'kindDateOfBirth',
  'birth-year': 'kindBirthYear',
  time: 'kindTime',
  age: 'kindAge',
  money: 'kindMoney',
  measure: 'kindMeasure',
  'postal-code': 'kindPostalCode',
  coordinates: 'kindCoordinates',
  'street-address': 'kindStreetAddress',
  plate: 'kindPlate',
  vin: 'kindVin',
  'api-key': 'kindApiKey',
  'private-key': 'kindPrivateKey',
  jwt: 'kindJwt',
  password: 'kindPassword',
  username: 'kindUsername',
  path: 'kindPath',
  order: 'kindOrder',
  account: 'kindAccount',
  case: 'kindCase',
  patient: 'kindPatient',
  policy: 'kindPolicy',
  customer: 'kindCustomer',
  invoice: 'kindInvoice',
  booking: 'kindBooking',
  tracking: 'kindTracking',
  employee: 'kindEmployee',
  device: 'kindDevice',
  reference: 'kindReference',
} as const satisfies Record<Kind, TextKey>;

const isKind = (kind: string): kind is Kind => Object.hasOwn(KIND_TEXTS, kind);

/** The type with its kind and country: "Identity number (tax number, DE)". */
export function typeAndKindText({ type, kind = '' }: Pick<Annotation, 'type' | 'kind'>, language: Language): string {
  const { say } = language;
  const [base = '', country] = kind.split(':');
  if (!isKind(base)) return typeNameText(type, language);
  const named = say(KIND_TEXTS[base]);
  const whole = country ? say('kindOfCountry', { kind: named, country: country.toUpperCase() }) : named;
  return say('typeWithKind', { type: typeNameText(type, language), kind: whole });
}

/** Our chats, by the names of their adapters, have translated names; other sites keep their own. */
const OUR_CHATS = new Map([
  [demoAdapter.name, { name: 'siteDemo', title: 'demoChat' }],
  [elsewhereAdapter.name, { name: 'siteElsewhere', title: 'elsewhere' }],
  [modelChatAdapter.name, { name: 'siteModelChat', title: 'modelChat' }],
] as const);

function ourWords(name: string, form: 'name' | 'title', { say }: Language): string {
  const words = OUR_CHATS.get(name);
  return words ? say(words[form]) : name;
}

export const siteNameText = (name: string, language: Language): string => ourWords(name, 'name', language);

/** The site's name in the form that a title needs. */
export const siteTitle = (name: string, language: Language): string => ourWords(name, 'title', language);

/** The shipped model has a translated name; a downloaded one keeps its own. */
export const modelNameText = (name: string | undefined, say: Language['say']): string =>
  name === undefined || name === SHIPPED_MODEL_ID ? say('modelOwn') : name;

export function findingSourceText({ detector, rule }: FindingSource, { say }: Language): string {
  switch (detector) {
    case 'pattern':
      return say('sourcePattern', { rule });
    case 'dictionary':
      return say('sourceDictionary', { rule });
    case 'model':
      return say('sourceModel', { rule: modelNameText(rule, say) });
    case 'mention':
      return say(rule === OWN_DETAIL ? 'sourceOwnDetail' : 'sourceMention');
    case 'person':
      return say(rule === 'learned' ? 'sourceLearned' : 'sourcePerson');
  }
}

export function isReplacedAtRisk(risk: RiskLevel): boolean {
  return risk >= 4;
}

/** The risk after one click, which switches between keeping and replacing; the dial offers the other levels. */
export function toggledRisk(risk: RiskLevel): RiskLevel {
  return isReplacedAtRisk(risk) ? 1 : 4;
}
