// Nationalities, religions, genders, jobs, conditions, symptoms and drugs, written for this project. Entries are separated by spaces; an
// underscore stands for a space.

export const NATIONALITIES = `
Afghan Albanian Algerian Argentinian Armenian Australian Austrian Azerbaijani Bangladeshi Belarusian Belgian Bolivian Bosnian
Brazilian Bulgarian Cambodian Cameroonian Canadian Chilean Colombian Croatian Cuban Cypriot Czech Danish Dutch Ecuadorian
Egyptian Estonian Ethiopian Filipino Finnish French Georgian German Ghanaian Greek Guatemalan Haitian Honduran Hungarian
Icelandic Indian Indonesian Iranian Iraqi Irish Israeli Italian Jamaican Japanese Jordanian Kazakh Kenyan Korean Kuwaiti
Latvian Lebanese Libyan Lithuanian Malaysian Maltese Mexican Moldovan Mongolian Moroccan Nepalese Nigerian Norwegian Pakistani
Palestinian Panamanian Paraguayan Peruvian Portuguese Romanian Russian Rwandan Saudi Scottish Senegalese Serbian Singaporean
Slovak Slovenian Somali Spanish Sudanese Swedish Swiss Syrian Taiwanese Tanzanian Thai Tunisian Turkish Ugandan Ukrainian
Uruguayan Venezuelan Vietnamese Welsh Yemeni Zambian
`;

export const RELIGIONS = `
Adventist Anglican Baptist Buddhist Calvinist Catholic Christian Confucian Coptic Druze Episcopalian Hindu Jain Jewish Lutheran
Mennonite Methodist Mormon Muslim Pentecostal Presbyterian Protestant Quaker Rastafarian Shia Shinto Sikh Sunni Taoist Unitarian
Zoroastrian
`;

export const GENDERS = `
agender asexual bisexual cisgender gay genderfluid genderqueer heterosexual homosexual intersex lesbian nonbinary non-binary pansexual
transgender
`;

export const OCCUPATIONS = `
accountant actor actuary administrator anaesthetist analyst architect auditor baker banker barista barrister bartender
biologist bookkeeper bricklayer broker builder butcher carer carpenter cashier caterer chef chemist chiropractor cleaner
consultant copywriter curator decorator dentist dermatologist developer dietitian economist electrician engineer farmer
firefighter fisherman florist gardener geologist glazier graphic_designer hairdresser historian housekeeper illustrator
interpreter janitor jeweller joiner journalist judge lawyer lecturer librarian locksmith machinist mechanic midwife musician
nanny notary nurse optician optometrist paediatrician painter paralegal paramedic pharmacist photographer physicist
physiotherapist pilot plasterer plumber police_officer postman programmer project_manager psychiatrist psychologist
radiographer receptionist recruiter roofer sailor sales_manager secretary social_worker software_engineer soldier
speech_therapist statistician surgeon surveyor tailor tax_adviser teacher technician therapist tiler translator
truck_driver tutor undertaker veterinarian waiter warehouse_worker web_designer welder
`;

export const MEDICAL_CONDITIONS = `
acne ADHD anaemia angina anxiety appendicitis arthritis asthma autism bipolar_disorder breast_cancer bronchitis bulimia
bursitis celiac_disease chlamydia chronic_fatigue_syndrome cirrhosis colitis colon_cancer COPD Crohn's_disease cystic_fibrosis
dementia depression dermatitis diabetes diverticulitis eczema emphysema endometriosis epilepsy fibromyalgia gastritis glaucoma
gonorrhoea gout haemophilia hepatitis_B hepatitis_C herpes high_blood_pressure HIV hypertension hyperthyroidism hypothyroidism
insomnia irritable_bowel_syndrome kidney_stones leukaemia lung_cancer lupus Lyme_disease lymphoma malaria melanoma meningitis
migraine multiple_sclerosis muscular_dystrophy myasthenia narcolepsy obesity osteoarthritis osteoporosis pancreatitis
panic_disorder Parkinson's_disease pneumonia polio prostate_cancer psoriasis PTSD rheumatoid_arthritis rosacea sarcoidosis
schizophrenia sciatica scoliosis sepsis shingles sickle_cell_disease sinusitis sleep_apnoea syphilis tendinitis tinnitus
tonsillitis tuberculosis type_1_diabetes type_2_diabetes ulcerative_colitis vertigo vitiligo
`;

/** Each symptom has several words. A single word would be mistaken for a surrogate when the reply itself speaks of a "cough". */
export const SYMPTOMS = `
abdominal_pain back_pain blurred_vision chest_pain chest_tightness double_vision dry_mouth ear_pain eye_strain facial_numbness
hair_loss hearing_loss heart_palpitations high_fever hip_pain hot_flushes irregular_heartbeat jaw_pain joint_pain joint_stiffness
knee_pain leg_cramps loss_of_appetite loss_of_smell memory_loss mood_swings mouth_ulcers muscle_cramps muscle_weakness neck_pain
night_sweats panic_attacks pelvic_pain shortness_of_breath shoulder_pain skin_rash sore_throat stomach_cramps suicidal_thoughts
swollen_ankles tooth_pain weight_gain weight_loss
`;

export const DRUGS = `
acetaminophen adalimumab albuterol allopurinol alprazolam amitriptyline amlodipine amoxicillin apixaban aripiprazole aspirin
atenolol atorvastatin azithromycin baclofen bisoprolol buprenorphine bupropion candesartan carbamazepine cetirizine
ciprofloxacin citalopram clonazepam clopidogrel codeine colchicine diazepam diclofenac digoxin diltiazem donepezil doxycycline
duloxetine enalapril escitalopram esomeprazole fentanyl finasteride fluconazole fluoxetine furosemide gabapentin glipizide
haloperidol hydrochlorothiazide hydrocodone hydroxychloroquine ibuprofen insulin isotretinoin ketamine lamotrigine lansoprazole
levetiracetam levothyroxine lisinopril lithium loratadine lorazepam losartan melatonin metformin methadone methotrexate
methylphenidate metoprolol mirtazapine montelukast morphine naproxen olanzapine omeprazole ondansetron oxycodone pantoprazole
paracetamol paroxetine penicillin pravastatin prednisone pregabalin propranolol quetiapine ramipril ranitidine risperidone
rosuvastatin sertraline sildenafil simvastatin sumatriptan tamoxifen tamsulosin tramadol trazodone valproate valsartan
venlafaxine verapamil warfarin zolpidem
`;
