// Works and the people in them: `titles: names`, titles separated by "/", words of one name joined by "_". Written for this project. Most
// of these names are private people's too; `work-names.ts` takes them for characters only in a prompt that names the work.
export const WORKS = `
frozen/frozen_2/die_eiskönigin/la_reine_des_neiges/frozen_ii: elsa anna olaf kristoff sven hans arendelle
encanto: mirabel bruno dolores isabela luisa abuela_alma camilo pepa casita
moana/vaiana/oceania: moana vaiana maui tala pua heihei te_fiti
tangled/rapunzel: rapunzel flynn flynn_rider eugene pascal gothel maximus
coco: miguel héctor hector ernesto imelda dante mamá_coco
toy_story: woody buzz buzz_lightyear jessie andy rex sid bonnie lotso
finding_nemo/findet_nemo/le_monde_de_nemo/buscando_a_nemo: nemo marlin dory crush bruce
the_lion_king/lion_king/der_könig_der_löwen/le_roi_lion/el_rey_león/il_re_leone: simba nala mufasa scar timon pumbaa rafiki zazu
inside_out/alles_steht_kopf/vice-versa: riley joy bing_bong
ratatouille: remy linguini gusteau colette ego anton_ego
beauty_and_the_beast/die_schöne_und_das_biest/la_belle_et_la_bête: belle gaston lumière cogsworth maurice
shrek: shrek fiona donkey farquaad
mary_poppins: mary_poppins bert jane michael banks
bluey: bluey bingo bandit chilli muffin
peppa_pig/peppa_wutz: peppa george suzy rebecca
paw_patrol: ryder chase marshall skye rubble zuma rocky
harry_potter/hogwarts: harry hermione ron neville draco malfoy ginny luna snape sirius lupin hagrid cedric dobby tom_riddle albus severus bellatrix fred george percy
the_lord_of_the_rings/lord_of_the_rings/der_herr_der_ringe/le_seigneur_des_anneaux: frodo sam samwise merry pippin gimli boromir faramir éowyn eowyn arwen galadriel elrond théoden
the_hobbit/der_hobbit: bilbo thorin balin smaug bard
star_wars: luke leia han han_solo anakin padmé rey finn poe kylo_ren obi-wan lando mandalorian grogu
star_trek: kirk spock picard data riker janeway
game_of_thrones/house_of_the_dragon: jon_snow arya sansa bran ned cersei jaime tyrion tywin daenerys joffrey robb theon brienne rhaenyra alicent viserys
the_witcher/der_hexer/wiedźmin/witcher: geralt ciri yennefer triss jaskier vesemir dandelion
the_hunger_games/hunger_games/die_tribute_von_panem: katniss peeta gale rue haymitch effie snow
twilight: bella edward jacob alice jasper carlisle
percy_jackson: percy annabeth grover luke
the_chronicles_of_narnia/narnia: lucy susan edmund peter aslan eustace caspian
stranger_things: eleven mike dustin lucas will max nancy steve jonathan hopper joyce vecna
breaking_bad: walter_white walter jesse skyler saul gus hank marie
better_call_saul: jimmy kim chuck howard nacho lalo mike
friends: ross rachel monica chandler joey phoebe
the_office: jim pam dwight michael michael_scott angela kevin andy scranton
the_simpsons/die_simpsons/los_simpson/i_simpson/les_simpson: homer marge bart lisa maggie moe ned apu milhouse krusty burns
rick_and_morty: rick morty summer beth jerry
succession: logan kendall roman shiv connor tom greg
the_sopranos: tony carmela christopher paulie silvio junior
peaky_blinders: tommy arthur polly ada grace
the_last_of_us: joel ellie abby tess tommy
la_casa_de_papel/money_heist/haus_des_geldes: berlin tokio nairobi palermo lisboa denver helsinki
dark: jonas martha ulrich hannah noah
chainsaw_man: denji makima power aki nayuta
attack_on_titan: eren mikasa armin levi annie
death_note: light ryuk misa
naruto/boruto: naruto sasuke sakura kakashi itachi hinata
one_piece: luffy zoro nami usopp sanji robin chopper
demon_slayer: tanjiro nezuko zenitsu inosuke
breath_of_the_wild/tears_of_the_kingdom/the_legend_of_zelda/ocarina_of_time: zelda link ganon ganondorf
red_dead_redemption: arthur john dutch sadie micah
life_is_strange: max chloe rachel
pride_and_prejudice/stolz_und_vorurteil/orgueil_et_préjugés/orgullo_y_prejuicio: elizabeth jane lydia darcy bingley wickham collins charlotte bennet
sense_and_sensibility: elinor marianne willoughby brandon
wuthering_heights/sturmhöhe: heathcliff catherine cathy edgar isabella hindley hareton nelly
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
hamlet: ophelia laertes polonius gertrude claudius horatio
macbeth: banquo macduff duncan malcolm
othello: iago desdemona cassio emilia
much_ado_about_nothing: beatrice benedick hero claudio
a_midsummer_night's_dream: hermia helena lysander demetrius puck oberon titania bottom
crime_and_punishment/schuld_und_sühne/verbrechen_und_strafe/crime_et_châtiment/crimen_y_castigo/преступление_и_наказание: raskolnikov razumikhin sonya sonia sonja dunya porfiry раскольников разумихин соня дуня порфирий
anna_karenina/анна_каренина: anna vronsky levin kitty stiva анна вронский левин кити
war_and_peace/krieg_und_frieden/guerra_y_paz/война_и_мир: natasha pierre andrei наташа пьер андрей
the_brothers_karamazov/братья_карамазовы: alyosha ivan dmitri smerdyakov алёша иван дмитрий
the_master_and_margarita/мастер_и_маргарита/der_meister_und_margarita: margarita woland маргарита воланд
faust: gretchen mephisto wagner marthe
die_räuber: karl franz amalia
kabale_und_liebe: luise ferdinand wurm
effi_briest: effi innstetten crampas annie roswitha
der_vorleser/the_reader: hanna michael
buddenbrooks: thomas tony christian hanno
die_physiker: möbius newton einstein mathilde
der_besuch_der_alten_dame: claire ill alfred
homo_faber: walter sabeth hanna
jim_knopf: jim lukas emma li_si
pippi_langstrumpf/pippi_longstocking/pippi_långstrump: pippi annika tommy
ronja_räubertochter/ronja_rövardotter/ronja_ryövärintytär: ronja birk mattis lovis
emil_und_die_detektive: emil gustav pony
momo: momo beppo gigi hora
die_unendliche_geschichte: bastian atréju fuchur
heidi: heidi peter klara clara
bibi_und_tina/bibi_&_tina: bibi tina alex
madame_bovary: emma charles rodolphe léon homais
les_misérables/die_elenden/los_miserables: valjean javert cosette marius fantine éponine thénardier
l'étranger/der_fremde: meursault marie raymond
cyrano_de_bergerac: cyrano roxane christian
le_petit_nicolas: nicolas alceste clotaire
don_quijote/don_quixote/don_chisciotte: sancho dulcinea rocinante
cien_años_de_soledad/one_hundred_years_of_solitude/hundert_jahre_einsamkeit: aureliano úrsula ursula remedios amaranta melquíades
la_casa_de_bernarda_alba: bernarda adela martirio angustias
i_promessi_sposi: renzo lucia don_abbondio
la_divina_commedia: beatrice virgilio caronte
pinocchio: pinocchio geppetto lucignolo
the_odyssey/odyssey/die_odyssee/l'odyssée/la_odisea/odissea: odysseus penelope telemachus circe calypso nausicaa
the_iliad/iliad/ilias: achilles hector paris helen patroclus priam
fleabag: claire hot_priest
downton_abbey: mary edith sybil carson bates
bridgerton: daphne anthony penelope colin eloise benedict francesca
gilmore_girls: lorelai rory luke emily
grey's_anatomy: meredith derek cristina izzie
sherlock: john mycroft moriarty molly
squid_game: gi-hun
hamilton: hamilton burr eliza angelica
the_little_prince/le_petit_prince/der_kleine_prinz/el_principito: rose
winnie_the_pooh/pu_der_bär: pooh piglet tigger eeyore
alice_in_wonderland/alice_im_wunderland: alice
peter_pan: peter wendy hook tinker_bell
the_wizard_of_oz/der_zauberer_von_oz: dorothy toto
charlie_and_the_chocolate_factory: charlie augustus violet veruca
matilda: matilda miss_honey trunchbull
saving_private_ryan: ryan miller
the_godfather/der_pate/le_parrain/el_padrino/il_padrino: michael vito sonny fredo kay
pulp_fiction: vincent jules mia butch
titanic: jack rose cal
forrest_gump: forrest jenny bubba
inception: cobb ariadne mal arthur
the_matrix/matrix: neo trinity morpheus
fight_club: tyler marla
interstellar: cooper murph brand
barbie: ken allan
`;
