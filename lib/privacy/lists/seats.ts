// Where values sit that no list has: further entries of the permuted lists. A seat is never an original of its own, so its surrogate says
// no more than that of a listed value. As seats for names serve the names of `latin-reserve.ts`.
import { RESERVE_FEMALE, RESERVE_LAST, RESERVE_MALE, RESERVE_NEUTRAL } from './latin-reserve.ts';

/** Names that tell no gender sit in both lists, half of them in each: a word belongs to one list. */
const neutral = (half: 0 | 1) =>
  RESERVE_NEUTRAL.trim()
    .split(/\s+/)
    .filter((_, index) => index % 2 === half)
    .join(' ');

export const FEMALE_SEATS = `${RESERVE_FEMALE} ${neutral(0)}`;
export const MALE_SEATS = `${RESERVE_MALE} ${neutral(1)}`;
export const LAST_SEATS = RESERVE_LAST;

export const AMERICAS_SEATS = `
Amarillo Arequipa Barranquilla Baton_Rouge Bucaramanga Chattanooga Chihuahua Cochabamba Concepcion Corpus_Christi Cuenca Culiacan Cuzco
Des_Moines Duluth Florianopolis Goiania Guatemala_City Hartford Hermosillo Kingston Knoxville La_Paz Little_Rock Lubbock Manaus
Maracaibo Moncton Natal Oaxaca Panama_City Paramaribo Pereira Peoria Porto_Alegre Providence Queretaro Regina Reno
San_Salvador Santa_Fe Savannah Scranton Shreveport Sioux_Falls Spartanburg Syracuse Tacoma Tallahassee Tegucigalpa Topeka Torreon
Trujillo_City Tucuman Veracruz Wichita Yonkers Zacatecas
`;

export const EUROPE_SEATS = `
Angers Arnhem Aveiro Bamberg Bayreuth Besancon Bialystok Brasov Breda Burgos Bydgoszcz Caen Carlisle Chemnitz Cluj Constanta Cottbus
Craiova Darmstadt Debrecen Delft Drammen Enschede Erfurt Ferrara Fulda Gijon Girona Gottingen Guimaraes Halle Heilbronn
Iasi Jonkoping Kaunas Klagenfurt Koblenz Kosice Kristiansand Lausanne Le_Havre Leuven Linkoping Livorno Lubeck Lugano Maastricht
Magdeburg Middlesbrough Namur Nijmegen Orebro Ostrava Oulu Oviedo Paderborn Patras Pecs Pilsen Poitiers
Ravenna Regensburg Rijeka Rimini Santander Siegen Stockport Sunderland Szczecin Szeged Tarragona Tartu Tilburg Torun Tours Trier
Ulm Vasteras Vicenza Vigo Villach Wakefield Winterthur Wurzburg Zwickau Zwolle
`;

export const WORLD_SEATS = `
Agadir Agra Amritsar Asmara Ballarat Bamako Bandung Banjul Bendigo Bhubaneswar Bukhara Bulawayo Cairns Cebu Changchun Coimbatore
Conakry Dunedin Faisalabad Fez Foshan Freetown Gaborone Geelong Guwahati Hefei Ismailia Jinan Jodhpur Kabul Kaohsiung Kumamoto
Launceston Libreville Lilongwe Lome Madurai Makassar Malacca Mandalay Maseru Medan Meknes Multan Niigata Nouakchott Okayama
Ouagadougou Peshawar Quetta Rawalpindi Samarkand Shizuoka Sylhet Taichung Tamale Tangier Tashkent Toowoomba Townsville Ulsan
Vadodara Vientiane Visakhapatnam Wollongong Wuxi Zanzibar Zhuhai
`;

export const NATIONALITY_SEATS = `
Angolan Bahamian Barbadian Basque Beninese Bhutanese Botswanan Bruneian Burmese Burundian Catalan Chadian Comorian Dominican Emirati
Eritrean Faroese Fijian Flemish Gabonese Gambian Grenadian Guinean Guyanese Ivorian Kosovar Kurdish Kyrgyz Laotian Liberian Macedonian
Malagasy Malawian Maldivian Malian Mauritanian Mauritian Montenegrin Mozambican Namibian Nicaraguan Omani Qatari Salvadoran Samoan
Sicilian Surinamese Tajik Tibetan Togolese Tongan Turkmen Uzbek Zimbabwean
`;

export const OCCUPATION_SEATS = `
air_traffic_controller animator archaeologist art_dealer beekeeper blacksmith bookbinder brewer bus_driver cabinetmaker campaigner
cartographer choreographer clockmaker cobbler coroner courier croupier customs_officer data_analyst diver dressmaker editor
estate_agent event_planner film_editor forester fundraiser gamekeeper goldsmith groundskeeper gunsmith hotel_manager insurance_broker
landscaper lifeguard loss_adjuster mathematician meteorologist miller miner museum_guide nutritionist oceanographer organist
perfumer piano_tuner podiatrist potter proofreader publicist quarryman roadworker saddler sculptor sheriff shipbuilder shopkeeper
sommelier sound_engineer stagehand stonemason taxi_driver telephonist town_planner upholsterer watchmaker weaver zoologist
`;

export const CONDITION_SEATS = `
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

export const DRUG_SEATS = `
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
