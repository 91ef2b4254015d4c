// One table that maps the labels of other people's models to our entity types.
//
// A label that is not in the table becomes MISC at risk 4, because a model marks only what matters. The person sees the label and can keep
// the word. No marked word is dropped because its label is unknown.

import { ENTITY_TYPES, type EntityType, type RiskLevel } from '../detect/annotation.ts';
import { said } from '../language/message.ts';
import type { Entity } from './decode.ts';
import { ModelError } from './errors.ts';
import { type MarkedLabel, markedLabel, marksEnds, type TagSet, transitionsFrom } from './label-scheme.ts';
import type { LearnedTransitions } from './learned-transitions.ts';

interface LabelMeaning {
  readonly type: EntityType;
  /** Set if the label implies a risk that its type alone does not. */
  readonly risk?: RiskLevel;
}

/** Names of labels for each type. Case and punctuation do not count: `private_person`, `PRIVATE-PERSON` and `PrivatePerson` are the same. */
const LABELS_BY_TYPE: Readonly<Record<EntityType, string>> = {
  PERSON: 'PER PERSONNAME NAME FULLNAME PRIVATEPERSON PATIENT PATIENTNAME DOCTOR DOCTORNAME STAFF HCW NAMEOFPERSON',
  USERNAME: 'USER USERID LOGIN HANDLE NICKNAME SCREENNAME',
  LOCATION:
    'LOC GPE CITY TOWN STATE PROVINCE COUNTY COUNTRY REGION FAC FACILITY PLACE LOCATIONCITY LOCATIONSTATE LOCATIONCOUNTRY NEARBYGPSCOORDINATE GPSCOORDINATES COORDINATE COORDINATES',
  ADDRESS:
    'STREETADDRESS PRIVATEADDRESS FULLADDRESS LOCATIONADDRESS LOCATIONSTREET LOCATIONZIP LOCATIONOTHER POBOX MAILINGADDRESS',
  ORGANIZATION: 'ORG ORGANISATION COMPANY COMPANYNAME CORP CORPORATION EMPLOYER HOSPITAL HOSPITALNAME VENDOR BANKNAME',
  DATE: '',
  TIME: '',
  AGE: '',
  EMAIL: 'EMAILADDRESS PRIVATEEMAIL MAIL',
  PHONE: 'PHONENUMBER PHONENUM TELEPHONE TELEPHONENUM TELEPHONENUMBER PRIVATEPHONE MOBILE FAX FAXNUMBER',
  URL: 'WEBSITE LINK',
  IP: 'IPV4 IPV6 IPADDRESS',
  ID: 'IDNUM IDNUMBER IDCARD IDCARDNUM SSN SOCIALNUM SOCIALNUMBER SOCIALSECURITYNUMBER PASSPORT PASSPORTNUM PASSPORTNUMBER DRIVERLICENSE DRIVERLICENSENUM DRIVERSLICENSE DRIVERLICENSENUMBER TAXNUM TAXID TAXNUMBER NATIONALID NATIONALIDNUMBER EMPLOYEEID CUSTOMERID MEDICALRECORD MEDICALRECORDNUMBER MRN HEALTHPLAN HEALTHPLANBENEFICIARYNUMBER CERTIFICATELICENSENUMBER LICENSE DEVICE DEVICEIDENTIFIER BIOID BIOMETRICIDENTIFIER PHONEIMEI IMEI UNIQUEID GOVID GOVERNMENTID',
  FINANCIAL:
    'ACCOUNT ACCOUNTNUMBER ACCOUNTNUM PRIVATEACCOUNT BANKACCOUNT BANKACCOUNTNUMBER ROUTINGNUMBER BANKROUTINGNUMBER IBAN BIC SWIFT SWIFTBIC SWIFTCODE SORTCODE CREDITCARD CREDITCARDNUMBER CREDITCARDNUM CREDITDEBITCARD CARDNUMBER CREDITCARDCVV CVV CVC MASKEDNUMBER',
  PASSWORD: 'PASS PASSCODE PASSPHRASE PIN',
  QUANTITY: 'PERCENT PERCENTAGE CARDINAL ORDINAL NUMBER NUM HEIGHT WEIGHT',
  DEMOGRAPHIC:
    'NORP NATIONALITY ETHNICITY RACE RACEETHNICITY RELIGION RELIGIOUSBELIEF POLITICALVIEW GENDER SEX SEXTYPE SEXUALITY SEXUALORIENTATION EYECOLOR MARITALSTATUS',
  OCCUPATION: 'JOB JOBTITLE JOBTYPE JOBAREA JOBDESCRIPTOR PROFESSION',
  CONDITION: 'DISEASE DISEASEDISORDER MEDICALCONDITION PROBLEM SIGNSYMPTOM SYMPTOM DIAGNOSIS INJURY',
  DRUG: 'MEDICATION MEDICINE CHEMICAL CHEM DOSE',
  PRODUCT: '',
  WORK: 'WORKOFART TITLEOFWORK LAW CREATIVEWORK',
  EVENT: '',
  MISC: 'MISCELLANEOUS OTHER LANGUAGE CURRENCY CURRENCYCODE CURRENCYNAME CURRENCYSYMBOL CREDITCARDISSUER ACCOUNTNAME PREFIX TITLE SUFFIX ORDINALDIRECTION',
  MONEY: 'AMOUNT PRICE SALARY',
  SECRET: 'APIKEY TOKEN ACCESSTOKEN PRIVATEKEY SECRETKEY CREDENTIAL CREDENTIALS HTTPCOOKIE',
  VEHICLE: 'VEHICLEVIN VIN VEHICLEVRM VEHICLEIDENTIFIER LICENSEPLATE NUMBERPLATE',
  PATH: 'FILEPATH FILENAME',
  MAC: 'MACADDRESS',
  CRYPTO: 'BITCOINADDRESS ETHEREUMADDRESS LITECOINADDRESS CRYPTOADDRESS WALLET WALLETADDRESS',
};

/** Labels of the parts of a name or address. Adjacent parts are joined into one entity. */
const PART_LABELS_BY_TYPE: Readonly<Partial<Record<EntityType, string>>> = {
  PERSON:
    'FIRSTNAME FIRSTNAME1 FIRSTNAME2 GIVENNAME GIVENNAME1 GIVENNAME2 MIDDLENAME LASTNAME LASTNAME1 LASTNAME2 LASTNAME3 SURNAME FAMILYNAME',
  ADDRESS: 'STREET STREETNAME BUILDINGNUMBER BUILDINGNUM HOUSENUMBER SECONDARYADDRESS ZIP ZIPCODE POSTCODE POSTALCODE',
};

const LABELS_WITH_RISK: Readonly<Record<string, LabelMeaning>> = {
  PRIVATEDATE: { type: 'DATE', risk: 4 },
  DOB: { type: 'DATE', risk: 5 },
  DATEOFBIRTH: { type: 'DATE', risk: 5 },
  BIRTHDATE: { type: 'DATE', risk: 5 },
  BIRTHDAY: { type: 'DATE', risk: 5 },
  PRIVATEURL: { type: 'URL', risk: 4 },
};

const UNKNOWN_LABEL: LabelMeaning = { type: 'MISC', risk: 4 };

function tableOf(names: Readonly<Partial<Record<EntityType, string>>>): Map<string, EntityType> {
  const pairs = ENTITY_TYPES.flatMap((type) => (names[type] ?? '').split(' ').map((name) => [name, type] as const));
  return new Map(pairs.filter(([name]) => name !== ''));
}

const TYPE_BY_LABEL = new Map([...tableOf(LABELS_BY_TYPE), ...ENTITY_TYPES.map((type) => [type, type] as const)]);
const TYPE_BY_PART_LABEL = tableOf(PART_LABELS_BY_TYPE);

const plainName = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The meaning of another model's label. Never undefined: an unknown label means MISC at risk 4. */
export function meaningOfLabel(name: string): LabelMeaning {
  const plain = plainName(name);
  const type = TYPE_BY_LABEL.get(plain) ?? TYPE_BY_PART_LABEL.get(plain);
  return LABELS_WITH_RISK[plain] ?? (type ? { type } : UNKNOWN_LABEL);
}

export const isKnownLabel = (name: string): boolean => meaningOfLabel(name) !== UNKNOWN_LABEL;

const OUTSIDE_LABEL = /^(?:O|OUTSIDE|NONE|NULL)$/i;

/** A label's mark and name; a label without a mark is inside an entity. */
const partsOf = (label: string): MarkedLabel => markedLabel(label) ?? { mark: 'I', type: label };
const isPartName = (name: string) => TYPE_BY_PART_LABEL.has(plainName(name));

/** The type of a label: ours, or the label's own name if the label implies a risk. */
export function typeName(name: string): string {
  const { type, risk } = meaningOfLabel(name);
  return risk === undefined ? type : name;
}

/** Converts another model's label to `O`, `B-X` or `I-X`. An entity of one word begins too. */
function plainLabel(label: string): string {
  if (OUTSIDE_LABEL.test(label)) return 'O';
  const { mark, type } = partsOf(label);
  const begins = (mark === 'B' || mark === 'S') && !isPartName(type);
  return `${begins ? 'B' : 'I'}-${typeName(type)}`;
}

/** Follows the type of a label for a part of a name or address. */
const PART = '+';

/** Converts another model's label to `O` or to a label of a scheme that marks ends. Parts keep separate types until they are joined. */
function labelWithEnd(label: string): string {
  if (OUTSIDE_LABEL.test(label)) return 'O';
  const { mark, type } = partsOf(label);
  return `${mark}-${typeName(type)}${isPartName(type) ? PART : ''}`;
}

/** Keeps the name, as a table of transitions has a place for each label. */
function unmergedLabel(label: string): string {
  if (OUTSIDE_LABEL.test(label)) return 'O';
  const { mark, type } = partsOf(label);
  return isPartName(type) ? `${mark}-${typeName(type)}${PART}` : `${mark}-${type}`;
}

const isOurs = (label: string) => label === 'O' || /^[BI]-/.test(label);

interface LabelReading extends TagSet {
  /** Converts the probabilities of the model's labels into those of `labels`. */
  readonly project: (row: Float32Array) => Float32Array;
  /** Joins the parts of a name or address that follow each other. The types are then ours, or names that `meaningOfLabel` knows. */
  readonly joinParts: (entities: readonly Entity[]) => readonly Entity[];
}

const same = <T>(value: T): T => value;

/** Sums the probabilities of the labels that became one. */
function sumsInto(labels: readonly string[], converted: readonly string[]) {
  const columns = converted.map((label) => labels.indexOf(label));
  return (row: Float32Array) => {
    const sums = new Float32Array(labels.length);
    columns.forEach((column, index) => {
      sums[column] = (sums[column] ?? 0) + (row[index] ?? 0);
    });
    return sums;
  };
}

function joinParts(entities: readonly Entity[]): Entity[] {
  const joined: Entity[] = [];
  let isPart = false;
  for (const entity of entities) {
    const before = joined.at(-1);
    const wasPart = isPart;
    isPart = entity.type.endsWith(PART);
    const type = isPart ? entity.type.slice(0, -PART.length) : entity.type;
    if (wasPart && isPart && before?.to === entity.from && before.type === type) {
      const [words, more] = [before.to - before.from, entity.to - entity.from];
      const confidence = (before.confidence * words + entity.confidence * more) / (words + more);
      joined[joined.length - 1] = { ...before, to: entity.to, confidence };
    } else joined.push({ ...entity, type });
  }
  return joined;
}

/**
 * Converts a model's labels to ours. @throws ModelError if no label means "no entity", as with `LABEL_0`, `LABEL_1`
 * @param isOurModel whether we trained the model: an I- label then never begins an entity
 */
export function readLabels(
  modelLabels: readonly string[],
  learned: LearnedTransitions = {},
  isOurModel = false,
): LabelReading {
  const { table, biases } = learned;
  const known = modelLabels.every(
    (label) => label === 'O' || (ENTITY_TYPES as readonly string[]).includes(label.slice(2)),
  );
  const transitions = (labels: readonly string[]) => (biases ? { transitions: transitionsFrom(labels, biases) } : {});
  if (isOurModel && known && modelLabels.every(isOurs) && !table) {
    return { labels: modelLabels, insideMayBegin: false, ...transitions(modelLabels), project: same, joinParts: same };
  }
  if (!modelLabels.some((label) => OUTSIDE_LABEL.test(label))) {
    throw new ModelError(said('modelLacksOutside', { labels: modelLabels.slice(0, 3).join(', ') }));
  }
  const hasEnds = marksEnds(modelLabels);
  if (table) {
    return {
      labels: modelLabels.map(unmergedLabel),
      insideMayBegin: !hasEnds,
      transitions: table,
      project: same,
      joinParts,
    };
  }
  const converted = modelLabels.map(hasEnds ? labelWithEnd : plainLabel);
  const labels = [...new Set(converted)];
  return {
    labels,
    insideMayBegin: !hasEnds,
    ...transitions(labels),
    project: sumsInto(labels, converted),
    joinParts,
  };
}
