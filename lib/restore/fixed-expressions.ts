// Fixed expressions that contain a name: works, places, laws, sayings. The name in them does not mean a person of the conversation, even if
// it equals a surrogate. Only names in lib/privacy/lists are needed, because no other name can be a surrogate; names of public people are
// in its folder public-people. Written for this project.
import { escapeRegExp } from '../lexicon/alternatives.ts';

const EXPRESSIONS = `
alice in wonderland|alice springs|alice munro|go ask alice|alice through the looking|anna karenina|anne of green gables|emma woodhouse|emma bovary|emma watson
peter pan|peter rabbit|peter the great|st peter's basilica|saint peter's|peter principle|peter and the wolf|blue peter|robbing peter|rob peter to pay paul
oliver twist|oliver cromwell|robinson crusoe|swiss family robinson|mrs robinson|tom jones|indiana jones|bridget jones|dow jones|jones act|keeping up with the joneses
lucy in the sky|i love lucy|sweet caroline|caroline islands|south carolina|north carolina|oh carol|dear john letter|john doe|john hancock|johns hopkins|long john silver|little john
john deere|elton john|pope john|gospel of john|st john's wort|st. john's wort|king john|john the baptist|john wick|john o'groats|olivia rodrigo|sophia loren|hagia sophia
queen elizabeth|elizabeth line|elizabeth bennet|elizabethan|port elizabeth|elizabeth taylor|elizabeth warren|sarah connor|hannah montana|hannah arendt|lydia bennet|lake lucy
margaret atwood|margaret river|rebecca de winter|laura ashley|laura palmer|angela merkel|angela carter|monica lewinsky|santa monica|saint monica|veronica mars|barbara streisand|santa barbara|hanna-barbera
barbara krafft|susan b. anthony|lazy susan|black-eyed susan|linda mccartney|betty boop|betty crocker|ruth bader ginsburg|book of ruth|babe ruth|baby ruth|sandra bullock|joan of arc|saint joan|joan miró
virgin maria|santa maria|ave maria|maria callas|black maria|hurricane maria|doris day|doris lessing|martha stewart|martha's vineyard|julia child|julia set|julia roberts|romeo and juliet|heidi klum
eleanor rigby|eleanor roosevelt|emily in paris|emily dickinson|emily brontë|amelia earhart|isabella stewart gardner|audrey hepburn|jennifer lawrence|jessica rabbit|carmen miranda|evelyn waugh
michelle obama|nicole kidman|olga korbut|greta thunberg|greta garbo|astrid lindgren|frida kahlo|camille claudel|chloe sevigny|zoe saldana|kennedy center|kennedy space|kennedy airport|kennedy assassination
william tell|prince william|william the conqueror|william morris|fort william|sherwin-williams|sherwin williams|williams sonoma|williams syndrome|tennessee williams|benjamin button|benjamin franklin
noah's ark|noah webster|liam neeson|ethan hawke|ethan frome|jacob's ladder|jacob zuma|st james|james bond|king james|jesse james|lebron james|james joyce|james dean|henry ford|henry viii|henry james|o. henry
king henry|prince henry|joule and henry|lucas film|george lucas|alexander the great|alexander technique|alexander hamilton|daniel in the lions|book of daniel|jack daniel's|jack daniel’s|jack daniels
daniel craig|book of samuel|samuel adams|samuel beckett|st joseph|saint joseph|joseph and the amazing|joseph stalin|owen wilson|wright brothers|orville wright|luke skywalker|gospel of luke|david and goliath
isaac newton|isaac asimov|gabriel garcía márquez|archangel gabriel|dark matthew|gospel of matthew|matthew effect|michael jordan|michael jackson|st michael|saint michael|archangel michael|san michele
st anthony|anthony hopkins|joshua tree|book of joshua|christopher columbus|st christopher|christopher robin|andrew jackson|prince andrew|andrew lloyd webber|charles dickens|charles darwin|prince charles
king charles|ray charles|charles river|lake charles|ezra pound|aaron burr|adrian mole|jonathan swift|nathan the wise|robert burns|robert the bruce|nicholas nickleby|saint nicholas|st nicholas|st. nicholas
evan almighty|book of ezekiel|francis xavier|xavier university|leonardo da vinci|leonardo dicaprio|vincent van gogh|luca brasi|silas marner|kevin bacon|home alone's kevin|brian eno|life of brian|st george
saint george|king george|george washington|george orwell|curious george|boy george|prince george|lake george|edward scissorhands|king edward|prince edward island|edward hopper|edward snowden|timothy dalton
letter to timothy|jason and the argonauts|jason bourne|fort jason|eric clapton|eric the red|leif eric|erik the red|larry david|brandon flowers|raymond chandler|everybody loves raymond|gregorian|st patrick
saint patrick|st. patrick|patrick star|dennis the menace|gerald ford|rose tyler|bonnie tyler|tyler the creator|wat tyler|douglas fir|douglas adams|kirk douglas|michael douglas|mcdonnell douglas
king arthur|arthur miller|arthur conan doyle|prince harold|harold pinter|albert einstein|prince albert|royal albert hall|victoria and albert|albert camus|lake albert|lawrence of arabia|d. h. lawrence|d.h. lawrence
jennifer lawrence|st lawrence|saint lawrence|eugene o'neill|bertrand russell|jane russell|jack russell|howard hughes|ron howard|howards end|donald duck|donald trump|donald glover|ronald mcdonald|ronald reagan
walter white|walter scott|walter benjamin|keith richards|keith haring|otto cycle|otto engine|otto dix|hansel and gretel|hans christian andersen|hans zimmer|karl marx|ludwig van beethoven|ludwig wittgenstein
louis armstrong|neil armstrong|lance armstrong|armstrong limit|florence nightingale|nelson mandela|nelson's column|lord nelson|admiral nelson|willie nelson|full nelson|half nelson|nelson muntz
wilson's disease|woodrow wilson|harold wilson|wilson score|jackie wilson|anderson cooper|wes anderson|pamela anderson|hans anderson|taylor swift|taylor series|taylor rule|elizabeth taylor|james taylor
lord taylor|thompson gun|thompson sampling|hunter s. thompson|emma thompson|lewis and clark|clark kent|clark gable|lewis carroll|c. s. lewis|c.s. lewis|lewis hamilton|lewis acid|jerry lee lewis|lewis structure
davis cup|miles davis|bette davis|jefferson davis|viola davis|johnson & johnson|johnson and johnson|boris johnson|lyndon b. johnson|samuel johnson|magic johnson|dwayne johnson|robin williams|serena williams
venus williams|pharrell williams|robbie williams|williams racing|cruz martinez|joni mitchell|mitchell and webb|margaret mitchell|phillips screw|phillips curve|phillips head|julia roberts|roberts court
evans function|bill evans|chris evans|phil collins|tom collins|joan collins|stewart island|jimmy stewart|rod stewart|kristen stewart|patrick stewart|murphy's law|murphy’s law|eddie murphy|cillian murphy
murphy bed|morris dance|morris minor|william morris|philip morris|roy rogers|ginger rogers|kenny rogers|mister rogers|bailey bridge|bailey's|old bailey|baileys irish cream|beetle bailey|sherlock holmes
holmes and watson|katie holmes|oliver wendell holmes|doctor watson|dr watson|dr. watson|emma watson|ibm watson|watson and crick|hughes aircraft|ted hughes|langston hughes|hughes medal|ross sea|betsy ross|diana ross
bob ross|perry mason|katy perry|matthew perry|fred perry|perry como|matthew sullivan|ed sullivan|sullivan ordeal|coleman lantern|simmons mattress|gene simmons|simpson's rule|homer simpson|the simpsons|o. j. simpson|simpson's paradox
peter griffin|griffin poison|wallace and gromit|wallace line|alfred russel wallace|david foster wallace|william wallace|hayes code|isaac hayes|kobe bryant|gibson guitar|mel gibson|ellis island|bret easton ellis
cat stevens|wallace stevens|murray river|bill murray|andy murray|fidel castro|harrison ford|george harrison|tucker carlson|chris tucker|jimmy carter|mason-dixon|dixon line|salazar slytherin|alec guinness
princess diana|wonder woman diana|charlie's angels|spencer tracy|diana spencer|spencer gulf|marks and spencer|marks & spencer|arnold schwarzenegger|benedict arnold|duncan idaho|isadora duncan|carroll diagram
neil sedaka|richard wagner|wagner group|robert wagner|porter wagoner|bradley cooper|omar bradley|riley b. king|greene king|graham greene|gilbert and sullivan|gilbert & sullivan|cass gilbert|johnny carr
richard burton|tim burton|jacob and esau|jacobs coffee|fletcher christian|chuck norris|norris trophy|hathaway shirt|berkshire hathaway|anne hathaway|aldous huxley|calloway golf|cab calloway|henry longfellow
jefferson's monticello|pullman and pemberton|thackeray's vanity fair|brave new world|van allen|schubert symphony|schumann|franz schubert|friedrich schiller|caspar david friedrich|meyer lemon|meyer werft
oscar meyer|schmidt camera|helmut schmidt|eric schmidt|olaf scholz|leonard cohen|miguel de cervantes|instituto cervantes|goya y cervantes|alonso quijano|fernando alonso|xabi alonso|juan perón
alejandro magno|alexandre dumas|alexandre le grand|alessandro manzoni|alessandro volta|san francisco|don juan|don quijote|don pedro|san juan|san miguel|san diego|san antonio|são paulo|santa cruz
karl der große|friedrich der große|otto von bismarck|katharina die große|peter und der wolf|hänsel und gretel|werner herzog|clemens brentano|ludwig erhard|hermann hesse|frau holle|tante erna
boston tea party|boston marathon|boston dynamics|boston celtics|boston red sox|boston bruins|boston consulting|boston globe|boston terrier|boston massacre|chicago bulls|chicago style|chicago bears|chicago cubs
chicago school|chicago fire|dallas cowboys|dallas mavericks|detroit pistons|detroit lions|denver nuggets|denver broncos|miami heat|miami vice|miami dolphins|memphis belle|kansas city chiefs|atlanta hawks
philadelphia cheese|philadelphia eagles|philadelphia experiment|new york times|new york yankees|los angeles lakers|las vegas raiders|manila envelope|panama canal|panama hat|panama hats|panama papers|cuba libre
baltimore ravens|seattle seahawks|houston rockets|houston, we have|portland cement|portland trail blazers|toronto raptors|vancouver island|quebec act|bristol stool|cambridge analytica|cambridge dictionary
cambridge university|cambridge english|oxford comma|oxford dictionary|oxford english|oxford university|oxford movement|oxford shoe|london eye|london marathon|jack london|london school of|london underground|tower of london
manchester united|manchester by the sea|manchester city|liverpool fc|liverpool street|leeds united|newcastle united|birmingham city|coventry patmore|york minster|yorkshire pudding|york peppermint|plymouth rock|dublin core|dublin regulation
dublin convention|edinburgh festival|duke of edinburgh|berlin wall|berlin airlift|berlin conference|berliner mauer|isaiah berlin|irving berlin|berlin philharmonic|bremen town musicians|bremer stadtmusikanten
frankfurt school|frankfurter schule|hamburg steak|heidelberg catechism|vienna convention|vienna circle|wiener schnitzel|congress of vienna|geneva convention|geneva conventions|geneva protocol|genfer konvention|basel accords|basel iii|basel ii
copenhagen interpretation|stockholm syndrome|stockholm-syndrom|oslo accords|helsinki accords|brussels sprouts|brussels effect|antwerp six|amsterdam treaty|treaty of amsterdam|utrecht treaty|treaty of utrecht|paris agreement|paris hilton
plaster of paris|paris saint-germain|paris commune|paris-roubaix|treaty of paris|accord de paris|dijon mustard|bordeaux mixture|bologna process|bologna-prozess|bolognese|naples soldier|parma ham|palermo convention|genoa salami
barcelona chair|fc barcelona|real madrid|lisbon treaty|treaty of lisbon|lisbon lions|granada theatre|seville orange|cairo declaration|alexandria ocasio-cortez|library of alexandria|damascus steel|damascus road|road to damascus
jerusalem artichoke|new jerusalem|istanbul convention|kyoto protocol|kyoto-protokoll|hiroshima mon amour|shanghai tang|beijing consensus|bangkok dangerous|delhi belly|bombay duck|bengal tiger|mumbai indians
dakar rally|rallye dakar|casablanca conference|film casablanca|nagasaki bomb|melbourne cup|brisbane line|wellington boot|wellington boots|duke of wellington|beef wellington|perth mint|adelaide oval|cape town convention|doha round|abraham accords
grace kelly|ned kelly|gene kelly|machine gun kelly|kelly clarkson|hudson river|hudson bay|rock hudson|kate hudson|carson city|johnny carson|rachel carson|kit carson|logan airport|mount logan|logan paul|hugh logan
james cameron|david cameron|julia margaret cameron|christopher nolan|nolan ryan|nolan charts|wesley snipes|john wesley|owens valley|jesse owens|natalie portman|naomi campbell|book of naomi|audrey tautou|sadie hawkins|sarah bernhardt|sarah palin
alicia keys|alice cooper|alice walker|emma stone|emma goldman|olivia newton-john|olivia wilde|sophia of hanover|isabella of castile|isabella rossellini|katharine hepburn|katherine johnson|kathleen ferrier|jennifer aniston|jennifer lopez
gabriela mistral|gabriela sabatini|elena ferrante|cristina kirchner|laura pausini|rosa luxemburg|lisa simpson|mona lisa|nancy drew|nancy reagan|karen carpenter|amy winehouse|ruth langmore|shirley temple|shirley bassey|brenda lee|pamela travers
christina rossetti|christina aguilera|theresa may|mother teresa|saint teresa|janice joplin|judith butler|judith and holofernes|saint martha|lake margherita|diane arbus|julie andrews|megan fox|andrea bocelli|andrea del sarto|marilyn monroe
marilyn manson|ingrid bergman|heidi and peter|lotte lenya|helene fischer|camille saint|louise bourgeois|louise bourgeois|thelma and louise|simone de beauvoir|simone biles|simone weil|edith and yvonne|valentina tereshkova|yoko ono|akira kurosawa
jackson pollock|oliver stone|elijah wood|prophet elijah|harry and theodore|theodore roosevelt|theodor fontane|alexander fleming|alexander von humboldt|michael faraday|michael collins|daniel defoe|daniel day-lewis|logan's run|samuel l. jackson
samuel morse|joseph conrad|joseph haydn|wyatt earp|jack the ripper|luke and leia|dylan thomas|bob dylan|levi strauss|levi's|isaac hayes|mateo and|christopher marlowe|christopher nolan|andrew carnegie|andrew wyeth|caleb williams|nathan hale|charles manson
josiah wedgwood|hudson hawk|aaron copland|hank aaron|adrian brody|robert frost|robert louis stevenson|robert browning|robert oppenheimer|dominic toretto|ian fleming|ian curtis|xavier dolan|mel brooks|albert brooks|gavin and stacey
brian may|edward elgar|edward the confessor|edward norton|ronald weasley|timothy leary|jeffrey epstein|gary oldman|jacques chirac|jacques cousteau|eric cartman|stephen king|stephen hawking|stephen fry|st stephen|saint stephen|barry and scott|scott fitzgerald
f. scott fitzgerald|walter scott|ridley scott|captain scott|raymond carver|gregory peck|pope gregory|patrick swayze|patrick stewart|peter sellers|peter jackson|peter parker|philip glass|prince philip|philip k. dick|philip larkin|saint philip|donald judd
kenneth branagh|kenneth clark|steven spielberg|kurt cobain|kurt gödel|kurt weill|lars von trier|magnus carlsen|magnus effect|max and moritz|otto hahn|otto preminger|rolf harris|rudolf nureyev|rudolf steiner|rudolf diesel|rudolph the red|sven hedin
werner heisenberg|wolfgang amadeus|wolfgang pauli|pieter bruegel|alain delon|antoine de saint|antoine lavoisier|edouard manet|emile zola|francois truffaut|gerard depardieu|guillaume apollinaire|jerome k. jerome|saint jerome|michel foucault|michel de montaigne
nicolas cage|olivier salad|laurence olivier|raphael's school|archangel raphael|tristan and isolde|tristan und isolde|antonio vivaldi|antonio banderas|carlos santana|diego rivera|diego maradona|diego velázquez|enrique iglesias|fernando pessoa
francisco goya|francisco franco|ignacio de loyola|ivan the terrible|ivan denisovich|javier bardem|jorge luis borges|juan carlos|luis buñuel|manuel de falla|mario vargas llosa|super mario|pablo picasso|pablo neruda|pablo escobar|rafael nadal
ricardo montalbán|roberto bolaño|salvador dalí|claudio monteverdi|federico fellini|federico garcía lorca|giacomo puccini|giuseppe verdi|giuseppe garibaldi|luigi pirandello|mario and luigi|marcello mastroianni|matteo ricci|umberto eco|boris becker
boris godunov|boris karloff|igor stravinsky|ilya repin|karel čapek|leonid brezhnev|mikhail bulgakov|mikhail baryshnikov|oleg cassini|pavel and|petr čech|sergei eisenstein|sergei prokofiev|viktor frankl|vladimir nabokov|vladimir putin|yuri gagarin
johnson city|lyndon johnson|don johnson|hank williams|vanessa williams|tennessee williams|desert hernandez|jennifer lopez|speedy gonzales|gonzález byass|wilson tennis|hans christian andersen|anderson shelter|rod taylor|zachary taylor|emma thompson
sanchez vicario|ricky and morty sanchez|rick sanchez|petula clark|arthur c. clark|arthur c. clarke|robinson list|sugar ray robinson|jackie robinson|smokey robinson|edward g. robinson|ricky nelson|mitchell's plain|billy mitchell|lou phillips|edwards syndrome
down syndrome|blake edwards|jackie collins|martha stewart|dave stewart|audie murphy|richard morris|will rogers|buck rogers|steve rogers|david bennett|alan bennett|tony bennett|arnold bennett|bernardo o'higgins|richardson number|samuel richardson
tony richardson|watson-crick|thomas watson|mendoza line|hughes glomar|colonel sanders|bernie sanders|patel and sons|mike myers|michael myers|myers-briggs|myers briggs|ross perot|powell and pressburger|colin powell|powell doctrine|jenkins pipeline|roy jenkins
coleman hawkins|wallace stevens|helen hayes|castro street|harrison birtwistle|mcdonald's|old mcdonald|ronald mcdonald|freeman dyson|morgan freeman|webb telescope|james webb|beatrix and webb|sidney webb|preston tucker|cindy crawford|joan crawford
crawford university|fuzzy logic olson|bart simpson|dunn's test|spencer tracy|herbert spencer|stephen hawkins|jim hawkins|sadie hawkins|arnold palmer|johnny cunningham|duncan grant|riley reid|green lantern|chapman stick|mark chapman|tracy chapman|brooke fuller
buckminster fuller|fuller's earth|carr-saunders|larson b|gary larson|jensen's inequality|jensen interceptor|hoffman estates|dustin hoffman|tales of hoffmann|reid technique|horton hears|caldwell catalog|sutton hoo|sutton's law|caldecott and barnett|curtis institute
tony curtis|ian curtis|jamie lee curtis|benson and hedges|benson & hedges|syd barrett|barrett's esophagus|virginia wolfe|tom wolfe|nero wolfe|kurt vonnegut|vaughan williams|lester beckett|samuel beckett|dalton's law|john dalton|davenport brothers|clint eastwood
goddard space|jean-luc godard|whitaker's almanack|forest whitaker|fairchild semiconductor|ada lovelace
`;

let byWord: ReadonlyMap<string, readonly string[]> | undefined;

function expressionsWith(word: string): readonly string[] {
  if (!byWord) {
    const found = new Map<string, string[]>();
    for (const expression of EXPRESSIONS.trim().split(/[|\n]/u))
      for (const part of expression.match(/[\p{L}\p{N}]+/gu) ?? [])
        found.set(part, [...(found.get(part) ?? []), expression]);
    byWord = found;
  }
  return byWord.get(word) ?? [];
}

const READ_AROUND = 40;

/** Whether the word from `start` to `end` is part of a fixed expression. */
export function isInFixedExpression(text: string, start: number, end: number): boolean {
  const words =
    text
      .slice(start, end)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const expressions = words.flatMap(expressionsWith);
  if (expressions.length === 0) return false;
  const from = Math.max(0, start - READ_AROUND);
  // Markup and line breaks inside an expression count as spaces.
  const around = text
    .slice(from, end + READ_AROUND)
    .toLowerCase()
    .replace(/[*_\s]/gu, ' ')
    .replaceAll('’', "'");
  return expressions.some((expression) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(expression)}(?![\\p{L}\\p{N}])`, 'gu');
    return Array.from(around.matchAll(pattern)).some(
      ({ index }) =>
        index <= start - from && index + expression.length >= end - from - 2 && expression.length > end - start,
    );
  });
}
