// Single words that are the name of one public person or character and of very few private people. Written for this project.
export const UNMISTAKABLE_NAMES = `
dostoevsky dostoyevsky dostoievski dostojewski dostoyevski dostojevski tolstoy tolstoi tolstoj tchaikovsky tschaikowski chekhov tschechow čechov čajkovskij solzhenitsyn pasternak nabokov bulgakov
shakespeare goethe schopenhauer nietzsche hegel heidegger wittgenstein kierkegaard spinoza descartes montesquieu voltaire rousseau machiavelli kafka hemingway steinbeck faulkner orwell tolkien asimov
balzac flaubert baudelaire rimbaud verlaine proust camus sartre apollinaire maupassant molière racine stendhal zola houellebecq saint-exupéry simenon ionesco derrida foucault deleuze bourdieu lévi-strauss
cervantes góngora unamuno lorca almodóvar boccaccio petrarca pirandello d'annunzio leopardi ungaretti pasolini fellini berlusconi mussolini garibaldi caravaggio botticelli michelangelo modigliani
eça_de_queirós saramago bolsonaro pelé maradona messi ronaldo mbappé zidane ibrahimović haaland ronaldinho neymar
mozart beethoven vivaldi paganini rachmaninoff rachmaninov shostakovich stravinsky prokofiev mussorgsky debussy chopin liszt dvořák smetana sibelius
rembrandt vermeer monet cézanne gauguin picasso kandinsky matisse magritte mondrian kokoschka dürer banksy hokusai
copernicus galileo kepler einstein heisenberg schrödinger schrodinger oppenheimer feynman lavoisier mendeleev faraday pasteur
socrates plato aristotle pythagoras archimedes euclid sophocles euripides aeschylus cicero seneca herodotus thucydides avicenna averroes confucius laozi buddha
platon aristoteles sokrates pythagore archimède aristote sócrates platón aristóteles platone aristotele socrate sokratész arisztotelész arystoteles sokrat
napoleon napoleón napoléon bismarck hitler stalin lenin trotsky gorbachev yeltsin putin zelensky zelenskyy erdoğan erdogan netanyahu gandhi mandela obama reagan thatcher churchill roosevelt eisenhower nixon merkel macron
sarkozy mitterrand de_gaulle zapatero feijóo puigdemont meloni mattarella orbán kaczyński wałęsa piłsudski masaryk ceaușescu atatürk mevlana
beyoncé beyonce rihanna eminem shakira oprah zendaya björk avicii rammstein metallica nirvana coldplay radiohead
dracula frankenstein voldemort dumbledore gandalf frodo gollum sauron aragorn legolas bilbo hogwarts darth_vader yoda chewbacca batman superman spiderman deadpool thanos godzilla pikachu
mephistopheles raskolnikov raskolnikow heathcliff gulliver quasimodo sherlock pinocchio cinderella rapunzel schneewittchen rotkäppchen hamlet macbeth othello odysseus achilles prometheus sisyphus zeus poseidon aphrodite
naruto sasuke goku vegeta luffy totoro doraemon sephiroth kratos geralt yennefer daenerys tyrion katniss hermione_granger
mickiewicz słowacki sienkiewicz szymborska gombrowicz tokarczuk sapkowski kochanowski kopernik hrabal hašek komenský eminescu brâncuși cioran andrić krleža prešeren cankar
пушкин лермонтов гоголь достоевский чехов тургенев булгаков маяковский есенин ахматова цветаева пастернак солженицын бродский набоков бахтин бердяев чайковский рахманинов шостакович
путин сталин ленин горбачёв горбачев ельцин хрущёв брежнев троцкий зеленский зеленський лукашенко наполеон гитлер черчилль навальный жириновский эйнштейн менделеев ломоносов гагарин
раскольников онегин печорин чичиков обломов базаров воланд хлестаков плюшкин чебурашка штирлиц
достоевски шекспир ницше кафка камю сартр гегель фрейд аристотель сократ
القذافي السيسي المتنبي الجاحظ الغزالي الخوارزمي شكسبير أينشتاين دوستويفسكي نيتشه أفلاطون أرسطو سقراط نابليون هتلر
נתניהו ביאליק רמב"ם רש"י שייקספיר איינשטיין קפקא דוסטויבסקי ניטשה
प्रेमचंद तुलसीदास कबीरदास चाणक्य टैगोर आइंस्टीन शेक्सपियर दुर्योधन युधिष्ठिर
রবীন্দ্রনাথ জীবনানন্দ বঙ্কিমচন্দ্র শরৎচন্দ্র
soekarno soeharto jokowi megawati diponegoro
鲁迅 孔子 孟子 老子 庄子 屈原 李白 杜甫 苏轼 曹操 刘备 诸葛亮 秦始皇 孙悟空 猪八戒 贾宝玉 林黛玉 莎士比亚 列侬 尼采 康德 黑格尔 卡夫卡 牛顿 爱因斯坦 马斯克 特朗普 普京 魯迅 諸葛亮 孫悟空 賈寶玉
夏目漱石 太宰治 芥川龍之介 紫式部 清少納言 織田信長 豊臣秀吉 徳川家康 聖徳太子 卑弥呼 ドラえもん ピカチュウ ナポレオン ニーチェ ドストエフスキー アインシュタイン トランプ大統領
세종대왕 이순신 홍길동전 셰익스피어 아인슈타인 도스토옙스키 니체 소크라테스 푸틴 트럼프 손흥민 봉준호
embiid dončić doncic antetokounmpo praggnanandhaa xxxtentacion 2pac skrillex deadmau5 stormzy hozier chespirito cantinflas tommyinnit technoblade dantdm
markiplier jacksepticeye pokimane ishowspeed carryminati mkbhd asmongold jynxzi xqc elrubius fernanfloo inoxtag gronkh knossi shazam evri vinted twilio adyen remita navient klarna duolingo
grammarly zerodha razorpay flutterwave paystack tokopedia bukalapak traveloka shopee lazada trendyol hepsiburada swiggy zomato flipkart myntra jumia safaricom vodacom nubank ifood mercadolibre
tinkoff zalando doordash instacart tiktok spotify malenia radahn radagon mohg miquella rennala maliketh gwynevere artorias gehrman ganondorf midna mipha revali purah zhongli neuvillette
wriothesley tighnari scaramouche ganyu xingqiu mualani mavuika dainsleif paimon hilichurl yoimiya huohuo castorice aatrox ahri amumu aphelios bel'veth blitzcrank cho'gath gnar hecarim jhin
k'sante kai'sa kassadin kha'zix kog'maw malphite malzahar mordekaiser nidalee ornn rammus rek'sai renekton rengar sejuani shyvana skarner teemo thresh tryndamere udyr vel'koz volibear yuumi
zilean astarion shadowheart lae'zel karlach minthara minsc halsin elminster drizzt mordenkainen strahd vecna acererak corellon selûne asmodeus demogorgon faerûn waterdeep neverwinter
barovia ravenloft greyhawk eberron dragonlance krynn vex'ahlia vax'ildan keyleth exandria vesemir rikku kimahri y'shtola alphinaud alisaie thancred urianger estinien emet-selch hythlodaeus noctis
cactuar chocobo moogle tonberry jenova zenyatta junkrat roadhog doomfist ramattra lifeweaver herobrine enderman bulbasaur ivysaur venusaur charmander charmeleon charizard squirtle wartortle
blastoise caterpie butterfree pidgey pidgeot rattata ekans raichu sandshrew nidoran nidoking clefairy vulpix ninetales jigglypuff zubat psyduck growlithe arcanine poliwag alakazam machop machamp
geodude ponyta rapidash slowpoke slowbro magnemite gengar gastly haunter drowzee krabby exeggutor cubone marowak hitmonlee hitmonchan koffing weezing rhydon kangaskhan staryu scyther electabuzz
magmar tauros magikarp gyarados lapras eevee vaporeon jolteon flareon espeon umbreon leafeon glaceon sylveon porygon omanyte aerodactyl snorlax articuno zapdos moltres dratini dragonite mewtwo
chikorita cyndaquil totodile togepi mareep wooper murkrow steelix scizor heracross tyranitar larvitar treecko torchic blaziken mudkip gardevoir sableye aggron flygon milotic metagross latias
latios kyogre groudon rayquaza jirachi deoxys turtwig chimchar piplup lucario garchomp dialga palkia giratina arceus darkrai snivy tepig oshawott zoroark zekrom reshiram chespin froakie greninja
fennekin xerneas yveltal decidueye incineroar popplio mimikyu lunala solgaleo necrozma grookey scorbunny sobble zacian zamazenta eternatus sprigatito fuecoco quaxly meowscarada koraidon miraidon
meowth pichu bowser waluigi toadstool goomba blathers kapp'n banjo-kazooie springtrap toriel undyne alphys flowey ralsei sackboy mugman glados doomguy tali'zorah paarthurnax alduin dovahkiin
m'aiq sheogorath khajiit tamriel gul'dan kel'thuzad deathwing azeroth otacon chun-li dhalsim zangief monokuma xehanort jiraiya orochimaru usopp jinbe kizaru akainu aokiji frieza krillin yamcha
beerus jiren broly raditz zamasu kakarot vegito gogeta yoruichi ulquiorra grimmjow yhwach kurapika leorio hisoka meruem neferpitou netero shalnark kenjaku sukuna mahoraga akaza kokushibo gyutaro
hantengu gyokko nakime enmu makima pochita schierke ashitaka yubaba calcifer ponyo nausicaä catbus chibiusa sesshomaru ayanokoji megumin sylphiette raphtalia benimaru kirito ereshkigal meliodas
escanor gowther estarossa askeladd agumon gabumon patamon gatomon shin-chan nagini kreacher buckbeak crookshanks gryffindor slytherin hufflepuff ravenclaw fëanor lúthien morgoth melkor
ilúvatar manwë glorfindel celebrimbor gil-galad isildur elendil éomer théodred denethor treebeard shelob balrog radagast smaug thranduil tauriel húrin fingolfin maedhros maglor thingol ungoliant
melisandre littlefinger missandei hodor ygritte qyburn drogon rhaegal viserion grogu r2-d2 r2d2 c-3po c3po bb-8 worf tuvok neelix chakotay t'pol t'challa n'jadaka gamora ultron dormammu khonshu
she-hulk shang-chi magneto namor galactus star-lord deathstroke sinestro kal-el jor-el darkseid brainiac koriand'r homelander omni-man hellboy renesmee rhysand galbatorix kvothe kaladin szeth
kelsier sazed hoid cthulhu nyarlathotep azathoth yog-sothoth hastur shub-niggurath feyd-rautha stilgar muad'dib slartibartfast murderbot offred yossarian t-800 t-1000 pennywise leatherface valak
furiosa commodus elphaba fiyero maleficent cruella mushu yzma kuzco kronk elastigirl baymax megamind vilgax aang sokka azula korra kuvira fluttershy megatron starscream he-man skeletor
she-ra catra vaggie niffty blitzø blitzo stolas moxxie pomni zooble gruffalo villanelle teal'c davros cyberman dalek nezha fezziwig renfield mowgli baloo bagheera kaa rikki-tikki-tavi
passepartout squealer tituba chillingworth queequeg reepicheep puddleglum brabantio polonius laertes guildenstern fortinbras macduff banquo fleance tybalt mercutio benvolio
goneril caliban shylock bassanio malvolio petruchio leontes polixenes falstaff coriolanus pandarus cymbeline enobarbus estragon sganarelle scapin papageno sarastro leporello cio-cio-san
tevye anatevka smerdyakov grushenka svidrigailov razumikhin stavrogin oblomov woland koroviev pangloss cunégonde idéfix panoramix dogmatix gargamel smurfette condorito
enkidu ishtar marduk tiamat inanna ereškigal humbaba utnapishtim enlil amun-ra sekhmet bastet hathor thoth nephthys apophis sobek khnum horus hephaestus dionysus cerberus medusa
minotaur charybdis polyphemus patroclus menelaus clytemnestra telemachus tiresias polynices eteocles iphigenia priam hecuba andromache philoctetes orpheus daedalus hippolytus bellerophon
tantalus ixion kronos cronus mnemosyne terpsichore melpomene asclepius erebus tartarus hypnos zagreus megaera alecto yggdrasil fenrir jörmungandr sleipnir heimdall baldr frigg njord fafnir
brynhildr ragnarök grendel hrothgar wiglaf unferth cuchulainn blodeuwedd mordred galahad bedivere koschei perun svarog ilmarinen lemminkäinen louhi quetzalcoatl huitzilopochtli tezcatlipoca
tlaloc kukulcán itzamna viracocha amaterasu susanoo tsukuyomi izanagi izanami ōkuninushi momotaro kaguya-hime shuten-doji tamamo-no-mae yuki-onna xuanzang guanyin diaochan dangun jumong hanuman
kumbhakarna vibhishana dushasana dronacharya ashwatthama dhritarashtra mahishasura hiranyakashipu shango yemoja obatala oduduwa orunmila anansi zahhak potiphar goliath bathsheba rehoboam
nebuchadnezzar belshazzar ahasuerus zerubbabel methuselah balaam zelophehad caiaphas barabbas beelzebub nephilim
漱石 鷗外 芭蕉 啄木 三笘 大谷翔平 イチロー 龍馬 원균 강백호 서태웅 정대만 채치수 شهرزاد شهريار دنيازاد سندباد हर्षवर्धन समुद्रगुप्त कनिष्क बिंदुसार कालिदास सूरदास 湯婆婆 のび太 炭治郎 禰豆子 ルフィ ทศกัณฐ์
`;
