// Words that make a sentence a statement about a drug or an illness, in English, German, French, Spanish, Portuguese, Italian, Dutch and
// Chinese.
import { wordList } from './word-list.ts';

const ENGLISH_CLAIM = `interact~ | contraindicat~ | safe | safely | unsafe | safer | safety | danger~ | harmful | harmless | avoid~ | should | shouldn't |
must | mustn't | ought to | can | can't | cannot | could | may be | may cause | may not | may also | may have | may lead | may increase | may reduce | may interact | may make | may help | may worsen | may need | may take | may react | you may | it may | they may | which may | that may | might | cause | causes | caused by | causing | increas~ | decreas~ | reduce~ | reduci~ |
raise | raises | raising | lower | lowers | lowering | risk | risks | risky | treat | treats | treating | used for | used to treat |
works by | work by | block | blocks | inhibit~ | thinner | thins | thin the blood | relieves | contains | effects of | effects include | effective | ineffective | recommend~ |
advis~ | okay | ok | fine to | fine with | fine for | no known | well known | typical | typically | common | commonly | usual | usually | generally | normally | symptoms of |
symptoms include | toxic~ | overdos~ | bleed~ | maximum | minimum dose | starting dose | dose is | pregnan~ | breastfeed~ | breast-feed~ | alcohol | monitor~ | stop taking |
start taking | keep taking | continue | metaboli~ | class of | belongs to | type of | kind of | is a | is an | is the | are a | contagious | infectious | hereditary | genetic |
affects | affect | linked to | associated with | requires | require | needs | helps | help | worsen~ | improve~ | prevent~ | suitable | unsuitable | approved |
licensed | prescribed for | indicated | related to | cross-react~ | cross-allerg~ | substitute~ | alternative~ | instead of | compatible | incompatible |
mix | mixing | combine | combining | combination | together with | leads to | lead to | trigger~ | occur~ | absorb~ | excret~ | liver | kidney~ | kidneys | weight gain |
penetrates | crosses | lasts | half-life | gets better | get better | gets worse | goes away | often | cure~ | curable | incurable | develops into | complication~ | not a problem | no problem | tolerate~ | well tolerated`;

const GERMAN_CLAIM = `wechselwirk~ | interagier~ | kontraindi~ | gegenanzeige~ | sicher | unsicher | gefährlich~ | harmlos~ | bedenklich~ | unbedenklich~ |
verträgt | vertragen | verträglich~ | vermeid~ | meiden | sollte~ | muss | müssen | darf | dürfen | kann | können | könnte | könnten | verursach~ | führt zu | führen zu |
erhöh~ | senk~ | verringer~ | verstärk~ | vermindert | risik~ | behandelt | behandeln | wirkt | wirken | wirkung~ | hemmt | hemmen | empfehl~ | empfohlen~ |
geeignet~ | ungeeignet~ | blutung~ | blutungsrisik~ | blutverdünner | höchstdosis | tagesdosis | maximaldosis | maximal | schwanger~ | stillen | stillzeit | alkohol | toxisch~ | giftig~ |
gehört zu | zählt zu | ist ein | ist eine | ist der | ist das | häufig~ | typisch~ | üblich~ | heilbar | unheilbar | ansteckend~ | hilft | helfen | lindert | zugelassen | kombinier~ |
kombination | gleichzeitig | zusammen mit | abgeraten | rät | raten | schädlich~ | beeinfluss~ | allergien gegen | kreuzallerg~ | leber | niere~ | statt | alternative~ | vorsicht | beginnt | dauert`;

const FRENCH_CLAIM = `interag~ | interaction~ | contre-indiqu~ | contre-indication~ | sûr | sûre | sûrs | sûres | dangereu~ | sans danger | sans risque | évite~ | éviter | devrai~ | devriez | devez | doit |
doivent | il faut | ne faut pas | peut | peuvent | pouvez | pourrai~ | provoqu~ | cause | causent | causer | augment~ | diminu~ | rédui~ | risque~ | soigne~ | traite | traitent | traiter |
inhib~ | bloqu~ | recommand~ | conseill~ | déconseill~ | saign~ | hémorragi~ | dose maximale | dose habituelle | enceinte~ | grossesse | allait~ | alcool | toxique~ | appartient | est un |
est une | est le | est la | symptômes de | symptômes du | efficace~ | effets de | effet de | effets du | compatible~ | incompatible~ | associ~ | combin~ | aggrav~ | ensemble | prudence | allergie croisée |
foie | rein~ | contagieu~ | héréditaire~ | guéri~ | généralement | habituel~ | fréquent~ | aide à | prévien~ | à la place`;

const SPANISH_CLAIM = `interact~ | interacci~ | contraindica~ | seguro | segura | seguros | seguras | peligros~ | evit~ | debe | deben | debería | deberían | deberías | puede | pueden | puedes | podría~ | hay que | causa | causan | causar |
provoca~ | aument~ | disminu~ | reduce~ | reduc~ | eleva~ | riesg~ | trata | tratan | tratar | inhib~ | bloque~ | recomend~ | aconsej~ | desaconsej~ | sangr~ | hemorragi~ | dosis máxima | dosis habitual |
embaraz~ | lactancia | alcohol | tóxic~ | pertenece | es un | es una | es el | es la | síntomas de | eficaz~ | efectos de | compatible~ | incompatible~ | combin~ | empeora~ | juntos | juntas | precaución | hígado |
riñ~ | contagios~ | hereditari~ | cura | curable | generalmente | habitual~ | frecuente~ | ayuda a | previene | en lugar de | sirve para | se usa`;

const PORTUGUESE_CLAIM = `interag~ | interaç~ | contraindica~ | seguro | segura | seguros | seguras | perigos~ | evit~ | deve | devem | deveria | deveriam | pode | podem | poderia | é preciso | causa | causam | causar | provoca~ | aument~ |
diminu~ | reduz~ | eleva~ | risco~ | trata | tratam | tratar | inib~ | bloque~ | recomend~ | aconselh~ | desaconselh~ | sangr~ | hemorragi~ | dose máxima | dose habitual | gravidez | grávida~ | amament~ | álcool | tóxic~ |
pertence | é um | é uma | é o | é a | sintomas de | eficaz~ | efeitos de | compatíve~ | incompatíve~ | combin~ | piora~ | juntos | juntas | cuidado | fígado | rins | contagios~ | hereditári~ | cura | curável | geralmente |
habitual~ | frequente~ | ajuda a | previne | em vez de | serve para | usa-se | é usad~ | repetid~`;

const ITALIAN_CLAIM = `interagi~ | interazion~ | controindica~ | sicuro | sicura | sicuri | sicure | pericolos~ | evita~ | evitare | deve | devono | dovrebbe~ | può | possono | potrebbe~ | bisogna | causa | causano | causare | provoca~ | aument~ |
diminui~ | riduc~ | ridurre | rischi~ | cura | curano | curare | inib~ | blocca~ | raccomanda~ | consigli~ | sconsiglia~ | sanguin~ | emorragi~ | dose massima | dose abituale | gravidanza | incinta | allatta~ | alcol | tossic~ |
appartiene | è un | è una | è il | è la | sintomi di | efficac~ | effetti di | compatibil~ | incompatibil~ | combina~ | peggiora~ | insieme | prudenza | fegato | reni | contagios~ | ereditari~ | curabil~ | generalmente |
di solito | frequent~ | aiuta a | previene | invece di | serve per | si usa`;

const DUTCH_CLAIM = `wisselwerking~ | contra-indicatie~ | veilig~ | onveilig~ | gevaarlijk~ | vermijd~ | moet | moeten | mag | mogen | kan | kunnen | veroorza~ | verhoog~ | verhogen | verlaagt | verlagen | risico~ | behandelt | behandelen | werkt |
werken | remt | remmen | aanbevolen | aanraden | afgeraden | bloeding~ | maximale dosis | zwanger~ | borstvoeding | alcohol | giftig~ | hoort bij | is een | is de | is het | vaak | meestal | gewoonlijk | geneeslijk | besmettelijk |
erfelijk | helpt | helpen | combin~ | tegelijk | samen met | schadelijk~ | lever | nieren | in plaats van | voorzichtig`;

const CHINESE_CLAIM = `相互作用|禁忌|安全|危险|避免|应该|应当|不应|必须|可能|可以|不能|不要|不宜|引起|导致|增加|降低|升高|减少|加重|缓解|风险|治疗|用于|抑制|建议|推荐|出血|最大|常用量|怀孕|孕妇|妊娠|哺乳|酒|毒性|属于|是一种|
是一类|有效|效果|不良反应|同时服用|同时使用|一起|合用|并用|影响|会|适合|慎用|交叉过敏|肝|肾|传染|遗传|治愈|通常|一般`;

/** Words of a statement about the drug or illness itself. */
export const MEDICAL_CLAIM_WORDS = wordList(
  [ENGLISH_CLAIM, GERMAN_CLAIM, FRENCH_CLAIM, SPANISH_CLAIM, PORTUGUESE_CLAIM, ITALIAN_CLAIM, DUTCH_CLAIM],
  CHINESE_CLAIM,
);

/** Words that make a sentence a statement, unless the sentence repeats the person's own words. */
export const MEDICAL_MENTION_WORDS = wordList(
  [
    'side effect~ | symptom~ | dose | doses | dosage | daily | twice | allerg~',
    'nebenwirkung~ | symptom~ | dosis | dosen | täglich | allerg~',
    'effet secondaire | effets secondaires | symptôme~ | dose~ | par jour | allerg~',
    'efecto secundario | efectos secundarios | síntoma~ | dosis | diaria~ | diario~ | al día | alérgic~',
    'efeito colateral | efeitos colaterais | sintoma~ | dose | doses | por dia | alérgic~',
    'effetto collaterale | effetti collaterali | sintom~ | dosi | al giorno | allergic~',
    'bijwerking~ | symptom~ | dosis | dosering~ | per dag | allerg~',
  ],
  '副作用|症状|剂量|每日|每天|过敏',
);

/** Verbs directly after a drug or illness, which make it the subject of the sentence. */
export const VERB_AFTER_SUBJECT =
  /^[\s*_"'”’)\]]{0,4}\s?(?:(?:is|are|isn't|aren't|was|were|has|have|does|doesn't|do|don't|will|won't|would|works?|stays|interferes|goes|makes|acts|gets?|ist|sind|wird|hat|verträgt|est|sont|n'est|a|ont|es|son|no|tiene|tienen|sera|será)(?![\p{L}])|是|会|可|能|不|有|对|与|和)/iu;

/** The beginning of an instruction: "Take warfarin with food". */
export const INSTRUCTION_PATTERN =
  /^[\s*_>#•\d.)-]*(?:please |bitte |veuillez |por favor,? )?(?:take|do not|don't|never|always|stop|start|keep|use|swallow|try|nehmen sie|nimm|setzen sie|prenez|ne prenez|arrêtez|prends|tome|toma|no tome|no tomes|deje|deja|no deje|no dejes|não pare|pare|não tome|prenda|non prenda|smetta|non smetta|n'arrêtez|gebruik|neem|stop|use|请|服用|不要|停)(?![\p{L}])/iu;
