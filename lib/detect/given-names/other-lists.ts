// Given names and their pet forms in European languages that are not Slavic, in lower case. An asterisk marks a name that is also a word.

export const GREEK = `
αγάπη* αγγελική αδαμαντία αθανασία αθανάσιος αικατερίνη αλέκος αλέξανδρος αλεξάνδρα αλέξης αναστασία αναστάσης ανδρέας ανέστης άννα άννη αντώνης αντωνία απόστολος αργύρης αργυρώ άρης αρτέμης ασημίνα
αυγή* βαγγέλης βαγγελιώ βάιος βάγια βάσω βασίλης βασιλική βασιλεία* βερόνικα βίκυ βλάσης γαλήνη* γεράσιμος γιάννης γιαννούλα γιασεμή γιώργος γιωργία γιωτα γιώτα γλυκερία γρηγόρης δανάη δέσποινα
δημήτρης δημήτριος διαμαντής διονύσης διονυσία δώρα* ειρήνη* ελένη ελευθερία* ελευθέρης ελίνα ελισάβετ ελπίδα* ευαγγελία ευαγγελος ευάγγελος ευανθία εύη ευγενία ευθυμία ευθύμης ευτυχία* ευστάθιος
ευφροσύνη ζαχαρίας ζαχαρούλα ζήσης ζωή* ζωίτσα ηλίας ηλιάνα ηρώ θανάσης θάνος θεανώ θέμης θεοδώρα θεόδωρος θεοδόσης θοδωρής θωμάς θώμη ιορδάνης ισιδώρα ιουλία* ιωάννα ιωάννης καίτη καλλιόπη κατερίνα
κική κλειώ κορίνα κοσμάς κούλα κώστας κωστάκης κωσταντίνος κωνσταντίνος κωνσταντίνα κυριάκος κυριακούλα λάζαρος λάκης λάμπρος* λαμπρινή λένα λευτέρης λίνα λία λίτσα λουκάς λουκία μαγδαληνή μάκης
μανώλης μάνος μαργαρίτα* μαρία μαριάννα μαρίκα μαρίνα* μάριος μαρούσα μάρκος μαρίτσα μαριώ μάρθα μαρκέλλα μάχη* ματίνα μελίνα μελπομένη μιχάλης μυρσίνη μυρτώ νάσια νάντια ναταλία ναταλίνα νεκταρία
νεκτάριος νεφέλη νίκη* νίκος νικόλας νικολέτα νικολάκης νότης νώντας ξένια ξανθή* όλγα παναγής παναγιώτης παναγιώτα πανος πάνος παντελής παρασκευάς πασχάλης παυλίνα παύλος πέτρος πόπη ράνια ρένα
ρενάτα ρήγας ροδούλα ρούλα ρωξάνη σάββας σαράντης σίσσυ σμαράγδα σόνια σοφία* σούλα σπύρος σπυριδούλα στάθης σταμάτης σταματία σταυρούλα σταύρος* στέλιος στελλα στέλλα στέφανος* στεφανία στράτος*
στρατής σωτήρης σωτηρία* τάκης τάνια τασία τασούλα τάσος τζένη τίνα τούλα τριαντάφυλλος τρύφωνας φάνης φανή φανούλα φιλιώ φίλιππος φιλίππα φλώρα φώντας φώτης φωτεινή* φρόσω χάρης* χαρά* χαραλαμπία
χαράλαμπος χαρίκλεια χαρούλα χρήστος χρηστάκης χριστίνα χρύσα χρυσάνθη χρυσούλα χρύσω`;

export const HUNGARIAN = `
ábel adél ádám ádika adrienn ági ágika ágnes ágoston ákos alex aladár albert alexa alexandra aliz alíz alma* ambrus amália anasztázia andi andrás andrea andris anett anikó anita anna annamária annuska
antal antónia ármin árpád áron* artúr attila attis balázs balázska bálint barbara barbi barna* barnabás barni bea beáta bence béla bendegúz benedek benjámin benő bernadett bernát berci berta bertalan
betti bianka blanka boglárka bogi bori borbála botond boti brigi brigitta brúnó cecília cili csaba csabi csanád csenge csilla csongor dalma dániel dani dávid dénes dezső diána dina domi dominik dóra
dorina dorka dorottya dóri edina edit* eleonóra elemér éliás eliza ella elvira emese emil emília emma emőke endre enikő eri erik erika ernő ervin erzsébet erzsi eszter eszti eta etelka éva evelin évi
fanni ferenc feri flóra flóri fecó franciska frici frida frigyes fruzsi fruzsina gabi gábor gabriella gál* gáspár gellért gergely gergő geri gerda gerzson géza gizella gizi gréta guszti gusztáv
gyöngyi györgy györgyi gyula gyuri gyuszi hajnal* hajni hanna hedvig helga henrietta henrik hermina hilda hugó ibolya* ibi ica ida* ignác ildi ildikó ili ilka illés ilona imi imola imre ince irén
irma* istván pista iván ivett ivó izabella izsák jakab jani janka jános jázmin* jenő joci johanna jolán jolika józsef jóska jozsi józsi judit juci juli júlia julianna juliska kálmán kamilla karcsi
karola károly kata katalin kati katica* katinka kelemen kinga kitti klára klári klaudia klotild kolos kornél kornélia kristóf kriszta krisztián krisztina kriszti kunigunda lajos laci lali lackó lara
laura lázár lehel lenke leona levente levi lídia lili lilla liliána liza lóránd lóránt lőrinc luca lujza lukács magda magdi magdolna manci mara* marcell marci margit margó mari mária mariann marika
márk márkó márta mártika márton máté mátyás matyi melinda melitta mici mihály miki miklós milán mimi mira* mirjam misi misike móni mónika mór* nándi nándor nara natália nati nelli nikolett nimród
noémi nóra nóri norbert norbi noel ödön olga olívia olivér olivia orbán orsi orsolya oszkár ottó pál* pali panna panni patrícia patrik paula péter peti petike petra petya piri piroska pityu rajmund
rebeka rebi regina réka renáta rezső richárd rita róbert robi roland roli rómeó roxána rózsa* rozália rozi rudi rudolf salamon samu sanyi sándor sára sári sarolta sebestyén stefi stefánia szabi
szabina szabolcs szandi szandra szebasztián szervác szilárd* szilveszter szilvi szilvia szidónia szonja tamara tamás terka teri teréz terézia tibi tibor tímea timi tivadar tódor tóni tünde tündi
tícián ubul ursula vali valéria vanda vanessza vendel vera veronika vica vicky viki viktor viktória vilma vilmos vince viola* virág* virgínia vivien xénia zách zalán zita zoé zoli zoltán zora zsanett
zsiga zsigmond zsófi zsófia zsolt zsolti zsombor zsóka zsuzsa zsuzsanna zsuzsi zsuzska`;

export const ROMANIAN = `
adela adelina adi adrian adriana alex alexandra alexandru alexia alin alina amalia ana anca andra andreea andrei aneta angela angelica anghel anișoara antonia anton aura* aurel aurelia aurica beatrice
bianca bogdan camelia carmen carmina cătălin cătălina cecilia cezar cezara ciprian claudia claudiu codrin codruț codruța constantin cornel cornelia corina cosmin cosmina costel costică costin crenguța
crina* cristi cristian cristina dan dana daniel daniela dănuț daria darius david delia denisa diana didina doina* doinița domnica dora dorel dorin* dorina doru dragoș dumitra dumitru ecaterina eduard
elena eleonora elisabeta emanuel emanuela emil emilia eugen eugenia eusebiu eva fănel fănica felicia felix filip flavia flavius florea florența florentina florica florin florina gabi gabriel gabriela
geanina gelu genoveva george georgeta georgiana geta ghiță gheorghe gheorghița grațiela gruia haralambie horațiu horia iacob ileana ilie ilinca ioan ioana ion ionel ionela ionică ionuț iosif irina
iulia iulian iuliana iustin jenica lăcrămioara laura laurențiu lavinia leana lenuța leontina lia lică lidia liliana lili livia liviu lorena loredana luca lucian luciana lucica lucreția ludovica luiza
luminița* mădălin mădălina magda manuela mara* marcel marcela marga margareta maria mariana marian maricica marilena marin* marina marinela marioara marius marta maruca matei matilda mihaela mihai
mihaiță mihail mihnea mina* mioara* mircea mirela miruna miluț mitică mitru mona monica nadia nae natalia nela nelu neluțu nicoleta nicolae nicu nicușor nina niculina nuța oana octavian octavia olga
olimpia otilia ovidiu ozana paraschiva patricia paul paula pavel petre petrică petronela petru petruța radu raluca ramona rareș raul rebeca relu remus rodica roman* romeo romulus roxana rozalia
ruxandra sabin sabina sanda sandu sebastian septimiu serafim sergiu silvia silviu simion simona smaranda sorana sorin sorina stan* stana stela* steluța steliana ștefan ștefania șerban tamara tanța
tatiana teodor teodora teofil tiberiu titel titi titus toader toma* traian tudor tudora tudorel valentin valentina valeria valeriu vali vasile vasilica verginica veronica veta victor victoria
victorița viorel viorica* violeta* virgil virginia vlad vlăduț zaharia zamfir* zamfira zenovia zoe`;

/** Given names and their pet forms that the model often misses, by language; `find.ts` says how each language declines them. */
export const NAMES_BY_LANGUAGE: Readonly<Record<string, string>> = {
  it: `adele ada aldo alessia alfio alfonso amelia ambra* amedeo angela angelina angiolina annamaria antonella antonietta arianna armando assunta attilio aurelio barbara beatrice benedetta beppe bianca*
bruna* bruno* camilla carla carlotta carmela carmelo carmine cesare cettina chicca chiara* cinzia ciro clara claudia clelia corrado cosimo cristiana cristina dalila daniela dario davide debora deborah
delia diego dino domenica* domenico donatella donato edda edoardo elena eleonora elettra elio elisa elisabetta emanuela enrica enrico enzo ermanno ernesto ester ettore eugenia eugenio fabiana fabio
fabrizia fabrizio fausto federica federico felicia ferdinando filippo fiorella flavia fosca* franca* francesca francesco fulvia fulvio gaetano gaia* gabriella gennaro gerardo giacomo gianfranco
gianluca gianna gianni giada gigi gilda gina giorgia giorgio giovanna giovanni giuditta giulia giuliana giulio giusi giuseppe giuseppina grazia* graziella greta gualtiero guglielmo guido* ilaria
ilenia imma immacolata ines irene iole ivana jacopo jole lapo lele letizia* lia licia lina lisa liliana lino* livia livio loredana lorena lorenza lorenzo loretta luana luca lucia luciana luciano
lucrezia ludo ludovica ludovico luigi luigia luisa maddalena manuela marcella marcello mariagrazia mariapia mariella marilena mario marisa martina massimiliano massimo* matilde matteo mattia maura
mauro melania melissa mila mimma mimmo mirella mirko monia monica moreno nadia nando nazareno nello* nicola nicoletta nicolò nina nino nives noemi norma* nunzia oreste orietta ornella oscar osvaldo
ottavia ottavio palmira paola paolo pasquale patrizia patrizio peppe peppino pia* pierluigi piero pietro pina* pino* pippo pinuccia raffaele raffaella remo* renata renato renzo riccardo rita roberta
roberto rocco romina rosalba rosalia rosanna rosaria rosario* rosina rossella ruggero sabrina salvatore samanta samuela samuele sandra sandro santina sara saverio savino serena* sergio severino
silvana silvano silvia silvio simona simonetta sofia sonia stefania stefano susanna tania tatiana teo teresa tina* tino tito tiziana tiziano tommaso toni tonino totò tullio ubaldo ugo umberto
valentina valentino valeria valerio vanessa vanni vera* veronica vincenza vincenzo virginia vittoria* vittorio viviana walter wanda zeno zoe`,
  fr: `adélaïde adèle adrien agathe agnès aïcha aimé* alain alban albane alexis alice aline alix amandine amaury ambre* amélie anaïs andré andrée angèle anne-marie anouk antoine apolline arlette armand
armelle arnaud arthur assia astrid aubin aude audrey augustin aurélie aurélien aurore* axelle babette baptiste basile bastien béatrice béné benoît bérénice bernadette bernard berthe bertrand blaise
blandine brice brigitte bruno camille capucine* caroline cathy cécile cédric céleste* célia célestin céline chantal charlène chloé christelle christian christiane christophe claire* claude clem
clément clémence clémentine* clotilde clothilde colette corentin coralie corinne cyril cyrille damien danièle danielle delphine denis denise didier diane dimitri dominique dorothée édith édouard
églantine eliott élisabeth élise élodie éloïse elsa émeline émile émilie emma emmanuel emmanuelle énora enzo éric ernestine estelle esther étienne eugénie eulalie evan évelyne fabien fabienne fabrice
fanny fatou félicie félix fernand firmin flavie florian florine francine francis franck françois françoise frédéric frédérique gabin gabriel gabrielle gaël gaëlle gaston gauthier geneviève geoffroy
georges georgette gérald gérard germain germaine ghislaine gilbert gilberte gilles ginette gisèle grégoire grégory gustave guy guylaine gwenaëlle gwendoline héloïse henri henriette hervé honorine
hortense hubert hugo hugues huguette inès ingrid irène isabelle ismaël jacqueline jacques jacky jade* jean-luc jean-marc jean-paul jean-pierre jeanne jeannette jeannine jeannot jérémie jérémy jérôme
joël joëlle jocelyne jojo jonas joséphine josette josiane josselin judith jules julie julien juliette justine* karim katia kévin killian laetitia laure laurence laurent léa léandre léo léonie léopold
liliane lilou lise lisette lison loïc lola lou louane louis louise louison lucette lucie lucien lucienne ludivine ludo ludovic luna madeleine* maël maelys magali manon manue marcel marceline
marguerite* maria marianne marie-claire marie-jo marie-odile marielle marine* marion marius marthe martine maryline mathéo mathias mathieu mathilde mathis maud maurice maxence maxime* mélanie mélissa
mélodie* merlin* mickaël michel michèle micheline mimi mireille mohamed momo monique morgane mustapha myriam nadège nadine nathalie nathan nicole nicolas nina ninon noa noé noémie nolwenn océane
odette odile olga olive* olivia olivier ombeline oriane oscar pascal pascale patrice patricia patrick paul paulette pauline philippe pierre-yves pierrick pierrette prune* quentin rachid raoul raphaël
raphaëlle raymond raymonde régine régis rémi rémy renaud renée rené richard robin roger rolande romain* romane* romuald rose-marie roxane sabine sabrina salomé samia samir sandrine sarah sébastien
ségolène séverine sidonie simon simone solange solène soline sophie stéphane stéphanie suzanne suzette sylvain sylvette sylviane sylvie tanguy thaïs théo théodore théophile thérèse thibaud thibault
thierry thomas timéo titouan tiphaine tristan ulysse valentin valérie vanessa véronique victor victoire* victorine vincent violette* virginie vivien viviane wassim xavier yann yannick yasmine yohan
yolande youssouf yves yvette yvon yvonne zacharie zélie zoé`,
  es: `abel abril* adela adolfo adrián agustín agustina aina ainhoa ainara aitana aitor alba* alberto alejandra alejandro alfonso alicia almudena álvaro amaia amalia amparo* ana anabel andrea andrés ángeles
aníbal antonia antonio araceli ariadna arturo asier asunción aurelio azucena bartolomé basilio bautista beatriz begoña belén benito bernarda bernardo berta blanca* blas borja brenda bruno candela*
carla carlota carmela carmen carmina carolina cayetana cayetano cecilia celia césar charo chelo chema chiqui chus clara* claudia clotilde concha* conchi consuelo* coral* cristina cristóbal curro dani
daniela david diana diego dolores* dorotea edurne elena elisa eloísa elsa elvira emilia emilio encarna encarni encarnación enrique ernesto esperanza* esteban estefanía ester estela* estrella* eugenia
eulalia eusebio eva fabiola fátima fede felipe félix fermín fernanda fernando fidel flora* fran francisca francisco gabriela gerardo gema* germán gertrudis ginés gloria* gonzalo graciela gregoria
guillermina guillermo gustavo hector héctor hugo ignacio iker inés inma inmaculada irene iria irma isa isabel ismael itziar iván izaskun jacinta* jacobo jaime javi javier jesús joaquín jon jordi jorge
josé josefa josefina juan juana juanjo juani juanma juanra judit julia julián juliana kike koldo laia lali laura leandro leire leocadia leonor leticia lidia lola lolo lorena lorenzo loreto luana lucas
lucía luis luisa lupe macarena magdalena maite manolo manoli manuel manuela marce marcela marcelino marcos margarita* maría mariajo maribel maricarmen marina* mario marisa marisol marta martín martina
mateo matías matilde mauricio maxi melchor melisa mercedes* merche micaela miguel milagros* mireia míriam mónica montse naiara natalia nati nacho nerea nieves* nico nicolás nicolasa noa noelia nuria
octavio olga olivia oriol óscar pablo paco paca paloma* paqui patri patricia patxi paula pedro pepa pepe pilar* pili primitivo quique rafa rafael ramiro ramón raquel raúl rebeca reme remedios* ricardo
roberto rocío* rodrigo rogelio rosa* rosalía rosana rosario* rosaura roberta rubén ruth sabina salva* samuel sandra santi sara saúl sebastián serafín sergio silvia simón sofía soledad* sonia soraya
susana teo teodora teresa tere toni toñi tomás trini triana úrsula valentín valeria vanesa ventura* vera* verónica vicenta vicente víctor virginia virtudes* viviana wenceslao ximena yago yaiza yolanda
zaida zoe zulema`,
  pt: `abílio adalberto adelaide adélia adriana adriano afonso agostinha agostinho aida alberta alberto alcides alda alexandra alexandre alfredo alice aline alípio almerinda álvaro alzira amadeu amália
amanda amélia américo ana anabela anacleto andré andreia ângela angélica angelina anselmo antónia antónio antônio ariana arlindo armanda armando arminda armindo artur augusta* aurélio aurora* baltazar
bárbara bartolomeu beatriz belmira benedita* benedito benjamim bento* bernarda bernardo berta bia bianca branca* brenda bruna bruno cacilda caetano caio camila carla carlinhos carlos carlota carminda
carolina cássia catarina cátia cecília ceiça célia celeste* celina célio chico cidinha cida clara* clarice claudete cláudia cláudio cleide cleusa conceição cosme cristiana cristiane cristina dalva
daniela danilo dário davi débora deise deolinda diogo dina dinis dirce domingas domingos* dora doralice dudu dulce* duarte edgar edilson edite edna edson eduarda eduardo elaine eleonora eliana elisa
elisabete elvira ema emília ernestina érica ermelinda ester eugénia eunice eva fábia fábio fabiana fabiano fátima felipe fernanda fernando filipa filipe flávia flávio florbela francisca francisco
gabriela geraldo gertrudes geovana gilberto gilda gilmar giovana giovanna glória* gonçalo graça* graciete gracinda guida guilherme gustavo heitor helena hélder hélio henrique hermínia hugo humberto
iara igor inácio inês ingrid irene íris isabel isabela isadora isaura ismael ivã ivete ivo ivone jacinta jacira jacinto* jaime jandira jéssica joana joão joaquim joaquina jorge jorginho josé josefa
josué juliana juliano júlia júlio jussara karina kátia kelly laís lara larissa laura laurinda lauro leandro leila leninha leonor letícia lia lídia lília liliana lindalva lisete lorena lourdes lourenço
lucas lúcia luciana luciano lucília ludmila luís luísa luiz luiza luzia madalena mafalda manuel manuela manel marcela marcelo márcia márcio marcos margarida* maria mariana marilda marília marilu
marina* mário marisa marlene marli marta martim mateus matilde maurício maurílio mauro mel* melissa miguel milena milton mirela miriam moisés mônica mónica nair nádia natália natércia neide neusa
nélia nelson nicolau nilza nina noémia norberto nuno odete olavo olga olívia orlando osvaldo otávio palmira patrícia paula paulinho paulo pedrinho pedro piedade* priscila rafael rafaela raimunda
raimundo raquel raul rebeca regina reginaldo reinaldo renata renato ricardo rita roberta roberto rodrigo rogério romeu ronaldo rosa* rosália rosana rosângela rosário* rosinha rui rute ruth sabrina
salete salomé samara samuel sandra sara sebastião serafim sérgio severino silvana silvério sílvia sílvio simão simone socorro* sofia sónia sônia solange soraia stella susana taís tânia tatiana teodora
teresa teresinha telmo thaís thiago tiago tomás tomé toninho tonho valdemar valdir valentim valéria vanda vanessa vânia vasco vera* verónica vicente vitor vítor viviane wagner wanderley wesley wilson
yara yasmin zé* zeca zefa zélia zilda zulmira`,
  de: `achim adelheid agathe agnes albrecht alexandra alfons alfred alma alois alwin amelie andi andrea anett anette angelika anika anita anja anke anna-lena annabell annegret annelie anneliese annemarie
annett annette annika ansgar antje anton antonia arne arno arnold arthur astrid axel babsi barbara bärbel basti bastian beate beatrix beatrice benedikt benjamin benni bernadette bernd bernhard berta
bettina birgit birgitta birte björn bodo brigitte britta burkhard carina carla carolin carsten cäcilia charlotte christa christel christiane christina christoph clara claudia clemens conny cordula
corinna cornelia dagmar daniela detlef detlev dennis diana dieter dietlinde dietmar dietrich dirk dominik dora doreen doris dorothea ebba eberhard eckhard edda edeltraud edith edmund egon ekkehard
elfriede elisabeth elke ella ellen elli elsbeth emil emilia emma emmi enno erich erika erna erwin esther eugen eva evelyn fabian felicitas felix ferdinand fiete fiona florian franka franzi franziska
frauke frieda friedhelm friederike friedrich fritz gabi gabriele gaby georg gerd gerda gerhard gerlinde gernot gero gerta gertrud gesa gesine gieselher gisela gitta gregor greta grete gudrun guido
günter günther gunther gustav hanna hannah hannelore hannes hans-jörg hans-peter harald hartmut hedwig heidemarie heidi heike heiko heiner heinrich heinz helene helga hellmut helmut hendrik
henning henriette henrik herbert hermann hermine herta hilde hildegard hildegund hinnerk holger horst hubert hugo ida ilka ilona ilse imke ina ines inga inge ingeborg ingo ingrid inka irene irina iris
irma irmgard isabel isabell ivonne jana janina janine jan-ole jannik jannis jasmin jens jessica jette joachim jochen johann johanna johannes jonas jonathan jörg jörn josef josefine joseph julia julian
juliane julius jule jürgen justus jutta karin karl-heinz karla karolin karsten katharina kathi kathrin katja katrin kerstin kirsten klara klaus knut konrad konstantin korbinian kristin kristina
lars laura lea leni lena lenni leonhard leonie leopold levin liane lieselotte liesel lilli lilly lina linus lisa lisbeth lore lorenz lothar lotta lotte louis louisa luca lucia ludger ludwig luis luisa
luise lukas lutz magdalena maike maja malte manfred manuela marc marcel marcus mareike maren margarete margit margot margret margrit maria marianne marie marielle marika marion marit marius markus
marlene marlies marta martha martin martina mathilda mathilde mathis matthias matthis mats maximilian mechthild meike melanie merle meta micha michael michaela michi mike milena mirjam moni monika
moritz nadine nadja natalie natascha nele nicole nicolas niklas nils nina norbert oda olaf ole oliver oskar ottilie otto paula pauline peer petra philipp pia rainer ralf ralph ramona raphael rebecca
regina regine reiner reinhard reinhold renate resi rita robert roland rolf romy ronja rosemarie rosi roswitha rüdiger rudi rudolf ruth sabine sabrina sandra sarah saskia sebastian selma sieglinde
siegfried sigrid silke silvia silvio simone sina sonja sönke sophia sophie stefan stefanie steffen steffi stephan stephanie susanne susi sven svenja swantje sybille sylvia tabea tanja tatjana theo
theresa theresia thea thekla thilo thomas thorben thorsten tilda tilman till timm timo tobi tobias tom torben torsten traudl traute udo ulf uli ulla ulli ulrich ulrike ursel ursula uschi ute uwe
valentin valentina vanessa vera verena veronika viktor viktoria vinzenz volker walburga waltraud wanda wenke werner wibke wiebke wilfried wilhelm wilhelmine wilma winfried wolfgang wolfram xaver
yannick yvonne`,
  nl: `aad aafke aaltje aart abdel adriaan agnes albert aldert alwin amber* anneke annelies annemieke annemarie annet annie anouk ans* anton antoinette arend arie arjan arjen arno arnold astrid babette bart
bas bea beatrijs benno berend bert bertus bianca bob bouchaib bram brechtje britt carla carolien cees chantal chris christa coby cor corrie corine cornelia corry daan daniëlle debbie demi dennis
diederik dieuwke dineke dirk dirkje djoeke dorien dwight ed edith edwin eefje eelco eelke egbert elke ellen elles els elsbeth emiel emma engeltje eric erna erwin esmee esther evert fabiënne femke
fenna ferdi fien fleur* floor floortje floris fokke folkert frank fred freek froukje gea geert geertje geertruida gerard gerben gerda gerdien geurt gerrit gerrie gert gijs gijsbert gonda greet
greetje guus guusje hanneke hannie harm harmen harrie harry heidi hein heleen hendrik hendrika henk henny hennie herman hester hilda hilde huub iet ietje ilse imke ina ineke inge ingrid irma isabel
ivo jaap jaco jacob jacqueline jan-willem jannie janneke jantje japie jasper jeanet jelle jelmer jennie jeroen jesse jet jetske jikke jip job jochem joke jolanda jolien joost joop jop jordi joris jos
josje joyce jur jurre juul kaatje karel karin kees keimpe kelly kim kirsten klaas klaas-jan koen koos krijn lammert lars leendert lena lenie leontien lex liesbeth lieke lien lies lieve* linda lisette
loes lonneke lot* lotte louise lucas ludo luuk maaike maartje maarten maddy manon marcel margreet margriet* maria marieke mariëlle marijke marijn marjan marjolein marleen mark marloes marten martijn
martine mathijs matthijs maurits mees merel* mia michel michiel mieke mien milou mirjam mo monique nadia nathalie neeltje nel nelleke nelly nicolien niek niels nienke nina nora noor noortje olaf olga
onno otto patrick paula paulien petra piet pieter pim pleun puck quinten ralf ramon ramona reinder reinier rena renée riet rinus rob robbert robert robin roel roelof ron ronald rosalie rosanne ruben
rudolf ruud sander sandra sanne saskia sebas selma sem siem sien sietse silke sjaak sjaan sjoerd sjors sofie sonja stan stef stefan stien sterre stijn suus suzan suzanne sven sybren sylvia teun teunis
teuntje theo thijmen thijs thom tiemen tijmen tijn tim timo tineke tinus tjeerd toine tom toon tonnie trijntje trudy truus twan ton vera victor vincent wessel wiebe wieke wies wijnand wil* willeke
willem wilma wim wouter wubbo xander yasmina yolanda yvette yvonne zoë`,
  sv: `agneta alf alfred alice alma anders anette anita anna-karin annika arne arvid astrid axel berit bengt birgit birgitta björn* bo* bosse britta britt-marie camilla carina charlotta christer dagny ebba
edvin einar elin elsa emma erik erika eskil eva evelina fatima filippa folke fredrik frida greta gun gunilla gunnar gustav göran hanna harriet hedda helena henrik hjalmar hugo håkan ida inga ingemar
inger ingrid ingvar isak jan-erik janne jenny jens joakim johan johanna jonas jonna josefin jörgen karin karl-johan katarina kenneth kerstin kjell klas kristina lars lasse lena lennart linnea lina
lisbeth lotta lovisa maj-britt malin maria marie märta mats mattias mia mikael moa monika margareta nils nisse olle ove pelle per-olof pernilla petra pia pontus ragnar rasmus rikard roland rolf rune
saga* sara signe siv sixten sofia solveig stefan sten* stig sture susanne sven svante svea sölve tage thomas tindra tobias tomas torbjörn tore torsten tove tuva tyra ulf ulla ulrika valter vendela
vera viggo viktor vilma åke åsa örjan östen`,
  nb: `anders anne-grete arild arne arve asbjørn astrid aud bente berit bjarne bjørg bjørn* bård bodil borghild borgny britt brynjar dag* dagfinn edvard einar eirik elin elise ellen else erlend erling espen
eva even finn frode frøydis geir gerd gjertrud grete gro gry gudrun gunnar gunn guri hallgeir halvard halvor hanne harald hege helge helle hilde håkon håvard idunn ine inga ingeborg inger ingunn
ingvild ivar jan-erik jarle jens jon jorunn jostein jørgen kari karianne karin kjell kjersti kjetil knut kolbjørn kåre lars laila lene linn liv* lise live magnhild magne marit marte may mette mona
morten nina odd odd-arne oddny oddvar ola olaug olav ole oline øivind øystein per-arne petter pål ragnhild rannveig reidar reidun roar rolf ruth sigbjørn sigrid sigurd sindre siri sissel siv snorre
solfrid solveig stein* steinar stian stine sunniva svein sverre synnøve tarjei terje thea thor tone tor torbjørn torhild tore torild torill toril torstein trine trond trude turid tuva unni vegard
vidar vigdis vilde wenche yngve yngvild åge åse åshild`,
  da: `agnete aksel anders anette anne-marie anni annika arne asger astrid bent bente birgit birgitte birthe bjarne bo* bodil børge carsten camilla claus dagny dorte dorthe ebbe egon ejnar else emil erling
esben eva finn flemming freja frederik frederikke gerda gitte grethe gudrun gunnar hanne helle henning henrik holger ida inge* inger ingrid iben jacob jakob jens jeppe jesper johanne jonna jørgen
jytte kaj karen kasper katrine kent kirsten kirstine kjeld knud kristian kristine kurt lars lasse laurits leif lene lilly lis lisbeth lise line lone lotte maja malene mads magnus maren marianne marie
martha mathilde merete mette mia mikkel mogens morten nanna niels nikolaj nina ole oluf ove palle per pernille peter pia poul preben rasmus rikke rigmor signe sigrid simone sofie søren stig stine sune
susanne svend sven sverre tage thea thorkild tina torben tove trine troels ulla ulrik valdemar vibeke viggo vilhelm yrsa åse`,
  fi: `aada aarne aaro aarre aatos aila aili aimo aini aino aku aleksi anja anneli anni annika ansa antero antti anu arja armas arto arttu arvi asko auli aulis eero eeva eevi eija eila eino elina elli elsa
emmi erkki essi esa eveliina hanna hannele hannu harri heikki heini heli helena helmi* helvi henna hilja hilkka hilma iida ilkka ilmari ilona impi inkeri irja irma ismo isto jaakko jaana jalmari jani
janne jari jarkko jarmo jere joni jorma jouko jouni juha juhani jukka juho jussi jyri jyrki kaarina kaarlo kaija kaisa kalevi kalle kari kati katja katri kauko keijo kerttu kimmo kirsi kirsti kyllikki
kyösti laila lassi lauri lasse leena leevi lempi* liisa lotta maarit maija maire mari marja marjatta marjut marko markku markus martti matti mauno mauri merja mervi miia mika mikko minna mira mirja
mirjami miro nea niilo niina niko oili oiva olavi olli onni* oskari ossi outi paavo pasi pauli pekka pekko pentti perttu petra petri petteri pia piia pirjo pirkko raija raimo raili rauha* rauno reijo
reino riikka riitta risto ritva roope saara saija saila saimi sakari salla sami samuli sanna sanni sari satu* seija senja seppo* signe siiri silja sini* sirkka sirpa sisko* sofia susanna suvi* taavi
taina taisto taneli tapani tapio tarja tarmo* tauno teemu teija tellervo tenho teppo terhi tero terttu tiina timo toini toivo* tommi topi tuija tuomas tuomo tuula tuulikki tuure tytti ulla unto urho
urpo uuno vappu* varpu veera veikko venla vieno* vilho viljami ville vuokko väinö yrjö`,
};
