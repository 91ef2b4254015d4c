// Replaces a drug by its class: "metformin" by "a diabetes medicine". About 300 drugs by international name; written for this project.
import { countNamesOf, groupFinder, type NameGroup } from './group-list.ts';
import type { PhraseLanguage } from './phrase.ts';

/** International names and well-known brands. */
const CLASSES: readonly NameGroup[] = [
  {
    phrases: {
      en: 'a diabetes medicine',
      de: 'ein Diabetesmittel',
      fr: 'un médicament contre le diabète',
      es: 'un medicamento para la diabetes',
      zh: '一种降糖药',
    },
    names: `metformin insulin glipizide glimepiride gliclazide glibenclamide sitagliptin vildagliptin saxagliptin linagliptin empagliflozin dapagliflozin canagliflozin pioglitazone
      repaglinide acarbose liraglutide semaglutide dulaglutide exenatide tirzepatide ozempic jardiance januvia lantus glucophage 二甲双胍 胰岛素 格列美脲 阿卡波糖 西格列汀`,
  },
  {
    phrases: {
      en: 'a blood thinner',
      de: 'ein Blutverdünner',
      fr: 'un anticoagulant',
      es: 'un anticoagulante',
      zh: '一种抗凝药',
    },
    names: `warfarin phenprocoumon marcumar coumadin acenocoumarol apixaban eliquis rivaroxaban xarelto dabigatran pradaxa edoxaban heparin enoxaparin clopidogrel plavix ticagrelor prasugrel
      华法林 利伐沙班 肝素 氯吡格雷`,
  },
  {
    phrases: {
      en: 'a blood pressure medicine',
      de: 'ein Blutdruckmittel',
      fr: 'un médicament contre l’hypertension',
      es: 'un medicamento para la tensión',
      zh: '一种降压药',
    },
    names: `lisinopril ramipril enalapril perindopril captopril losartan valsartan candesartan irbesartan telmisartan olmesartan amlodipine nifedipine lercanidipine felodipine diltiazem verapamil
      doxazosin clonidine methyldopa moxonidine 氨氯地平 缬沙坦 硝苯地平 依那普利 氯沙坦`,
  },
  {
    phrases: {
      en: 'a heart medicine',
      de: 'ein Herzmittel',
      fr: 'un médicament pour le cœur',
      es: 'un medicamento para el corazón',
      zh: '一种心脏病药',
    },
    names: `bisoprolol metoprolol atenolol propranolol carvedilol nebivolol sotalol digoxin amiodarone flecainide ivabradine nitroglycerin isosorbide ranolazine sacubitril entresto 美托洛尔 地高辛 胺碘酮`,
  },
  {
    phrases: {
      en: 'a water tablet',
      de: 'ein Entwässerungsmittel',
      fr: 'un diurétique',
      es: 'un diurético',
      zh: '一种利尿药',
    },
    names:
      'furosemide torasemide hydrochlorothiazide chlorthalidone indapamide spironolactone eplerenone bumetanide lasix 呋塞米 氢氯噻嗪 螺内酯',
  },
  {
    phrases: {
      en: 'a cholesterol medicine',
      de: 'ein Cholesterinsenker',
      fr: 'un médicament contre le cholestérol',
      es: 'un medicamento para el colesterol',
      zh: '一种降脂药',
    },
    names:
      'atorvastatin simvastatin rosuvastatin pravastatin fluvastatin lovastatin ezetimibe fenofibrate bezafibrate evolocumab alirocumab lipitor crestor 阿托伐他汀 瑞舒伐他汀 辛伐他汀',
  },
  {
    phrases: {
      en: 'a painkiller',
      de: 'ein Schmerzmittel',
      fr: 'un antidouleur',
      es: 'un analgésico',
      zh: '一种止痛药',
    },
    names: `ibuprofen paracetamol acetaminophen tylenol advil aspirin acetylsalicylic_acid acetylsalicylsäure naproxen diclofenac voltaren etoricoxib celecoxib meloxicam indomethacin ketoprofen metamizole novalgin
      tramadol tilidine codeine morphine oxycodone hydrocodone hydromorphone fentanyl buprenorphine methadone tapentadol ketorolac 布洛芬 对乙酰氨基酚 阿司匹林 双氯芬酸 塞来昔布 曲马多 吗啡`,
  },
  {
    phrases: {
      en: 'an antidepressant',
      de: 'ein Antidepressivum',
      fr: 'un antidépresseur',
      es: 'un antidepresivo',
      zh: '一种抗抑郁药',
    },
    names: `sertraline fluoxetine citalopram escitalopram paroxetine fluvoxamine venlafaxine desvenlafaxine duloxetine mirtazapine bupropion trazodone amitriptyline nortriptyline clomipramine doxepin imipramine
      vortioxetine agomelatine prozac zoloft lexapro cymbalta 舍曲林 氟西汀 西酞普兰 艾司西酞普兰 帕罗西汀 文拉法辛`,
  },
  {
    phrases: {
      en: 'a psychiatric medicine',
      de: 'ein Psychopharmakon',
      fr: 'un médicament psychiatrique',
      es: 'un medicamento psiquiátrico',
      zh: '一种精神科药物',
    },
    names: `olanzapine quetiapine risperidone aripiprazole haloperidol clozapine ziprasidone paliperidone amisulpride lithium lurasidone seroquel abilify 奥氮平 喹硫平 利培酮 阿立哌唑 氯氮平`,
  },
  {
    phrases: { en: 'a sedative', de: 'ein Beruhigungsmittel', fr: 'un calmant', es: 'un sedante', zh: '一种镇静药' },
    names: `diazepam lorazepam alprazolam clonazepam bromazepam oxazepam temazepam midazolam zolpidem zopiclone eszopiclone melatonin buspirone valium xanax 地西泮 阿普唑仑 劳拉西泮 唑吡坦`,
  },
  {
    phrases: {
      en: 'an epilepsy medicine',
      de: 'ein Antiepileptikum',
      fr: 'un antiépileptique',
      es: 'un antiepiléptico',
      zh: '一种抗癫痫药',
    },
    names: `valproate valproic_acid carbamazepine lamotrigine levetiracetam topiramate phenytoin phenobarbital gabapentin pregabalin lacosamide oxcarbazepine zonisamide keppra 卡马西平 丙戊酸钠 拉莫三嗪 左乙拉西坦`,
  },
  {
    phrases: {
      en: 'an ADHD medicine',
      de: 'ein ADHS-Mittel',
      fr: 'un médicament contre le TDAH',
      es: 'un medicamento para el TDAH',
      zh: '一种多动症药物',
    },
    names:
      'methylphenidate ritalin concerta lisdexamfetamine vyvanse elvanse amphetamine adderall atomoxetine guanfacine dexamphetamine 哌甲酯',
  },
  {
    phrases: {
      en: 'a medicine for the nerves and brain',
      de: 'ein Mittel für Nerven und Gehirn',
      fr: 'un médicament neurologique',
      es: 'un medicamento neurológico',
      zh: '一种神经科药物',
    },
    names: `levodopa carbidopa pramipexole ropinirole rasagiline selegiline donepezil rivastigmine galantamine memantine sumatriptan rizatriptan zolmitriptan erenumab baclofen tizanidine riluzole
      natalizumab ocrelizumab fingolimod glatiramer interferon dimethyl_fumarate 左旋多巴 多奈哌齐 美金刚`,
  },
  {
    phrases: {
      en: 'an antibiotic',
      de: 'ein Antibiotikum',
      fr: 'un antibiotique',
      es: 'un antibiótico',
      zh: '一种抗生素',
    },
    names: `penicillin amoxicillin ampicillin flucloxacillin piperacillin cefalexin cephalexin cefuroxime ceftriaxone cefixime azithromycin clarithromycin erythromycin doxycycline minocycline tetracycline ciprofloxacin
      levofloxacin moxifloxacin metronidazole clindamycin nitrofurantoin trimethoprim sulfamethoxazole vancomycin gentamicin linezolid rifampicin isoniazid fosfomycin augmentin 青霉素 阿莫西林 头孢 阿奇霉素 左氧氟沙星 甲硝唑`,
  },
  {
    phrases: {
      en: 'a medicine against infections',
      de: 'ein Mittel gegen Infektionen',
      fr: 'un anti-infectieux',
      es: 'un medicamento contra infecciones',
      zh: '一种抗感染药',
    },
    names: `aciclovir acyclovir valaciclovir oseltamivir tamiflu remdesivir paxlovid fluconazole itraconazole terbinafine nystatin voriconazole amphotericin hydroxychloroquine chloroquine mefloquine malarone
      ivermectin albendazole tenofovir emtricitabine truvada biktarvy dolutegravir efavirenz lamivudine zidovudine sofosbuvir ribavirin entecavir 阿昔洛韦 奥司他韦 氟康唑 替诺福韦`,
  },
  {
    phrases: {
      en: 'a thyroid medicine',
      de: 'ein Schilddrüsenmittel',
      fr: 'un médicament pour la thyroïde',
      es: 'un medicamento para la tiroides',
      zh: '一种甲状腺药',
    },
    names:
      'levothyroxine l-thyroxin thyroxine liothyronine carbimazole methimazole thiamazole propylthiouracil euthyrox synthroid 左甲状腺素 优甲乐 甲巯咪唑',
  },
  {
    phrases: {
      en: 'a stomach medicine',
      de: 'ein Magenmittel',
      fr: 'un médicament pour l’estomac',
      es: 'un medicamento para el estómago',
      zh: '一种胃药',
    },
    names: `omeprazole pantoprazole esomeprazole lansoprazole rabeprazole famotidine ranitidine cimetidine sucralfate metoclopramide domperidone ondansetron loperamide bisacodyl macrogol lactulose mesalazine
      butylscopolamine buscopan nexium 奥美拉唑 泮托拉唑 法莫替丁`,
  },
  {
    phrases: {
      en: 'an asthma medicine',
      de: 'ein Asthmamittel',
      fr: 'un médicament contre l’asthme',
      es: 'un medicamento para el asma',
      zh: '一种平喘药',
    },
    names:
      'salbutamol albuterol ventolin formoterol salmeterol budesonide fluticasone beclometasone tiotropium ipratropium montelukast theophylline symbicort omalizumab 沙丁胺醇 布地奈德 孟鲁司特',
  },
  {
    phrases: {
      en: 'an allergy medicine',
      de: 'ein Allergiemittel',
      fr: 'un médicament contre l’allergie',
      es: 'un medicamento para la alergia',
      zh: '一种抗过敏药',
    },
    names:
      'cetirizine loratadine desloratadine fexofenadine levocetirizine diphenhydramine chlorphenamine azelastine cromoglicate epinephrine adrenaline epipen claritin zyrtec 氯雷他定 西替利嗪',
  },
  {
    phrases: {
      en: 'a steroid',
      de: 'ein Kortisonmittel',
      fr: 'un corticoïde',
      es: 'un corticoide',
      zh: '一种激素类药',
    },
    names:
      'prednisone prednisolone methylprednisolone dexamethasone hydrocortisone cortisone betamethasone triamcinolone 泼尼松 地塞米松 甲泼尼龙',
  },
  {
    phrases: {
      en: 'a medicine for the immune system',
      de: 'ein Mittel für das Immunsystem',
      fr: 'un immunosuppresseur',
      es: 'un inmunosupresor',
      zh: '一种免疫抑制药',
    },
    names: `methotrexate azathioprine ciclosporin cyclosporine tacrolimus mycophenolate sulfasalazine leflunomide adalimumab humira infliximab etanercept rituximab tocilizumab ustekinumab secukinumab tofacitinib
      baricitinib dupilumab belimumab vedolizumab 甲氨蝶呤 环孢素 他克莫司`,
  },
  {
    phrases: {
      en: 'a cancer medicine',
      de: 'ein Krebsmittel',
      fr: 'un anticancéreux',
      es: 'un medicamento contra el cáncer',
      zh: '一种抗癌药',
    },
    names: `tamoxifen letrozole anastrozole exemestane imatinib cisplatin carboplatin oxaliplatin paclitaxel docetaxel doxorubicin cyclophosphamide fluorouracil capecitabine gemcitabine trastuzumab herceptin
      bevacizumab pembrolizumab keytruda nivolumab ibrutinib lenalidomide bortezomib abiraterone enzalutamide bicalutamide osimertinib erlotinib 他莫昔芬 伊马替尼 紫杉醇`,
  },
  {
    phrases: {
      en: 'a hormone',
      de: 'ein Hormonmittel',
      fr: 'un traitement hormonal',
      es: 'un tratamiento hormonal',
      zh: '一种激素药物',
    },
    names: `estradiol oestradiol progesterone testosterone levonorgestrel ethinylestradiol drospirenone desogestrel medroxyprogesterone clomifene finasteride dutasteride mifepristone misoprostol
      ulipristal norethisterone cabergoline bromocriptine somatropin 雌二醇 黄体酮 睾酮 米非司酮`,
  },
  {
    phrases: {
      en: 'a medicine for joints and bones',
      de: 'ein Mittel für Gelenke und Knochen',
      fr: 'un médicament pour les articulations',
      es: 'un medicamento para los huesos',
      zh: '一种骨关节药',
    },
    names:
      'allopurinol febuxostat colchicine alendronate risedronate zoledronate denosumab glucosamine teriparatide 别嘌醇 秋水仙碱 非布司他',
  },
  {
    phrases: {
      en: 'a bladder or prostate medicine',
      de: 'ein Mittel für Blase oder Prostata',
      fr: 'un médicament urologique',
      es: 'un medicamento urológico',
      zh: '一种泌尿科药',
    },
    names:
      'tamsulosin alfuzosin oxybutynin solifenacin tolterodine mirabegron sildenafil viagra tadalafil cialis vardenafil 坦索罗辛 西地那非',
  },
  {
    phrases: {
      en: 'a skin medicine',
      de: 'ein Hautmittel',
      fr: 'un médicament pour la peau',
      es: 'un medicamento para la piel',
      zh: '一种皮肤科药',
    },
    names:
      'isotretinoin roaccutane tretinoin adapalene acitretin benzoyl_peroxide calcipotriol permethrin minoxidil 异维A酸',
  },
  {
    phrases: {
      en: 'a medicine for addiction',
      de: 'ein Mittel gegen Sucht',
      fr: 'un médicament contre la dépendance',
      es: 'un medicamento para la adicción',
      zh: '一种戒断药',
    },
    names: 'naltrexone disulfiram acamprosate varenicline champix nicotine suboxone naloxone 纳曲酮',
  },
  {
    phrases: {
      en: 'a supplement',
      de: 'ein Nahrungsergänzungsmittel',
      fr: 'un complément alimentaire',
      es: 'un suplemento',
      zh: '一种补充剂',
    },
    names:
      'vitamin_d vitamin_b12 folic_acid iron magnesium zinc calcium potassium ferrous_sulfate omega-3 cholecalciferol 维生素D 叶酸 铁剂 钙片',
  },
];

/** Reduces the spellings of a drug in different languages to one: "metformine", "Metformina" and "Metformin" become equal. */
function normalisedDrugName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/ph/gu, 'f')
    .replace(/th/gu, 't')
    .replace(/y/gu, 'i')
    .replace(/k|ch/gu, 'c')
    .replace(/z/gu, 'c')
    .replace(/ae|oe/gu, 'e')
    .replace(/(\p{L})\1/gu, '$1')
    .replace(/[aeo]$/u, '')
    .replace(/ium$/u, 'i');
}

const classOf = groupFinder(CLASSES, normalisedDrugName);

export const drugClass = (name: string, language: PhraseLanguage): string | undefined =>
  classOf(normalisedDrugName(name))?.[language];

export const listedDrugCount = (): number => countNamesOf(CLASSES);
