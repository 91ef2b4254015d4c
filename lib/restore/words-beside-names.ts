// Words beside a surrogate that show whether it is a person's name or part of another name.

/** First names that the name lists lack: those that are also words, short forms, and first names of many well-known people. */
export const MORE_FIRST_NAMES = new Set(
  `will mark may rose grace hope faith joy bill art frank grant jack dawn ivy lily daisy tom tim jim joe bob rob ben sam dan dave mike
  steve chris nick alex max kate jane mary ellen beth sue ann eve robbie roy woody martin thomas simon david paul george bruce neil
  tony phil ted fred harry jimmy johnny billy bobby tommy danny andy kenny ronnie franz karl fritz jean jeanne hector marcus richard
  friedrich neil anne robin lyndon
  adele alan aleksandr alessia alexis alfred ali amelie amitabh ana anatoly angelina angelo anja annalena annie anton antonin ariana arjen arnold arya
  ataturk attila barack barry baruch beatrice bedrich belinda bernardo bernie beyonce billie bonnie brad bradley brigitte britney bryan caetano calvin
  carice carl cate catherine charlene charlie charlotte cindy claire clara claudia clint colette colin courtney craig cristiano czeslaw darren debbie
  deborah demi derek diana dilma dmitry dolly dolores donna dorothy doug drew dustin dwayne edgar edith edvard edwin elliott elon elton elvis emmanuel
  erasmus erin ernest esther ettore eva famke ferenc fiona florence frances frida fyodor gabor gareth geert gemma geoffrey georgia gianluigi gillian
  gloria gordon graham greg grigori gustaf gustav gwyneth halle harrison haruki harvey hayao heather heitor helen helena henryk herbert hideo hillary
  hugh iker immanuel imre ingmar irene iris isabelle istvan jake jamie jan janos jaroslaw jawaharlal jeff jenna jenny jeremy jesse jill joao jodie
  johan johann johannes jon josip judy julio justin katharine katie keanu keira kim kirsten kristen kylian kylie lance lauren lech lena leo leon
  leonard leonie leslie leszek lev lewis lindsay lionel liv liza lorraine louis lucia luciano lucrezia luiz luka madonna maggie mahatma malala malcolm
  marc marco margot marie marina marion marlon mateusz matias matthieu maurice maxim meghan melanie mercedes meryl mia mick mihaly mila miley milos
  miranda miriam mohamed morgan muhammad narendra nelson neville niels nigel nikita nikola nils noel nora norman novak nuno olof oprah orhan orlando
  osama oscar oskar paloma paula paulo penelope phoebe pierre pilar priyanka rabindranath rainer rajiv ranbir randy recep rembrandt rene renee renzo
  rex rigoberta rihanna rita roald rodney roger roland roman rosa rosalind rosemary roxana rudolph rui rupert ryszard sachin saddam sally salman
  salvador sandor sandro santiago sara scarlett sean sebastien selena sepp serena sergey shakira shane shashi sheila sidney sienna sigourney slobodan
  sofia sonia sophie soren srinivasa stanislaw stanley steffi stephane stuart suzanne sylvester sylvia tara taylor teri terry tiago tina todd toni
  tracy valerie vasco vera veronica victor victoria vincenzo virat virgil virginia vyacheslav warren wayne wendy whitney whoopi wieslawa willem willy
  wim winona winston wislawa witold yasser zinedine zoltan zsolt`.split(/\s+/),
);
/** Words that end the name of a thing and follow a place or surname: "Boston Marathon", "Cambridge University". */
export const THING_NAME_ENDS = new Set(
  `times globe herald tribune post gazette chronicle press university college consulting group celtics bruins sox marathon symphony
  philharmonic steelers penguins pirates bengals reds united albion rovers fc cf afc square tea massacre convention protocol treaty
  agreement accord accords declaration accelerator analytica dictionary stock commandos noir schema pie ham sauce pudding cup conference
  prize theorem effect award awards principle gp opera policy`.split(/\s+/),
);
/** Capitalised words after a first name that are not surnames. */
export const NON_SURNAMES = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november
  december and or the mr mrs ms dr prof ceo cto cfo hr hanım hanim bey efendi abi abla teyze amca ji sahib san sensei`.split(
    /\s+/,
  ),
);
/** Words that begin the name of a thing and precede a place or surname: "Treaty of Utrecht", "Real Madrid". */
export const THING_NAME_STARTS = new Set(
  `treaty battle siege university archbishop bishop charles duke earl peace council olympique real ac as fc inter rb`.split(
    /\s+/,
  ),
);
/** Verbs that follow the subject of a sentence, in the most frequent languages of replies. Letters have no accents, as in a folded reply. */
export const VERB_AFTER_NAME =
  /^ (?:was|is|has|had|were|wrote|won|died|did|will|would|became|made|said|played|sang|directed|painted|hosted|invented|discovered|founded|composed|starred|ruled|led|est|etait|fut|avait|joue|jouait|ecrivit|naquit|remporta|es|era|fue|juega|jugaba|escribio|nacio|murio|gano|fu|gioca|scrisse|nacque|foi|joga|escreveu|nasceu|heeft|speelt|speelde|schreef|werd)(?!\p{L})/u;
/** Words that start a sentence, and so have a capital, and that are not first names when a surname follows. */
export const SENTENCE_OPENERS = new Set(
  `when if while because although though since after before until unless once whether then now today tomorrow yesterday but and so yet
  thus hence perhaps maybe also still even only just that this these those what which who whose how why where there here both either neither
  each every all any some no not first second third finally however meanwhile otherwise as for with without like unlike given is was has had
  does did will would can could should may might must let dear hello thanks`.split(/\s+/),
);
