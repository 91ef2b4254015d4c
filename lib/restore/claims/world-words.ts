// Words that make a sentence a statement about a country, a nationality, a job, an age or an amount.
import { wordList } from './word-list.ts';

/** Words for law, prices, climate and the like. A statement with one of them is true of one place and false of another. */
export const PLACE_CLAIM_WORDS = wordList(
  [
    `law | laws | legal | legally | illegal | statut~ | legislation | regulat~ | rent cap | rent control | tenancy law | tax | taxes | taxed | taxation | VAT | visa | visas | visa-free | citizens | climate | weather |
     temperature~ | rain | rains | rainy | snow | snows | humid | population | inhabitants | capital | currency | official language | spoken | speak | located | lies in | lies on | km from | miles from | time zone |
     cost of living | expensive | cheap | cheaper | famous | known for | minimum wage | average | public holiday~ | election~ | government | parliament | court | courts | allowed | permitted | required | requires |
     must | mandatory | limit | limits | deadline~ | eligible | entitled | season | best time`,
    `gesetz | gesetze | gesetzlich~ | rechtlich | mietrecht | illegal | legal | verboten | erlaubt | vorgeschrieben | mietpreisbremse | kappungsgrenze | kündigungsfrist | steuer~ | mehrwertsteuer | visum | visa | staatsbürger~ |
     klima | wetter | temperatur~ | regen | regnet | schnee | einwohner~ | hauptstadt | währung | amtssprache | gesprochen | liegt in | liegt an | zeitzone | lebenshaltungskosten | teuer~ | günstig~ | billig~ |
     berühmt~ | bekannt für | mindestlohn | durchschnitt~ | feiertag~ | regierung | gericht | gerichte | muss | müssen | darf | dürfen | frist | fristen | anspruch | beste reisezeit`,
    `loi | lois | légal~ | illégal~ | juridique~ | interdit~ | autorisé~ | obligatoire | encadrement des loyers | préavis | impôt~ | taxe~ | TVA | visa | visas | ressortissant~ | climat | météo | température~ | pluie | pleut |
     neige | habitants | capitale | monnaie | langue officielle | se situe | se trouve | fuseau horaire | coût de la vie | cher | chère | chers | célèbre~ | connu pour | connue pour | salaire minimum | moyenne | jour férié |
     jours fériés | gouvernement | tribunal | doit | doivent | faut | délai~ | droit à | meilleure saison`,
    `ley | leyes | legal | legales | ilegal~ | jurídic~ | prohibid~ | permitid~ | obligatori~ | preaviso | impuesto~ | IVA | visado~ | visa | visas | ciudadanos | clima | tiempo es | temperatura~ | lluvia~ | llueve | nieve |
     habitantes | capital | moneda | idioma oficial | se encuentra en | está situad~ | huso horario | coste de vida | caro | cara | caros | barat~ | famos~ | conocid~ por | salario mínimo | promedio | media | festivo~ |
     casero | arrendador | inquilin~ | gobierno | tribunal~ | debe | deben | hay que | plazo~ | derecho a | mejor época`,
  ],
  '法律|合法|违法|非法|规定|法规|税|签证|公民|气候|天气|气温|下雨|下雪|人口|首都|货币|官方语言|位于|时区|生活成本|物价|便宜|昂贵|著名|最低工资|平均|节假日|政府|法院|必须|应当|允许|禁止|期限|有权|最佳季节',
);

/** Words of a statement about an occupation. */
export const JOB_CLAIM_WORDS = wordList(
  [
    'earn | earns | salary | salaries | pay scale | average | typical~ | shortage | in demand | demand for | licen~ | qualification~ | require~ | need | needs | training | must | should | usually | often | deduct~ | insur~',
    'verdien~ | gehalt | gehälter | durchschnitt~ | typisch~ | mangel~ | gefragt | zulassung | qualifikation~ | benötig~ | brauchen | ausbildung | muss | müssen | sollte~ | meist | oft | absetz~ | versicher~',
    'gagne~ | salaire~ | moyenne | typique~ | pénurie | recherché~ | diplôme~ | exige~ | besoin | formation | doit | doivent | souvent | déduire | assur~',
    'gana | ganan | sueldo~ | salario~ | promedio | típic~ | escasez | demanda | título | requier~ | necesita~ | formación | debe | deben | suele~ | deducir | segur~',
  ],
  '收入|工资|平均|通常|短缺|需求|执照|资格|需要|培训|必须|应该|往往|扣除|保险',
);

/** Words of a comparison or calculation with a number of the sentence. */
export const NUMBER_CLAIM_WORDS = wordList(
  [
    `more than | less than | higher than | lower than | greater than | fewer than | older than | younger than | above | below | exceed~ | within the | enough | sufficient | insufficient | too much | too little | too high | too low | too old |
     too young | limit | limits | threshold | cap | maximum | minimum | average | median | normal | abnormal | healthy | typical | compared | versus | qualif~ | eligible | eligibility | entitled | retire~ | pension age |
     overweight | underweight | obese | obesity | BMI | percentile | bracket | taxable | tax-free | allowance | deduct~ | percent of | half of | double | twice | triple | left over | remaining | difference | afford~ | equals | comes to |
     come to | adds up | add up | works out | amounts to | that is | that's | which is | that leaves | that means | which means | this means | would be | years until | years from | years away`,
    `mehr als | weniger als | höher als | niedriger als | größer als | kleiner als | älter als | jünger als | über dem | unter dem | über der | unter der | überschreit~ | überstei~ | reicht | reichen | genug | ausreich~ | zu viel | zu wenig | zu hoch |
     zu niedrig | zu alt | zu jung | grenze | grenzwert | freibetrag | maximal~ | mindestens | höchstens | durchschnitt~ | normal~ | üblich~ | verglichen | anspruch | rente~ | regelaltersgrenze | übergewicht~ | untergewicht~ | adipos~ | BMI |
     steuerklasse | steuerfrei | absetz~ | prozent von | hälfte | doppelt | dreifach | übrig | verbleib~ | differenz | leisten | ergibt | ergeben | beträgt dann | macht zusammen | das sind | das ist | das heißt | das bedeutet | jahre bis`,
    `plus que | plus de | moins que | moins de | supérieur~ | inférieur~ | au-dessus | au-dessous | dépass~ | suffit | suffisant~ | insuffisant~ | trop | plafond | seuil | maximum | maximal~ | minimum | moyenne | normal~ | habituel~ | par rapport |
     éligible~ | droit à | retraite | surpoids | obésité | IMC | tranche | imposable | exonér~ | déduire | pour cent de | moitié | double | triple | reste | restant~ | différence | permettre | égale | revient à | cela fait | soit | c'est-à-dire | signifie`,
    `más que | más de | menos que | menos de | mayor que | menor que | superior~ | inferior~ | por encima | por debajo | supera~ | basta | suficiente~ | insuficiente~ | demasiad~ | límite | umbral | máxim~ | mínim~ | promedio | media | normal~ | habitual~ |
     comparad~ | derecho a | jubila~ | sobrepeso | obesidad | IMC | tramo | imponible | exent~ | deducir | por ciento de | mitad | doble | triple | sobra~ | restante~ | diferencia | permitirse | equivale | suma | son en total | es decir | significa`,
  ],
  '高于|低于|大于|小于|超过|不足|足够|够|太高|太低|太多|太少|上限|下限|最高|最低|平均|正常|范围|相比|有资格|符合|有权|退休|超重|肥胖|体重指数|起征点|免税|扣除|一半|两倍|翻倍|剩下|差额|等于|合计|共计|也就是|意味着',
);

/** Words that judge an amount. A statement with one of them may be true of an amount and false of twice that amount. */
export const MAGNITUDE_CLAIM_WORDS = wordList(
  [
    `enough | sufficient | insufficient | too much | too little | too high | too low | limit | limits | threshold | cap | average | median | normal | abnormal | healthy | typical | qualif~ | eligible | eligibility | entitled | overweight |
     underweight | obese | obesity | percentile | bracket | taxable | tax-free | allowance | afford~ | reasonable | generous | modest | decent | above average | high | low | wealthy | poor | cheap | expensive | competitive`,
    `reicht | reichen | genug | ausreich~ | zu viel | zu wenig | zu hoch | zu niedrig | grenze | grenzwert | freibetrag | durchschnitt~ | normal~ | üblich~ | anspruch | übergewicht~ | untergewicht~ | adipos~ | steuerklasse | steuerfrei | leisten |
     angemessen | großzügig~ | hoch | hohe~ | niedrig~ | günstig~ | teuer~`,
    `suffit | suffisant~ | insuffisant~ | trop | plafond | seuil | moyenne | normal~ | habituel~ | éligible~ | droit à | surpoids | obésité | tranche | imposable | exonér~ | permettre | raisonnable~ | élevé~ | faible~ | généreu~ | cher | chère`,
    `basta | suficiente~ | insuficiente~ | demasiad~ | límite | umbral | promedio | media | normal~ | habitual~ | derecho a | sobrepeso | obesidad | tramo | imponible | exent~ | permitirse | razonable~ | alto | alta | bajo | baja | car[oa] | barat~`,
  ],
  '不足|足够|够|太高|太低|太多|太少|上限|下限|平均|正常|范围|有资格|符合|有权|超重|肥胖|起征点|免税|合理|偏高|偏低|昂贵|便宜',
);

/** Words that compare an amount with another one, which may be the person's or may not be named in the sentence. */
export const COMPARISON_WORDS = wordList(
  [
    'more than | less than | higher than | lower than | greater than | fewer than | above | below | exceed~ | within the | versus | compared',
    'mehr als | weniger als | höher als | niedriger als | größer als | kleiner als | über dem | unter dem | über der | unter der | überschreit~ | überstei~ | verglichen',
    'plus que | moins que | supérieur~ | inférieur~ | au-dessus | au-dessous | dépass~ | par rapport',
    'más que | menos que | mayor que | menor que | superior~ | inferior~ | por encima | por debajo | supera~ | comparad~',
  ],
  '高于|低于|大于|小于|超过|相比',
);

/** Words of statements about an age. */
export const AGE_CLAIM_WORDS = wordList(
  [
    'should | must | recommend~ | risk | risks | screening | at your age | people your age | common | usually | typically',
    'sollte~ | muss | empfehl~ | empfohlen~ | risik~ | vorsorge~ | in ihrem alter | in deinem alter | häufig~ | meist',
    'devri~ | devrait | doit | recommand~ | risque~ | dépistage | à votre âge | à ton âge | fréquent~ | souvent',
    'debe | debería~ | recomend~ | riesg~ | cribado | a su edad | a tu edad | frecuente~ | suele~',
  ],
  '应该|建议|风险|筛查|您这个年龄|这个年纪|常见|通常',
);

/** Operators and equals signs of a calculation. */
export const CALCULATION_PATTERN =
  /[\d)%}€$£¥*]\s?[=≈]|[×÷]|\d\s?[*+]\s?[$€£¥]?\d|\d\s[/x·]\s[$€£¥]?\d|\\(?:times|frac|approx|div)/u;
