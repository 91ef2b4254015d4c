// Finds medicines by the stems that the WHO assigns to generic names ("-vastatin"), by well-known brands and by a dose after a word.
import { shapeRule } from './rule.ts';

/** Stems of generic names that do not also end everyday words. */
const STEM =
  '\\p{L}{3,16}(?:glutide|gliptin|gliflozin|vastatin|sartan|prazole|conazole|floxacin|thromycin|cycline|cillin|azepam|azolam|oxetine|triptyline|ipramine|peridol|piprazole|apine|trigine|barbital|setron|triptan|xaban|parin|tidine|dipine|lukast|dronate|coxib|profen|tinib|zumab|ximab|limumab|ciclib|ciclovir|gravir|navir|buvir|thiazide|semide|nolol|prolol|morphone|codone|fentanil)';
/** Stems of generic names in Spanish, Portuguese, Italian, French, German and Dutch spelling. */
const FOREIGN_STEM =
  '(?:sertralina?|\\p{L}{2,16}(?:glutida|gliptina|gliflozina|vastatina|statine|prazol|conazol|floxacino|tromicina|ciclina|cilina|cillina|cilline|zepam|oxetina|triptilina|triptylin|ipramina|formina|formin|tiroxina|thyroxin|profeno|profene|cetamol|sartán))';
/** Full names of the medicines whose stem is "-pril", because "april" ends in it too. */
const PRIL_NAMES = '(?:lisino|enala|rami|capto|perindo|benaze)pril';
const BRANDS = `ozempic wegovy mounjaro saxenda trulicity victoza jardiance januvia metformin xanax valium ativan klonopin ambien lunesta prozac zoloft paxil
lexapro celexa effexor cymbalta wellbutrin bupropion remeron trazodone depakote lamictal seroquel zyprexa abilify risperdal latuda clozaril haldol adderall
ritalin concerta vyvanse strattera focalin guanfacine suboxone subutex methadone buprenorphine naltrexone vivitrol oxycontin percocet vicodin norco tramadol
fentanyl morphine dilaudid humira enbrel remicade stelara cosentyx dupixent skyrizi rinvoq xeljanz methotrexate prednisone prednisolone humalog novolog lantus
levemir tresiba synthroid levothyroxine lipitor crestor zocor plavix eliquis xarelto coumadin warfarin viagra cialis sildenafil tadalafil truvada descovy
biktarvy genvoya paxlovid tamiflu accutane isotretinoin spironolactone propecia finasteride estradiol progesterone testosterone clomid letrozole
tamoxifen arimidex mirena nexplanon yasmin depo-provera mifepristone misoprostol gabapentin neurontin pregabalin lyrica topamax keppra tegretol
carbamazepine dilantin phenytoin imitrex ubrelvy emgality aimovig botox singulair symbicort advair ventolin flovent spiriva albuterol salbutamol zofran
antabuse campral chantix aricept namenda sinemet keytruda opdivo herceptin gleevec revlimid ibrance zopiclone zolpidem melatonin mirtazapine venlafaxine
sertraline citalopram escitalopram risperidone methylphenidate lisdexamfetamine hydroxychloroquine plaquenil`;
const NAMES = BRANDS.split(/\s+/).join('|');

const DOSE = '\\d{1,4}(?:[.,]\\d{1,3})? ?(?:mg|mcg|µg|μg|iu)(?![\\p{L}\\p{N}])';
/** Words before a dose that are not medicines: "take 200 mg", "a daily dose of 5 mg", "contains 40 mg". */
const NOT_A_DRUG =
  /^(?:take|takes|took|taking|about|dose|doses|dosage|daily|only|than|with|from|contains?|containing|just|over|under|another|extra|total|least|most|around|roughly|maximum|max|minimum|each|every|tablets?|capsules?|pills?|night|morning|evening|weekly|twice|once|sodium|caffeine|cholesterol|calcium|potassium|iron|salt|sugar|protein|fat|vitamin|have|has|had|gave|given|prescribed|needs?|increase|increased|reduce|reduced|lower|raise|raised|drug|medication|medicine|serving|approximately|exactly|maybe|probably|currently|still|also|then|weighs?|weighing|adding|plus|equals?|into|sample|samples|dissolve[ds]?|substance|solution|mass|between|should|would|could)$/iu;

const base = { type: 'DRUG' } as const;
const EDGE = '(?<![\\p{L}\\p{N}_@/.-])';
const END = '(?![\\p{L}\\p{N}_@-]|\\.\\p{L})';

export const drug = shapeRule('drug', [
  { ...base, confidence: 0.85, pattern: new RegExp(`${EDGE}(?:${NAMES})${END}`, 'giu') },
  { ...base, confidence: 0.8, pattern: new RegExp(`${EDGE}(?:${STEM}|${FOREIGN_STEM}|${PRIL_NAMES})${END}`, 'giu') },
  {
    ...base,
    confidence: 0.75,
    pattern: new RegExp(
      `${EDGE}(?<value>\\p{L}[\\p{L}-]{3,24})(?: (?:er|xr|sr|xl|cr|ir|tablets?|tabs?|caps(?:ules?)?))?[ :,(]{1,2}${DOSE}`,
      'dgiu',
    ),
    requires: /\d ?(?:mg|mcg|µg|μg|iu)/iu,
    accept: ({ value }) => !NOT_A_DRUG.test(value),
  },
]);
