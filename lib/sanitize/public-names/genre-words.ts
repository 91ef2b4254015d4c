// Words by which a prompt says that it is about a game, a work of literature, a tale or a journey. `_` is a space or hyphen, `*` any letters.
// Words of scripts that do not separate words are in the lists named UNSPACED.

/** Role-playing games, invented worlds and fan fiction. */
export const GAME_WORDS = [
  `d&d dnd dungeons_&_dragons dungeons_and_dragons dungeon_master game_master pathfinder warhammer cthulhu worldbuilding world_building fanfic* fan_fiction
   ttrpg rpg npc npcs cosplay crossover`,
  `rollenspiel* spielleiter* kampagne_spielen jdr jeu_de_rôle* meneur_de_jeu gioco_di_ruolo giochi_di_ruolo juego_de_rol partida_de_rol jogo_de_rpg mesa_de_rpg mestre_de_rpg rolspel* rollspel*`,
  `mistrz*_gry gra_fabularn* gry_fabularn* sesj*_rpg hra_na_hrdiny dračí_doupě joc_de_rol rol_yapma* фанфик* фанфік* ролев*_игр* рольов*_гр* днд`,
];
export const UNSPACED_GAME_WORDS =
  '跑团|同人文?|世界观设定|角色扮演|奇幻小说|二次創作|二次创作|ファンタジー|ロールプレイ|판타지|세계관|팬픽|역할극|แฟนฟิค';

/** School, exams and writing about books, films and history. */
export const LITERATURE_WORDS = [
  `book_report literary_analysis character_analysis english_lit* a_level gcse igcse ap_lit* bagrut abitur deutschabitur gedichtinterpretation gedichtanalyse charakterisier*
   buchvorstellung lückentext erörterung textanalyse`,
  `commentaire_composé commentaire_de_texte fiche_de_lecture bac_de_français bac_français comentario_de_texto selectividad ebau reseña_literaria quarta_liceo quinta_liceo tema_di_maturità analisi_del_testo
   saggio_breve scheda_libro redação_enem enem fuvest resenha boekverslag boekbespreking eindexamen`,
  `matur* rozprawk* charakterystyk* lektur* streszczeni* slohov* úvah* rozbor* čtenářsk* referát* eseu* evaluarea_națională comentariu_literar analysera bokrecension* bokanalys* nationella_prov
   έκθεση* ανάλυση* λυκείου πανελλήνιες`,
  `edebiyat* deneme denemesi roman_kahraman* tarih_sorusu kpss yks kitap_özeti kompozisyon* tyt ayt сочинени* литератур* егэ огэ читательск* твір* твору нмт зно літератур* esai resensi cerpen_karya novel_karya unsur_intrinsik
   tugas_bahasa_indonesia phân_tích* nghị_luận* bài_văn cảm_nhận* ngữ_văn`,
  `निबंध उपन्यास कविता_का चरित्र_चित्रण تعبير_عن قصيدة القصيدة رواية الرواية شاهنامه شعر_نو کنکور ניתוח הספרות בגרות הבגרות בספרות הרומן`,
];
export const UNSPACED_LITERATURE_WORDS =
  '读后感|讀後感|作文|赏析|名著|高考语文|感想文|読書感想|国語の|독후감|문학|수능 국어|เรียงความ|วรรณคดี|วรรณกรรม|ภาษาไทย ม';

/** Tales that are to be written. */
export const TALE_WORDS = [
  `bedtime_story short_story fairy_tale* fable* märchen* kurzgeschichte* gute_nacht_geschichte* conte conte_de_fées fables cuento fábula microrrelato fiaba favola raccontino
   historinha conto fábula sprookje* kort_verhaal`,
  `bajk* hikaye* hikâye* baśń baśni opowiadani* pohádk* povídk* basm* povestioar* godnattsaga* saga_om novell_om παραμύθι* διήγημα masal* öykü* сказк* казк* оповіданн* dongeng* cerpen* cerita_pendek truyện_cổ_tích truyện_ngắn`,
  `कहानी कहानियाँ قصة_قصيرة قصة_للأطفال قصة_اطفال حكاية قصه داستان_کوتاه אגדה סיפור_קצר סיפור_לילה`,
];
export const UNSPACED_TALE_WORDS = '童话|睡前故事|短篇小说|短篇|寓言|童話|昔話|おとぎ話|短編|동화|단편|นิทาน|เรื่องสั้น';

/** Journeys and sights. */
export const JOURNEY_WORDS = [
  `itinerary weekend_in city_break road_trip roadtrip day_trip* sightseeing must_see reiseroute rundreise reiseplan* städtetrip städtereise roadtrip* sehenswürdigkeiten wanderung* wandertour* wochenende_in itinéraire* circuit_de
   week_end_à weekend_à que_visiter randonnée*`,
  `itinerario* qué_ver qué_visitar ruta_de ruta_por escapada cosa_vedere cosa_visitare sentiero roteiro* o_que_visitar o_que_fazer_em trilha* reisroute* bezienswaardigheden citytrip* wandeling*`,
  `zwiedzani* zwiedzić wycieczk* zwiedzamy výlet* víkend_v víkend_ve itinerář* co_vidět itinerar* excursie* traseu* vacanță* vandra vandring* resplan* rundresa* εκδρομή* διακοπές* ταξίδι* gezi* gezilecek* tatil* rota
   seyahat*`,
  `маршрут* поездк* путешеств* достопримечательност* подорож* поїздк* itinerary* liburan* jalan_jalan wisata* du_lịch* lịch_trình* phượt* đi_chơi*`,
  `यात्रा ट्रिप घूमने घूमना पर्यटन رحلة الرحلة سياحة سياحي سياحية برنامه_سفر سفر_به گردش گردشگری טיול לטיול טיולים מסלול לטייל`,
];
export const UNSPACED_JOURNEY_WORDS =
  '自驾|行程|攻略|旅游|旅行|游玩|景点|旅程|観光|(?<!社員|修学|研修)旅行|여행|코스 ?짜|관광|ทริป|เที่ยว(?!บิน)';

/** Quizzes, lists of songs and sport. */
export const CULTURE_WORDS = [
  `quiz* kviz* kvíz* κουίζ* trivia playlist* playliste* setlist* diskografie discographie discografía discografia eurovision melodifestivalen sanremo çalma_listesi şarkı_listesi плейлист* викторин* вікторин* kuis lagu_lagu bài_hát أغاني اغاني آهنگ‌های שירים_של`,
];
export const UNSPACED_CULTURE_WORDS = '歌单|歌單|プレイリスト|クイズ|플레이리스트|퀴즈|เพลย์ลิสต์|เพลงของ';

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
