// Words for a kind of organisation that stand after its name, as in English and the other Germanic languages. A surrogate keeps them,
// because they say what the place is, not which one. They are separate from the other languages because the restorer in the page needs only
// these.
import { LATIN_GENERIC_WORDS, wordSet } from './general-words.ts';

export const KINDS_AFTER_NAME = wordSet(
  `daughter dynamics instruments rowers surveys irrigation softeners sewing weavers lawns caravans choirs depot branch site plant warehouse hq headquarters campus outlet franchise sons son bros brothers daughters children kids women men senior
  seniors community heart eye skin spine vision wellness rehab partner law legal attorneys solicitors dental dentistry medical medicine health
  healthcare care pharmacy veterinary vet physio physiotherapy surgery practice family bakery cafe café coffee restaurant bar grill kitchen bistro
  hotel hotels inn shop store market studio salon gym fitness yoga academy elementary primary secondary middle high nursery kindergarten daycare
  preschool montessori library museum theater theatre cinema club union trust fund realty properties property estates homes housing
  construction builders plumbing electric electrical roofing landscaping cleaning motors auto garage dealership travel airlines freight transport
  shipping design digital data labs lab laboratories research analytics ventures capital investments finance financial accounting tax mutual
  credit management marketing advertising press publishing books records music events trading trade imports exports foods farm farms winery
  brewery energy solar power engineering manufacturing industries works electronics robotics biotech pharma therapeutics diagnostics security
  retail wholesale supply enterprises co-operative cooperative parish chapel cathedral temple mosque synagogue team fc verwaltung hausverwaltung
  immobilien kita kindertagesstätte krippe schule grundschule gymnasium realschule gesamtschule hochschule universität akademie volkshochschule
  klinik klinikum krankenhaus praxis gemeinschaftspraxis zahnarztpraxis hausarztpraxis arztpraxis zahnarzt apotheke kanzlei rechtsanwälte
  rechtsanwalt anwaltskanzlei notariat notar steuerberatung steuerberater steuerkanzlei bäckerei metzgerei fleischerei konditorei gaststätte
  gasthaus gasthof autohaus werkstatt kfz fahrschule friseur friseursalon schreinerei tischlerei malerbetrieb elektro sanitär heizung bau
  bauunternehmen spedition logistik verlag buchhandlung druckerei verein sportverein turnverein stiftung sparkasse volksbank versicherung
  pflegedienst seniorenheim altenheim pflegeheim kirche kirchengemeinde gemeinde stadtwerke genossenschaft söhne gebrüder gesellschaft handel
  vertrieb technik maschinenbau beratung vermietung hausarzt tierarztpraxis heating plumbers vets veterinarians birth maternity bakers butchers
  florist florists cleaners scaffolding joinery carpentry roofers decorators surveyors letting lettings undertakers funeral optician opticians
  barbers hairdressers nails childminding surgeries hospice ceramics pottery gallery brewing catering haulage couriers removals coaching tutoring
  tutors accountants bookkeeping architects hospitality ambulant seniorenresidenz tagespflege anlagenbau metallbau holzbau tiefbau hochbau
  gartenbau landschaftsbau dachdecker zimmerei elektrotechnik haustechnik autoservice reinigung gebäudereinigung hausmeisterservice transporte
  umzüge getränke freiwillige feuerwehr bouwbedrijf aannemersbedrijf schildersbedrijf installatiebedrijf loodgietersbedrijf transportbedrijf
  hoveniersbedrijf kapsalon bloemist kinderdagverblijf verpleeghuis zorgcentrum huisartsenpost åkeri bygg måleri snickeri rör frisör
  blomsterhandel restaurang vård äldreboende hemtjänst fastigheter e.v ev ug ohg gbr eg mbh kgaa praktijk huisartsenpraktijk tandartspraktijk
  kliniek ziekenhuis basisschool universiteit apotheek bakkerij slagerij advocaten advocatenkantoor notariskantoor makelaardij makelaars zonen
  gebroeders stichting vereniging gemeente bouw kliniken skola förskola vårdcentral advokatbyrå bageri tandläkare söner bröder förening optics
  optical opticals eyewear orthodontics orthodontist paediatrics pediatrics pediatric dermatology cardiology oncology radiology imaging dialysis
  diagnostic podiatry osteopathy chiropractic physiotherapists midwifery obstetrics orthopaedics orthopedics pathology psychology counselling
  counseling therapy massage aesthetics infirmary polyclinic dispensary nursing homecare residential orphanage fostering ambulance tiling tilers
  groundworks guttering glazing fencing upholstery carpets flooring interiors blinds awnings lofts conversions proofing insulation drywall
  drilling stairlifts lifts elevators refrigeration boilers pumps welding metalworks ironworks steelworks fabrication stonemasons masonry paving
  skips drainage septic sewerage sewage aggregates concrete timbers timber sawmill hardware tooling castings gaskets bearings plastics packaging
  polymers textiles textile fabrics linens linen garments apparel fashions fashion tailors tailoring drycleaners laundry launderette chemist
  chemists tyres tyre tires tire exhausts autos bodyworks motorcycles cycles cabs taxi taxis coaches buses trucking hauliers roadlines freightways
  forwarders ferries charters charter moorings boatworks boatyard shipyard trawling cruises safaris treks tours travels storage movers
  relocations diner deli bakeries bakehouse roastery roasters creamery dairy dairies pizzeria pizza kebab taverna tavern brasserie canteen
  tearooms distillers distillery brewers butchery meats poultry seafood seafoods fisheries confectionery spices grocers grocery groceries
  supermarket superstores superstore hypermarket mart stores kiosk boutique jewellers jewelers jewellery jewelry antiques stationery stationers
  bookshop booksellers hostel homestay motel resort guesthouse rentals kennels kennel cattery stables equine groomers grooming tuition playgroup
  playschool afterschool kindy comprehensive polytechnic convent seminary gaelscoil choir choral singers orchestra quartet harriers athletic
  rowing sailing rugby football cricket netball hockey tennis swimming gymnastics bowls archery scouts brownies rfc afc utd recruitment staffing
  temps loans mortgage mortgages microfinance assurance pensions brokers brokerage actuarial audit auditors treasury sacco probate
  conveyancing notaries printers printing signage photography photo films studios podcasts hosting broadband telecom telecoms telecommunications
  infotech softlabs infosolutions computers computing payments fulfilment bpo constabulary presbyterian methodist baptist lutheran pentecostal
  tabernacle ministries fellowship allotments foodbank shelter diocese agro seeds nurseries orchards livestock grain fertilisers llp pllc cic pta
  pcc mining minerals quarry refinery petroleum railways surveying attorney lawyers solicitor bakes tents marquees centre center veterinarian developers
  developments contracting contractors decorating renovations joiners cabinetmakers locksmiths electricals electricians mechanics repairs repair
  restoration recovery upholsterers framing embroidery knitwear toys furniture flowers barbershop barber cuts nailbar tattoo dance ballet pilates
  karate dojo boxing wohnbau wohnen optik hörstudio kältetechnik saatgut orthopädie kieferorthopädie jobcenter boxclub drogerie stift
  förderzentrum lebenshilfe malermeister meisterbetrieb brandschutz möbel reifen blumen musikverein kleingartenkolonie kurierdienst biergarten
  feinmechanik imkerei gärtnerei dachservice dachdeckerei sanitätshaus mvz fliesen raumausstattung sägewerk weingut hofladen brauerei
  physiotherapie ergotherapie logopädie kosmetik nagelstudio hörgeräte augenoptik uhren juwelier goldschmiede küchen parkett bestattungen
  bestatter steinmetz glaserei klempnerei schlosserei polsterei schneiderei wäscherei tankstelle reisebüro reisen fahrzeuge zweirad fahrräder
  kfz-meisterbetrieb vv tsv tus sv vfb vfl druck papier verpackung verpackungen kindergruppe oberschule seniorenstift landgasthof pension
  ferienwohnungen kinderarztpraxis frauenarztpraxis hebammenpraxis vve obs cbs bso mavo glashandel vishandel dakwerken rietdekkers
  gezondheidscentrum woonzorg woonstichting onderwijspool klimaattechniek warmtetechniek techniek dierenkliniek tuincentrum sportwinkel keukens
  houtbouw staalbouw zuivel transportgroep hogeschool zwembad bloemsierkunst boekhandel zaadhandel bouwmaterialen fietsenmaker zorg antiek
  zorgkantoor verloskundigenpraktijk makelaar notarissen loodgieter schilders kantoor winkel rijschool garagebedrijf woonmaatschappij
  schoenfabriek brf vårdcentralen förskolan hälsocentral järnhandel fotvård lasarett simklubb ridskola tryckeri advokatbyrån bostadsbolaget glas
  däck foto barnehage skole legesenter legekontor ungdomsskole gjestegård småbåtlag verft apotek bofellesskap forsikring friskole andelsforeningen
  børnehuset boligselskabet sparekassen plejehjemmet privathospitalet lægehuset tandlægerne grundejerforeningen boligforeningen vuggestuen
  kollegiet rengøring tømrer snedker bager kroen bryghuset hesteklinik skolekorps`,
);

/** Words for a kind that are also ordinary words or surnames: "Azteca Glass", but "Glass & Rowe". They count only at the end of a name. */
export const KINDS_AT_END = wordSet(
  `glass signs print prints lodge hall mill mills living kitchens rooms barns pools gutters drains fish tea teas trams cars
  boats bikes hats shoes candles blooms infants juniors prep grammar general regional memorial assembly express water gas bus band players guides
  pet pets tools orchard pantry arms rovers league wealth doors windows cheese sweets rescue smiles smile home recruit bagels noodles spirits beer
  wines wine surfacing bricks villas cottages residences`,
);

/** Whether a word after a name can be the kind of its organisation, so that "the Vik Clinic" is no product. @param word in lower case */
export const isKindAfterName = (word: string): boolean =>
  LATIN_GENERIC_WORDS.has(word) || KINDS_AFTER_NAME.has(word) || KINDS_AT_END.has(word);
