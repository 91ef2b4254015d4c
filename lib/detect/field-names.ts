// Recognises names of fields in forms, letters and data, such as "Name", "Date of birth" or "Account no". The model may mark them, because
// it has seen values beside them, but the name of a field reveals nothing about a person.
import type { Span } from '../text/span.ts';
import type { EntityType } from './annotation.ts';

const NAME_LIST = `
name names surname forename first last middle full maiden given family nickname title gender sex age born dob birth birthday
address street city town state county country zip postcode postal code province region location district
phone telephone tel fax mobile cell email e-mail mail website url homepage contact username user login password pin handle
company employer organization organisation department position occupation job role profession
social security medical record health member employee student personal identification serial account acct acc iban bic swift card cvv cvc expiry routing sort bank ssn sin nin nhs ein itin vat tax tin id ids passport licence license
plate vin mac ip imei aadhaar pan nip pesel bsn dni nie nif cpf cnpj curp rfc siret siren nir cif mrn npi dea ref reference number no nr
date time subject from to cc bcc re attn attention dear regards signature signed witness notes note comment comments remarks
patient diagnosis medication medications allergies history physician doctor insurance policy claim case invoice order customer client
vorname nachname familienname geburtsname geburtsdatum geburtsort anschrift adresse straße strasse plz ort land telefon handy
lieferadresse rechnungsadresse beruf arbeitgeber betreff datum unterschrift steuernummer kontonummer kundennummer rechnungsnummer patientin
nom prénom prénoms adresse rue ville pays téléphone courriel objet date naissance profession employeur
nombre apellido apellidos domicilio dirección calle ciudad provincia localidad país teléfono correo fecha nacimiento sexo edad nhc cipa nass
nome cognome indirizzo città provincia paese telefono data nascita residenza oggetto professione
naam voornaam achternaam adres straat woonplaats postcode land telefoon geboortedatum beroep werkgever
sobrenome endereço rua cidade estado telefone nascimento idade profissão
имя фамилия отчество фио адрес телефон инн снилс паспорт дата рождения ім'я прізвище адреса
όνομα επώνυμο διεύθυνση τηλέφωνο αφμ
soyadı adresim telefonum doğum tarihi tarihim tckn cccd cmnd sđt
الرباعي الثلاثي الشارع المبنى المنزل العمارة الشقة شقة الدور الطابق المنطقة القسم الحالة الاجتماعية الجنسية المهنة الوظيفة الراتب العمر السن التوقيع المرسل المستلم المستفيد العميل الموضوع الرقم الوظيفي المدني القومي الوثيقة اللوحة الإنذار سبب الشكوى المشكلة الأجرة
الاسم اسم العنوان الهاتف الجوال تاريخ الميلاد ميلادي الهوية المدينة البريد רחוב כניסה דירה קומה ישוב יישוב מיקוד רגישות רגישויות הערות נושא תאריך חתימה מקבל לקוח פוליסה תפקיד מחלקה סיבה
نشانی کوچه پلاک واحد طبقه تلفن موبایل تولد ملی خانوادگی پدر موضوع امضا شغل ودیعه اجاره
שם משפחה כתובת טלפון תאריך לידה נייד דוא"ל עיר נולדתי
नाम पता फोन मोबाइल जन्म तिथि मेरा मेरी मेरे নাম ঠিকানা ফোন ชื่อ นามสกุล ที่อยู่ โทร เบอร์ วันเกิด
姓名 名字 性别 性別 年龄 年齡 出生日期 生日 身份证 身份证号 身份证号码 手机 手机号 电话 電話 地址 住址 邮箱 微信 微信号 车牌 职业 单位
氏名 名前 住所 生年月日 携帯 電話番号 職業 勤務先 性別 年齢 マイナンバー メール
이름 성명 주소 전화 전화번호 휴대폰 생년월일 주민등록번호 직업 회사 이메일 성별 나이
`;

const FIELD_NAMES: ReadonlySet<string> = new Set(NAME_LIST.split(/\s+/).filter(Boolean));
/** Words that may stand between the words of a field's name, such as "of" in "Date of birth" and "de" in "Fecha de nacimiento". */
const CONNECTING_WORDS: ReadonlySet<string> = new Set(
  'of de del da di do des der die das the and y e et und on la le my your our his her ihre ihr unsere meine su mi votre notre'.split(
    ' ',
  ),
);

/** Whether a text consists only of field names. */
export function isFieldName(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  return (
    words.some((word) => FIELD_NAMES.has(word)) &&
    words.every((word) => FIELD_NAMES.has(word) || CONNECTING_WORDS.has(word))
  );
}

/** Names of fields that may occur inside an address and do not end it: "12 High Street, City: Leeds" is one address. */
const ADDRESS_LABELS: ReadonlySet<string> = new Set(
  'street city town state county country zip postcode postal code province region location district no nr plz ort land ville pays calle ciudad provincia localidad país città woonplaats straat cidade estado rua'.split(
    ' ',
  ),
);
const LABEL = /(?<=\s)\p{L}[\p{L}.-]{1,20}(?=\s?[:=])/gu;

/** The parts of a value that remain if the names of fields in it are cut out: "Jorge Ibarra DOB" before ": 02/14/1967" gives "Jorge Ibarra". */
export function partsBetweenFieldNames(text: string, { start, end }: Span, type: EntityType): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { 0: word, index } of text.slice(start, end + 2).matchAll(LABEL)) {
    const at = start + index;
    const label = word.toLowerCase().replace(/\.$/, '');
    if (at >= end || !FIELD_NAMES.has(label) || (type === 'ADDRESS' && ADDRESS_LABELS.has(label))) continue;
    parts.push({ start: from, end: at });
    from = Math.min(end, at + word.length);
  }
  if (parts.length === 0) return [{ start, end }];
  return [...parts, { start: from, end }].flatMap((part) => {
    const value = text.slice(part.start, part.end);
    const first = value.search(/[\p{L}\p{N}]/u);
    return first < 0
      ? []
      : [{ start: part.start + first, end: part.start + value.replace(/(?<![\s,;:=])[\s,;:=]+$/u, '').length }];
  });
}
