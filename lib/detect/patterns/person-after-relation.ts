// Finds names after a word for a relation, a form of address or a pet, in languages with capitals that person-context.ts does not cover:
// "Подруга Віра", "γιος μου ο Λευτέρης", "cô Lan", "Teman saya Bintang dan Cahaya", "mon chien Filou".
import { alternativesOf } from '../../text/pattern.ts';
import { mayBeInName } from './name-form.ts';
import { type PatternRule, type PatternShape, shapeRule } from './rule.ts';

/** A pattern for up to `most` capitalised words of a script. */
const name = (script: string, most: number) =>
  `(?<value>\\p{Lu}[\\p{Script=${script}}\\p{M}'’-]+(?: \\p{Lu}[\\p{Script=${script}}\\p{M}'’-]+){0,${most - 1}})(?![\\p{L}\\p{M}])`;

/** Words for offices, nations, places and firms, which may follow a word for a relation but are not names of people. */
const NO_NAME =
  /^(?:Ibu|Bapak|Kota|Kotamadya|Pertiwi|Presiden|Direktur|Direksi|Guru|Dosen|Kepala|Pimpinan|HRD|HR|Manager|Manajer|Menteri|Gubernur|Rumah|Negara|Hakim|Jaksa|Dokter|Bidan|Kost?|RT|RW|Lurah|Camat|Bupati|Polisi|Tuhan|Việt|Hà Nội|Sài Gòn|Nam|Mỹ|Anh|Pháp|Nhật|Hàn|Trung|Công ty|Giáng|Tết|Bộ|Cục|Sở|Ban|Trưởng|Giám|Chủ|Cụ|Đảng|Hồ|Google|Facebook|Zalo|Tư|Năm|Hai|Ba|Bảy|Trình [Đđ]ộ|Giao [Tt]iếp|Cơ [Bb]ản|Nâng [Cc]ao|Король|Бог|Господь)(?!\p{L})/u;

const base = { type: 'PERSON', confidence: 0.7 } as const;
const nameAfter = (relation: string, script: string, most: number, between = ' '): PatternShape => ({
  ...base,
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${relation})${between}${name(script, most)}`, 'dgu'),
  accept: ({ value }) => !NO_NAME.test(value) && value.split(' ').every(mayBeInName),
});

const SLAVIC = alternativesOf(`
  [Пп]одруг[аиуі] [Пп]одрузі [Дд]руга? [Сс]естр[аиуі] [Бб]рата? [Сс]ина? [Сс]ына? [Дд]очк[аиу] [Дд]оньк[аи] [Дд]очь [Дд]очери [Чч]оловіка? [Мм]ужа? [Дд]ружин[аи] [Жж]ен[аы] [Сс]усіда? [Сс]усідк[аи] [Сс]осед[а]? [Сс]оседк[аи]
  [Кк]олег[аиу] [Кк]ерівниц[яі] [Нн]ачальниц[яаіеы] [Бб]абус[яі] [Дд]ідусь [Тт]ітк[аи] [Дд]ядьк[оа] [Тт]ётя [Дд]ядя [Пп]лемінник[а]? [Пп]лемінниц[яі] [Пп]лемянник[а]? [Пп]лемянниц[аы] [Сс]векрух[аи] [Сс]векровь [Тт]ещ[аі] [Тт]ёща [Кк]ум[аи]?
  [Вв]чительк[аи] [Уу]чительниц[аы] [Вв]иховательк[аи] [Пп]ані [Пп]ан`);
const GREEK = `(?:${alternativesOf('άντρας άντρα σύζυγος σύζυγό γυναίκα γιος γιο γιου κόρη κόρης αδελφός αδελφό αδελφή αδερφός αδερφό αδερφή φίλος φίλο φίλη φίλης γείτονας γειτόνισσα συνάδελφος συνάδελφό μητέρα πατέρας γιαγιά παππούς ξάδερφος ξαδέρφη ανιψιός ανιψιά δασκάλα')}) (?:μου|μας|του|της)(?:,? (?:ο|η|τον|την|του|της))?`;
const VIETNAMESE = alternativesOf(`
  chị Chị (?<![Tt]iếng_)anh (?<![Tt]iếng_)Anh cô Cô chú Chú bác Bác ông Ông bà Bà dì Dì cậu Cậu (?<![Bb]ậc_)[Tt]hầy bé Bé sếp Sếp con_trai con_gái Con_gái Con_trai em_trai em_gái anh_trai chị_gái vợ Vợ chồng Chồng bác_sĩ Bác_sĩ chủ_nhà hàng_xóm bạn_trai bạn_gái đồng_nghiệp`);
const INDONESIAN_NEAR = `(?:[Tt]eman|[Ss]uami|[Ii]stri|[Aa]nak|[Aa]dik|[Kk]akak|[Pp]acar|[Tt]etangga|[Bb]os|[Aa]tasan|[Rr]ekan|[Ss]epupu|[Kk]eponakan|[Ss]ahabat|[Mm]ertua|[Ii]par)(?: (?:saya|aku|kami|gue|gw))`;
const INDONESIAN_CALLED = alternativesOf(
  '[Pp]ak_(?:RT|RW|Haji|Kades|Lurah|Guru|Dokter) [Bb]u_(?:RT|RW|Haji|Guru|Dokter|Bidan) Pak pak Mbak mbak Kak kak Tante tante Ustadz Dik Ny\\. Tn\\. Sdr\\. Sdri\\.',
);
/** Indonesian forms of address that are also words of other languages: Turkish "bu" ("this"), Spanish "mas", English "bang". */
const INDONESIAN_SHORT_CALLED = alternativesOf('Bu bu Mas mas Bang bang');
const INDONESIAN_WORD =
  /(?<!\p{L})(?:yang|saya|aku|kami|kamu|tidak|nggak|gak|untuk|dengan|adalah|sudah|udah|akan|bisa|juga|tolong|itu|ini|dari|dan|kata|mau|besok|ke|\p{L}{3,}nya)(?!\p{L})/iu;

/** A Turkish name before "Mr" or "Mrs". Men of history are also called so, hence the words for kin, work and housing. */
const TURKISH_CALLED: PatternShape = {
  ...base,
  pattern:
    /(?<![\p{L}\p{M}'’])(?<value>(?:(?<=\p{Ll} )\p{Lu}\p{Ll}{2,12} )?\p{Lu}\p{Ll}{2,14}) (?:Bey|Hanım|bey|hanım|abi|abla|usta|hoca|teyze|amca)(?:['’ ,.:;!?)]|$)/dgmu,
  requires:
    /(?<!\p{L})(?:sayın|bizim|ev sahibi(?:m|miz)|komşum(?:uz)?|müdürüm(?:üz)?|şefim|patronum(?:uz)?|kızım\p{L}*|oğlum\p{L}*|eşim|annem|babam|öğretmeni|yöneticisi|velisi|aidat\p{L}*|kira\p{L}{0,3}|randevu\p{L}*)(?!\p{L})/iu,
  accept: ({ value }) =>
    value.split(' ').every(mayBeInName) &&
    !/(?:Sayın|Merhaba|Selam|Sevgili|Küçük|Beyaz|Osman|Orhan|Ertuğrul)(?!\p{L})/u.test(value),
};

/** A name before the Hindi word for "with", which mostly stands behind a postposition or a pronoun instead. */
const HINDI_BRIDE =
  '(?<![\\p{L}\\p{M}])(?!(?:के|मेरे|तेरे|उसके|उनके|इनके|किसके|हमारे|परिवार|परिवारों|मित्रों|दोस्तों|सब|सबके) )[\\p{Script=Devanagari}\\p{M}]{2,12}';

/** Words for "my" and "our" with a pet. German is left out: any noun after "mein Hund" is capitalised ("mein Hund Angst hat"). */
const LATIN_PETS = alternativesOf(`
  [Mm](?:on|a)_(?:chien(?:ne)?|chiot|chat(?:te|on)?|lapine?|cheval|jument|perroquet|hamster) [Nn]otre_(?:chien(?:ne)?|chiot|chat(?:te|on)?|lapine?|cheval|jument|perroquet|hamster)
  (?:[Mm]i|[Nn]uestr[oa])_(?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|cachorr[oa]|caballo|yegua|conej[oa]|loro)
  (?:[Mm]io|[Mm]ia|[Nn]ostr[oa])_(?:cane|cagnolin[oa]|gatt[oa]|gattin[oa]|mici[oa]|cavallo|cavalla|coniglio|pappagallo|criceto)
  (?:[Mm]eu|[Mm]inha|[Nn]oss[oa])_(?:cão|cachorr[oa]|cadela|gat[oa]|gatinh[oa]|cachorrinh[oa]|cavalo|coelho|papagaio)
  (?:[Mm]ijn|[Oo]nze)_(?:hond|hondje|poes|kat|kater|paard|konijn)
  (?:[Mm]ój|[Mm]oja|[Mm]ojego|[Mm]ojej|[Nn]asz|[Nn]asza)_(?:pies|psa|psem|suczka|suczki|kota?|kotka|kotki|koń|królik)
  (?:[Mm]ůj|[Mm]oje|[Nn]áš|[Nn]aše|[Mm]ôj|[Mm]oja|[Nn]aša)_(?:pes|fena|fenka|kočka|kocour|kůň|mačka)
  (?:[Mm]in|[Vv]år)_(?:hund|katt|valp|häst|kanin|kat|hest)
  [Kk]öpeğim [Kk]edim [Kk]öpeğimiz [Kk]edimiz`);
const CYRILLIC_PETS = `(?:[Мм]о(?:й|я|его|ей|ему|ю)|[Мм]і?о?ї?й|[Нн]аш(?:а|его|ей)?) (?:пес|пёс|пса|псу|собак[аиуе]|щенок|щенка|кот(?:а|у|ик)?|кошк[аиуе]|котёнок|котенок|кіт|кішк[аиу]|цуценя|попуга[йя]|хомяка?)`;
/** Breeds and other capitalised words that may follow the word for a pet but are not its name. */
const BREED =
  /^(?:Persa|Persan|Perser|Labrador|Golden|Husky|Berger|Pastor|Yorkshire|York|Bulldog|Bouledogue|Siam\p{L}*|Maine|Border|Jack Russell|Cocker|Chihuahua|Beagle|Boxer|Dogo|Pitbull|Teckel|Akita|Shiba|Whatsapp|WhatsApp|Royal|Purina)(?!\p{L})/u;
const pet = (pets: string, script: string): PatternShape => {
  const shape = nameAfter(pets, script, 1, '(?:,| nommée?| appelée?| llamad[oa]| chiamat[oa]| chamad[oa]| genaamd)? ');
  return { ...shape, accept: (candidate) => !BREED.test(candidate.value) && shape.accept?.(candidate) !== false };
};

export const personAfterRelation: PatternRule = shapeRule('person-context-relations', [
  nameAfter(SLAVIC, 'Cyrillic', 3),
  nameAfter(GREEK, 'Greek', 2),
  nameAfter(alternativesOf('κυρία Κυρία κύριος κύριο κύριε Κύριε κυρίου κυρίας κα κος Κα Κος'), 'Greek', 2),
  nameAfter(VIETNAMESE, 'Latin', 4, ' (?:tên (?:là )?|là )?'),
  nameAfter(INDONESIAN_NEAR, 'Latin', 3, '(?:,| yang bernama| bernama)? (?:Pak |Bu |Mas |Mbak )?'),
  // The second name after a word for a relation, joined by "dan" ("and").
  nameAfter(`${INDONESIAN_NEAR} \\p{Lu}\\p{Ll}+ dan`, 'Latin', 2),
  nameAfter(INDONESIAN_CALLED, 'Latin', 3),
  { ...nameAfter(INDONESIAN_SHORT_CALLED, 'Latin', 3), requires: INDONESIAN_WORD },
  TURKISH_CALLED,
  // Hindi in Latin letters: "meri saas Kamla".
  {
    ...nameAfter(
      'bhai|bhaiya|didi|bhabhi|chacha|chachi|mausi|dadi|nani|saas|sasur|beta|beti|dost|behen|jija|devar|nanad|padosi',
      'Latin',
      2,
    ),
    requires:
      /(?<!\p{L})(?:hai|hain|mera|meri|mere|kya|nahi|nahin|mujhe|raha|rahi|karna|hamara|hamari|wala|wale)(?!\p{L})/iu,
  },
  // Invitations to weddings in Hindi: "चाँदनी संग सूरज".
  {
    ...base,
    requires: /^(?=.*(?:शादी|विवाह)).*संग/su,
    pattern: new RegExp(
      `${HINDI_BRIDE}(?= संग )|(?<=${HINDI_BRIDE} संग )[\\p{Script=Devanagari}\\p{M}]{2,12}(?![\\p{L}\\p{M}])`,
      'gu',
    ),
  },
  pet(LATIN_PETS, 'Latin'),
  pet(CYRILLIC_PETS, 'Cyrillic'),
]);
