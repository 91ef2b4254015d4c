// Finds the parts of an address that a form has in separate fields: "Straße: Lindenweg / Hausnr.: 14", "дом: 14, кв. 8", "No: 14 Daire: 3", "מספר בית: 14".
// A label such as "No" or "house" may number anything, so it counts only beside another field of an address.
import type { Finding } from '../annotation.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';

const RULE = 'form-address';
const CONFIDENCE = 0.8;

const alternatives = (list: string): string =>
  list
    .trim()
    .split(/\s+/u)
    .map((label) => label.replaceAll('_', '[ _]?').replaceAll('.', '\\.?'))
    .join('|');

/** Labels that only the number of a house or flat has. `_` matches a space, an underscore or nothing, and a full stop may be missing. */
const SURE = alternatives(`
  house_(?:no.|nr.|number) street_(?:no.|number) building_(?:no.|number) (?:flat|apartment|apt.)_(?:no.|number) unit_number hausn(?:umme)?r. haus-?nr. hs.-?nr. hnr. wohnungs-?n(?:umme)?r. huisn(?:umme)?r.
  (?:n°|numéro)_de_(?:rue|voie|porte) (?:n[º°].|n[uú]m(?:ero|.)|número|no.)_(?:ext(?:erior|.)|int(?:erior|.)) n[uú]mero_de_(?:casa|calle|puerta|piso) (?:n.|numero)_civico número_da_(?:casa|porta)
  (?:nr|numer)_(?:domu|mieszkania|lokalu|budynku) č.p. čp. č(?:.|íslo)_(?:popisné|orientační|domu|bytu) номер_(?:дома|квартиры|будинку) №_(?:дома|квартиры|будинку|кв.) дом_№
  (?:dış_|iç_|Dış_|İç_)?kapı_(?:no.|numarası) (?:daire|bina|apartman|ev)_(?:no.|numarası) husn(?:umme)?r. gatun(?:umme)?r. lägenhetsn(?:umme)?r. talon_numero talonumero asunnon_numero házszám ajtószám
  num[aă]r(?:ul)?_(?:casei|apartamentului) αριθμός_(?:οδού|κατοικίας|διαμερίσματος) (?:رقم|رقم_ال|نمرة)_?(?:ال)?(?:مبنى|منزل|بيت|عمارة|بناية|شقة|فيلا|دار)
  (?:מספר|מס['׳]|מס)_(?:ה)?(?:בית|דירה|בניין) شماره_(?:پلاک|واحد|منزل|خانه)`);
/** Labels of a flat, entrance or staircase. Beside another field they count; alone they may mean a type of flat or an entrance to anything. */
const USUAL = alternatives(`
  flat apt. apartment whg. wohnung stiege tür top huisnummertoevoeging toevoeging appt. appartement bât. bâtiment esc. escalier porte piso puerta portal escalera depto. dpto. departamento apto. apartamento bloco complemento
  interno scala mieszkanie mieszk. lokal byt vchod кв. квартира корп. корпус под[ъ'’]езд парадная під[’']їзд daire lgh. lägenhet lejl. lejlighed leilighet asunto rappu porras ajtó lépcsőház ap. apart. apartament bl. sc. scara διαμέρισμα διαμ.
  شقة الشقة واحد پلاک דירה`);
/** Labels that also number other things. */
const WEAK = alternatives(`
  house building block no. nr. number nummer haus gebäude huis bus n[º°]. n°. núm. número numéro numero civico casa edificio edifício dom budynek dům дом д. будинок буд. стр. строение bina blok apartman talo hus épület nr.
  αριθμός αρ. κτίριο مبنى المبنى منزل المنزل بيت البيت عمارة العمارة بناية البناية فيلا دار قطعة قسيمة بلوك زقاق مجمع خانه زنگ بلوک בית בניין כניסה entrance eingang`);
/** Labels of a floor, which is hidden only as a part of an address. */
const FLOOR = alternatives(
  'floor etage stock(?:werk)? étage andar piano kat piętro patro poschodie этаж поверх våning etasje sal kerros emelet etaj όροφος الطابق طابق الدور קומה طبقه',
);
const STREET = alternatives(`
  street(?:_name)? road straße strasse str. straßenname straat straatnaam rue voie calle rua logradouro ulica ulice улица ул. вулиця вул. sokak sok. cadde cad. bulvar gata gatuadress gade vej vejnavn vei katu katuosoite οδός utca közterület strada
  שם_הרחוב רחוב الشارع اسم_الشارع شارع خیابان کوچه بلوار`);
const ADDRESS_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${alternatives(`(?:[\\p{L}]{3,9}_)?address anschrift adresse adres adresa adresă indirizzo dirección domicilio endereço morada domiciliu адрес адреса адресу adressen? osoite lakcím cím διεύθυνση zamieszkani[ae] bydliště
  العنوان عنوان_(?:السكن|المنزل|التوصيل) ה?כתובת آدرس نشانی محل_سکونت postcode postleitzahl plz zip_code code_postal código_postal cap kod_pocztowy psč индекс почтовый_индекс posta_kodu postnummer postinumero irányítószám מיקוד الرمز_البريدي کد_پستی`)})(?![\\p{L}\\p{M}])`,
  'iu',
);

const START = '(?<![\\p{L}\\p{M}\\p{N}_-])';
const NUMBER = '\\d{1,4}(?: ?[a-zа-я](?![\\p{L}\\p{M}]))?(?:[/-]\\d{1,4}[a-zа-я]?)?';
/** A number, or the letter of an entrance or block, perhaps with its number: "B", "C2". */
const VALUE = `(?:${NUMBER}|[A-ZА-Яא-ת]\\d{0,3})`;
const COLON = '["\']?[ \\t]{0,2}[:=][ \\t]{0,3}["\']?';
const FIELD = new RegExp(
  `${START}(?:(?<sure>${SURE})|(?<usual>${USUAL})|(?<weak>${WEAK})|(?<floor>${FLOOR}))(?![\\p{L}\\p{M}])(?<colon>${COLON}|[ \\t]{0,2}(?:№|nr\\.?|no\\.?|n[º°])?[ \\t]?)(?<value>${VALUE})(?![\\p{L}\\p{M}\\p{N}_%°€$²]|[.,:+×*]\\d| ?[%€$£°+*×])`,
  'dgiu',
);
const STREET_FIELD = new RegExp(
  `${START}(?:${STREET})(?![\\p{L}\\p{M}])${COLON}(?<value>\\p{L}[^\\n|;:,"<>{}=_]{1,38})`,
  'dgiu',
);

/** Units and nouns that a count has, which no house number is followed by: "Wohnung: 3 Zimmer", "daire: 120 m2". */
const COUNTED =
  /^[ \t]{0,2}(?:m²|m2|qm|sqm|км|kg|%|(?:zimmer|rooms?|bed\p{L}*|chambres?|pièces?|habitaciones|quartos?|locali|stanze|pokoj\p{L}*|pokoi|комнат\p{L}*|кімнат\p{L}*|oda|rum|rom|huonetta|szob\p{L}+|camer\p{L}+|غرف\p{L}*|חדר\p{L}*|اتاق\p{L}*|خوابه?|м|м²|кв|тыс|руб\p{L}*|этаж\p{L}*|поверх\p{L}*|people|units?|floors?|years?|of|von|de|из)(?![\p{L}\p{M}]))/iu;
/** The end of a field: punctuation, a new line or the label of the next one. */
const FIELD_END = /^[ \t]*(?:$|[\n,;.)|/"'}\]،؛-]|[ \t]\p{L}[\p{L}\p{M}.' ]{0,18}[:=]? ?[\p{N}\p{L}])/u;

type Strength = 'sure' | 'usual' | 'weak' | 'floor' | 'street';

interface Field {
  readonly strength: Strength;
  readonly from: number;
  readonly start: number;
  readonly end: number;
  readonly hasColon: boolean;
}

const LABEL_GROUPS = ['sure', 'usual', 'weak', 'floor'] as const;

function numberFields(text: string): Field[] {
  return Array.from(text.matchAll(FIELD)).flatMap(({ index, indices, groups }): Field[] => {
    const at = indices?.groups?.value;
    const strength = LABEL_GROUPS.find((group) => groups?.[group] !== undefined);
    const value = groups?.value ?? '';
    if (!at || !strength) return [];
    const hasColon = /[:=]/u.test(groups?.colon ?? '');
    const behind = text.slice(at[1], at[1] + 24);
    if (COUNTED.test(behind) || (!hasColon && !FIELD_END.test(behind))) return [];
    // A letter needs a colon and, because the flag for any case lets small letters match, a capital.
    if (/^\D/u.test(value) && !(hasColon && strength !== 'floor' && /^[\p{Lu}\p{Lo}]/u.test(value))) return [];
    if (/^(?:19|20)\d\d$/u.test(value) && strength !== 'sure') return [];
    return [{ strength, from: index, start: at[0], end: at[1], hasColon }];
  });
}

const streetFields = (text: string): Field[] =>
  Array.from(text.matchAll(STREET_FIELD)).flatMap(({ index, indices, groups }): Field[] => {
    const at = indices?.groups?.value;
    // A long gap ends a field that stands beside another one in the same line.
    const value = (groups?.value ?? '').split(/ {2,}|\t/u)[0]?.replace(/(?<![\s."'-])[\s."'-]+$/u, '') ?? '';
    return at && value.length > 1
      ? [{ strength: 'street', from: index, start: at[0], end: at[0] + value.length, hasColon: true }]
      : [];
  });

/** How far apart two fields of one address may stand, and two fields of which one has a label of the kind "No". */
const REACH = 120;
const SHORT_REACH = 40;
const gapBetween = (a: Field, b: Field) => (a.start < b.start ? b.from - a.end : a.from - b.end);

/** Whether the fields around it show that a field is a part of an address. */
function isInAddress(field: Field, fields: readonly Field[], text: string): boolean {
  if (field.strength === 'sure') return true;
  const beside = (reach: number, ...strengths: readonly Strength[]) =>
    fields.some((other) => other !== field && strengths.includes(other.strength) && gapBetween(field, other) <= reach);
  if (field.strength === 'street') return beside(REACH, 'sure') || beside(SHORT_REACH, 'usual', 'weak');
  if (beside(REACH, 'sure', 'street')) return true;
  if (field.strength === 'floor') return false;
  const isNextToFlat = beside(
    SHORT_REACH,
    ...(field.strength === 'usual' ? (['weak', 'usual'] as const) : (['usual'] as const)),
  );
  if (isNextToFlat) return field.hasColon || beside(4, 'usual', 'weak', 'sure');
  return field.hasColon && ADDRESS_WORD.test(text.slice(Math.max(0, field.from - REACH), field.from));
}

export const formAddress: PatternRule = {
  name: RULE,
  find(text) {
    const read = normalisedForRules(text);
    const numbers = numberFields(read);
    if (numbers.length === 0) return [];
    const fields = [...numbers, ...streetFields(read)];
    return fields
      .filter((field) => isInAddress(field, fields, read))
      .map(
        ({ start, end }): Finding => ({
          start,
          end,
          type: 'ADDRESS',
          confidence: CONFIDENCE,
          source: { detector: 'pattern', rule: RULE },
        }),
      );
  },
};
