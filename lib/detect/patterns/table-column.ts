// Finds values in tables with a header row (CSV, TSV, Markdown): in a column with the heading "surname", every cell with letters is a name.
import type { EntityType, Finding } from '../annotation.ts';
import { isFieldName } from '../field-names.ts';
import { isBirthLabel } from './birth-context.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';

/** Headings of columns with people, in many languages. */
const PERSON_HEADINGS = [
  'kund(?:e|in|en|ennamen?)|mitarbeiter(?:in)?(?:name)?|ansprechpartner(?:in)?|patient(?:in)?(?:enname)?|mieter(?:in)?|bewerber(?:in)?|schüler(?:in)?|teilnehmer(?:in)?|vor- und nachname|name, vorname',
  'nom et prénom|nom complet|nom (?:du )?client|cliente|salariée?|employée?|locataire|élève|participante?|adhérente?',
  'nombre completo|nombre y apellidos?|apellidos? y nombres?|empleado|alumno|paciente|titular|trabajador',
  'nome completo|nome e cognome|cognome e nome|dipendente|paziente|inquilin[oa]|alunno|nome do (?:cliente|paciente|aluno)|funcionário|aluno',
  'klant(?:naam)?|medewerker|huurder|leerling|patiënt|volledige naam',
  'imię i nazwisko|imię|nazwisko|klient|pracownik|pacjent|najemca|uczeń',
  'jméno a příjmení|příjmení|zákazník|zaměstnanec|meno a priezvisko|priezvisko',
  'фамилия|отчество|ф\\.? ?и\\.? ?о\\.?|имя и фамилия|клиент|сотрудник|пациент|ученик|студент|заказчик|покупатель',
  'прізвище|піб|клієнт|співробітник|пацієнт|презиме',
  'ad[ıi]? ?-?soyad[ıi]?|soyad[ıi]?|müşteri(?: adı)?|çalışan|hasta|öğrenci|kiracı',
  'الاسم الكامل|اسم (?:العميل|الموظف|المريض|الطالب)|اللقب|العميل|الموظف|المريض',
  'שם מלא|שם פרטי|שם משפחה|לקוח|עובד|מטופל',
  'نام خانوادگی|نام و نام خانوادگی|مشتری|کارمند|بیمار',
  'पूरा नाम|ग्राहक|कर्मचारी|मरीज़?|छात्र|গ্রাহক',
  '姓名|客户(?:姓名)?|客戶(?:姓名)?|员工(?:姓名)?|員工|患者(?:姓名)?|病人|学生(?:姓名)?|學生|联系人|聯絡人|负责人|收件人|申请人',
  '氏名|お名前|顧客名?|お客様名?|社員名?|患者名?|担当者名?|生徒名?',
  '성명|성함|고객(?:명)?|직원(?:명)?|사원(?:명)?|환자(?:명)?|학생(?:명)?|담당자(?:명)?',
  'επώνυμο|ονοματεπώνυμο|πελάτης|υπάλληλος|ασθενής',
  'förnamn|efternamn|kund|anställd|fornavn|etternavn|ansatt|medarbejder|etunimi|sukunimi|asiakas|työntekijä',
  'vezetéknév|keresztnév|ügyfél|prenume|nume și prenume|angajat|pacient',
  'họ (?:và )?tên|khách hàng|nhân viên|bệnh nhân|nama lengkap|pelanggan|karyawan|pasien|ชื่อ-?(?:นาม)?สกุล|นามสกุล|ลูกค้า|พนักงาน',
  'customer|guest|passenger|attendee|participant|student|volunteer|assigned to|assignee|reported by|reporter|submitted by|signed by|sales ?rep|cardholder|account holder|beneficiary|next of kin|emergency contact|nurse|doctor|physician',
].join('|');

/** A word for a number at the end of a heading: "Account no.", "Kundennummer". */
const NUMBER_WORD =
  '(?:[ _-]?(?:numbers?|nummer|num|no|nr|id|ids|code|#|№|número|numéro|numero|numer|номер|no\\.|nr\\.|n[º°]))?\\.?';
/** Headings of columns with numbers, secrets and accounts of people. */
const NUMBER_HEADINGS = [
  [
    'ID',
    'account',
    '(?:bank[ _-]?)?accounts?|acct|konto|kontonummer|compte|cuenta|conto|rekening|conta|rachunek|konto bankowe|счет|счёт|рахунок|hesap|رقم الحساب|الحساب|חשבון|खाता|账号|帳號|账户|银行卡号?|口座番号|계좌(?:번호)?',
  ],
  [
    'ID',
    'customer',
    '(?:customer|client|member(?:ship)?|subscriber|user|kunden?|mitglieds?|vertrags?|contract|client|cliente|klant|klient|müşteri|abonent)(?=[ _-]?(?:n|id|#|№))|kundennr|клиент(?= ?(?:id|№))|客户编号|会员号|顧客番号|会員番号|고객번호|회원번호',
  ],
  [
    'ID',
    'patient',
    'mrn|(?:patient|medical record|chart|hospital)(?=[ _-]?(?:n|id|#))|patientennr|nhs|kvnr|病历号|住院号|患者番号|환자번호',
  ],
  [
    'ID',
    'order',
    '(?:order|po|purchase order|transaction|booking|reservation|ticket|bestell|auftrags?|commande|pedido|ordine|zamówieni[ea]|заказ|sipariş)(?:[ _-]?(?:ref(?:erence)?|locator))?(?=[ _-]?(?:n|id|#|code|№))|pnr|订单号|注文番号|주문번호',
  ],
  [
    'ID',
    'case',
    '(?:case|docket|file|matter|claim|policy|aktenzeichen|akten|fall|dossier|expediente|pratica|sprawa|sygnatura|дело|dosya)(?=[ _-]?(?:n|id|#|ref|№))|aktenzeichen|sygnatura|案号|事件番号|사건번호',
  ],
  [
    'ID',
    'employee',
    '(?:employee|emp|staff|personnel|student|badge|personal|mitarbeiter|matrikel|empleado|matricule|matricola|sicil|öğrenci)(?=[ _-]?(?:n|id|#|№))|matricule|matricola|табельный номер|工号|学号|社員番号|学籍番号|사번|학번',
  ],
  [
    'ID',
    'device',
    'imei|imsi|iccid|serial(?: number)?|seriennummer|s/n|n[º°] de série|matricola|meter(?= ?n)|zählernummer|序列号|製造番号',
  ],
  [
    'ID',
    undefined,
    'ssn|social security(?: number)?|national id|tax id|steuer-?id|passport|reisepass|ausweis(?:nummer)?|dni|nie|nif|cpf|pesel|bsn|nir|codice fiscale|id card|driving licen[cs]e|инн|снилс|паспорт|tc kimlik|身份证号?|証明書番号|주민등록번호|رقم الهوية|ת"?ז|aadhaa?r',
  ],
  [
    'FINANCIAL',
    'account',
    'iban|credit card|card|kreditkarte|carte|tarjeta|carta|karta|карта|kart|卡号|カード番号|카드번호|cvv2?|cvc2?|security code',
  ],
  [
    'PHONE',
    'phone',
    '(?:tele)?phone|tel|mobile|cell|handy|telefon(?:nummer)?|téléphone|teléfono|telefono|telefone|телефон|电话|電話|手机号?|전화번호|الهاتف|टेलीफोन|फ़ोन',
  ],
  [
    'USERNAME',
    'username',
    'user ?name|login|handle|benutzername|identifiant|usuario|utente|usuário|логин|kullanıcı adı|用户名|ユーザー名|아이디',
  ],
  [
    'PASSWORD',
    'password',
    'password|passwd|pwd|pass|pin|passwort|kennwort|mot de passe|contraseña|clave|senha|hasło|пароль|şifre|密码|パスワード|비밀번호|otp|tan',
  ],
  [
    'VEHICLE',
    'plate',
    '(?:license|licence|number) ?plate|plate|registration|kennzeichen|plaque|matrícula|targa|tablica|госномер|plaka|车牌号?|ナンバー|차량번호',
  ],
] as const;
/** The headings of each type and kind. The kind decides how a value is replaced. */
const HEADINGS: readonly (readonly [EntityType, string | undefined, RegExp])[] = [
  [
    'PERSON',
    undefined,
    /^(?:(?:first|last|full|given|family|middle|maiden|employee|patient|customer|client|contact|student|applicant|candidate|tenant|teacher|manager|owner|author)[ _-]?names?|surname|forename|employee|patient|tenant|landlord|applicant|contact person|vorname|nachname|familienname|geburtsname|prénom|nom de famille|apellidos?|cognome|voornaam|achternaam|sobrenome)$/iu,
  ],
  ['PERSON', undefined, new RegExp(`^(?:${PERSON_HEADINGS})$`, 'iu')],
  [
    'ORGANIZATION',
    undefined,
    /^(?:company|employer|organi[sz]ation|firma|arbeitgeber|entreprise|employeur|empresa|azienda|werkgever)(?:[ _-]?name)?$/iu,
  ],
  [
    'LOCATION',
    undefined,
    /^(?:city|town|place of birth|birthplace|hometown|stadt|wohnort|geburtsort|ville|ciudad|città|woonplaats|cidade)$/iu,
  ],
  [
    'MONEY',
    undefined,
    /^(?:(?:annual|monthly|yearly|base|gross|net|basic|hourly)[ _-]?)?(?:salary|income|pay|wages?|bonus|compensation|net worth|rent|gehalt|lohn|einkommen|salaire|revenu|salario|sueldo|stipendio|salaris|inkomen|salário)(?: ?\(?[A-Z€$£]{1,3}\)?)?$/iu,
  ],
  ...NUMBER_HEADINGS.map(
    ([type, kind, names]) => [type, kind, new RegExp(`^(?:${names})${NUMBER_WORD}$`, 'iu')] as const,
  ),
];

/** A value of a column with numbers: at least three letters and digits, one of them a digit. */
const NUMBER_FORM = /^(?=(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){3})(?=.*\p{N})[+(#]?[\p{L}\p{N}][\p{L}\p{N} ./()_#-]{2,38}$/u;
const SECRET_FORM = /^[^\s]{3,60}$/u;

/** Headings for names of people or things. The names are people's only if another heading of the table matches `PERSONAL_DETAIL_HEADING`. */
const NAME_HEADING =
  /^(?:name|names|nom|nombre|nome|naam|who|client|имя|ім.я|име|ad|isim|الاسم|שם|نام|नाम|নাম|名字|名前|이름|όνομα|namn|navn|nimi|név|nume|jméno|meno|tên|nama|ชื่อ)$/iu;
const PERSONAL_DETAIL_HEADING = new RegExp(
  `^(?:${[
    'e-?mail|phone|telephone|tel|mobile|dob|date of birth|birth ?(?:day|date)|born|age|gender|sex|salary|surname|address|ssn|diagnosis|role|job title|position|department|dept|team|shift|hours worked|attendance|absen\\p{L}+|grades?|marks?|hired|hire date|start date|allerg\\p{L}+|owes?',
    'telefon|geburtsdatum|geboren|alter|gehalt|adresse|abteilung|rolle|téléphone|né|âge|salaire|fonction|ville|département',
    'teléfono|edad|sueldo|puesto|cargo|ciudad|telefono|età|ruolo|reparto|città|geboortedatum|functie|afdeling|telefone|idade|cidade',
    'telefonu?|wiek|miasto|adres|věk|město|возраст|телефон|город|адрес|должность|отдел|вік|місто|yaş|şehir|telefon|bölüm',
    'العمر|الهاتف|المدينة|القسم|גיל|טלפון|עיר|מחלקה|سن|تلفن|شهر|आयु|उम्र|फ़ोन|फोन|शहर|বয়স',
    '年龄|年齡|性别|性別|电话|電話|手机|部门|部門|职位|年齢|住所|部署|役職|나이|전화|주소|부서|직급',
    'ηλικία|τηλέφωνο|πόλη|ålder|stad|alder|by|ikä|puhelin|kor|életkor|város|vârstă|oraș|tuổi|điện thoại|umur|usia|kota|อายุ|โทร',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);

const DIVIDERS = [',', ';', '\t', '|'] as const;
const CONFIDENCE = 0.85;
const MAX_CELL_LENGTH = 60;
/** A cell that may be a name: it has at least two letters, and only characters that occur in names. */
const VALUE = /^(?=.*\p{L}.*\p{L})[\p{L}\p{M}][\p{L}\p{M}\p{N}.,'’&() -]*$/u;

/** A cell that is an amount, with or without a currency. */
const AMOUNT = /^[€$£¥]? ?\d{1,3}(?:[ .,'’]?\d{3})*(?:[.,]\d{1,2})? ?(?:[€$£¥]|[A-Z]{3}|k)?$/iu;

/** A cell that is a date with at least day and month; a year alone does not count. */
const DAY = /^(?=.*\d\D+\d)[\p{L}\p{M}\p{N} .,/-]{4,24}$/u;

const CELL_FORMS: Partial<Record<EntityType, RegExp>> = {
  MONEY: AMOUNT,
  DATE: DAY,
  ID: NUMBER_FORM,
  FINANCIAL: NUMBER_FORM,
  PHONE: NUMBER_FORM,
  VEHICLE: NUMBER_FORM,
  USERNAME: SECRET_FORM,
  PASSWORD: SECRET_FORM,
};

const hasFormOf = (type: EntityType, value: string) => (CELL_FORMS[type] ?? VALUE).test(value);

/** Higher than that of the rule for dates, which does not read headings and would report an ordinary date. */
const BIRTH_CONFIDENCE = 0.96;

interface Cell {
  readonly text: string;
  readonly start: number;
}

/** The cells of a row, without quotation marks, asterisks and spaces around them. @param at the offset of the row in the text */
function cellsOf(row: string, at: number, divider: string): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  let isQuoted = false;
  for (let i = 0; i <= row.length; i++) {
    if (row[i] === '"') isQuoted = !isQuoted;
    if (i < row.length && (isQuoted || row[i] !== divider)) continue;
    const cell = row.slice(from, i);
    const lead = /^[\s"*_]*/.exec(cell)?.[0].length ?? 0;
    cells.push({ text: cell.slice(lead).replace(/(?<![\s"*_])[\s"*_]+$/, ''), start: at + from + lead });
    from = i + 1;
  }
  return cells;
}

interface Column {
  readonly type: EntityType;
  readonly kind?: string | undefined;
}

function columnsOf(heads: readonly Cell[]): (Column | undefined)[] {
  const isOfPersons = heads.some(({ text }) => PERSONAL_DETAIL_HEADING.test(text));
  return heads.map(({ text }) => {
    if (isOfPersons && NAME_HEADING.test(text)) return { type: 'PERSON' };
    if (isBirthLabel(text)) return { type: 'DATE', kind: 'date-of-birth' };
    const heading = HEADINGS.find(([, , pattern]) => pattern.test(text.replaceAll('_', ' ')));
    return heading && { type: heading[0], kind: heading[1] };
  });
}

interface Row {
  readonly text: string;
  readonly start: number;
}

function rowsOf(text: string): Row[] {
  return Array.from(text.matchAll(/[^\n]+|(?<=\n)(?=\n)/g), ({ 0: row, index }) => ({ text: row, start: index }));
}

interface Table {
  readonly findings: readonly Finding[];
  /** The index of the table's last row. */
  readonly last: number;
}

const MAX_WORDS_IN_HEADING = 4;
/** Whether supposed headings are parts of a sentence with commas. If all are short, they are headings: "Emp. ID", "Vegetarian?". */
const isSentence = (heads: readonly Cell[]): boolean =>
  heads.some(({ text }) => /[?!.] \p{Lu}|\?$/u.test(text)) &&
  (heads.some(({ text }) => text.split(/\s+/u).length > MAX_WORDS_IN_HEADING) ||
    /^(?:and|or|und|oder|et|ou|y|o|e|en|of) /iu.test(heads.at(-1)?.text ?? ''));

function tableAt(rows: readonly Row[], at: number, divider: string): Table | undefined {
  const head = rows[at];
  if (!head?.text.includes(divider)) return undefined;
  const heads = cellsOf(head.text, head.start, divider);
  // A sentence with commas is no header row: "Could you give me your first name, last name, and street?"
  if (heads.some(({ text }) => text.length > MAX_CELL_LENGTH) || isSentence(heads)) return undefined;
  const columns = columnsOf(heads);
  if (columns.every((column) => column === undefined)) return undefined;
  const findings: Finding[] = [];
  let last = at;
  for (let row = rows[last + 1]; row; row = rows[last + 1]) {
    const cells = cellsOf(row.text, row.start, divider);
    // A row with another number of cells, such as a blank line or a sentence, ends the table.
    if (cells.length !== heads.length) break;
    last += 1;
    for (const [column, { text, start }] of cells.entries()) {
      const { type, kind } = columns[column] ?? {};
      if (type === undefined || text.length > MAX_CELL_LENGTH || !hasFormOf(type, text) || isFieldName(text)) continue;
      const source = { detector: 'pattern', rule: 'table-column' } as const;
      const span = { start, end: start + text.length };
      const confidence = kind === 'date-of-birth' ? BIRTH_CONFIDENCE : CONFIDENCE;
      findings.push({ ...span, type, ...(kind === undefined ? {} : { kind }), confidence, source });
    }
  }
  return { findings, last };
}

export const tableColumn: PatternRule = {
  name: 'table-column',
  find(text) {
    const rows = rowsOf(normalisedForRules(text));
    const findings: Finding[] = [];
    for (let at = 0; at < rows.length; at++) {
      const table = DIVIDERS.map((divider) => tableAt(rows, at, divider)).find((found) => found !== undefined);
      if (!table) continue;
      findings.push(...table.findings);
      at = table.last;
    }
    return findings;
  },
};
