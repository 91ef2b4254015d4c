// Given names and their pet forms in Polish, Czech, Ukrainian and Russian, in lower case. An asterisk marks a name that is also an ordinary
// word, or has a case form that is one. Such a name counts only with a capital inside a sentence.

export const POLISH = `
adam adaś adrian agata agnieszka aga* agusia alan albert alek aleks aleksander aleksandra alicja ala alina alojzy amelia amelka anastazja andrzej andrzejek andżelika aneta ania anita anna antek antoni
antosia apolonia arek arkadiusz artur asia aurelia aurelka basia barbara bartek bartłomiej bartosz beata benedykt berenika bernadetta bernard bianka błażej bogdan bogna bogumił bogumiła bogusia
bogusław bogusława bolek bolesław borys bożena bożenka bronisława brygida bruno cecylia celina cezary czarek czesław czesława czesia damian daniel danka danuta danusia daria dariusz darek dawid diana
dobrosława dominik dominika domicela donata dorota dorotka dyzio edward edyta edytka edek eliza elżbieta ela elka emil emilia emilka ernest eryk eugenia eugeniusz ewa ewcia ewelina ewka fabian felek
feliks ferdynand filip florian franciszek franciszka franek frania fryderyk gabriel gabriela gabrysia gerard gertruda gienek gienia gosia grażyna grażynka grzegorz grzesiek grzesiu grzesio gucio
gustaw halina halinka hania hanka hanna helena helenka henryk henryka heniek heniu henia hubert hubercik ignacy igor igorek ilona inga irena irenka ireneusz irek iwo* iwona iwonka iza izabela jacek
jacuś jadwiga jadzia jagoda* jakub jan jana janek janina janka janusz jarek jarosław jasiek jasiu jasio jaś jerzy jędrek joanna joasia jola jolanta jolka józef józefa józek julia julian julka juliusz
jurek justyna kacper kaja kajetan kalina* kamil kamila karina karol karolina kasia kaśka katarzyna kazik kazimierz kazimiera kazia kinga klara klaudia klemens konrad konstanty kornel kornelia krystian
krystyna krysia krzysiek krzysiu krzysztof krzyś ksawery kuba kubuś lech lena* leokadia leon leonard leszek lidia lila* liliana lilka lucyna ludmiła ludwik ludwika ludwiś łucja łukasz maciej maciek
magda magdalena maja* maks* maksymilian małgorzata malwina marceli marcelina marcin marek* maria marian marianna mariola mariusz marlena marta martyna maryla marysia marzena mateusz matylda maurycy
melania michał michalina michaś mieczysław mieczysława mietek mikołaj mila* milena milenka miłosz mirek mirela miron mirosław mirosława monika natalia natalka nadia nela* nel* nikodem nikola nina
norbert ola olek oleńka olga oliwia oliwier oskar* otylia paulina paulinka paweł pawełek pela piotr piotrek piotruś pola* przemek przemysław rafał radek radosław rajmund regina renata robert roch*
roksana roman romek romuald róża* ryszard rysiek rysio sabina sandra sara sebastian seweryn sławek sławomir sławka sonia stach* stanisław stanisława stasia staszek stasiek stasio staś stefan stefania
stefcia stenia sylwek sylwia szczepan szymek szymon tadek tadeusz tamara teodor teodora teofil teresa tereska tola* tomasz tomek tomuś tosia tymek tymoteusz tytus* ula* urszula wacław wacek* walenty
waleria waldek waldemar wanda weronika wera wiesia wiesław wiesława wiesiek wiktor wiktoria wilhelm wincenty wiola wioletta wit* witek* witold władek władysław włodek włodzimierz wojciech wojtek
wojtuś zbigniew zbyszek zdzisław zdzisława zdzisiek zenek zenon zenobia zofia zocha zosia zośka zuza zuzanna zuzia zygmunt żaneta`;

export const CZECH = `
adam adéla adélka alena aleš alexandr alfréd alice alois amálie andrea aneta anežka anička anna antonín arnošt barbora barunka bára běla blanka blažena bohdan bohdana bohouš bohumil bohumila bohuslav
božena boženka bořek bořivoj břetislav čeněk ctirad dagmar dáša dalibor dalimil dana* daniel daniela danuše darina david denisa dita dominik dominika dorota drahomíra dušan eduard elena eliška ela ema
emil emílie erik erika ester eva evička evžen evženie ferda filip františek františka fanda fanouš gabriela gita gustav hana hanička hanka hedvika helena helenka honza honzík hugo hynek iva ivan ivana
iveta ivo ivona izabela jakub jan jana janička jarda jarmila jarmilka jarka* jaroslav jaroslava jaroušek jáchym jindra jindřich jindřiška jirka* jiří jiřina jitka josef josífek julie juliana kája
kamil kamila karel karla karolína karolínka katka kateřina káťa klára klárka konrád kristián kristýna kryštof květa* květoslava kuba kubík květuše láďa ladislav ladislava lada lenka leona leoš libor
libuše lída lidka lidmila linda lojza lubor luboš lubomír lucie lucka ludmila ludvík lukáš magda magdaléna marcel marcela marek marian mariana marie mařenka markéta marta martin martina martínek matěj
matouš matyáš max* míla* milada milan milana milena miloslav miloslava miloš milouš mirek mirka* miroslav miroslava míša michaela michal míra* monika natálie nataša nela nikola nikol nina olda oldřich
oldřiška olga olina ondra ondřej ondrášek ota otakar otto patricie patrik pavel pavla pavlína pavlínka pepa pepík petr petra petřík petruška přemysl radek radim radka* radmila radomír radovan regina
renata renča richard robert roman romana rostislav rozálie rozárka rudolf rudla růžena* sabina samuel silvie simona slávek slávka soňa standa stanislav stanislava stáňa sváťa svatopluk sylva šárka
šimon štefan štěpán štěpánka tadeáš taťána tereza terezka tobiáš tom* tomáš tomášek tonda uršula vašek vašík václav vašíček vanda vendula vendulka věra* verča veronika věrka viktor viktorie vilém
vilma vincenc vít vítek vítězslav vladan vladimír vladimíra vláďa vlaďka vlasta* vlastimil vlastislav vojta vojtěch vojtíšek vratislav xenie zbyněk zbyšek zdena zdeněk zdenka zdeňka zdislava zina zita
zlata* zora* zuzana zuzka žaneta žofie`;

export const UKRAINIAN = `
адам аліна аліса алла альбіна анастасія анатолій ангеліна андрій андрійко аня анна антон антоніна аркадій арсен артем артемко богдан богдана богданчик богуслав борис борислав борисик валентин
валентина валерій валерія валя варвара василь василина василько вадим веніамін вероніка вікторія віктор віталій віталина віталік віра* влад владислав владислава володимир вова* вовчик всеволод
вячеслав в'ячеслав галина галя ганна ганнуся ганя гафія геннадій георгій герман гліб гнат григорій гриць грицько данило данилко дана* даня дарина даринка дарія дарка денис денисик дмитро дмитрик діана
діма домініка евеліна едуард еліна еммануїл ерік євген євгенія єва* євдокія євгенка єлизавета єфросинія жанна женя захар захарко зеник зіна зінаїда злата* зоряна зоя іван іванка івась івасик ігор
іларіон ілля ілона інга інна іра ірина іринка ірена ірця ія* кароліна катерина катя катруся кіра кирило клавдія клим костя* костянтин ксенія ксюша лариса лариска лев* леся леонід леонтій лєна лідія
лідуся ліза ліля лілія* люба* любов* любомир людмила люда* люся ладислав магдалина макар максим максимко маргарита марія маринка марина марійка маруся марічка марко марта* мартуся мар'ян мар'яна
мар'янка матвій матвійко мелана мелашка меланія микита микола миколка милана мирон мирослав мирослава михайло михайлик міла* міша* мілена надія* назар назарко настя наталія наталка наталя наташа
нестор ніка* ніна олег олежик олександр олександра олекса олена оленка олеся олексій ольга оля орест орися остап ореста павло павлик пантелеймон параска петро петрик петрусь поліна платон прохор
радислав раїса рая* регіна рита* рома* роман* романа ростик ростислав руслан руслана самійло сашко саша світлана свєта сергій сергійко северин семен серафима славко соломія соломійка софія соня стас
станіслав стелла степан стефанія стьопа сусанна тамара таня тарас тарасик тетяна тимко тимофій тимур тома* тоня уляна устим устина федір федя філіп фросина христина христинка христя юлія юля юлька
юрій юрко юра юстина юхим яна ярема ярина яринка яся ярослав ярослава ярославка яків яша`;

export const RUSSIAN = `
авдотья агафья агния аделина аделаида азамат айгуль айдар аксинья алевтина александр александра алексей алеша алёша алёна алена алина алиса алла альберт альбина альмира алсу амина анастасия анатолий
ангелина андрей андрюша андрюха анжела анжелика анна антон антонина анфиса анюта аня аркадий арсений артем артём артур ася* бакыт богдан борис боря булат вадим вадик валентин валентина валера валерий
валерия валя* ваня варвара варя* василий василиса вася вениамин вера* вероника вика виктор виктория виолетта виталий виталик витя влад владимир владислав влада* вова вовка* володя всеволод вячеслав
гаврила галина галя гена геннадий георгий герман глафира глеб гоша григорий гриша гузель гульнара даниил данил данила дарина дарья даша дашка давид денис джамшед диана дима димон дина динара дмитрий
егор екатерина елена елизавета ефим ефросинья жанна женя жора захар зинаида зина зоя зухра иван ванечка игорь ильдар илья илюша инга инесса инна иннокентий ира ирина иришка ирка камилла карина
катерина катюша катя катька кира* кирилл кирюша клавдия клара ксения ксюша константин костя* костик* кристина кузьма лада* лариса лев* лена леночка лёня леонид лёша леша лешка лидия лиза лизавета
лиля* лилия* лида люба* любовь* люда людмила люся магомед майя* макар максим макс* маргарита марат марина марианна мария мариша маруся марья марк* марта* маша машка машенька матвей матрёна милана
милена мира* мирон михаил миша мишка* надежда* надя надюша назар настя настенька наталия наталья наташа нелли нелля никита николай ника* нина нурлан нюра нюша оксана олег олеся олечка ольга оля павел
паша павлик полина поля* прасковья прохор рафаэль равиль рамиль раиса рая* регина рената ренат римма рита роман* рома ростислав рузанна руслан рустам рушан савелий саша сашка сашенька света* светлана
светка светочка семён семен серафима сергей серёжа сережа серёга серега слава* софия софья соня станислав стас степан степа стёпа тамара тамерлан танька таня танюша тарас татьяна тимофей тимур тихон
толик толя тоня ульяна фаина фарида фатима федор фёдор федя феликс филипп флюра хабиб эдуард эдик элина элеонора эльвира эльдар эльмира эмилия эмма юлиана юлия юля юлька юра юрий яков яна ян* ярослав
ярослава яша коля* толик женька ванька витька серёжка маринка алиска тёма* лёва`;
