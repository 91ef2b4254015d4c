// Words by which a prompt says that it is about a game, a work of literature, a tale or a journey. `_` is a space or hyphen, `*` any letters.
// Every list is tried on every text, so no word may mean something else in another language: "masalah" is a problem, "gezin" a family.
// Words of scripts that do not separate words are in the lists named UNSPACED.

/** Words in prompts about role-playing games, invented worlds and fan fiction. */
export const GAME_WORDS = [
  `d&d dnd dungeons_&_dragons dungeons_and_dragons dungeon_master game_master pathfinder warhammer cthulhu worldbuilding world_building fanfic* fan_fiction
   ttrpg rpg text_adventure interactive_fiction`,
  `spielleiter* kampagne_spielen jdr jeux?_de_rôle_sur_table meneur_de_jeu gioco_di_ruolo giochi_di_ruolo juego_de_rol partida_de_rol jogo_de_rpg mesa_de_rpg mestre_de_rpg rolspel* rollspel* spelledare rollperson* textabenteuer`,
  `mistrz*_gry gra_fabularn* gry_fabularn* sesj*_rpg hra_na_hrdiny dračí_doupě joc_de_rol фанфик* фанфік* ролев*_игр* рольов*_гр* днд παίζουμε_ρόλους παιχνίδι_ρόλων main_peran nhập_vai`,
  `لعبة_أدوار لعبة_ادوار تقمص_أدوار نقش_آفرینی משחק_תפקידים רולפליי रोल_प्ले रोलप्ले`,
];
export const UNSPACED_GAME_WORDS =
  '跑团|互动小说|同人(?:小说|小說|创作|創作|誌|志)|(?<![不共合相随带])同人文(?!化)|世界观设定|角色扮演游戏|奇幻小说|二次創作|二次创作|ファンタジー|판타지|세계관|팬픽|แฟนฟิค';

/** Words for exams in literature and for essays about books. */
export const LITERATURE_WORDS = [
  `book_report literary_analysis main_characters explain_*_characters novel_by character_analysis english_literature a-level_english ap_lit deutschabitur gedichtinterpretation gedichtanalyse
   buchvorstellung textanalyse`,
  `commentaire_composé commentaire_de_texte fiche_de_lecture bac_de_français bac_français comentario_de_texto reseña_literaria quarta_liceo quinta_liceo tema_di_maturità analisi_del_testo
   saggio_breve scheda_libro redação_enem fuvest resenha boekverslag boekbespreking`,
  `rozprawk* charakterystyka_(?:bohatera|postaci) streszczenie_(?:lektury|powieści|książki) lektura_szkolna slohov* rozbor_(?:díla|básně|knihy) čtenářsk* eseu* evaluarea_națională comentariu_literar bokrecension* bokanalys* nationella_prov
   ανάλυση_(?:ποιήματος|του_ποιήματος|για_το) πανελλήνιες`,
  `roman_kahraman* tarih_sorusu romanındaki deneme_yaz kitap_özeti читательск* сочинение_по_(?:роману|повести|пьесе|рассказу|литературе) твір_за_(?:романом|повістю|п['’]єсою) resensi cerpen_karya novel_karya unsur_intrinsik
   tugas_bahasa_indonesia nghị_luận* phân_tích_(?:bài_thơ|tác_phẩm|nhân_vật|đoạn_trích|đoạn_thơ) cảm_nhận_(?:bài_thơ|nhân_vật) ngữ_văn`,
  `निबंध उपन्यास कविता_का चरित्र_चित्रण تعبير_عن قصيدة القصيدة شاهنامه شعر_نو בגרות_בספרות ניתוח_(?:שיר|סיפור|דמות|יצירה)`,
];
export const UNSPACED_LITERATURE_WORDS =
  '读后感|讀後感|赏析|名著|高考语文|感想文|読書感想|(?<![\\p{Script=Han}])国語の(?:読解|教科書)|독후감|(?<![가-힣])문학 |เรียงความ|วรรณคดี|วรรณกรรม|ภาษาไทย ม\\.? ?[1-6](?!\\d)';

/** Words for fairy tales and short stories, which a prompt asks the assistant to write. */
export const TALE_WORDS = [
  `bedtime_story short_story fairy_tale* fable* märchen* kurzgeschichte* gute_nacht_geschichte* conte_de_fées fables cuento_(?:infantil|corto|sobre|para_niños) microrrelato fiaba favola raccontino
   historinha conto_(?:infantil|de_fadas|curto) fábula sprookje* kort_verhaal`,
  `bajk* basme? basmul masalı? masallar(?:ı)? kısa_(?:hikaye|öykü) opowiadanie_(?:fantasy|o) baśń baśni pohádk* povídk* povestioar* godnattsaga* saga_om novell_om παραμύθι* διήγημα сказк* казк* оповіданн* dongeng* cerpen* cerita_pendek truyện_cổ_tích truyện_ngắn`,
  `कहानी कहानियाँ قصة_قصيرة قصة_للأطفال قصة_اطفال حكاية قصه داستان_کوتاه אגדה סיפור_קצר סיפור_לילה`,
];
export const UNSPACED_TALE_WORDS =
  '童话|睡前故事|短篇小说|短篇|寓言|童話|昔話|おとぎ話|短編|(?<![가-힣])동화(?![되하를])|단편 ?소설|นิทาน|เรื่องสั้น';

/** Words for planning a journey and for sights. */
export const JOURNEY_WORDS = [
  `itinerary weekend_in city_break road_trip roadtrip* day_trip* sightseeing must_see reiseroute rundreise reiseplan* städtetrip städtereise sehenswürdigkeiten wanderung* wandertour* wochenende_in itinéraire* circuit_de
   week_end_à weekend_à que_visiter randonnée*`,
  `itinerario* qué_ver qué_visitar ruta_por cosa_vedere cosa_visitare sentiero roteiro_de_viagem roteiro_(?:em|de_\\d+_dias) o_que_visitar o_que_fazer_em trilha* reisroute* bezienswaardigheden citytrip*`,
  `zwiedzani* zwiedzić zwiedzamy víkend_v víkend_ve itinerář* co_vidět itinerar* traseu* vandra vandring* resplan* rundresa* ταξίδι* gezi_(?:rotası|planı|programı) gezilecek*
  `,
  `маршрут_(?:на|по|пешком|выходного) подорож подорожі подорожей путешеств* достопримечательност* itinerary* liburan* jalan_jalan wisata* du_lịch* phượt* lịch_trình_(?:du_lịch|đi)`,
  `यात्रा ट्रिप घूमने घूमना पर्यटन رحلة_(?:إلى|الى|سياحية|لـ?مدة) سياحة سياحي سياحية برنامه_سفر سفر_به گردشگری טיול לטיול טיולים מסלול_טיול לטייל`,
];
export const UNSPACED_JOURNEY_WORDS =
  '自驾|旅[游遊]行程|行程怎么|旅[游遊]攻略|旅行|游玩|景点|旅程|観光|(?<!社員|修学|研修)旅行|여행|코스 ?짜|관광|ทริป|เที่ยว(?!บิน)';

/** Words for quizzes and for lists of songs. */
export const QUIZ_WORDS = [
  `(?:quiz|kviz|kvíz|quizz|кви́з)_(?:about|night|questions|question|über|zu|sur|sobre|su|om|na_téma|despre|o) κουίζ_(?:για|με|ερωτήσεων|\\d{1,4}) quiz_\\d{1,4} \\d{1,4}_quiz trivia tipsrunda tipspromenad playlist* playliste* setlist* diskografie discographie discografía discografia eurovision melodifestivalen sanremo çalma_listesi şarkı_listesi плейлист* викторин*
   вікторин* kuis_tentang lagu_lagu أغاني اغاني آهنگ‌های שירים_של`,
];
export const UNSPACED_QUIZ_WORDS = '歌单|歌單|プレイリスト|플레이리스트|เพลย์ลิสต์|เพลงของ';

/** Words in questions about films, series, music and sport. */
export const SHOW_WORDS = [
  `who_sang who_played who_directed box_office cast_of lyrics premier_league la_liga bundesliga serie_a ligue_1 champions_league world_cup`,
  `schauspieler* filmmusik liedtext* filmreihe tatort actrice* chanteu* chanson* série_télé actriz cantante* canción* película* telenovela* attrice attore attori attrice canzon* regista ator atriz novela_das_* zanger* acteur* liedje*`,
  `aktor* reżyser* piosenk* śpiewał* serialu seriale serialem herečk* seriál* zpěvá* zpíval* písnič* cântec* cântăreț* actrița filmul skådespel* sjöng ηθοποι* τραγούδι*`,
  `şarkı* şarkıcı* süper_lig süperlig gol_kralı dizisi dizisinde dizideki актёр* актер* актор* песн* пісн* сериал* серіал* режисс?ёр* режиссер* режисер* певец певица співак* фильм* фільм* sinetron penyanyi lagunya ca_sĩ bộ_phim diễn_viên bài_hát v_league`,
  `سریال_(?:ایرانی|ترکی|کره‌ای) مسلسل المسلسل الدوري_(?:الإنجليزي|الإسباني|السعودي|المصري) غنى غنت أغنية مطرب مطربة فیلم خواننده آهنگ بازیگر لیگ_برتر סדרה בסדרה סרט בסרט שחקן שחקנית זמר זמרת השיר ליגת फ़िल्म फिल्म सीरियल गाना गाने गायक अभिनेता अभिनेत्री आईपीएल`,
];
export const UNSPACED_SHOW_WORDS =
  '电影|电视剧|歌手|歌词|导演|主演|票房|综艺|联赛|映画|ドラマ|アニメ|(?:映画|アニメ)の?監督|甲子園|드라마|(?<![가-힣])영화|노래|(?<![가-힣])가수(?![금당요])|(?:여|남|영화 ?|주연 ?)배우(?!자)|예능|(?<!แ)ละคร|(?<!ผิว)หนัง(?!สือ|ตา|ศีรษะ|แท้)|นักร้อง|ซีรีส์|ไทยลีก|พระเอก|นางเอก';

/** Words for shopping lists and menus. */
export const GOODS_WORDS = [
  `shopping_list grocer* weekly_shop einkaufszettel einkaufsliste speisekarte liste_de_courses lista_de_la_compra lista_del_súper lista_della_spesa lista_de_compras lista_de_mercado cardápio menù
   boodschappenlijst* boodschappenbriefje menukaart`,
  `lista_zakupów list*_zakupow* jadłospis* karta_dań nákupní_seznam jídelní* lista_de_cumpărături inköpslista handlelista λίστα_για_σουπερ λίστα_για_σούπερ λίστα_για_ψώνια μενού`,
  `alışveriş_listesi market_listesi menüyü список_покупок список_продуктов daftar_belanja thực_đơn danh_sách_đi_chợ قائمة_التسوق قائمة_الطعام لیست_خرید רשימת_קניות किराना`,
];
export const UNSPACED_GOODS_WORDS =
  '购物清单|超市清单|采购清单|菜单(?:翻|上的)|菜名|買い物リスト|장보기|ของที่จะซื้อ|รายการซื้อ';

/** Words that ask for a name, for example for a baby or a pet, or for the meaning of a name. */
export const NAMING_WORDS = [
  `babynamen (?:mädchen|jungen)namen_(?:mit|die|gesucht) nombre_para_(?:el_bebé|la_bebé|bebé|niñ[oa]) nomi?_(?:per_(?:la|il|un|una)_bimb[oa]|da_bambin[oa]|femminil[ei]|maschil[ei]) nome_(?:de|pra|para)_(?:bebê|menin[oa]|neném) meisjesnamen jongensnamen`,
  `imi(?:ę|ona)_dla_(?:dziewczynki|chłopca|córki|syna|dziecka|psa|kota) jmén[oa]_pro_(?:holčičku|holku|kluka|chlapečka|miminko|psa|kočku) nume_pentru_(?:fată|fete|băiat|băieți|bebeluș) flicknamn_(?:som|på|med) pojknamn_(?:som|på|med) bebek_ismi kız_ismi erkek_ismi ismi_olur όνομα_για_(?:μωρό|κορίτσι|αγόρι|σκύλο|γάτα) (?:имя|имена)_для_(?:девочки|мальчика|ребёнка|ребенка|кота|собаки|дочки|сына) назвать_(?:дочь|дочку|сына|ребёнка|ребенка) ім['’]я_для_(?:дівчинки|хлопчика|дитини|кота|собаки)
   назвати_(?:доньку|сина|дитину) (?:ide|rekomendasi|arti)_nama_(?:bayi|anak) đặt_tên_(?:con|bé|cho_(?:con|bé)) tên_nào_hợp`,
  `معنى_اسم أسماء_بنات أسماء_أولاد معنی_اسم שם_לתינוק שם_לתינוקת שמות_לבן שמות_לבת नाम_रखें नाम_का_मतलब`,
];
export const UNSPACED_NAMING_WORDS =
  '[取起]什么名|怎么[取起]名(?![单片册额])|帮.{0,8}(?<![提获读抽选录爬])[取起](?:一?个)?名(?:字|$|[，。？！,?!])|名付け|名前の候補|아기 이름 (?:추천|지어)|작명|ตั้งชื่อลูก(?!ค้า|จ้าง|หนี้)';

/**
 * "My" and "our" by language, because some of these words mean something else in another one: "ma" is "my" in French and "has" in Polish.
 * A prompt with such a word is about somebody near the writer.
 */
export const OWN_WORDS: Readonly<Record<string, string>> = {
  en: 'my our mine',
  de: 'mein* unser*',
  fr: 'mon ma mes notre nos',
  es: 'mi mis nuestr*',
  it: 'mio mia miei mie nostr*',
  pt: 'meu minha meus minhas nosso* nossa*',
  nl: 'mijn onze',
  pl: 'mój moja moje moją mojej mojego moich mojemu moim nasz*',
  cs: 'můj moje má mou mí mých mého mému mojí náš* naše* naší*',
  sk: 'môj moja moje mojej náš* naše*',
  ro: 'meu mea mei mele nostru noastră',
  sv: 'min mitt mina vår vårt våra',
  da: 'min mit mine vores',
  no: 'min mitt mine vår',
  tr: 'benim bizim oğlum* kızım* annem* babam* eşim* kocam* karım* kardeşim* arkadaşım* köpeğim* kedim* teyzem* halam* dedem* ninem* anneannem* babaannem* çocuğum*',
  ru: 'мой моя моё мое моего моей моему моих мою наш*',
  uk: 'мій моя моє мого моєї моєму мою наш*',
  id: 'anakku istriku suamiku ibuku ayahku temanku adikku kakakku anak_saya istri_saya suami_saya ibu_saya teman_saya',
  vi: 'con_tôi con_em con_mình mẹ_tôi mẹ_em mẹ_mình bố_tôi bố_em vợ_tôi chồng_em bạn_tôi bạn_em',
  ar: 'ابني بنتي ولدي أمي امي أبي ابي زوجي زوجتي أختي اختي أخي اخي صديقي صديقتي جدتي جدي',
  fa: 'پسرم دخترم مادرم پدرم همسرم شوهرم خانمم خواهرم برادرم دوستم بابام مامانم',
  he: 'שלי שלנו בני בתי הבן_שלי אשתי בעלי אמי אבי אחי אחותי',
  hi: 'मेरा मेरी मेरे हमारा हमारी हमारे',
};
/** The Greek word for "my" and "me", without verbs behind which it means "me": "γράψε μου". */
export const UNSPACED_OWN_WORDS =
  '(?<!(?:γράψε|πες|δώσε|φτιάξε|βρες|κάνε|εξήγησέ|βοήθησέ|πείτε|γράψτε) )(?<![\\p{L}])(?:μου|μας)(?![\\p{L}])|我(?:的|家|儿子|女儿|老公|老婆|妈|爸|朋友|同事|闺女|娃|孩子)|咱家|私の|僕の|俺の|うちの|我が|내 |제 |우리|저희|ลูก(?:ฉัน|ผม|เรา|สาว|ชาย)|แม่(?:ฉัน|ผม)|พ่อ(?:ฉัน|ผม)|ของ(?:ฉัน|ผม|เรา)|แฟน(?:ฉัน|ผม|เรา)|เพื่อน(?:ฉัน|ผม)';
