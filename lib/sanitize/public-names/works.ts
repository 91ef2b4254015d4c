// Works and the people in them: `titles: names`, titles separated by "/", words of one name joined by "_". Written for this project. Most
// of these names are private people's too; `work-names.ts` takes them for characters only in a prompt that names the work.
// Each title has several words, because a single word is also a word or a name in too many prompts: "Frozen", "Heidi".
export const WORKS = `
frozen_2/die_eiskönigin/la_reine_des_neiges/frozen_ii: elsa anna olaf kristoff sven hans arendelle
toy_story: woody buzz buzz_lightyear jessie andy rex sid bonnie lotso
finding_nemo/findet_nemo/le_monde_de_nemo/buscando_a_nemo: nemo marlin dory crush bruce
the_lion_king/lion_king/der_könig_der_löwen/le_roi_lion/el_rey_león/il_re_leone: simba nala mufasa scar timon pumbaa rafiki zazu
inside_out/alles_steht_kopf: riley joy bing_bong
beauty_and_the_beast/die_schöne_und_das_biest/la_belle_et_la_bête: belle gaston lumière cogsworth maurice
mary_poppins: mary_poppins bert jane michael banks
peppa_pig/peppa_wutz: peppa george suzy rebecca
paw_patrol: ryder chase marshall skye rubble zuma rocky
harry_potter: harry hermione ron neville draco malfoy ginny luna snape sirius lupin hagrid cedric dobby tom_riddle albus severus bellatrix fred george percy
the_lord_of_the_rings/lord_of_the_rings/der_herr_der_ringe/le_seigneur_des_anneaux: frodo sam samwise merry pippin gimli boromir faramir éowyn eowyn arwen galadriel elrond théoden
the_hobbit/der_hobbit: bilbo thorin balin smaug bard
star_wars: luke leia han han_solo anakin padmé rey finn poe kylo_ren obi-wan lando mandalorian grogu
star_trek: kirk spock picard data riker janeway
game_of_thrones/house_of_the_dragon: jon_snow arya sansa bran ned cersei jaime tyrion tywin daenerys joffrey robb theon brienne rhaenyra alicent viserys
the_witcher/der_hexer: geralt ciri yennefer triss jaskier vesemir dandelion
the_hunger_games/hunger_games/die_tribute_von_panem: katniss peeta gale rue haymitch effie snow
percy_jackson: percy annabeth grover luke
the_chronicles_of_narnia: lucy susan edmund peter aslan eustace caspian
stranger_things: eleven mike dustin lucas will max nancy steve jonathan hopper joyce vecna
breaking_bad: walter_white walter jesse skyler saul gus hank marie
better_call_saul: jimmy kim chuck howard nacho lalo mike
the_office: jim pam dwight michael michael_scott angela kevin andy scranton
the_simpsons/die_simpsons/los_simpson/i_simpson/les_simpson: homer marge bart lisa maggie moe ned apu milhouse krusty burns
rick_and_morty: rick morty summer beth jerry
the_sopranos: tony carmela christopher paulie silvio junior
peaky_blinders: tommy arthur polly ada grace
the_last_of_us: joel ellie abby tess tommy
la_casa_de_papel/money_heist/haus_des_geldes: berlin tokio nairobi palermo lisboa denver helsinki
chainsaw_man: denji makima power aki nayuta
attack_on_titan: eren mikasa armin levi annie
death_note: light ryuk misa
one_piece: luffy zoro nami usopp sanji robin chopper
demon_slayer: tanjiro nezuko zenitsu inosuke
breath_of_the_wild/tears_of_the_kingdom/the_legend_of_zelda/ocarina_of_time: zelda link ganon ganondorf
red_dead_redemption: arthur john dutch sadie micah
life_is_strange: max chloe rachel
pride_and_prejudice/stolz_und_vorurteil/orgueil_et_préjugés/orgullo_y_prejuicio: elizabeth jane lydia darcy bingley wickham collins charlotte bennet
sense_and_sensibility: elinor marianne willoughby brandon
wuthering_heights: heathcliff catherine cathy edgar isabella hindley hareton nelly
jane_eyre: jane rochester bertha adele st_john
great_expectations: pip estella joe magwitch havisham
the_great_gatsby/great_gatsby/der_große_gatsby: gatsby daisy nick tom jordan myrtle
to_kill_a_mockingbird: atticus scout jem boo calpurnia tom_robinson
of_mice_and_men/von_mäusen_und_menschen: lennie george curley slim candy crooks
lord_of_the_flies/herr_der_fliegen: ralph piggy jack simon roger
the_catcher_in_the_rye: holden phoebe stradlater
little_women/betty_und_ihre_schwestern: jo meg beth amy laurie marmee
anne_of_green_gables: anne gilbert marilla matthew diana
the_handmaid's_tale: offred serena june fred nick
romeo_and_juliet/romeo_und_julia/roméo_et_juliette/romeo_y_julieta/romeo_e_giulietta: romeo juliet julia juliette julieta giulietta tybalt mercutio benvolio paris
much_ado_about_nothing: beatrice benedick hero claudio
a_midsummer_night's_dream: hermia helena lysander demetrius puck oberon titania bottom
crime_and_punishment/schuld_und_sühne/verbrechen_und_strafe/crime_et_châtiment/crimen_y_castigo/преступление_и_наказание: raskolnikov razumikhin sonya sonia sonja dunya porfiry раскольников разумихин соня дуня порфирий
anna_karenina/анна_каренина: anna vronsky levin kitty stiva анна вронский левин кити
war_and_peace/krieg_und_frieden/guerra_y_paz/война_и_мир: natasha pierre andrei наташа пьер андрей
the_brothers_karamazov/братья_карамазовы: alyosha ivan dmitri smerdyakov алёша иван дмитрий
the_master_and_margarita/мастер_и_маргарита/der_meister_und_margarita: margarita woland маргарита воланд
die_räuber: karl franz amalia
kabale_und_liebe: luise ferdinand wurm
effi_briest: effi innstetten crampas annie roswitha
der_vorleser/the_reader: hanna michael
die_physiker: möbius newton einstein mathilde
der_besuch_der_alten_dame: claire ill alfred
homo_faber: walter sabeth hanna
jim_knopf: jim lukas emma li_si
pippi_langstrumpf/pippi_longstocking/pippi_långstrump: pippi annika tommy
ronja_räubertochter/ronja_rövardotter/ronja_ryövärintytär: ronja birk mattis lovis
emil_und_die_detektive: emil gustav pony
die_unendliche_geschichte: bastian atréju fuchur
bibi_und_tina/bibi_&_tina: bibi tina alex
madame_bovary: emma charles rodolphe léon homais
les_misérables/die_elenden/los_miserables: valjean javert cosette marius fantine éponine thénardier
der_fremde: meursault marie raymond
cyrano_de_bergerac: cyrano roxane christian
le_petit_nicolas: nicolas alceste clotaire
don_quijote/don_quixote/don_chisciotte: sancho dulcinea rocinante
cien_años_de_soledad/one_hundred_years_of_solitude/hundert_jahre_einsamkeit: aureliano úrsula ursula remedios amaranta melquíades
la_casa_de_bernarda_alba: bernarda adela martirio angustias
i_promessi_sposi: renzo lucia don_abbondio
la_divina_commedia: beatrice virgilio caronte
the_odyssey/die_odyssee/la_odisea: odysseus penelope telemachus circe calypso nausicaa
the_iliad: achilles hector paris helen patroclus priam
downton_abbey: mary edith sybil carson bates
gilmore_girls: lorelai rory luke emily
grey's_anatomy: meredith derek cristina izzie
squid_game: gi-hun
the_little_prince/le_petit_prince/der_kleine_prinz/el_principito: rose
winnie_the_pooh/pu_der_bär: pooh piglet tigger eeyore
alice_in_wonderland/alice_im_wunderland: alice
peter_pan: peter wendy hook tinker_bell
the_wizard_of_oz/der_zauberer_von_oz: dorothy toto
charlie_and_the_chocolate_factory: charlie augustus violet veruca
saving_private_ryan: ryan miller
the_godfather/der_pate/le_parrain/el_padrino/il_padrino: michael vito sonny fredo kay
pulp_fiction: vincent jules mia butch
forrest_gump: forrest jenny bubba
the_matrix: neo trinity morpheus
fight_club: tyler marla
the_bible/old_testament/new_testament/book_of_ezekiel/book_of_obadiah/book_of_samuel/gospel_of_john/gospel_of_matthew/gospel_of_luke/gospel_of_mark/minor_prophets: obadiah ezekiel josiah jeremiah isaiah daniel job ruth esther samuel saul david jonathan solomon abigail bathsheba absalom joab abner uriah nathan elijah elisha ahab jehu hezekiah manasseh nehemiah ezra mordecai haman hosea gomer joel amos jonah micah nahum habakkuk zephaniah haggai zechariah malachi adam eve cain abel seth noah shem ham japheth abraham sarah hagar ishmael isaac rebekah esau jacob leah rachel joseph judah reuben simeon levi benjamin tamar moses aaron miriam joshua caleb rahab deborah barak gideon samson delilah boaz naomi eli hannah mary martha lazarus peter andrew james john philip bartholomew thomas matthew simon judas paul silas barnabas timothy titus philemon onesimus lydia priscilla aquila stephen cornelius nicodemus zacchaeus shadrach meshach abednego melchizedek lot
elden_ring/dark_souls: ranni melina rykard morgott mohg marika alexander blaidd fia hyetta patches solaire siegmeyer gwyn gwyndolin manus nito maria gehrman micolash eileen ludwig laurence wolf emma isshin genichiro owl kuro
genshin_impact: venti nahida furina zhongli diluc kaeya jean lisa amber barbara klee albedo eula mona fischl bennett razor noelle rosaria sucrose ganyu keqing qiqi xiao xiangling xingqiu hu_tao yelan shenhe yanfei baizhu ningguang beidou ayaka ayato thoma raiden kazuha itto kokomi gorou sara heizou nilou cyno dehya alhaitham kaveh layla faruzan collei candace dori wanderer dottore childe tartaglia signora arlecchino lyney lynette freminet navia clorinde sigewinne emilie chiori kinich citlali chasca ororon xilonen iansan varesa ineffa columbina aether lumine
honkai_star_rail/star_rail/honkai_impact: kafka blade firefly sparkle aventurine ratio jade topaz robin sunday acheron gallagher misha march himeko welt gepard bronya seele clara svarog natasha luocha jingliu yanqing bailu tingyun fuxuan lingsha feixiao moze hyacine castorice aglaea kiana mei theresa elysia
wuthering_waves/zenless_zone_zero: jinhsi changli camellya shorekeeper carlotta cartethyia zani phoebe rover yinlin jiyan verina miyabi ellen jane_doe burnice lighter yixuan zhu_yuan nicole billy anby
league_of_legends/wild_rift/teamfight_tactics: vi jinx caitlyn jayce viktor ekko mel silco vander ambessa heimerdinger singed lux garen darius draven katarina talon yasuo yone riven ashe tristana vayne lucian senna ezreal graves jhin ahri akali shen kennen irelia syndra orianna lissandra annie morgana kayle leona diana soraka janna sona nami lulu karma pyke thresh nautilus samira gwen viego briar aurora smolder zed fiora camille olaf nasus azir xerath sivir taliyah illaoi fizz ziggs corki rumble poppy kled zoe evelynn elise
overwatch_2: tracer mercy genji hanzo ana mei pharah reaper soldier sombra symmetra torbjorn winston zarya moira brigitte ashe echo sigma baptiste kiriko sojourn illari mauga juno venture freja orisa lucio lúcio cassidy mccree
baldur's_gate/baldur's_gate_3: astarion gale wyll karlach shadowheart halsin minthara jaheira minsc gortash orin ketheric raphael mizora withers alfira rolan dammon isobel aylin viconia imoen dror_ragzlin
dungeons_and_dragons/dungeons_&_dragons/critical_role/forgotten_realms/curse_of_strahd: tiamat bahamut mystra tyr helm lathander selune shar bane bhaal myrkul lolth corellon pelor raven_queen strahd ireena ismark rahadin ezmerelda van_richten volo elminster drizzt bruenor percy vex vax keyleth pike grog scanlan jester fjord caleb nott beau yasha caduceus essek imogen laudna orym ashton
stardew_valley: abigail sebastian sam shane elliott harvey alex leah penny maru emily haley robin demetrius lewis pierre caroline jodi kent vincent pam gus clint marnie jas willy linus evelyn george sandy krobus leo marlon gunther morris
animal_crossing/new_horizons: isabelle raymond marshal tom_nook timmy tommy celeste blathers brewster judy ankha zucker maple stitches sherb audie marina
final_fantasy/final_fantasy_vii/final_fantasy_xiv/final_fantasy_xvi: cloud tifa aerith barret yuffie zack vincent cid reno rude rufus cait_sith tidus yuna auron wakka lulu squall rinoa zidane vivi garnet terra kefka locke celes cecil rydia noctis ignis prompto gladiolus clive jill joshua haurchefant alphinaud alisaie graha tataru
persona_5/persona_4/persona_3/metaphor_refantazio: joker ren ryuji ann yusuke makoto futaba haru akechi sumire morgana yu yosuke chie yukiko kanji rise naoto teddie nanako dojima adachi makoto yukari junpei mitsuru akihiko aigis shinjiro ken fuuka
fire_emblem/three_houses: edelgard dimitri claude byleth sothis dorothea petra bernadetta hubert ferdinand linhardt caspar felix sylvain ingrid annette mercedes ashe dedue hilda marianne lysithea leonie lorenz raphael ignatz seteth rhea flayn marth ike lucina chrom robin corrin alear
dream_smp: steve alex herobrine
fallout_4/new_vegas: piper cait curie danse hancock preston dogmeat lucy maximus cooper_howard boone veronica cass arcade raul ulysses benny caesar
mass_effect/dragon_age: shepard garrus liara tali wrex miranda thane jack grunt kaidan ashley legion mordin samara javik joker alistair morrigan leliana solas dorian cullen varric fenris anders isabela merrill cassandra josephine
the_elder_scrolls/elder_scrolls: lydia serana ulfric farkas vilkas aela balgruuf delphine esbern cicero astrid neloth miraak mjoll
cyberpunk_2077: johnny judy panam river kerry jackie rogue david lucy rebecca maine kiwi songbird reed takemura evelyn
doki_doki_literature_club: monika sayori natsuki yuri makoto kyoko byakuya junko nagito hajime chiaki kokichi shuichi kaede maki celeste
resident_evil/silent_hill/metal_gear: leon claire chris jill ada wesker barry rebecca ethan mia rosemary krauser luis ashley james mary maria heather snake raiden ocelot meryl otacon eva
god_of_war: kratos atreus mimir freya baldur brok sindri thor odin thrud angrboda heimdall
gta_v/gta_san_andreas/grand_theft_auto: michael franklin trevor lamar amanda jimmy tracey lester cj sweet ryder smoke niko roman tommy lance jason lucia
jujutsu_kaisen: gojo geto sukuna yuji itadori megumi nobara nanami toji maki yuta toge panda mahito choso todo kenjaku hakari utahime shoko mei_mei jogo
hunter_x_hunter: gon killua kurapika leorio hisoka illumi chrollo meruem komugi netero kite ging alluka feitan machi
my_hero_academia: deku izuku bakugo katsuki todoroki shoto ochaco uraraka iida kirishima momo denki jiro toga dabi shigaraki hawks aizawa endeavor mirio tsuyu
sousou_no_frieren: frieren fern stark himmel heiter eisen serie flamme aura denken ubel sein land
spy_x_family/oshi_no_ko: loid yor anya bond yuri becky damian franky ai aqua ruby kana akane mem-cho
fullmetal_alchemist: ed edward al alphonse roy riza winry scar greed envy lust hughes
mushoku_tensei: subaru emilia rem ram beatrice roswaal puck garfiel otto kazuma aqua megumin darkness rudeus eris roxy sylphie zenith ghislaine
jojo's_bizarre_adventure: jonathan joseph jotaro josuke giorno jolyne johnny gyro dio kakyoin polnareff bruno speedwagon diavolo pucci
blue_lock/kuroko_no_basket/slam_dunk: hinata kageyama tsukishima nishinoya oikawa kenma bokuto akaashi kuroo sugawara isagi bachira nagi rin reo kuroko kagami akashi aomine rukawa sakuragi
sailor_moon/cardcaptor_sakura/fruits_basket: usagi mamoru ami rei makoto minako chibiusa hotaru sakura tomoyo syaoran tohru kyo yuki shigure momiji
neon_genesis_evangelion: shinji asuka rei misato gendo kaworu ritsuko toji mari
spirited_away/my_neighbor_totoro/howl's_moving_castle/princess_mononoke/kiki's_delivery_service: chihiro haku yubaba satsuki mei totoro howl sophie calcifer markl ashitaka moro kiki jiji tombo
avatar_the_last_airbender/the_last_airbender/legend_of_korra: aang katara sokka toph zuko iroh azula ozai suki mai ty_lee appa momo korra mako bolin asami tenzin lin kuvira
hazbin_hotel/helluva_boss/the_amazing_digital_circus: charlie alastor vaggie angel_dust husk niffty vox valentino lucifer adam lute blitzo stolas moxxie millie loona octavia pomni jax ragatha gangle kinger zooble caine
the_walking_dead: rick daryl negan carol maggie glenn michonne carl shane hershel
fourth_wing/iron_flame/a_court_of_thorns_and_roses/throne_of_glass/six_of_crows/shadow_and_bone: violet xaden dain rhiannon tairn feyre rhysand rhys tamlin nesta elain cassian mor amren lucien aelin rowan dorian chaol manon kaz inej nina jesper wylan alina mal
the_maze_runner/the_fault_in_our_stars/it_ends_with_us/the_giver/the_outsiders: tris four tobias thomas newt minho hazel augustus lily ryle atlas jonas gabriel fiona ponyboy johnny dally darry
the_stormlight_archive/stormlight_archive/the_wheel_of_time/the_name_of_the_wind/the_first_law: vin kelsier sazed elend kaladin dalinar shallan adolin jasnah rand mat perrin egwene nynaeve moiraine lan kvothe denna bast logen glokta
things_fall_apart/purple_hibiscus/half_of_a_yellow_sun/the_kite_runner/the_secret_history: okonkwo ikemefuna nwoye ezinma obierika ekwefi kambili jaja eugene beatrice ifeoma amaka olanna kainene ugwu odenigbo amir hassan baba assef soraya richard henry bunny camilla francis
the_crucible/death_of_a_salesman/a_raisin_in_the_sun/a_streetcar_named_desire/an_inspector_calls/a_doll's_house: john elizabeth abigail proctor parris hale danforth willy biff happy linda walter ruth beneatha mama blanche stella stanley mitch sheila birling gerald eric goole nora torvald krogstad
king_lear/twelfth_night/the_tempest/the_merchant_of_venice/julius_caesar/as_you_like_it/the_winter's_tale: lear cordelia goneril regan edmund edgar kent gloucester viola olivia orsino malvolio sebastian feste prospero miranda ariel caliban ferdinand portia shylock antonio bassanio jessica brutus cassius antony calpurnia rosalind orlando celia leontes hermione perdita
the_mahabharata/the_ramayana/bhagavad_gita: arjuna arjun krishna karna bhima yudhishthira draupadi duryodhana bhishma drona kunti shakuni abhimanyu sanjaya rama sita lakshmana hanuman ravana bharata dasharatha kaikeyi vibhishana
dom_casmurro: bentinho capitu escobar bento
noli_me_tangere/el_filibusterismo: ibarra crisostomo maria_clara elias sisa basilio crispin simoun isagani tasio
`;
