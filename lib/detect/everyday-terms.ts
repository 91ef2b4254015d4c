// Recognises everyday and technical terms that the model takes for names of people, places, firms or drugs. They reveal nothing about a
// person, except the name of a firm that somebody works for.

import type { Span } from '../text/span.ts';
import type { EntityType } from './annotation.ts';

const TERMS = `
api apis sdk cli gui ui ux os cpu gpu ram rom ssd hdd usb hdmi lan wan vpn dns dhcp ssh ftp sftp smtp imap pop3 tcp udp icmp http https html css
scss sql nosql json xml yaml csv tsv xls xlsx docx pptx pdf svg png jpg jpeg gif mp3 mp4 zip url uri uuid rest restful soap graphql crud jwt oauth saml sso mfa 2fa
ssl tls rsa aes sha md5 utf ascii unicode regex ide orm mvc oop tdd bdd ci cd devops saas paas iaas aws gcp azure ai ml nlp llm llms gpt rag ocr
rgb cmyk wifi bluetooth nfc gps ios android linux ubuntu debian windows macos unix bash powershell docker kubernetes k8s git github gitlab npm
pip conda python java javascript typescript kotlin golang php matlab pandas numpy pytorch tensorflow keras react
angular flask fastapi node nodejs express laravel symfony postgres postgresql mysql sqlite mongodb redis kafka excel word
powerpoint outlook onenote photoshop illustrator figma canva jira confluence trello notion slack zoom teams qa hr pr kpi kpis okr roi seo crm erp
b2b b2c faq fyi asap eta tbd tba rsvp diy ceo cfo cto coo cmo vp svp gdpr hipaa ferpa ccpa iso sox rfp rfq sla nda instagram facebook twitter tiktok snapchat linkedin pinterest youtube reddit discord whatsapp telegram tinder bumble hinge netflix spotify gmail
google chatgpt openassistant copilot wikipedia wordpress backend frontend fullstack
web website webpage internet intranet browser search app apps canvas chatbot assistant software hardware
yesterday today tomorrow tonight holiday holidays weekend morning afternoon evening oxygen carbon nitrogen hydrogen water sugar bf gf hubby wifey mom mum mommy mummy daddy bro sis grandma grandpa granny auntie heater boiler fridge laptop
lat long latitude longitude lng coordinates btc eth ltc doge xrp usdt usdc bitcoin ethereum litecoin dogecoin wallet crypto blockchain paypal venmo zelle
mr mrs ms dr prof mme mlle herr frau sra dhr mevr pcp hx nda arr gpa esop pip mrr cac ltv ipo
christmas easter thanksgiving halloween hanukkah ramadan diwali valentine rn lic qd bid tid prn eod eom eoy eow cob fyi lax jfk
ops db hola bonjour ciao hallo visa mastercard amex sku upc isbn
hba1c a1c tsh ft3 ft4 ldl hdl egfr psa crp esr wbc rbc inr bmi ecg ekg mri alt ast ggt btw mwst ust kvk bsn nif siret utr nan nana nanny gran bingo buurman buurvrouw nachbar voisin vecino vicino
namespace namespaces node nodes pod pods cluster clusters deployment ingress configmap kubelet kernel daemon cron crontab nginx systemd ansible terraform helm prometheus grafana splunk datadog elasticsearch kibana logstash rabbitmq celery gunicorn
null undefined nan true false void int float double boolean bool string array object enum struct union const static async await promise callback closure lambda tuple iterator generator annotated deprecated override overload
todo fixme hack warning error exception traceback debug info notice critical fatal panic timeout retry commit rebase stash checkout merge push pull fork clone branch issue ticket backlog sprint scrum kanban epic standup retro roadmap changelog
header footer sidebar navbar dropdown checkbox tooltip modal popup widget banner carousel placeholder wireframe mockup layout viewport breakpoint responsive accessibility
companion translator expert mentor tutor narrator protagonist antagonist character author reader customer user admin moderator agent bot prompt persona roleplay
select where like order having join inner outer insert values distinct offset leadership everyone everybody management
gp surgery referral eng eu261 gruß grüße gruss lg vg mfg 육아 출산 연차 휴직 퇴사 이직 šéf šéfka szef szefowa főnök főnököm chef chefin nadřízený kolega koleżanka
procurement payroll compliance facilities dispatch reception frontdesk onboarding
bride groom bridegroom bridesmaid bridesmaids groomsman groomsmen officiant fiancé fiancée newlyweds toastmaster sender recipient applicant attendee attendees interviewer interviewee candidate
lease tenant landlord buyer seller party parties agreement contract clause appendix annex exhibit schedule invoice receipt quote estimate refund deposit warranty
oh ooh wow geez gosh yikes ugh hmm yay oops whoa aha alas amen inshallah mashallah alhamdulillah bismillah subhanallah astaghfirullah insyaallah maşallah inşallah eyvallah wallah yallah habibi
yeah yep nope nah sure maybe perhaps anyway also however therefore moreover furthermore meanwhile otherwise besides instead indeed actually basically literally honestly seriously obviously currently recently finally eventually
do does did let lets could would should might shall were what when where which while who whom whose why how then than there these those though although because since until unless whether either neither both each every any some many much more most
the a an slide slides chapter section figure table page step question answer exercise lesson week session item option version part photography hiking cooking chess reading travel travelling music sports yoga gardening painting
papa mama papi mami papá mamá vati mutti opa oma pappa mamma maman mamie mummy daddy grandpa grandma nonna nonno abuelo abuela tata baba anne
sí quizás quizá bueno vale claro gracias perdón hombre ojalá entonces además siempre nunca beleza obrigado obrigada tchau então também agora nossa oi olá boa bom valeu
oui non merci salut coucou bonsoir voilà alors donc aussi peut-être ja nein danke bitte doch also dann auch vielleicht eigentlich natürlich genau servus moin tschüss ansatz
sì grazie prego allora quindi forse anche salve ecco tak dziękuję proszę cześć może więc nie hej tack kanske också alltså takk kanskje kiitos moi ehkä
tolong mohon taj spasibo спасибо привет пожалуйста здравствуйте может значит короче начальник директор менеджер бухгалтер hotline kundenservice support helpdesk sekretariat rezeption redaktion buchhaltung
aob rca poa gal nkda aka ehr emr fsm uc tos eta det const snr hiya hullo whoever whichever tmrw tmr 2moro landline signup plaintiff appellant appellants appellee respondent claimant defendant guarantor spouse
grandad granddad ouma oupa nani nana tía tío tita tito bác ayah abbu ammi appa amma kuya ate halmoni biryani boba noodles jerseys kit fixtures leaving assertive anon anonymous folio lading waybill
bunny bunnies kitten kittens puppy puppies hamster hamsters cocker spaniel terrier labrador retriever cockapoo labradoodle whippet greyhound beagle poodle dachshund chihuahua rottweiler doberman shih-tzu tabby
synulox rimadyl metacam bravecto nexgard milbemax drontal cerenia apoquel librela simparica seresto carprodyl previcox vetmedin cytopoint galliprant
pflegegrad pflegestufe versichertennr versichertennummer elternabend krankmeldung torneo girone schiuma scadenza makita бухгалтерия диадок эдо
mein meine meinen meiner meinem deine deinen deiner seine seinen seiner ihre ihren ihrer unser unsere unseren eure mijn jouw onze mój moja moje twój twoja notre votre leurs nuestro nuestra nostro nostra nosso nossa
ansprechpartner ansprechpartnerin sachbearbeiter sachbearbeiterin seu жилец жильцы bearer vcard tfn abn pnr kto blz isa gs lender borrower borrowers lessor lessee licensor licensee grantor grantee assignor assignee mortgagor mortgagee insured insurer policyholder payer payee
contractor subcontractor franchisor franchisee indemnitor beneficiary obligor trustee executor executrix male female divers nonbinary masculin féminin masculino femenino feminino männlich weiblich
nissan toyota hyundai kia mazda subaru mitsubishi volkswagen vw bmw audi škoda skoda peugeot citroën citroen opel vauxhall volvo lexus infiniti acura jeep chevrolet chevy buick cadillac dacia fiat
keep meet make write rewrite explain summarize summarise translate proofread draft fix please thanks thank hello hi hey ok okay
`;

/** Words for jobs, relatives, animals, offices and holidays, which the model takes for names. Findings of the type OCCUPATION keep them. */
const ROLE_NOUNS: ReadonlySet<string> = new Set(
  `
arzt ärztin hausarzt hausärztin zahnarzt zahnärztin pflegedienst feuerwehr polizei krankenkasse lehrerin kollegin vermieter vermieterin mieter mieterin anwalt
anwältin kundin patientin hausverwaltung jobcenter finanzamt arbeitsamt jugendamt standesamt bürgeramt ausländerbehörde rathaus betriebsrat personalabteilung
geschäftsführer geschäftsführerin geschäftsführung vorgesetzter vorgesetzte mitbewohner mitbewohnerin tierarzt tierärztin steuerberater steuerberaterin
patron patronne proprio propriétaire locataire voisine collègue médecin infirmière jefe jefa casero casera vecina médico médica enfermera chefe patrão patroa
síndico síndica médico enfermeira padrone padrona collega infermiera huisarts huisbaas collega verhuurder sąsiad sąsiadka lekarz lekarka nauczyciel nauczycielka
wychowawca wychowawczyni сосед соседка врач учитель учительница хозяин хозяйка patronum müdürüm müdür öğretmen öğretmeni öğretmenim komşum komşu arkadaşım eşim
kocam karım oğlum kızım annem babam hocam granne grannen chefen fröken läkare läkaren hyresvärd hyresvärden szomszéd szomszédom orvos háziorvos tanárnő tanár
terapeuta terapeutka psycholog pacjent pacjentka klient klientka therapeut therapeutin thérapeute psicólogo psicóloga psicologo psicologa terapist danışan doktor
kurban kurbanı katil katili şüpheli tanık dedektif sunucu oyuncu öğretmen víctima asesino testigo sospechoso ofiara morderca świadek podejrzany opfer täter zeuge victime meurtrier témoin suspect vittima assassino testimone
kosteus tuuli sademäärä lämpötila humedad viento humidité luftfeuchtigkeit umidità rüzgar wilgotność wiatr влажность ветер ingrediente ingredientes zutaten ingrédients ingredienti składniki malzemeler ainekset
hund hündin katze kater welpe pferd stute kaninchen papagei wellensittich meerschweinchen
voyante voyant cartomancienne kartenlegerin hellseherin wróżka гадалка falcı
mitzvah iftar suhoor seder shabbat eid baptism christening communion confirmation
`.split(/\s+/),
);
const NAME_TYPES: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION', 'USERNAME']);

const PLAIN_TERMS: ReadonlySet<string> = new Set(TERMS.split(/\s+/).filter(Boolean));

/** Words before a firm that show that it is somebody's employer: "i work for spotify". */
const BEFORE_EMPLOYER =
  /\b(?:work\w*|employ\w*|hired|joined|intern\w*|boss|job|jobs|fired|join|colleagues?|team|position|offer|appl(?:y|ied|ying) to|interview\w*)\b[^.!?\n]{0,24}$/iu;

/** Whether a span consists only of plain terms and is not somebody's employer. */
export function isEverydayTerm(text: string, { start, end, type }: Span & { readonly type?: EntityType }): boolean {
  const words =
    text
      .slice(start, end)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  // A single digit may follow a term: the finding may be only "GPA 3" of "GPA 3.41".
  const isRole = (word: string) => type !== undefined && NAME_TYPES.has(type) && ROLE_NOUNS.has(word);
  const isPlain = (word: string, at: number) => PLAIN_TERMS.has(word) || isRole(word) || (at > 0 && /^\d$/.test(word));
  if (words.length === 0 || !words.every(isPlain)) return false;
  return !BEFORE_EMPLOYER.test(text.slice(Math.max(0, start - 40), start));
}
