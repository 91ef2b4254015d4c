// Names that everybody knows: countries and large cities, people of history and of the news, large firms and institutions. Written for
// this project. They matter only in questions about the world (`general-question.ts`): anywhere else a name is a name.
import type { EntityType } from '../detect/annotation.ts';
import { CITIES_AMERICAS, CITIES_EUROPE, CITIES_WORLD, COUNTRIES } from '../privacy/lists/places.ts';

const REGIONS = `
europe asia africa america north_america south_america latin_america central_america oceania antarctica middle_east far_east scandinavia balkans
caribbean mediterranean arctic sahara siberia amazon alps himalayas andes pyrenees rockies nile rhine danube mississippi thames
pacific atlantic indian_ocean baltic_sea black_sea north_sea red_sea mount_everest kilimanjaro niagara_falls grand_canyon
us usa u.s. u.s.a. united_states united_states_of_america uk u.k. great_britain britain england scotland wales northern_ireland eu european_union
ussr soviet_union roman_empire ottoman_empire british_empire byzantine_empire prussia yugoslavia czechoslovakia persia mesopotamia ancient_rome
ancient_greece ancient_egypt uae holland tibet hong_kong palestine kosovo crimea bavaria catalonia tuscany sicily provence andalusia normandy
alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana
maine maryland massachusetts michigan minnesota missouri montana nebraska nevada new_hampshire new_jersey new_mexico new_york_state
north_carolina north_dakota ohio oklahoma oregon pennsylvania rhode_island south_carolina south_dakota tennessee texas utah vermont virginia
washington west_virginia wisconsin wyoming washington_dc washington,_d.c. nyc new_york_city silicon_valley wall_street hollywood manhattan brooklyn
times_square eiffel_tower louvre colosseum vatican sun moon mars venus jupiter saturn mercury neptune uranus pluto earth milky_way
roma milano venezia firenze napoli torino köln münchen wien zürich genf genève bruxelles brüssel lisboa sevilla moskau warschau prag athen london paris
nueva_york londres nuova_york parigi londra berlino madrid barcelona
`;

const PEOPLE = `
socrates plato aristotle pythagoras archimedes euclid homer sophocles euripides cicero seneca marcus_aurelius julius_caesar caesar augustus nero
cleopatra alexander_the_great genghis_khan confucius sun_tzu buddha jesus jesus_christ muhammad moses god santa santa_claus zeus odin thor
leonardo_da_vinci da_vinci michelangelo rembrandt vermeer monet van_gogh vincent_van_gogh picasso pablo_picasso dalí salvador_dalí frida_kahlo
andy_warhol warhol banksy mozart bach beethoven chopin vivaldi wagner tchaikovsky debussy
shakespeare william_shakespeare cervantes goethe schiller kafka franz_kafka tolstoy dostoevsky chekhov dickens charles_dickens jane_austen austen
mark_twain hemingway ernest_hemingway orwell george_orwell tolkien j.r.r._tolkien j.k._rowling agatha_christie stephen_king edgar_allan_poe victor_hugo
voltaire rousseau molière proust camus albert_camus sartre borges garcía_márquez bashō basho rumi homer_simpson
hamlet macbeth romeo_and_juliet othello king_lear don_quixote sherlock_holmes harry_potter dracula frankenstein batman superman
spider-man spiderman iron_man james_bond darth_vader luke_skywalker gandalf frodo pikachu godzilla barbie gatsby jay_gatsby winnie_the_pooh
descartes spinoza leibniz locke john_locke hume david_hume kant immanuel_kant hegel schopenhauer nietzsche friedrich_nietzsche marx karl_marx
engels kierkegaard heidegger wittgenstein foucault freud sigmund_freud carl_jung pavlov machiavelli thomas_aquinas hobbes thomas_hobbes
adam_smith keynes john_maynard_keynes milton_friedman
galileo copernicus kepler newton isaac_newton darwin charles_darwin mendel pasteur louis_pasteur faraday maxwell tesla nikola_tesla edison
thomas_edison curie marie_curie einstein albert_einstein planck bohr niels_bohr heisenberg schrödinger schrodinger feynman richard_feynman
oppenheimer hawking stephen_hawking turing alan_turing ada_lovelace von_neumann shannon euler gauss riemann fermat bayes laplace fourier fibonacci
krebs hubble carl_sagan neil_degrasse_tyson neil_armstrong buzz_aldrin yuri_gagarin
napoleon napoleon_bonaparte louis_xiv marie_antoinette robespierre joan_of_arc henry_viii elizabeth_i queen_victoria queen_elizabeth
george_washington thomas_jefferson jefferson benjamin_franklin lincoln abraham_lincoln theodore_roosevelt franklin_d._roosevelt roosevelt
churchill winston_churchill hitler adolf_hitler stalin joseph_stalin lenin mussolini mao mao_zedong gandhi mahatma_gandhi nelson_mandela mandela
martin_luther martin_luther_king martin_luther_king_jr. rosa_parks malcolm_x che_guevara fidel_castro jfk john_f._kennedy kennedy nixon richard_nixon
reagan ronald_reagan margaret_thatcher thatcher bill_clinton clinton hillary_clinton george_w._bush obama barack_obama trump donald_trump biden
joe_biden kamala_harris putin vladimir_putin zelensky xi_jinping angela_merkel merkel macron emmanuel_macron scholz bismarck
columbus christopher_columbus magellan marco_polo vasco_da_gama captain_cook anne_frank mother_teresa dalai_lama pope_francis
elon_musk musk steve_jobs bill_gates jeff_bezos mark_zuckerberg warren_buffett sam_altman tim_cook henry_ford
taylor_swift beyoncé beyonce eminem kanye_west rihanna madonna michael_jackson elvis elvis_presley freddie_mercury john_lennon
bob_dylan david_bowie kurt_cobain bob_marley the_beatles beatles metallica nirvana ed_sheeran lady_gaga bts
messi lionel_messi ronaldo cristiano_ronaldo pelé maradona michael_jordan lebron_james kobe_bryant serena_williams roger_federer usain_bolt
muhammad_ali tiger_woods tom_brady lewis_hamilton michael_schumacher
tom_hanks brad_pitt leonardo_dicaprio marilyn_monroe charlie_chaplin bruce_lee audrey_hepburn alfred_hitchcock hitchcock stanley_kubrick
steven_spielberg quentin_tarantino tarantino christopher_nolan walt_disney oprah oprah_winfrey
`;

const ORGANISATIONS = `
google alphabet apple microsoft amazon meta facebook netflix tesla nvidia intel amd ibm oracle samsung sony nintendo openai anthropic spotify uber
airbnb twitter tiktok youtube instagram whatsapp linkedin reddit wikipedia paypal visa mastercard ikea nike adidas lego disney pixar marvel dc
coca-cola coca_cola pepsi mcdonald's mcdonalds starbucks walmart toyota honda bmw mercedes volkswagen audi porsche ferrari ford boeing airbus spacex
nasa esa un united_nations eu european_union nato who world_health_organization unesco unicef imf world_bank wto opec red_cross european_commission
european_parliament european_central_bank ecb fed federal_reserve fda cdc fbi cia nsa irs epa sec supreme_court congress senate house_of_representatives
white_house pentagon kremlin parliament bundestag bundesrat vatican nobel
harvard yale princeton stanford mit oxford cambridge sorbonne eth
nba nfl mlb nhl fifa uefa ioc premier_league champions_league bundesliga real_madrid fc_barcelona manchester_united bayern_munich
iphone ipad galaxy android windows linux playstation xbox chatgpt gpt-4 gpt-4o claude gemini copilot cfa gmat gre sat act toefl ielts ap
bbc cnn new_york_times the_new_york_times guardian the_guardian reuters washington_post fight_club star_wars star_trek inception interstellar
game_of_thrones lord_of_the_rings the_lord_of_the_rings breaking_bad the_matrix matrix titanic minecraft fortnite pokémon pokemon
islam sunni shia shia_islam christianity judaism hinduism buddhism
`;

/** ISO 3166, for the names of countries in our languages; the runtime knows them. */
const CODES =
  'AD AE AF AL AM AO AR AT AU AZ BA BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW';
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

function countryNames(): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return CODES.split(' ').flatMap((code) => names.of(code) ?? []);
  });
}

const written = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' ').toLowerCase());

interface PublicNames {
  readonly places: ReadonlySet<string>;
  /** People, firms, works: a model takes the one for the other. */
  readonly others: ReadonlySet<string>;
}

let known: PublicNames | undefined;

function publicNames(): PublicNames {
  known ??= {
    places: new Set([
      ...[COUNTRIES, CITIES_AMERICAS, CITIES_EUROPE, CITIES_WORLD, REGIONS].flatMap(written),
      ...countryNames().map((name) => name.toLowerCase()),
    ]),
    others: new Set([PEOPLE, ORGANISATIONS].flatMap(written)),
  };
  return known;
}

/** A model or a number of a product is no other name: "Galaxy S24", "iPhone 15". */
const VERSION = /(?: (?:\d{1,4}|[a-z]\d{1,3}|pro|max|plus|ultra|mini))+$/;

/** Whether a name, as it was found, is one that everybody knows. Cities are people's names too: a person is never looked for among them. */
export function isPublicName(name: string, type: EntityType): boolean {
  const { places, others } = publicNames();
  const bare = name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/['’]s?$/, '');
  if (type !== 'PERSON' && places.has(bare)) return true;
  const unnumbered = bare.replace(VERSION, '');
  // "Samsung Galaxy": a firm's product.
  return others.has(bare) || unnumbered.split(' ').every((word) => others.has(word)) || others.has(unnumbered);
}
