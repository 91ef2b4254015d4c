// Names that everybody knows: countries and large cities, people of history and of the news, characters, large firms, works and
// institutions. Written for this project. `known-to-all.ts` keeps them in any prompt, `general-question.ts` in questions about the world.
import type { EntityType } from '../detect/annotation.ts';
import { CITIES_AMERICAS, CITIES_EUROPE, CITIES_WORLD, COUNTRIES } from '../privacy/lists/places.ts';

const REGIONS = `
new_south_wales queensland western_australia south_australia tasmania ontario quebec québec british_columbia alberta manitoba saskatchewan nova_scotia
baden-württemberg nordrhein-westfalen nrw hessen sachsen thüringen niedersachsen rheinland-pfalz saarland schleswig-holstein mecklenburg-vorpommern brandenburg sachsen-anhalt bayern
île-de-france bretagne normandie occitanie auvergne alsace lombardia toscana sicilia sardegna piemonte veneto puglia galicia andalucía cataluña país_vasco
punjab maharashtra gujarat rajasthan kerala tamil_nadu karnataka uttar_pradesh bihar west_bengal bali sumatra kalimantan sulawesi hokkaido okinawa
italya almanya fransa ispanya hollanda türkiye turkiye yunanistan rusya ingiltere amerika avrupa asya afrika
россия украина германия франция италия испания китай япония сша англия колумбия бразилия мексика европа азия африка америка москва санкт-петербург
中国 美国 日本 韩国 英国 法国 德国 意大利 西班牙 俄罗斯 印度 加拿大 澳大利亚 巴西 立陶宛 台湾 臺灣 香港 澳门 北京 上海 广州 深圳 美國 韓國 英國 法國 德國 義大利 俄羅斯
アメリカ イギリス フランス ドイツ イタリア スペイン ロシア 中国 韓国 インド カナダ オーストラリア ブラジル 日本 東京 大阪 京都
미국 영국 프랑스 독일 이탈리아 스페인 러시아 중국 일본 한국 대한민국 인도 캐나다 호주 브라질 서울 부산
idaho michigan
europe asia africa america north_america south_america latin_america central_america oceania antarctica middle_east far_east scandinavia balkans
caribbean mediterranean arctic sahara siberia amazon alps himalayas andes pyrenees rockies nile rhine danube mississippi thames
pacific atlantic indian_ocean baltic_sea black_sea north_sea red_sea mount_everest kilimanjaro niagara_falls grand_canyon
us usa u.s. u.s.a. united_states united_states_of_america uk u.k. great_britain britain england scotland wales northern_ireland eu european_union
ussr soviet_union roman_empire ottoman_empire british_empire byzantine_empire prussia yugoslavia czechoslovakia persia mesopotamia ancient_rome
ancient_greece ancient_egypt uae holland tibet hong_kong palestine kosovo crimea bavaria catalonia tuscany sicily provence andalusia normandy
alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana
maine maryland massachusetts michigan minnesota missouri montana nebraska nevada new_hampshire new_jersey new_mexico new_york_state
north_carolina north_dakota ohio oklahoma oregon pennsylvania rhode_island south_carolina south_dakota tennessee texas utah vermont virginia
washington west_virginia wisconsin wyoming washington_dc washington,_d.c. nyc new_york_city silicon_valley wall_street hollywood manhattan brooklyn
times_square eiffel_tower louvre colosseum vatican sun moon venus jupiter mercury neptune uranus pluto earth milky_way
roma milano venezia firenze napoli torino köln münchen wien zürich genf genève bruxelles brüssel lisboa sevilla moskau warschau prag athen london paris
nueva_york londres nuova_york parigi londra berlino madrid barcelona
`;

const PEOPLE = `
emma_thompson emma_watson emma_stone daniel_radcliffe rupert_grint keanu_reeves johnny_depp angelina_jolie jennifer_aniston jennifer_lawrence scarlett_johansson
robert_de_niro al_pacino robert_downey_jr. robert_downey_jr chris_evans chris_hemsworth ryan_gosling ryan_reynolds matt_damon ben_affleck george_clooney julia_roberts
meryl_streep nicole_kidman cate_blanchett kate_winslet natalie_portman anne_hathaway margot_robbie tom_cruise will_smith denzel_washington morgan_freeman
samuel_l._jackson harrison_ford mark_hamill carrie_fisher clint_eastwood sylvester_stallone arnold_schwarzenegger jackie_chan jet_li timothée_chalamet zendaya
anthony_hopkins ian_mckellen benedict_cumberbatch hugh_jackman hugh_grant colin_firth judi_dench helen_mirren sean_connery daniel_craig roger_moore
martin_scorsese francis_ford_coppola ridley_scott james_cameron david_lynch david_fincher wes_anderson tim_burton peter_jackson george_lucas akira_kurosawa
hayao_miyazaki ingmar_bergman federico_fellini jean-luc_godard françois_truffaut pedro_almodóvar lars_von_trier wong_kar-wai bong_joon-ho greta_gerwig
billie_eilish ariana_grande justin_bieber justin_timberlake britney_spears katy_perry miley_cyrus selena_gomez bruno_mars kendrick_lamar jay-z dua_lipa
harry_styles sam_smith elton_john paul_mccartney ringo_starr george_harrison mick_jagger keith_richards eric_clapton jimi_hendrix janis_joplin jim_morrison
stevie_wonder ray_charles aretha_franklin whitney_houston mariah_carey celine_dion céline_dion tina_turner dolly_parton johnny_cash frank_sinatra louis_armstrong
miles_davis john_coltrane ella_fitzgerald billie_holiday bruce_springsteen tom_petty neil_young leonard_cohen joni_mitchell phil_collins peter_gabriel
shakira enrique_iglesias julio_iglesias ricky_martin jennifer_lopez luis_fonsi daddy_yankee bad_bunny rosalía maluma karol_g juanes marc_anthony
edith_piaf édith_piaf jacques_brel serge_gainsbourg stromae luciano_pavarotti andrea_bocelli laura_pausini helene_fischer herbert_grönemeyer rammstein
blackpink stray_kids coldplay radiohead u2 pink_floyd led_zeppelin deep_purple ac/dc linkin_park green_day arctic_monkeys the_rolling_stones
neymar kylian_mbappé mbappé erling_haaland haaland zinedine_zidane zidane diego_maradona david_beckham wayne_rooney harry_kane mohamed_salah luka_modrić manuel_neuer
thomas_müller toni_kroos pep_guardiola jürgen_klopp josé_mourinho carlo_ancelotti rafael_nadal novak_djokovic andy_murray carlos_alcaraz jannik_sinner naomi_osaka
venus_williams simone_biles michael_phelps usain_bolt max_verstappen sebastian_vettel fernando_alonso ayrton_senna magic_johnson larry_bird shaquille_o'neal
stephen_curry kevin_durant giannis_antetokounmpo luka_dončić wayne_gretzky babe_ruth mike_tyson floyd_mayweather conor_mcgregor virat_kohli sachin_tendulkar ms_dhoni
kemal_atatürk mustafa_kemal_atatürk atatürk recep_tayyip_erdoğan erdoğan yaşar_kemal orhan_pamuk nazım_hikmet sait_faik sait_faik_abasıyanık evliya_çelebi aziz_nesin
sabahattin_ali tarkan sezen_aksu barış_manço fatih_sultan_mehmet kanuni_sultan_süleyman mimar_sinan yunus_emre
robert_habeck annalena_baerbock olaf_scholz friedrich_merz merz lars_klingbeil klingbeil christian_lindner markus_söder söder alice_weidel sahra_wagenknecht karl_lauterbach
frank-walter_steinmeier helmut_kohl helmut_schmidt willy_brandt konrad_adenauer gerhard_schröder ursula_von_der_leyen von_der_leyen christine_lagarde lagarde
mario_draghi draghi jean-claude_juncker charles_michel josep_borrell jens_stoltenberg mark_rutte giorgia_meloni meloni silvio_berlusconi berlusconi matteo_salvini matteo_renzi
pedro_sánchez mariano_rajoy felipe_vi francisco_franco emmanuel_carrère marine_le_pen le_pen jean-luc_mélenchon nicolas_sarkozy françois_hollande jacques_chirac charles_de_gaulle
de_gaulle françois_mitterrand keir_starmer rishi_sunak liz_truss boris_johnson theresa_may david_cameron tony_blair gordon_brown nigel_farage jeremy_corbyn king_charles
queen_elizabeth_ii prince_william prince_harry meghan_markle princess_diana donald_tusk andrzej_duda lech_wałęsa karol_nawrocki jarosław_kaczyński wisława_szymborska
adam_mickiewicz henryk_sienkiewicz stanisław_lem olga_tokarczuk czesław_miłosz fryderyk_chopin maria_skłodowska-curie mikołaj_kopernik jan_paweł_ii
volodymyr_zelenskyy volodymyr_zelensky alexei_navalny boris_yeltsin mikhail_gorbachev nikita_khrushchev leon_trotsky karl_lagerfeld coco_chanel
narendra_modi modi indira_gandhi jawaharlal_nehru rahul_gandhi b._r._ambedkar rabindranath_tagore shah_rukh_khan amitabh_bachchan salman_khan aamir_khan deepika_padukone
priyanka_chopra a._r._rahman lata_mangeshkar imran_khan benazir_bhutto muhammad_ali_jinnah joko_widodo jokowi prabowo_subianto sukarno suharto lee_kuan_yew mahathir_mohamad
ho_chi_minh hồ_chí_minh võ_nguyên_giáp nguyễn_du aung_san_suu_kyi rodrigo_duterte ferdinand_marcos
xi_jinping deng_xiaoping chiang_kai-shek sun_yat-sen lao_tzu laozi jack_ma yao_ming lu_xun mo_yan liu_cixin haruki_murakami murakami yukio_mishima kazuo_ishiguro
shinzo_abe fumio_kishida kim_jong-un kim_jong_un yoon_suk-yeol lee_jae-myung han_kang netanyahu benjamin_netanyahu yasser_arafat yitzhak_rabin david_ben-gurion golda_meir amos_oz
ali_khamenei ayatollah_khomeini saddam_hussein bashar_al-assad muammar_gaddafi osama_bin_laden mohammed_bin_salman abdel_fattah_el-sisi gamal_abdel_nasser naguib_mahfouz
umm_kulthum fairuz mahmoud_darwish khalil_gibran kahlil_gibran ibn_khaldun ibn_battuta ibn_sina avicenna averroes al-ghazali al_ghazali ibnu_arabi ibn_arabi
al-khwarizmi saladin omar_khayyam hafez ferdowsi saadi hamzah_fansuri pramoedya_ananta_toer chairil_anwar
jair_bolsonaro lula_da_silva dilma_rousseff machado_de_assis paulo_coelho clarice_lispector fernando_pessoa josé_saramago luís_de_camões jorge_amado gilberto_gil
caetano_veloso anitta simón_bolívar hugo_chávez nicolás_maduro javier_milei eva_perón juan_perón cristina_kirchner andrés_manuel_lópez_obrador claudia_sheinbaum
gabriel_garcía_márquez mario_vargas_llosa pablo_neruda octavio_paz isabel_allende julio_cortázar jorge_luis_borges miguel_de_cervantes federico_garcía_lorca diego_rivera
dante dante_alighieri petrarca boccaccio umberto_eco italo_calvino elena_ferrante alessandro_manzoni luigi_pirandello primo_levi giuseppe_verdi puccini giacomo_puccini rossini
caravaggio raffaello botticelli tiziano donatello bernini giotto modigliani garibaldi giuseppe_garibaldi
thomas_mann hermann_hesse heinrich_heine heinrich_böll günter_grass bertolt_brecht franz_schubert schubert robert_schumann schumann johannes_brahms brahms haydn
joseph_haydn mendelssohn richard_wagner richard_strauss gustav_mahler mahler igor_stravinsky stravinsky shostakovich rachmaninoff prokofiev dvořák smetana liszt franz_liszt
claude_debussy maurice_ravel ravel erik_satie hector_berlioz gershwin leonard_bernstein john_williams hans_zimmer ennio_morricone
honoré_de_balzac balzac gustave_flaubert flaubert émile_zola zola marcel_proust proust stendhal charles_baudelaire baudelaire rimbaud arthur_rimbaud verlaine jules_verne
alexandre_dumas antoine_de_saint-exupéry saint-exupéry simone_de_beauvoir jean-paul_sartre marguerite_duras george_sand montaigne blaise_pascal rené_descartes
michel_foucault jacques_derrida derrida roland_barthes pierre_bourdieu claude_monet édouard_manet manet renoir auguste_renoir degas cézanne paul_cézanne gauguin delacroix
eugène_delacroix matisse henri_matisse rodin auguste_rodin toulouse-lautrec marc_chagall chagall kandinsky wassily_kandinsky paul_klee gustav_klimt klimt egon_schiele
edvard_munch munch rubens dürer albrecht_dürer hieronymus_bosch bruegel velázquez goya francisco_goya el_greco joan_miró joan_miro rené_magritte magritte mondrian
jackson_pollock mark_rothko edward_hopper georgia_o'keeffe basquiat keith_haring damien_hirst jeff_koons ai_weiwei yayoi_kusama hokusai frank_lloyd_wright le_corbusier
antoni_gaudí zaha_hadid norman_foster frank_gehry
fyodor_dostoevsky leo_tolstoy anton_chekhov alexander_pushkin pushkin nikolai_gogol gogol mikhail_bulgakov bulgakov vladimir_nabokov nabokov boris_pasternak solzhenitsyn
oscar_wilde james_joyce virginia_woolf samuel_beckett w._b._yeats t._s._eliot ezra_pound lord_byron john_keats percy_shelley mary_shelley wordsworth william_wordsworth
william_blake john_milton chaucer geoffrey_chaucer jonathan_swift daniel_defoe charlotte_brontë emily_brontë george_eliot thomas_hardy rudyard_kipling h.g._wells h._g._wells
arthur_conan_doyle lewis_carroll robert_louis_stevenson bram_stoker joseph_conrad d._h._lawrence e._m._forster aldous_huxley c.s._lewis c._s._lewis roald_dahl ian_fleming
graham_greene terry_pratchett neil_gaiman douglas_adams zadie_smith hilary_mantel salman_rushdie ian_mcewan margaret_atwood alice_munro
herman_melville nathaniel_hawthorne walt_whitman emily_dickinson henry_david_thoreau ralph_waldo_emerson f._scott_fitzgerald f.scott_fitzgerald william_faulkner faulkner
john_steinbeck steinbeck tennessee_williams arthur_miller j._d._salinger harper_lee toni_morrison maya_angelou sylvia_plath kurt_vonnegut ray_bradbury isaac_asimov asimov
philip_k._dick ursula_k._le_guin frank_herbert george_r.r._martin george_r._r._martin dan_brown john_grisham james_patterson cormac_mccarthy philip_roth david_foster_wallace
h.p._lovecraft h._p._lovecraft brandon_sanderson robert_frost langston_hughes allen_ginsberg jack_kerouac charles_bukowski astrid_lindgren selma_lagerlöf karin_boye
henrik_ibsen ibsen august_strindberg hans_christian_andersen søren_kierkegaard tove_jansson ingrid_bergman greta_garbo greta_thunberg abba carl_linnaeus linnaeus
alfred_nobel roald_amundsen ernest_shackleton shackleton robert_falcon_scott edmund_hillary james_cook amerigo_vespucci david_livingstone charles_lindbergh amelia_earhart
wright_brothers florence_nightingale jane_goodall david_attenborough rachel_carson jacques_cousteau steve_irwin nigella_lawson jamie_oliver gordon_ramsay julia_child
carl_friedrich_gauss emmy_noether ramanujan srinivasa_ramanujan kurt_gödel gödel david_hilbert hilbert georg_cantor henri_poincaré poincaré john_nash terence_tao
andrew_wiles paul_erdős claude_shannon grace_hopper linus_torvalds guido_van_rossum dennis_ritchie ken_thompson bjarne_stroustrup donald_knuth edsger_dijkstra dijkstra
tim_berners-lee larry_page sergey_brin satya_nadella sundar_pichai jensen_huang lisa_su larry_ellison michael_dell steve_wozniak peter_thiel reid_hoffman jack_dorsey
andrej_karpathy geoffrey_hinton yann_lecun yoshua_bengio demis_hassabis ilya_sutskever dario_amodei fei-fei_li andrew_ng marie_kondo dale_carnegie stephen_covey james_clear
tim_ferriss tony_robbins jordan_peterson yuval_noah_harari steven_pinker daniel_kahneman nassim_taleb malcolm_gladwell richard_dawkins noam_chomsky chomsky slavoj_žižek
judith_butler hannah_arendt karl_popper bertrand_russell john_stuart_mill jeremy_bentham thomas_kuhn max_weber émile_durkheim john_rawls ayn_rand friedrich_hayek hayek
paul_krugman joseph_stiglitz thomas_piketty ray_dalio george_soros charlie_munger peter_lynch john_bogle jerome_powell janet_yellen alan_greenspan andrew_carnegie
john_d._rockefeller rockefeller j.p._morgan carl_rogers b.f._skinner jean_piaget piaget lev_vygotsky abraham_maslow maslow viktor_frankl alfred_adler erik_erikson
ivan_pavlov stanley_milgram albert_bandura louis_braille helen_keller maria_montessori edward_jenner alexander_fleming joseph_lister gregor_mendel rosalind_franklin
james_watson francis_crick barbara_mcclintock alfred_wegener ernest_rutherford rutherford michael_faraday james_clerk_maxwell max_planck erwin_schrödinger
werner_heisenberg paul_dirac dirac enrico_fermi wolfgang_pauli robert_oppenheimer j._robert_oppenheimer edwin_hubble johannes_kepler tycho_brahe nicolaus_copernicus
galileo_galilei dmitri_mendeleev mendeleev antoine_lavoisier lavoisier robert_boyle alessandro_volta andré-marie_ampère georg_ohm heinrich_hertz
ruth_bader_ginsburg sandra_day_o'connor antonin_scalia john_adams john_quincy_adams james_madison james_monroe andrew_jackson ulysses_s._grant robert_e._lee
woodrow_wilson harry_truman harry_s._truman dwight_eisenhower dwight_d._eisenhower lyndon_johnson lyndon_b._johnson jimmy_carter gerald_ford george_h._w._bush michelle_obama
bernie_sanders elizabeth_warren nancy_pelosi mitch_mcconnell alexandria_ocasio-cortez ron_desantis mike_pence jd_vance j.d._vance al_gore john_mccain mitt_romney
alexander_hamilton frederick_douglass harriet_tubman susan_b._anthony booker_t._washington w.e.b._du_bois nat_turner john_brown sitting_bull
joe_rogan ellen_degeneres jimmy_fallon stephen_colbert jon_stewart trevor_noah john_oliver david_letterman kim_kardashian kylie_jenner paris_hilton martha_stewart mrbeast
pewdiepie elizabeth_holmes sam_bankman-fried bernie_madoff edward_snowden julian_assange chelsea_manning al_capone jack_the_ripper ted_bundy charles_manson o.j._simpson
bertrand_cantat amélie_poulain van_helsing abraham_van_helsing jonathan_harker mina_harker ebenezer_scrooge oliver_twist david_copperfield elizabeth_bennet mr_darcy mr._darcy
jane_eyre heathcliff dorian_gray jekyll dr_jekyll robinson_crusoe gulliver captain_ahab ishmael huckleberry_finn tom_sawyer atticus_finch holden_caulfield
jay_gatsby daisy_buchanan nick_carraway winston_smith big_brother raskolnikov anna_karenina emma_bovary madame_bovary jean_valjean javert quasimodo esmeralda d'artagnan
count_of_monte_cristo edmond_dantès gregor_samsa josef_k. mephisto mephistopheles siegfried odysseus achilles agamemnon aeneas oedipus antigone medea
prometheus hercules heracles perseus theseus icarus artemis poseidon hades aphrodite loki freya osiris anubis krishna shiva vishnu
hermione_granger ron_weasley albus_dumbledore dumbledore severus_snape snape voldemort draco_malfoy sirius_black frodo_baggins bilbo_baggins bilbo aragorn legolas
 sauron gollum saruman samwise_gamgee jon_snow daenerys_targaryen daenerys tyrion_lannister cersei_lannister arya_stark ned_stark sansa_stark geralt_of_rivia geralt
katniss_everdeen peeta_mellark bella_swan edward_cullen percy_jackson han_solo leia princess_leia obi-wan_kenobi yoda anakin_skywalker palpatine captain_kirk spock picard
james_t._kirk jean-luc_picard doctor_who bruce_wayne clark_kent peter_parker tony_stark steve_rogers bruce_banner thor_odinson natasha_romanoff wonder_woman deadpool
professor_x harley_quinn lex_luthor thanos doctor_strange indiana_jones rocky_balboa rambo john_wick ethan_hunt jason_bourne ellen_ripley
sarah_connor marty_mcfly doc_brown walter_white jesse_pinkman saul_goodman tony_soprano don_draper michael_scott dwight_schrute jim_halpert lisa_simpson
peter_griffin rick_and_morty spongebob spongebob_squarepants mickey_mouse donald_duck bugs_bunny tom_and_jerry scooby-doo shrek buzz_lightyear
  princess_peach zelda  sonic pac-man lara_croft master_chief kratos cloud_strife sephiroth naruto sasuke goku vegeta luffy ichigo light_yagami eren_yeager
mikasa totoro sailor_moon asterix obelix tintin pippi_longstocking pippi pinocchio peter_pan captain_hook tinker_bell alice_in_wonderland cinderella snow_white
sleeping_beauty little_red_riding_hood hansel_and_gretel robin_hood king_arthur lancelot guinevere ali_baba scheherazade sinbad
习近平 毛泽东 邓小平 周恩来 蒋介石 孙中山 江泽民 胡锦涛 温家宝 李克强 鲁迅 老舍 巴金 茅盾 沈从文 钱钟书 张爱玲 莫言 余华 刘慈欣 古龙 王家卫 张艺谋 陈凯歌 冯小刚 贾樟柯
周星驰 成龙 李小龙 李连杰 周润发 刘德华 梁朝伟 张国荣 张曼玉 巩俐 章子怡 范冰冰 周杰伦 林俊杰 邓紫棋 王菲 邓丽君 陈奕迅 姚明 刘翔 郎平 马化腾 雷军 任正非 李彦宏 刘强东 张一鸣 袁隆平 钱学森 屠呦呦
孔子 孟子 老子 庄子 荀子 墨子 韩非子 孙子 司马迁 诸葛亮 曹操 刘备 孙权 周瑜 吕布 秦始皇 汉武帝 唐太宗 武则天 成吉思汗 忽必烈 朱元璋 康熙 乾隆 慈禧 岳飞 文天祥 李白 杜甫 白居易 王维 苏轼 苏东坡 李清照 辛弃疾
陶渊明 王羲之 曹雪芹 罗贯中 施耐庵 吴承恩 蒲松龄 贾宝玉 林黛玉 薛宝钗 王熙凤 孙悟空 唐僧 猪八戒 沙僧 鲁智深 白素贞 梁山伯 祝英台 赖清德 賴清德 蔡英文 马英九 馬英九 柯文哲 韩国瑜 張忠謀 张忠谋 魏哲家 郭台铭 黄仁勋 黃仁勳
特朗普 川普 拜登 奥巴马 克林顿 布什 普京 泽连斯基 默克尔 马克龙 马斯克 乔布斯 比尔盖茨 扎克伯格 巴菲特 爱因斯坦 牛顿 达尔文 伽利略 霍金 图灵 居里夫人 爱迪生 特斯拉 莎士比亚 歌德 雨果 巴尔扎克 托尔斯泰 陀思妥耶夫斯基 契诃夫 高尔基
卡夫卡 村上春树 海明威 马克思 恩格斯 列宁 斯大林 弗洛伊德 尼采 康德 黑格尔 柏拉图 苏格拉底 亚里士多德 拿破仑 希特勒 丘吉尔 罗斯福 林肯 甘地 曼德拉 梅西 罗纳尔多 姆巴佩 贝克汉姆 科比 贝多芬 莫扎特 巴赫 肖邦 毕加索 梵高 达芬奇 米开朗基罗
夏目漱石 芥川龍之介 太宰治 三島由紀夫 川端康成 村上春樹 大江健三郎 宮沢賢治 森鷗外 谷崎潤一郎 江戸川乱歩 東野圭吾 松本清張 司馬遼太郎 与謝野晶子 松尾芭蕉 紫式部 清少納言 織田信長 豊臣秀吉 徳川家康 坂本龍馬 西郷隆盛 福沢諭吉 渋沢栄一 野口英世 伊藤博文
安倍晋三 岸田文雄 石破茂 高市早苗 小泉純一郎 菅義偉 宮崎駿 高畑勲 新海誠 黒澤明 小津安二郎 是枝裕和 北野武 手塚治虫 尾田栄一郎 鳥山明 大谷翔平 イチロー 羽生結弦 本田圭佑 中田英寿 錦織圭 大坂なおみ 美空ひばり 宇多田ヒカル 米津玄師 木村拓哉 湯川秀樹 山中伸弥
이순신 세종대왕 안중근 유관순 윤동주 김소월 박경리 조정래 황석영 봉준호 박찬욱 홍상수 송강호 이정재 손흥민 김연아 박지성 류현진 김민재 이강인 페이커 방탄소년단 블랙핑크 아이유 싸이 윤석열 문재인 이재명 박근혜 이명박 노무현 김대중 박정희 전두환 김정은 김정일 김일성 이건희 이재용 정주영
путин сталин ленин горбачёв горбачев ельцин хрущёв брежнев пушкин лермонтов гоголь толстой достоевский чехов есенин маяковский ахматова цветаева булгаков набоков пастернак солженицын бродский чайковский рахманинов шостакович
менделеев ломоносов гагарин циолковский репин айвазовский левитан малевич кандинский шагал эйнштейн ньютон дарвин наполеон гитлер черчилль рузвельт вашингтон линкольн трамп байден обама макрон меркель зеленский
пётр_i екатерина_ii иван_грозный александр_невский владимир_путин иосиф_сталин владимир_ленин александр_пушкин лев_толстой фёдор_достоевский антон_чехов михаил_булгаков юрий_гагарин
socrates plato aristotle pythagoras archimedes euclid sophocles euripides cicero seneca marcus_aurelius julius_caesar caesar augustus nero
cleopatra alexander_the_great genghis_khan confucius sun_tzu buddha jesus jesus_christ muhammad moses god santa santa_claus zeus odin thor
leonardo_da_vinci da_vinci michelangelo rembrandt vermeer monet van_gogh vincent_van_gogh picasso pablo_picasso dalí salvador_dalí frida_kahlo
andy_warhol warhol banksy mozart bach beethoven chopin vivaldi wagner tchaikovsky debussy
shakespeare william_shakespeare cervantes goethe schiller kafka franz_kafka tolstoy dostoevsky chekhov dickens charles_dickens jane_austen austen
mark_twain hemingway ernest_hemingway orwell george_orwell tolkien j.r.r._tolkien j.k._rowling agatha_christie stephen_king edgar_allan_poe victor_hugo
voltaire rousseau molière proust camus albert_camus sartre borges garcía_márquez bashō basho rumi homer_simpson
hamlet macbeth romeo_and_juliet othello king_lear don_quixote sherlock_holmes harry_potter dracula frankenstein batman superman
spider-man spiderman iron_man james_bond darth_vader luke_skywalker gandalf frodo pikachu godzilla barbie gatsby jay_gatsby winnie_the_pooh
descartes spinoza leibniz locke john_locke hume david_hume kant immanuel_kant hegel schopenhauer nietzsche friedrich_nietzsche marx karl_marx
engels kierkegaard heidegger wittgenstein foucault freud sigmund_freud carl_jung pavlov machiavelli thomas_aquinas hobbes thomas_hobbes
adam_smith keynes john_maynard_keynes milton_friedman
galileo copernicus kepler newton isaac_newton darwin charles_darwin mendel pasteur louis_pasteur faraday maxwell tesla nikola_tesla edison
thomas_edison curie marie_curie einstein albert_einstein planck bohr niels_bohr heisenberg schrödinger schrodinger feynman richard_feynman
oppenheimer hawking stephen_hawking turing alan_turing ada_lovelace von_neumann shannon euler gauss riemann fermat bayes laplace fourier fibonacci
krebs hubble carl_sagan neil_degrasse_tyson neil_armstrong buzz_aldrin yuri_gagarin
napoleon napoleon_bonaparte louis_xiv marie_antoinette robespierre joan_of_arc henry_viii elizabeth_i queen_victoria queen_elizabeth
george_washington thomas_jefferson jefferson benjamin_franklin lincoln abraham_lincoln theodore_roosevelt franklin_d._roosevelt roosevelt
churchill winston_churchill hitler adolf_hitler stalin joseph_stalin lenin mussolini mao mao_zedong gandhi mahatma_gandhi nelson_mandela mandela
martin_luther martin_luther_king martin_luther_king_jr. rosa_parks malcolm_x che_guevara fidel_castro jfk john_f._kennedy kennedy nixon richard_nixon
reagan ronald_reagan margaret_thatcher thatcher bill_clinton clinton hillary_clinton george_w._bush obama barack_obama trump donald_trump biden
joe_biden kamala_harris putin vladimir_putin zelensky xi_jinping angela_merkel merkel macron emmanuel_macron scholz bismarck
columbus christopher_columbus magellan marco_polo vasco_da_gama captain_cook anne_frank mother_teresa dalai_lama pope_francis
elon_musk musk steve_jobs bill_gates jeff_bezos mark_zuckerberg warren_buffett sam_altman tim_cook henry_ford
taylor_swift beyoncé beyonce eminem kanye_west rihanna madonna michael_jackson elvis elvis_presley freddie_mercury john_lennon
bob_dylan david_bowie kurt_cobain bob_marley the_beatles beatles metallica nirvana ed_sheeran lady_gaga bts
messi lionel_messi ronaldo cristiano_ronaldo pelé maradona michael_jordan lebron_james kobe_bryant serena_williams roger_federer usain_bolt
muhammad_ali tiger_woods tom_brady lewis_hamilton michael_schumacher
tom_hanks brad_pitt leonardo_dicaprio marilyn_monroe charlie_chaplin bruce_lee audrey_hepburn alfred_hitchcock hitchcock stanley_kubrick
steven_spielberg quentin_tarantino tarantino christopher_nolan walt_disney oprah oprah_winfrey
`;

const ORGANISATIONS = `
visa mastercard american_express paypal klarna revolut n26 western_union moneygram venmo zelle cash_app robinhood coinbase binance vanguard blackrock
charles_schwab goldman_sachs morgan_stanley jpmorgan jpmorgan_chase bank_of_america wells_fargo citibank citigroup hsbc barclays lloyds natwest santander bbva caixabank
deutsche_bank commerzbank sparkasse volksbank unicredit intesa_sanpaolo bnp_paribas société_générale crédit_agricole ubs credit_suisse ing_diba comdirect dkb axa
zurich aok barmer techniker_krankenkasse kaiser_permanente blue_cross aetna cigna unitedhealth geico state_farm allstate
deloitte kpmg pwc pricewaterhousecoopers ernst_&_young mckinsey bain boston_consulting_group bcg accenture capgemini infosys tata_consultancy_services wipro cognizant
dhl fedex usps royal_mail dpd gls deutsche_post la_poste correos poste_italiane lufthansa ryanair easyjet wizz_air british_airways air_france klm emirates
qatar_airways turkish_airlines singapore_airlines delta_air_lines united_airlines american_airlines southwest_airlines jetblue deutsche_bahn sncf trenitalia renfe amtrak
flixbus blablacar lyft gojek didi booking.com expedia tripadvisor hilton marriott hyatt accor hertz europcar
siemens bosch basf bayer sap volkswagen_group daimler daimler_ag mercedes-benz thyssenkrupp henkel beiersdorf merck roche novartis pfizer moderna biontech
astrazeneca johnson_&_johnson gsk glaxosmithkline sanofi eli_lilly novo_nordisk abbvie amgen gilead medtronic philips nestlé nestle unilever procter_&_gamble p&g danone
l'oréal loreal kraft_heinz heinz ferrero lindt milka haribo dr._oetker dr_oetker maggi knorr barilla nutella red_bull heineken carlsberg guinness budweiser
aldi lidl rewe edeka kaufland rossmann tesco sainsbury's sainsburys asda waitrose morrisons marks_&_spencer carrefour leclerc auchan intermarché mercadona
el_corte_inglés esselunga migros costco best_buy home_depot kroger whole_foods trader_joe's walgreens cvs macy's nordstrom ebay etsy alibaba aliexpress
temu shein zalando mediamarkt decathlon zara h&m primark uniqlo levi's gucci prada chanel louis_vuitton hermès dior burberry rolex swatch
dyson miele bosch_siemens whirlpool lg panasonic toshiba hitachi nikon fujifilm gopro dji garmin fitbit logitech razer corsair asus acer lenovo
hewlett-packard huawei xiaomi oppo oneplus motorola nokia ericsson cisco qualcomm broadcom tsmc asml micron western_digital seagate sandisk kingston
vodafone o2 telekom deutsche_telekom t-mobile verizon at&t comcast telefónica movistar telstra
salesforce adobe autodesk atlassian jira confluence microsoft_teams trello asana monday.com hubspot zendesk shopify wordpress squarespace mailchimp
dropbox google_drive onedrive icloud gmail outlook powerpoint photoshop illustrator figma github gitlab bitbucket kubernetes aws azure google_cloud
cloudflare heroku vercel netlify digitalocean datadog splunk snowflake databricks mongodb redis postgresql mysql elasticsearch kafka terraform ansible jenkins stack_overflow
hugging_face midjourney deepseek perplexity mistral mistral_ai stability_ai elevenlabs duolingo coursera udemy edx khan_academy quizlet
pinterest snapchat telegram wechat kakaotalk viber skype twitch epic_games riot_games blizzard ubisoft electronic_arts ea valve rockstar_games
league_of_legends valorant world_of_warcraft overwatch counter-strike dota grand_theft_auto gta call_of_duty the_sims skyrim cyberpunk_2077 the_witcher elden_ring baldur's_gate_3
the_legend_of_zelda super_mario final_fantasy dungeons_&_dragons dungeons_and_dragons warhammer magic_the_gathering monopoly scrabble catan
hbo disney+ prime_video hulu warner_bros sony_pictures dreamworks pixar studio_ghibli lucasfilm netflix_inc
saving_private_ryan the_godfather pulp_fiction forrest_gump schindler's_list the_shawshank_redemption jurassic_park the_lion_king toy_story finding_nemo
the_dark_knight avengers black_panther blade_runner terminator back_to_the_future casablanca citizen_kane parasite squid_game stranger_things the_office
 seinfeld the_simpsons family_guy south_park the_sopranos the_wire mad_men succession westworld black_mirror sherlock downton_abbey bridgerton the_crown
the_great_gatsby to_kill_a_mockingbird 1984 animal_farm brave_new_world pride_and_prejudice wuthering_heights moby_dick war_and_peace crime_and_punishment
the_catcher_in_the_rye of_mice_and_men lord_of_the_flies the_hobbit dracula frankenstein don_quixote the_odyssey the_iliad the_divine_comedy les_misérables
one_hundred_years_of_solitude the_little_prince harry_potter_and_the_philosopher's_stone atomic_habits sapiens quran koran torah
nhs ofsted hmrc dvla ofcom ofgem citizens_advice acas dwp ucas amnesty_international greenpeace wwf unicef oxfam médecins_sans_frontières doctors_without_borders
save_the_children salvation_army alcoholics_anonymous overeaters_anonymous creative_commons mozilla apache linux_foundation w3c ietf ieee ansi
ig_metall ver.di ihk finanzamt jobcenter agentur_für_arbeit bamf bafin bundesbank bundesamt tüv adac spd cdu csu fdp afd die_grünen bündnis_90/die_grünen die_linke
faz f.a.z. die_zeit der_spiegel süddeutsche_zeitung ard zdf le_monde le_figaro libération el_país el_mundo la_repubblica corriere_della_sera pravda
financial_times the_economist economist wall_street_journal the_wall_street_journal bloomberg forbes newsweek usa_today los_angeles_times the_atlantic the_new_yorker
wired the_lancet lancet new_england_journal_of_medicine jama bmj pubmed arxiv fox_news msnbc nbc cbs npr pbs al_jazeera sky_news
 columbia_university cornell  dartmouth  university_of_chicago northwestern uc_berkeley  ucla nyu new_york_university university_of_michigan
harvard_university yale_university stanford_university princeton_university oxford_university cambridge_university university_of_oxford university_of_cambridge
imperial_college imperial_college_london ucl university_college_london lse london_school_of_economics king's_college_london eth_zürich eth_zurich epfl tu_münchen
tsinghua tsinghua_university peking_university university_of_tokyo national_university_of_singapore iit
democratic_party republican_party labour_party conservative_party liberal_democrats supreme_court_of_the_united_states
european_court_of_justice european_court_of_human_rights international_criminal_court interpol europol world_trade_organization international_monetary_fund g7 g20 asean oecd
fc_bayern fc_bayern_münchen bayern borussia_dortmund liverpool_fc manchester_city tottenham juventus ac_milan inter_milan atlético_madrid psg
paris_saint-germain benfica galatasaray fenerbahçe beşiktaş los_angeles_lakers lakers chicago_bulls golden_state_warriors new_york_yankees dallas_cowboys
腾讯 阿里巴巴 百度 华为 京东 美团 字节跳动 抖音 微信 微博 淘宝 支付宝 拼多多 网易 滴滴 比亚迪 蔚来 小鹏 格力 海尔 联想 茅台 中国银行 工商银行 建设银行 农业银行 招商银行 清华大学 北京大学 复旦大学 上海交通大学 浙江大学 台积电 台積電
 谷歌 微软 亚马逊 特斯拉 英伟达  丰田 本田 宝马 奔驰  麦当劳 肯德基 星巴克 可口可乐 联合国 世界卫生组织 欧盟 北约 中国国家博物馆 故宫博物院 人民日报 新华社 央视
トヨタ トヨタ自動車 ホンダ 日産 ソニー 任天堂 パナソニック 東芝 日立 富士通 キヤノン ソフトバンク 楽天 ユニクロ 東京大学 京都大学 早稲田大学 慶應義塾大学 日本銀行 マクドナルド スターバックス アマゾン グーグル アップル マイクロソフト 国連 厚生労働省 文部科学省 国税庁 日本年金機構 スタジオジブリ
삼성 삼성전자 현대자동차 현대차 엘지전자 네이버 카카오 쿠팡 배달의민족 국민은행 신한은행 우리은행 서울대학교 서울대 연세대학교 연세대 고려대학교 고려대 카이스트 한국은행 국세청 국민연금공단 국민건강보험공단 구글 애플 아마존 마이크로소프트 스타벅스 맥도날드
яндекс сбербанк газпром вконтакте роскосмос мгу мгимо росатом озон вайлдберриз тинькофф ржд аэрофлот фсб кгб нато оон
google alphabet apple microsoft amazon meta facebook netflix tesla nvidia intel amd ibm oracle samsung sony nintendo openai anthropic spotify uber
airbnb twitter tiktok youtube instagram whatsapp linkedin reddit wikipedia paypal visa mastercard ikea nike adidas lego disney pixar marvel dc
coca-cola coca_cola pepsi mcdonald's mcdonalds starbucks walmart toyota honda bmw mercedes volkswagen audi porsche ferrari boeing airbus spacex
nasa esa un united_nations eu european_union nato who world_health_organization unesco unicef imf world_bank wto opec red_cross european_commission
european_parliament european_central_bank ecb fed federal_reserve fda cdc fbi cia nsa irs epa sec supreme_court congress senate house_of_representatives
white_house pentagon kremlin parliament bundestag bundesrat vatican nobel
harvard yale princeton stanford mit oxford cambridge sorbonne eth
nba nfl mlb nhl fifa uefa ioc premier_league champions_league bundesliga real_madrid fc_barcelona manchester_united bayern_munich
iphone ipad galaxy android windows linux playstation xbox chatgpt gpt-4 gpt-4o claude gemini copilot cfa gmat gre sat act toefl ielts ap
bbc cnn new_york_times the_new_york_times guardian the_guardian reuters washington_post fight_club star_wars star_trek inception interstellar
game_of_thrones lord_of_the_rings the_lord_of_the_rings breaking_bad the_matrix matrix titanic minecraft fortnite pokémon pokemon
islam sunni shia shia_islam christianity judaism hinduism buddhism
`;

/** ISO 3166, for the names of countries in our languages; the runtime knows them. */
const CODES =
  'AD AE AF AL AM AO AR AT AU AZ BA BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW';
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

function countryNames(): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return CODES.split(' ').flatMap((code) => names.of(code) ?? []);
  });
}

const written = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' ').toLowerCase());

interface PublicNames {
  readonly places: ReadonlySet<string>;
  /** People, firms, works: a model takes the one for the other. */
  readonly others: ReadonlySet<string>;
}

let known: PublicNames | undefined;

function publicNames(): PublicNames {
  known ??= {
    places: new Set([
      ...[COUNTRIES, CITIES_AMERICAS, CITIES_EUROPE, CITIES_WORLD, REGIONS].flatMap(written),
      ...countryNames().map((name) => name.toLowerCase()),
    ]),
    others: new Set([PEOPLE, ORGANISATIONS].flatMap(written)),
  };
  return known;
}

/** A model or a number of a product is no other name: "Galaxy S24", "iPhone 15". */
const VERSION = /(?: (?:\d{1,4}|[a-z]\d{1,3}|pro|max|plus|ultra|mini))+$/;

/** Whether a name, as it was found, is one that everybody knows. Cities are people's names too: a person is never looked for among them. */
export function isPublicName(name: string, type: EntityType): boolean {
  const { places, others } = publicNames();
  const bare = name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/['’]s?$/, '');
  if (type !== 'PERSON' && places.has(bare)) return true;
  const unnumbered = bare.replace(VERSION, '');
  if (others.has(bare) || others.has(unnumbered)) return true;
  // "Samsung Galaxy": a firm's product. Two surnames that all know may be anybody's name: "Kennedy Newton".
  return type !== 'PERSON' && unnumbered.split(' ').every((word) => others.has(word));
}
