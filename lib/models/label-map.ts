// What the labels of other people's models mean here: one table from their names to our tag set.
//
// A label that is not in the table becomes MISC at risk 4: a model that marks something means that it matters, and the
// person sees which label it was and can keep the word. Nothing that a model marks is dropped for want of a name.

import { ENTITY_TYPES, type EntityType, type RiskLevel } from '../detect/annotation.ts';
import { said } from '../language/message.ts';
import { ModelError } from './errors.ts';

export interface Meaning {
  readonly type: EntityType;
  /** Where the label says more than the type does. */
  readonly risk?: RiskLevel;
}

/** Names without case and punctuation: `private_person`, `PRIVATE-PERSON` and `PrivatePerson` are one. */
const NAMES: Readonly<Record<EntityType, string>> = {
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

/** Parts of one name or address, each with a label of its own: what stands side by side is one. */
const PARTS: Readonly<Partial<Record<EntityType, string>>> = {
  PERSON:
    'FIRSTNAME FIRSTNAME1 FIRSTNAME2 GIVENNAME GIVENNAME1 GIVENNAME2 MIDDLENAME LASTNAME LASTNAME1 LASTNAME2 LASTNAME3 SURNAME FAMILYNAME',
  ADDRESS: 'STREET STREETNAME BUILDINGNUMBER BUILDINGNUM HOUSENUMBER SECONDARYADDRESS ZIP ZIPCODE POSTCODE POSTALCODE',
};

const WITH_RISK: Readonly<Record<string, Meaning>> = {
  PRIVATEDATE: { type: 'DATE', risk: 4 },
  DOB: { type: 'DATE', risk: 5 },
  DATEOFBIRTH: { type: 'DATE', risk: 5 },
  BIRTHDATE: { type: 'DATE', risk: 5 },
  BIRTHDAY: { type: 'DATE', risk: 5 },
  PRIVATEURL: { type: 'URL', risk: 4 },
};

const UNKNOWN: Meaning = { type: 'MISC', risk: 4 };

function tableOf(names: Readonly<Partial<Record<EntityType, string>>>): Map<string, EntityType> {
  const pairs = ENTITY_TYPES.flatMap((type) => (names[type] ?? '').split(' ').map((name) => [name, type] as const));
  return new Map(pairs.filter(([name]) => name !== ''));
}

const TABLE = new Map([...tableOf(NAMES), ...ENTITY_TYPES.map((type) => [type, type] as const)]);
const PART_TABLE = tableOf(PARTS);

const plainName = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Which of our types a type of theirs is. Total: see the rule above. */
export function meaningOf(name: string): Meaning {
  const plain = plainName(name);
  const type = TABLE.get(plain) ?? PART_TABLE.get(plain);
  return WITH_RISK[plain] ?? (type ? { type } : UNKNOWN);
}

export const isKnown = (name: string): boolean => meaningOf(name) !== UNKNOWN;

const OUTSIDE = /^(?:O|OUTSIDE|NONE|NULL)$/i;
/** Begin, inside, end, single; BILOU says last and unit, BMES says middle. */
const MARKED = /^([BILESUM])-(.+)$/;

/** A label of theirs as one of `O`, `B-X`, `I-X`, where X is one of our types if the label has no risk of its own and is known. */
function plainLabel(label: string): string {
  if (OUTSIDE.test(label)) return 'O';
  const [, mark = 'I', name = label] = MARKED.exec(label) ?? [];
  const { type, risk } = meaningOf(name);
  const begins = 'BSU'.includes(mark) && !PART_TABLE.has(plainName(name));
  return `${begins ? 'B' : 'I'}-${risk === undefined ? type : name}`;
}

const isOurs = (label: string) => label === 'O' || /^[BI]-/.test(label);

export interface LabelReading {
  /** `O`, `B-X`, `I-X`: X has a meaning in the table, or is unknown and means MISC. */
  readonly labels: readonly string[];
  /** Other schemes than ours let an entity start with `I-`. */
  readonly insideMayBegin: boolean;
  /** Probabilities of `labels`, from those of the model's own. */
  readonly project: (row: Float32Array) => Float32Array;
}

/** Throws a ModelError where the labels leave nothing unmarked, as `LABEL_0`, `LABEL_1` do. */
export function readLabels(theirs: readonly string[]): LabelReading {
  const known = theirs.every((label) => label === 'O' || (ENTITY_TYPES as readonly string[]).includes(label.slice(2)));
  if (known && theirs.every(isOurs)) return { labels: theirs, insideMayBegin: false, project: (row) => row };
  const plain = theirs.map(plainLabel);
  if (!plain.includes('O')) {
    throw new ModelError(said('modelLacksOutside', { labels: theirs.slice(0, 3).join(', ') }));
  }
  const labels = [...new Set(plain)];
  const columns = plain.map((label) => labels.indexOf(label));
  return {
    labels,
    insideMayBegin: true,
    project(row) {
      const sums = new Float32Array(labels.length);
      columns.forEach((column, index) => {
        sums[column] = (sums[column] ?? 0) + (row[index] ?? 0);
      });
      return sums;
    },
  };
}
