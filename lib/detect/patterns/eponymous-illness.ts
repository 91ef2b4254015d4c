// Finds illnesses that are named after a doctor: "Bell's palsy", "maladie de Crohn", "Morbus Bechterew", "I have Hashimoto". The network takes
// the doctor for a person of the prompt, and a replaced name would make it ask about another illness.
import { alternativesOf } from '../../lexicon/alternatives.ts';
import { isPrecededBy, shapeRule } from './rule.ts';

/** Names that hardly anybody bears who is not the doctor, so "I have" before them is enough. */
const RARE_NAMES =
  'Alzheimer Parkinson Crohn Asperger Tourette Hashimoto Raynaud Sjögren Sjogren Sjoegren Basedow Bechterew Bekhterev Ménière Meniere Menière Cushing Hodgkin Dupuytren Guillain-Barré Guillain-Barre Ehlers-Danlos Charcot-Marie-Tooth Creutzfeldt-Jakob Osgood-Schlatter Epstein-Barr Scheuermann Lyme Behçet Behcet Marfan Klinefelter Korsakoff Kaposi Peyronie Haglund Sudeck Von_Willebrand von_Willebrand Stevens-Johnson Prader-Willi Tay-Sachs Hirschsprung Takayasu';
/** Names that are also common names of people. */
const OTHER_NAMES =
  'Bell Graves Addison Down Turner Huntington Wilson Gaucher Reiter Barrett Baker Perthes Paget Pick Rett Fabry Gilbert Brugada Burkitt Ewing Wilms Wernicke Münchhausen Munchausen Münchausen Still Wegener Whipple Zollinger-Ellison Lewy Angelman Noonan Morton Köhler Fallot Mallory-Weiss Lou_Gehrig Gehrig Hansen Chagas Weil Duchenne Becker Friedreich Kallmann Sheehan Conn Horner Tietze Stargardt Leber Kawasaki Wolff-Parkinson-White Gilles_de_la_Tourette Budd-Chiari Chiari Dravet Lennox-Gastaut West Lynch Gardner Peutz-Jeghers Caroli Bartter Gitelman Alport Goodpasture Henoch-Schönlein Churg-Strauss Buerger Bowen Darier Gorlin Sturge-Weber Von_Hippel-Lindau Rendu-Osler Osler Mortimer Legg-Calvé-Perthes Freiberg Kienböck Sever Ludwig Vincent Pott Colles Bennett Hallux Schlatter';
const RARE = alternativesOf(RARE_NAMES);
const NAME = `(?:${RARE}|${alternativesOf(OTHER_NAMES)})`;

const ILLNESS_AFTER =
  '(?:disease|syndrome|palsy|lymphoma|chorea|thyroiditis|phenomenon|contracture|o?esophagus|cyst|sarcoma|tumou?r|neuroma|(?:body )?dementia|ataxia|(?:muscular )?dystrophy|encephalopathy|psychosis|arteritis|disorder|anomaly|malformation|nephropathy|angina|fracture)';
const GERMAN_AFTER =
  '(?:[Ss]yndrom|[Kk]rankheit|[Ll]ähmung|[Pp]arese|[Tt]hyreoiditis|[Dd]emenz|[Kk]ontraktur|[Ll]ymphom|[Ss]arkom|[Pp]hänomen|[Ee]rkrankung|[Zz]yste|[Ss]jukdom|[Ss]ygdom|[Ss]ykdom)';
const ILLNESS_BEFORE =
  '(?:[Mm]orbus|[Mm]aladie|[Ss]yndrome|[Pp]aralysie|[Pp]hénomène|[Tt]hyroïdite|[Dd]émence|[Ll]ymphome|[Ee]nfermedad|[Ss]índrome|[Pp]arálisis|[Tt]iroiditis|[Ff]enómeno|[Ll]infoma|[Mm]alattia|[Ss]indrome|[Mm]orbo|[Pp]aralisi|[Tt]iroidite|[Ff]enomeno|[Dd]oença|[Pp]aralisia|[Tt]ireoidite|[Zz]iekte|[Ss]yndroom|[Cc]horob\\p{L}{1,3}|[Zz]esp[oó]ł\\p{L}{0,2}|[Bb]oala|[Ss]indromul|[Pp]enyakit|[Ss]indrom)';
const LINK = "(?: de la| de| d['’]| di| do| da| van| von| del|)";

const base = { type: 'CONDITION', confidence: 0.99 } as const;
/** "I have", "with", "suffers from" before the name of an illness alone, or before a list of illnesses ("Hashimoto and Raynaud"). */
const HAVING = new RegExp(
  `(?<!\\p{L})(?:have|has|had|having|got|with|suffer\\p{L}*|diagnosed(?: with)?|mit|habe|hat|hatte|unter|an|ai|a|avais|avait|avec|souffr\\p{L}*|atteinte? d[eu]|tengo|tiene|tenía|con|padezco|padece|ho|ha|aveva|soffr\\p{L}*|tenho|tem|com|heb|heeft|met|mam|ma|miał\\p{L}*|har|hade|med)(?: (?:de|di|da|del|a|an?|een|en|severe|mild|early|early-onset|late|na|[Mm]orbus))?\\s(?:[^.!?\\n]{0,24}(?:${RARE})(?:,| and| und| et| y| e| en| och| i| oraz| &)\\s)?$`,
  'iu',
);

export const eponymousIllness = shapeRule('eponymous-illness', [
  { ...base, pattern: new RegExp(`(?<!\\p{L})${NAME}(?:['’]s?|s)? ${ILLNESS_AFTER}(?!\\p{L})`, 'gu') },
  { ...base, pattern: new RegExp(`(?<!\\p{L})${NAME}[- ]?(?<=[- ]|[a-z])${GERMAN_AFTER}(?!\\p{L})`, 'gu') },
  {
    ...base,
    pattern: new RegExp(`(?<!\\p{L})${ILLNESS_BEFORE}${LINK} ?(?<=[ '’])${NAME}(?:['’]?[sa]|ego)?(?!\\p{L})`, 'gu'),
  },
  {
    ...base,
    pattern: new RegExp(`(?<!\\p{L})(?:${RARE})(?:['’]s)?(?![\\p{L}-])(?! \\p{Lu})`, 'gu'),
    accept: (candidate) => isPrecededBy(candidate, HAVING, 64),
  },
]);
