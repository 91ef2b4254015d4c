// Names behind a relation or form of address in languages that write names with a capital and whose relations person-context.ts lacks:
// "Подруга Віра", "γιος μου ο Λευτέρης", "cô Lan", "Teman saya Bintang dan Cahaya".
import { isNameWord } from './name-form.ts';
import { type PatternRule, type Shape, shapeRule } from './rule.ts';

const anyOf = (words: string) => words.trim().split(/\s+/u).join('|').replaceAll('_', ' ');

/** One to three capitalised words; more of a Vietnamese name. */
const name = (script: string, most: number) =>
  `(?<value>\\p{Lu}[\\p{Script=${script}}\\p{M}'’-]+(?: \\p{Lu}[\\p{Script=${script}}\\p{M}'’-]+){0,${most - 1}})(?![\\p{L}\\p{M}])`;

/** Offices, nations and places that stand behind such words as well. */
const NO_NAME =
  /^(?:Ibu|Bapak|Kota|Kotamadya|Pertiwi|Presiden|Direktur|Direksi|Guru|Dosen|Kepala|Pimpinan|HRD|HR|Manager|Manajer|Menteri|Gubernur|Rumah|Negara|Hakim|Jaksa|Dokter|Bidan|Kost?|RT|RW|Lurah|Camat|Bupati|Polisi|Tuhan|Việt|Hà Nội|Sài Gòn|Nam|Mỹ|Anh|Pháp|Nhật|Hàn|Trung|Công ty|Giáng|Tết|Bộ|Cục|Sở|Ban|Trưởng|Giám|Chủ|Cụ|Đảng|Hồ|Google|Facebook|Zalo|Tư|Năm|Hai|Ba|Bảy|Король|Бог|Господь)(?!\p{L})/u;

const base = { type: 'PERSON', confidence: 0.7 } as const;
const behind = (relation: string, script: string, most: number, between = ' '): Shape => ({
  ...base,
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${relation})${between}${name(script, most)}`, 'dgu'),
  accept: ({ value }) => !NO_NAME.test(value) && value.split(' ').every(isNameWord),
});

const SLAVIC = anyOf(`
  [Пп]одруг[аиуі] [Пп]одрузі [Дд]руга? [Сс]естр[аиуі] [Бб]рата? [Сс]ина? [Сс]ына? [Дд]очк[аиу] [Дд]оньк[аи] [Дд]очь [Дд]очери [Чч]оловіка? [Мм]ужа? [Дд]ружин[аи] [Жж]ен[аы] [Сс]усіда? [Сс]усідк[аи] [Сс]осед[а]? [Сс]оседк[аи]
  [Кк]олег[аиу] [Кк]ерівниц[яі] [Нн]ачальниц[яаіеы] [Бб]абус[яі] [Дд]ідусь [Тт]ітк[аи] [Дд]ядьк[оа] [Тт]ётя [Дд]ядя [Пп]лемінник[а]? [Пп]лемінниц[яі] [Пп]лемянник[а]? [Пп]лемянниц[аы] [Сс]векрух[аи] [Сс]векровь [Тт]ещ[аі] [Тт]ёща [Кк]ум[аи]?
  [Вв]чительк[аи] [Уу]чительниц[аы] [Вв]иховательк[аи] [Пп]ані [Пп]ан`);
const GREEK = `(?:${anyOf('άντρας άντρα σύζυγος σύζυγό γυναίκα γιος γιο γιου κόρη κόρης αδελφός αδελφό αδελφή αδερφός αδερφό αδερφή φίλος φίλο φίλη φίλης γείτονας γειτόνισσα συνάδελφος συνάδελφό μητέρα πατέρας γιαγιά παππούς ξάδερφος ξαδέρφη ανιψιός ανιψιά δασκάλα')}) (?:μου|μας|του|της)(?:,? (?:ο|η|τον|την|του|της))?`;
const VIETNAMESE = anyOf(`
  chị Chị anh Anh cô Cô chú Chú bác Bác ông Ông bà Bà dì Dì cậu Cậu thầy Thầy bé Bé sếp Sếp con_trai con_gái Con_gái Con_trai em_trai em_gái anh_trai chị_gái vợ Vợ chồng Chồng bác_sĩ Bác_sĩ chủ_nhà hàng_xóm bạn_trai bạn_gái đồng_nghiệp`);
const INDONESIAN_NEAR = `(?:[Tt]eman|[Ss]uami|[Ii]stri|[Aa]nak|[Aa]dik|[Kk]akak|[Pp]acar|[Tt]etangga|[Bb]os|[Aa]tasan|[Rr]ekan|[Ss]epupu|[Kk]eponakan|[Ss]ahabat|[Mm]ertua|[Ii]par)(?: (?:saya|aku|kami|gue|gw))`;
const INDONESIAN_CALLED = anyOf('Pak pak Bu bu Mas mas Mbak mbak Kak kak Bang bang Om om Tante tante Ustadz Dik');

export const personContextRelations: PatternRule = shapeRule('person-context-relations', [
  behind(SLAVIC, 'Cyrillic', 3),
  behind(GREEK, 'Greek', 2),
  behind(anyOf('κυρία Κυρία κύριος κύριο κύριε Κύριε κυρίου κυρίας κα κος Κα Κος'), 'Greek', 2),
  behind(VIETNAMESE, 'Latin', 4, ' (?:tên (?:là )?|là )?'),
  behind(INDONESIAN_NEAR, 'Latin', 3, '(?:,| yang bernama| bernama)? (?:Pak |Bu |Mas |Mbak )?'),
  // The second of two.
  behind(`${INDONESIAN_NEAR} \\p{Lu}\\p{Ll}+ dan`, 'Latin', 2),
  behind(INDONESIAN_CALLED, 'Latin', 3),
]);
