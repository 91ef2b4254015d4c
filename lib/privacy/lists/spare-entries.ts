// Spare entries of the permuted lists. An original that is in no list gets the index of a spare entry, so that its surrogate comes from the
// same permutation as those of listed originals and cannot be told from them. The spare names are those of `latin-reserve.ts`.
import {
  LATIN_RESERVE_FEMALE_NAMES,
  LATIN_RESERVE_LAST_NAMES,
  LATIN_RESERVE_MALE_NAMES,
  LATIN_RESERVE_NEUTRAL_NAMES,
} from './latin-reserve.ts';

/** Names that show no gender are divided between the two lists of first names, because each entry may be in only one list. */
const halfOfNeutralNames = (half: 0 | 1) =>
  LATIN_RESERVE_NEUTRAL_NAMES.trim()
    .split(/\s+/)
    .filter((_, index) => index % 2 === half)
    .join(' ');

export const SPARE_FEMALE_FIRST_NAMES = `${LATIN_RESERVE_FEMALE_NAMES} ${halfOfNeutralNames(0)}`;
export const SPARE_MALE_FIRST_NAMES = `${LATIN_RESERVE_MALE_NAMES} ${halfOfNeutralNames(1)}`;
export const SPARE_LAST_NAMES = LATIN_RESERVE_LAST_NAMES;

export const SPARE_CITIES_AMERICAS = `
Amarillo Arequipa Barranquilla Baton_Rouge Bucaramanga Chattanooga Chihuahua Cochabamba Concepcion Corpus_Christi Cuenca Culiacan Cuzco
Des_Moines Duluth Florianopolis Goiania Guatemala_City Hartford Hermosillo Kingston Knoxville La_Paz Little_Rock Lubbock Manaus
Maracaibo Moncton Natal Oaxaca Panama_City Paramaribo Pereira Peoria Porto_Alegre Providence Queretaro Regina Reno
San_Salvador Santa_Fe Savannah Scranton Shreveport Sioux_Falls Spartanburg Syracuse Tacoma Tallahassee Tegucigalpa Topeka Torreon
Trujillo_City Tucuman Veracruz Wichita Yonkers Zacatecas
`;

export const SPARE_CITIES_EUROPE = `
Angers Arnhem Aveiro Bamberg Bayreuth Besancon Bialystok Brasov Breda Burgos Bydgoszcz Caen Carlisle Chemnitz Cluj Constanta Cottbus
Craiova Darmstadt Debrecen Delft Drammen Enschede Erfurt Ferrara Fulda Gijon Girona Gottingen Guimaraes Halle Heilbronn
Iasi Jonkoping Kaunas Klagenfurt Koblenz Kosice Kristiansand Lausanne Le_Havre Leuven Linkoping Livorno Lubeck Lugano Maastricht
Magdeburg Middlesbrough Namur Nijmegen Orebro Ostrava Oulu Oviedo Paderborn Patras Pecs Pilsen Poitiers
Ravenna Regensburg Rijeka Rimini Santander Siegen Stockport Sunderland Szczecin Szeged Tarragona Tartu Tilburg Torun Tours Trier
Ulm Vasteras Vicenza Vigo Villach Wakefield Winterthur Wurzburg Zwickau Zwolle
`;

export const SPARE_CITIES_ELSEWHERE = `
Agadir Agra Amritsar Asmara Ballarat Bamako Bandung Banjul Bendigo Bhubaneswar Bukhara Bulawayo Cairns Cebu Changchun Coimbatore
Conakry Dunedin Faisalabad Fez Foshan Freetown Gaborone Geelong Guwahati Hefei Ismailia Jinan Jodhpur Kabul Kaohsiung Kumamoto
Launceston Libreville Lilongwe Lome Madurai Makassar Malacca Mandalay Maseru Medan Meknes Multan Niigata Nouakchott Okayama
Ouagadougou Peshawar Quetta Rawalpindi Samarkand Shizuoka Sylhet Taichung Tamale Tangier Tashkent Toowoomba Townsville Ulsan
Vadodara Vientiane Visakhapatnam Wollongong Wuxi Zanzibar Zhuhai
`;

export const SPARE_NATIONALITIES = `
Angolan Bahamian Barbadian Basque Beninese Bhutanese Botswanan Bruneian Burmese Burundian Catalan Chadian Comorian Dominican Emirati
Eritrean Faroese Fijian Flemish Gabonese Gambian Grenadian Guinean Guyanese Ivorian Kosovar Kurdish Kyrgyz Laotian Liberian Macedonian
Malagasy Malawian Maldivian Malian Mauritanian Mauritian Montenegrin Mozambican Namibian Nicaraguan Omani Qatari Salvadoran Samoan
Sicilian Surinamese Tajik Tibetan Togolese Tongan Turkmen Uzbek Zimbabwean
`;

export const SPARE_OCCUPATIONS = `
air_traffic_controller animator archaeologist art_dealer beekeeper blacksmith bookbinder brewer bus_driver cabinetmaker campaigner
cartographer choreographer clockmaker cobbler coroner courier croupier customs_officer data_analyst diver dressmaker editor
estate_agent event_planner film_editor forester fundraiser gamekeeper goldsmith groundskeeper gunsmith hotel_manager insurance_broker
landscaper lifeguard loss_adjuster mathematician meteorologist miller miner museum_guide nutritionist oceanographer organist
perfumer piano_tuner podiatrist potter proofreader publicist quarryman roadworker saddler sculptor sheriff shipbuilder shopkeeper
sommelier sound_engineer stagehand stonemason taxi_driver telephonist town_planner upholsterer watchmaker weaver zoologist
`;

export const SPARE_MEDICAL_CONDITIONS = `
achalasia Addison's_disease albinism alopecia amyloidosis aneurysm ankylosing_spondylitis aplastic_anaemia atrial_fibrillation
Barrett's_oesophagus Bell's_palsy Behcet's_disease borderline_personality_disorder brucellosis carpal_tunnel_syndrome cataracts
cholera cluster_headaches coronary_artery_disease Cushing's_syndrome cystitis dengue_fever diphtheria dyslexia dyspepsia encephalitis
erysipelas food_allergy GERD Graves'_disease haemochromatosis haemorrhoids hay_fever heart_failure hepatitis_A hiatal_hernia
Huntington's_disease hyperhidrosis IBS impetigo interstitial_cystitis kidney_failure laryngitis leprosy liver_cancer
macular_degeneration Marfan_syndrome Meniere's_disease MRSA mumps myocarditis nephritis neuropathy OCD ovarian_cancer Paget's_disease
PCOS pericarditis peripheral_artery_disease pleurisy psoriatic_arthritis pulmonary_embolism Raynaud's_disease restless_legs_syndrome
retinal_detachment rheumatic_fever rubella scarlet_fever sickle_cell_trait SLE spinal_stenosis stomach_cancer strabismus tetanus
thalassaemia thyroiditis Tourette's_syndrome trigeminal_neuralgia typhoid_fever urticaria uveitis varicose_veins vasculitis whooping_cough
`;

export const SPARE_DRUGS = `
acarbose acyclovir alendronate amantadine anastrozole atomoxetine azathioprine benazepril betahistine bimatoprost budesonide
buspirone captopril carvedilol cefalexin celecoxib chlorphenamine clarithromycin clobazam clozapine cyclobenzaprine dabigatran
dapagliflozin desloratadine dexamethasone domperidone dorzolamide empagliflozin eplerenone erythromycin eszopiclone ezetimibe
famotidine febuxostat felodipine fenofibrate fexofenadine flecainide formoterol glimepiride guanfacine hydralazine hydroxyzine
indapamide irbesartan ivabradine ketoprofen labetalol letrozole linagliptin liraglutide loperamide lurasidone meloxicam mesalazine
metronidazole minocycline modafinil nadolol naltrexone nebivolol nifedipine nitrofurantoin nortriptyline olmesartan oxybutynin
perindopril pioglitazone pramipexole primidone procyclidine raloxifene rivaroxaban ropinirole sacubitril salmeterol sitagliptin
solifenacin spironolactone sulfasalazine telmisartan temazepam terbinafine ticagrelor timolol tizanidine topiramate trimethoprim
ursodiol vortioxetine ziprasidone zonisamide
`;
