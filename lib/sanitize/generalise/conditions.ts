// Replaces a condition by its group: "diabetes" by "a metabolic condition". About 400 names in English, German, French, Spanish and
// Chinese; written for this project.
import { countNamesOf, groupFinder, type NameGroup } from './group-list.ts';
import type { PhraseLanguage } from './phrase.ts';

const GROUPS: readonly NameGroup[] = [
  {
    phrases: {
      en: 'a metabolic condition',
      de: 'eine Stoffwechselerkrankung',
      fr: 'une maladie métabolique',
      es: 'una enfermedad metabólica',
      zh: '一种代谢性疾病',
    },
    names: `diabetes type_1_diabetes type_2_diabetes type_I_diabetes type_II_diabetes gestational_diabetes prediabetes obesity gout high_cholesterol hypercholesterolemia hyperlipidemia hemochromatosis phenylketonuria
      metabolic_syndrome porphyria Diabetes_mellitus Typ-1-Diabetes Typ-2-Diabetes Diabetes_Typ_1 Diabetes_Typ_2 Zuckerkrankheit Gicht Adipositas Übergewicht diabète diabète_de_type_1 diabète_de_type_2 goutte obésité
      diabetes_tipo_1 diabetes_tipo_2 gota obesidad 糖尿病 2型糖尿病 1型糖尿病 痛风 肥胖症 高血脂 高脂血症`,
  },
  {
    phrases: {
      en: 'a heart or circulation condition',
      de: 'eine Herz-Kreislauf-Erkrankung',
      fr: 'une maladie cardiovasculaire',
      es: 'una enfermedad cardiovascular',
      zh: '一种心血管疾病',
    },
    names: `hypertension high_blood_pressure low_blood_pressure angina heart_failure heart_attack heart_disease coronary_heart_disease coronary_artery_disease atrial_fibrillation arrhythmia cardiomyopathy stroke TIA
      deep_vein_thrombosis DVT pulmonary_embolism varicose_veins aneurysm peripheral_artery_disease endocarditis myocarditis pericarditis tachycardia POTS Bluthochdruck Herzinfarkt Herzinsuffizienz Vorhofflimmern
      Schlaganfall Thrombose Herzrhythmusstörungen Hypertonie hypertension_artérielle infarctus insuffisance_cardiaque fibrillation_auriculaire AVC phlébite hipertensión infarto insuficiencia_cardíaca fibrilación_auricular
      ictus trombosis 高血压 冠心病 心脏病 心力衰竭 房颤 脑卒中 中风 心肌梗死`,
  },
  {
    phrases: {
      en: 'a lung condition',
      de: 'eine Lungenerkrankung',
      fr: 'une maladie pulmonaire',
      es: 'una enfermedad pulmonar',
      zh: '一种呼吸系统疾病',
    },
    names: `asthma COPD bronchitis chronic_bronchitis emphysema pneumonia cystic_fibrosis pulmonary_fibrosis sleep_apnea sleep_apnoea sarcoidosis bronchiectasis pleurisy Lungenentzündung Schlafapnoe Mukoviszidose Asthma_bronchiale
      asthme BPCO bronchite pneumonie mucoviscidose apnée_du_sommeil asma EPOC bronquitis neumonía fibrosis_quística apnea_del_sueño 哮喘 慢阻肺 肺炎 支气管炎`,
  },
  {
    phrases: {
      en: 'a mental health condition',
      de: 'eine psychische Erkrankung',
      fr: 'un trouble psychique',
      es: 'un trastorno psíquico',
      zh: '一种心理疾病',
    },
    names: `depression major_depression postnatal_depression postpartum_depression anxiety anxiety_disorder generalised_anxiety_disorder panic_disorder panic_attacks bipolar_disorder schizophrenia psychosis PTSD
      post-traumatic_stress_disorder OCD obsessive-compulsive_disorder anorexia bulimia eating_disorder borderline_personality_disorder personality_disorder burnout insomnia phobia social_anxiety dissociative_disorder
      Depressionen Angststörung Panikstörung Panikattacken bipolare_Störung Schizophrenie Psychose Zwangsstörung Magersucht Bulimie Essstörung Borderline Schlaflosigkeit dépression anxiété trouble_anxieux trouble_bipolaire
      schizophrénie psychose anorexie boulimie insomnie depresión ansiedad trastorno_bipolar esquizofrenia psicosis insomnio 抑郁症 焦虑症 双相情感障碍 精神分裂症 强迫症 失眠`,
  },
  {
    phrases: {
      en: 'a neurodevelopmental condition',
      de: 'eine Entwicklungsbesonderheit',
      fr: 'un trouble du développement',
      es: 'un trastorno del desarrollo',
      zh: '一种神经发育情况',
    },
    names: `ADHD ADD autism autism_spectrum_disorder Asperger's Asperger's_syndrome dyslexia dyspraxia dyscalculia Tourette's Tourette_syndrome ADHS ADS Autismus Legasthenie TDAH autisme dyslexie autismo dislexia 自闭症 多动症`,
  },
  {
    phrases: {
      en: 'a condition of the nervous system',
      de: 'eine Erkrankung des Nervensystems',
      fr: 'une maladie neurologique',
      es: 'una enfermedad neurológica',
      zh: '一种神经系统疾病',
    },
    names: `epilepsy migraine migraines cluster_headache multiple_sclerosis MS Parkinson's Parkinson's_disease Alzheimer's Alzheimer's_disease dementia ALS motor_neurone_disease Huntington's_disease neuropathy
      myasthenia myasthenia_gravis muscular_dystrophy narcolepsy restless_legs_syndrome cerebral_palsy Guillain-Barré_syndrome trigeminal_neuralgia meningitis concussion sciatica Bell's_palsy essential_tremor vertigo
      Epilepsie Migräne Multiple_Sklerose Parkinson Morbus_Parkinson Alzheimer Demenz Polyneuropathie épilepsie migraine_chronique sclérose_en_plaques maladie_de_Parkinson maladie_d'Alzheimer démence epilepsia migraña
      esclerosis_múltiple demencia 癫痫 偏头痛 帕金森病 阿尔茨海默病 多发性硬化 痴呆`,
  },
  {
    phrases: { en: 'a form of cancer', de: 'eine Krebserkrankung', fr: 'un cancer', es: 'un tumor', zh: '一种肿瘤' },
    names: `breast_cancer lung_cancer colon_cancer bowel_cancer colorectal_cancer prostate_cancer ovarian_cancer cervical_cancer pancreatic_cancer stomach_cancer liver_cancer kidney_cancer bladder_cancer thyroid_cancer
      skin_cancer testicular_cancer brain_tumor brain_tumour leukemia leukaemia lymphoma Hodgkin's_lymphoma myeloma multiple_myeloma melanoma glioblastoma sarcoma mesothelioma Brustkrebs Lungenkrebs Darmkrebs
      Prostatakrebs Hautkrebs Leukämie Lymphom Eierstockkrebs Gebärmutterhalskrebs leucémie lymphome mélanome leucemia linfoma 乳腺癌 肺癌 肝癌 胃癌 结肠癌 前列腺癌 白血病 淋巴瘤`,
  },
  {
    phrases: {
      en: 'a digestive condition',
      de: 'eine Erkrankung der Verdauung',
      fr: 'une maladie digestive',
      es: 'una enfermedad digestiva',
      zh: '一种消化系统疾病',
    },
    names: `Crohn's Crohn's_disease ulcerative_colitis colitis irritable_bowel_syndrome IBS celiac_disease coeliac_disease gastritis reflux acid_reflux GERD stomach_ulcer peptic_ulcer diverticulitis pancreatitis
      gallstones appendicitis haemorrhoids hemorrhoids lactose_intolerance constipation SIBO Barrett's_esophagus Morbus_Crohn Colitis_ulcerosa Reizdarm Zöliakie Sodbrennen Magengeschwür Laktoseintoleranz maladie_de_Crohn
      rectocolite_hémorragique maladie_cœliaque gastrite ulcère enfermedad_de_Crohn colitis_ulcerosa celiaquía úlcera 克罗恩病 溃疡性结肠炎 胃炎 胃溃疡 胃食管反流 肠易激综合征`,
  },
  {
    phrases: {
      en: 'a liver or kidney condition',
      de: 'eine Leber- oder Nierenerkrankung',
      fr: 'une maladie du foie ou des reins',
      es: 'una enfermedad del hígado o del riñón',
      zh: '一种肝肾疾病',
    },
    names: `cirrhosis liver_cirrhosis fatty_liver hepatitis autoimmune_hepatitis kidney_disease chronic_kidney_disease kidney_failure renal_failure kidney_stones polycystic_kidney_disease nephritis dialysis
      Leberzirrhose Fettleber Niereninsuffizienz Nierensteine Dialyse cirrhose insuffisance_rénale calculs_rénaux cirrosis insuficiencia_renal cálculos_renales 肝硬化 脂肪肝 肾结石 肾衰竭 肾炎`,
  },
  {
    phrases: { en: 'an infection', de: 'eine Infektion', fr: 'une infection', es: 'una infección', zh: '一种感染' },
    names: `HIV AIDS hepatitis_A hepatitis_B hepatitis_C tuberculosis malaria syphilis gonorrhoea gonorrhea chlamydia genital_herpes herpes shingles HPV COVID COVID-19 long_COVID influenza flu measles mumps rubella
      chickenpox Lyme_disease mononucleosis sepsis urinary_tract_infection UTI cystitis tonsillitis sinusitis scarlet_fever whooping_cough dengue MRSA Borreliose Gürtelrose Masern Windpocken Blasenentzündung Tripper
      Tuberkulose Syphilis Grippe VIH SIDA hépatite_B hépatite_C tuberculose zona rougeole varicelle grippe gonorrea sífilis sarampión varicela gripe culebrilla 艾滋病 乙肝 丙肝 肺结核 梅毒 流感 麻疹 水痘 带状疱疹`,
  },
  {
    phrases: {
      en: 'a skin condition',
      de: 'eine Hauterkrankung',
      fr: 'une maladie de peau',
      es: 'una enfermedad de la piel',
      zh: '一种皮肤病',
    },
    names: `acne eczema psoriasis rosacea dermatitis atopic_dermatitis vitiligo hives urticaria alopecia hidradenitis_suppurativa lichen_planus warts scabies impetigo Akne Ekzem Schuppenflechte Neurodermitis Nesselsucht
      Krätze acné eczéma rosacée eccema soriasis rosácea 痤疮 湿疹 银屑病 荨麻疹 白癜风`,
  },
  {
    phrases: { en: 'an allergy', de: 'eine Allergie', fr: 'une allergie', es: 'una alergia', zh: '一种过敏' },
    names: `hay_fever peanut_allergy nut_allergy penicillin_allergy latex_allergy pollen_allergy food_allergy dust_mite_allergy shellfish_allergy egg_allergy milk_allergy anaphylaxis allergic_rhinitis Heuschnupfen Pollenallergie
      Nussallergie Erdnussallergie Penicillinallergie rhume_des_foins allergie_aux_arachides allergie_au_pollen fiebre_del_heno alergia_al_polen alergia_a_los_cacahuetes 花粉症 花生过敏 青霉素过敏`,
  },
  {
    phrases: {
      en: 'a joint, muscle or bone condition',
      de: 'eine Erkrankung des Bewegungsapparats',
      fr: 'une maladie des os ou des articulations',
      es: 'una enfermedad de los huesos o articulaciones',
      zh: '一种骨骼肌肉疾病',
    },
    names: `arthritis osteoarthritis osteoporosis bursitis tendonitis tendinitis carpal_tunnel_syndrome herniated_disc slipped_disc scoliosis back_pain fibromyalgia frozen_shoulder spinal_stenosis plantar_fasciitis
      tennis_elbow Arthrose Osteoporose Bandscheibenvorfall Rückenschmerzen Fibromyalgie Skoliose arthrose ostéoporose hernie_discale fibromyalgie artrosis hernia_discal 关节炎 骨质疏松 腰椎间盘突出 骨关节炎`,
  },
  {
    phrases: {
      en: 'an autoimmune condition',
      de: 'eine Autoimmunerkrankung',
      fr: 'une maladie auto-immune',
      es: 'una enfermedad autoinmune',
      zh: '一种自身免疫性疾病',
    },
    names: `lupus rheumatoid_arthritis Sjögren's_syndrome scleroderma ankylosing_spondylitis psoriatic_arthritis vasculitis polymyalgia_rheumatica Behçet's_disease antiphospholipid_syndrome Rheuma rheumatoide_Arthritis
      Morbus_Bechterew polyarthrite_rhumatoïde spondylarthrite artritis_reumatoide 红斑狼疮 类风湿关节炎 强直性脊柱炎`,
  },
  {
    phrases: {
      en: 'a hormonal condition',
      de: 'eine hormonelle Erkrankung',
      fr: 'un trouble hormonal',
      es: 'un trastorno hormonal',
      zh: '一种内分泌疾病',
    },
    names: `hypothyroidism hyperthyroidism Hashimoto's Hashimoto's_thyroiditis Graves'_disease thyroid_disease PCOS polycystic_ovary_syndrome Addison's_disease Cushing's_syndrome acromegaly low_testosterone
      Schilddrüsenunterfunktion Schilddrüsenüberfunktion Hashimoto hypothyroïdie hyperthyroïdie hipotiroidismo hipertiroidismo 甲减 甲亢 甲状腺功能减退 甲状腺功能亢进 多囊卵巢综合征`,
  },
  {
    phrases: {
      en: 'a gynaecological or reproductive condition',
      de: 'eine gynäkologische Erkrankung',
      fr: 'un problème gynécologique',
      es: 'un problema ginecológico',
      zh: '一种生殖系统疾病',
    },
    names: `endometriosis fibroids uterine_fibroids infertility miscarriage ectopic_pregnancy pre-eclampsia menopause PMS PMDD vaginismus ovarian_cyst Endometriose Unfruchtbarkeit Fehlgeburt Wechseljahre endométriose
      infertilité fausse_couche infertilidad aborto_espontáneo menopausia 子宫内膜异位症 不孕症 流产 子宫肌瘤`,
  },
  {
    phrases: {
      en: 'a urological condition',
      de: 'eine urologische Erkrankung',
      fr: 'un problème urologique',
      es: 'un problema urológico',
      zh: '一种泌尿系统疾病',
    },
    names:
      'erectile_dysfunction impotence incontinence urinary_incontinence enlarged_prostate BPH prostatitis overactive_bladder Erektionsstörung Inkontinenz dysfonction_érectile disfunción_eréctil 前列腺增生 前列腺炎',
  },
  {
    phrases: {
      en: 'a blood condition',
      de: 'eine Bluterkrankung',
      fr: 'une maladie du sang',
      es: 'una enfermedad de la sangre',
      zh: '一种血液病',
    },
    names: `anemia anaemia iron_deficiency sickle_cell_disease sickle_cell_anemia thalassemia thalassaemia haemophilia hemophilia thrombocytopenia ITP factor_V_Leiden Anämie Blutarmut Eisenmangel Hämophilie anémie hémophilie
      hemofilia 贫血 血友病 地中海贫血`,
  },
  {
    phrases: {
      en: 'an eye or ear condition',
      de: 'eine Augen- oder Ohrenerkrankung',
      fr: 'un problème de vue ou d’audition',
      es: 'un problema de vista u oído',
      zh: '一种眼耳疾病',
    },
    names: `glaucoma cataract cataracts macular_degeneration tinnitus hearing_loss deafness blindness Ménière's_disease conjunctivitis retinal_detachment retinitis_pigmentosa keratoconus Glaukom grauer_Star grüner_Star
      Schwerhörigkeit glaucome cataracte acouphènes surdité cataratas acúfenos sordera 青光眼 白内障 耳鸣`,
  },
  {
    phrases: {
      en: 'an addiction',
      de: 'eine Suchterkrankung',
      fr: 'une addiction',
      es: 'una adicción',
      zh: '一种成瘾问题',
    },
    names: `alcoholism alcohol_dependence alcohol_use_disorder opioid_addiction opioid_use_disorder drug_addiction gambling_addiction cocaine_addiction Alkoholismus Alkoholsucht Drogensucht Spielsucht alcoolisme toxicomanie
      alcoholismo drogadicción ludopatía 酒精依赖 毒瘾`,
  },
  {
    phrases: {
      en: 'a genetic condition',
      de: 'eine genetische Besonderheit',
      fr: 'une maladie génétique',
      es: 'una condición genética',
      zh: '一种遗传性疾病',
    },
    names: `Down_syndrome Down's_syndrome Turner_syndrome Klinefelter_syndrome Marfan_syndrome Ehlers-Danlos_syndrome Fragile_X_syndrome neurofibromatosis Wilson's_disease Gaucher_disease Down-Syndrom trisomie_21 síndrome_de_Down 唐氏综合征`,
  },
];

const keyOf = (name: string) => name.trim().toLowerCase().replace(/[’`]/gu, "'").replace(/\s+/gu, ' ');
const DEGREE =
  /^(?:(?:acute|chronic|mild|moderate|severe|recurrent|early|advanced|untreated|suspected|akute[nrs]?|chronische[nrs]?|leichte[nrs]?|schwere[nrs]?)\s+)+|^(?:急性|慢性|轻度|重度)/iu;

const groupOf = groupFinder(GROUPS, keyOf);

export function conditionGroup(name: string, language: PhraseLanguage): string | undefined {
  const key = keyOf(name);
  return (groupOf(key) ?? groupOf(key.replace(DEGREE, '')))?.[language];
}

export const listedConditionCount = (): number => countNamesOf(GROUPS);
