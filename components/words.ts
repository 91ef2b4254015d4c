import type { Annotation, EntityType, FindingSource, RiskLevel } from '../lib/detect/annotation.ts';
import { lessReliableLanguageOf } from '../lib/detect/less-reliable-languages.ts';
import type { Kind } from '../lib/detect/patterns/kinds.ts';
import { SHIPPED_MODEL_ID } from '../lib/engine/protocol.ts';
import type { Language } from '../lib/language/language.ts';
import { type Said, said, type TextKey } from '../lib/language/message.ts';
import type { NotRestoredReason, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { demoAdapter, modelChatAdapter } from '../lib/sites/demo.ts';
import { effectiveReplacements, keptPersonNames } from './effective-replacements.ts';

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
      return say('sourceMention');
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

export interface BadgeSummary {
  readonly state: 'quiet' | 'busy' | 'replacing' | 'stopped';
  readonly words: string;
}

/** How much is replaced, and how many names of people are kept, so that no name leaves unmentioned. Empty if the text holds neither. */
function countWords(state: PromptState, { say }: Language): string {
  const replaced = effectiveReplacements(state).length;
  const keptNames = keptPersonNames(state);
  const phrases = [
    replaced > 0 ? say('summaryReplacing', { count: replaced }) : '',
    keptNames > 0 ? say('summaryNamesKept', { count: keptNames }) : '',
  ];
  return phrases.filter((phrase) => phrase !== '').join(' · ');
}

/** The badge's words for a checked prompt, with a warning if names in its language are found less reliably. */
function checkedWords(state: PromptState, language: Language): string {
  const { say, languageName } = language;
  const summary = countWords(state, language) || say('summaryNothing');
  const unsure = lessReliableLanguageOf(state.text);
  return unsure ? say('summaryLessSure', { summary, language: languageName(unsure) }) : summary;
}

const checkedSummary = (state: PromptState, language: Language): BadgeSummary => ({
  state: effectiveReplacements(state).length > 0 ? 'replacing' : 'quiet',
  words: checkedWords(state, language),
});

function checkingWords({ checkedShare }: PromptState, { say, percent }: Language): string {
  return checkedShare === undefined
    ? say('summaryChecking')
    : say('summaryCheckingShare', { share: percent(checkedShare) });
}

/**
 * While the person types, the numbers of the text before stay. That nothing would be replaced is not said of a text that has changed since.
 */
function typingSummary(state: PromptState, language: Language): BadgeSummary {
  const hasCounts = state.sanitized !== undefined && countWords(state, language) !== '';
  return hasCounts ? checkedSummary(state, language) : { state: 'quiet', words: language.say('extensionName') };
}

export function badgeSummary(state: PromptState, language: Language): BadgeSummary {
  const { say } = language;
  if (!state.site.enabled) return { state: 'quiet', words: say('summaryOff') };
  if (state.survivors) return { state: 'stopped', words: say('summaryToDecide', { count: state.survivors.length }) };
  if (state.status === 'blocked') return { state: 'stopped', words: say('summaryNotSent') };
  if (state.engine === 'failed') return { state: 'stopped', words: say('summaryNotChecking') };
  if (state.status === 'sending') return { state: 'busy', words: say('summarySending') };
  const isEarly = state.isTyping && state.checkedShare === undefined && !state.isAsking;
  if (isEarly && state.engine === 'ready') return typingSummary(state, language);
  if (state.status === 'checking' || state.isAsking) return { state: 'busy', words: checkingWords(state, language) };
  if (state.status === 'sent') return { state: 'quiet', words: say('summarySent') };
  if (state.engine === 'loading') return { state: 'busy', words: say('summaryGettingReady') };
  if (state.text.trim() === '' || state.status === 'idle') return { state: 'quiet', words: say('extensionName') };
  // Counting annotations would be wrong: a profile can draw words without one, and noise can leave a number unchanged.
  if (!state.sanitized) return { state: 'busy', words: say('summaryChecking') };
  return checkedSummary(state, language);
}
