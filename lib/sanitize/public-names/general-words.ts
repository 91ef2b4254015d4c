// Words that identify nobody: they stay inside names, organisations and addresses, and revealing them is no leak.
import { NATIVE_GENERIC_WORDS, NATIVE_ORGANISATION_KINDS } from './native-general-words.ts';

const words = (list: string, more: readonly string[] = []): ReadonlySet<string> =>
  new Set([...list.trim().split(/\s+/), ...more]);

export const HONORIFICS = words(
  `mr mrs ms miss mx dr prof professor sir madam lord lady rev herr frau hr fr m mme mlle monsieur madame señor señora sr sra don
  doña signor signora sig dott dottssa avv ing jr sr ii iii phd md esq judge cllr councillor rev'd hon
  г-н г-жа господин госпожа гражданин гражданка товарищ пан пані κ κύριος κυρία δρ السيد السيدة الدكتور الدكتورة الأستاذ الأستاذة الشيخ מר גברת גב׳ דר
  פרופ श्री श्रीमती डॉ सुश्री सर जी मैडम साहब آقای خانم صاحب صاحبہ bey hanım beyefendi hanımefendi hoca efendi`,
);
/** Kinship words and titles that are names too: "Wei Pan", "Tia Morgan". With a capital they are part of the name. */
export const TITLES_THAT_ARE_ALSO_NAMES = words(
  'pan pani tia tía zia zio hala abla abuela primo prima oma opa nonna nonno tata papi',
);
/** Words that say how the person named beside them is related to the writer; they are not part of the name. */
export const KIN_WORDS = words(
  `aunt auntie uncle grandma grandpa granny grandmother grandfather mom mum dad cousin sister brother nephew niece tante onkel oma opa
  cousine vetter schwester bruder mutter vater neffe nichte tía tio tío abuela abuelo prima primo hermana hermano tia avó avô vovó vovô
  irmã irmão zia zio nonna nonno sorella fratello cugina cugino oncle tata mamie papi soeur sœur frère maman mamma pappa moster faster
  farbror morbror mormor farmor morfar farfar oom opa ciocia wujek babcia dziadek pani pan тётя тетя дядя бабушка дедушка сестра брат
  мама папа тітка дядько бабуся дідусь teyze amca dayı hala abla ağabey`,
);
/** Small words inside names: "van" in "van Gogh", "bin", "de la". */
export const NAME_PARTICLES = words(
  `van von der den de del della di da dos das du la le el al bin ibn ben ter ten zu af av y and und et e بن ابن أبو أم بنت آل عبد בן בר בת и та και`,
);
/** Whether a word of a name is a particle. The "E." of "E. Thompson" is an initial and no particle. */
export const isNameParticle = (word: string): boolean =>
  NAME_PARTICLES.has(word.toLowerCase().replace(/\.$/, '')) && !/^\p{Lu}$/u.test(word);
export const GENERIC_WORDS = words(
  `to from with by on or as vs gp mgmt mgt grp intl svcs assoc dept natl inc ltd llc plc corp co gmbh ag kg se sa sas sarl srl spa bv nv oy ab as aps kft company corporation group holding holdings
  limited bank university college school hospital clinic institute foundation association society church council court ministry
  department office agency service services systems solutions consulting logistics insurance partners media software technologies
  international global national royal state city county federal of the and for at in de la le del der die das und et y & street road
  avenue lane drive court way close boulevard place square terrace crescent gardens park hill row walk st rd ave blvd dr ln ct
  apt apartment flat floor suite unit room house building block box po p.o straße strasse str weg platz allee gasse rue via
  calle avenida plaza piazza viale corso straat laan plein north south east west upper lower new old n s e w ne nw se sw
  united kingdom republic
  rise mews grove wharf quay parkway pkwy cir heights am im zum zur auf bis ter quater des du aux los las dos das dei degli delle dell beim vom rua travessa apto andar bloco depto dpto esc escalera planta bajo izq dcha étage résidence ul al os
  carrera cra transversal diagonal piso puerta interno appt bât lgh tv str strada bd bulevardul aleea calea șoseaua bl sc et ap nr no
  mah mahallesi cad caddesi sok sokak sokağı sk bulvarı blv kat daire utca útja út tér körút krt jl jln jalan rt rw blok lot
  ул улица улице вул вулиця вулиці пр-т просп проспект пер переулок пров провулок наб набережная шоссе б-р бульвар пл площадь
  д дом буд будинок кв квартира корп стр оф οδός οδό λεωφ λεωφόρος số đường phố ngõ hẻm phường quận
  شارع رقم خیابان کوچه پلاک بناية عمارة רחוב רח שדרות שד`,
  NATIVE_GENERIC_WORDS,
);
/** Kinds of organisation. They are kept, because answers often depend on them and many organisations share them. */
const KINDS = words(
  `ооо оао зао пао ао ип фгуп гбу мбоу муп нко тоо тов фоп пп дп pt cv ud tbk toko rumah sakit sekolah
  công ty tnhh cổ phần tập đoàn bệnh viện trường đại học ngân hàng cửa phòng khám khách sạn nhà thuốc
  depot branch site plant warehouse hq headquarters campus ward outlet franchise
  sons son bros brothers daughters children kids women men senior seniors community heart eye skin spine vision wellness rehab partner law legal attorneys solicitors dental dentistry medical medicine health healthcare care
  pharmacy veterinary vet physio physiotherapy surgery practice family bakery cafe café coffee restaurant bar grill kitchen bistro hotel
  inn shop store market studio salon gym fitness yoga academy elementary primary secondary middle high nursery kindergarten daycare
  preschool montessori library museum theater theatre cinema club union trust fund charity realty properties property estates homes
  housing construction builders plumbing electric electrical roofing landscaping cleaning motors auto garage dealership travel
  airlines freight transport shipping design digital data software labs lab laboratories research analytics ventures capital investments
  finance financial accounting tax insurance mutual credit management marketing advertising press publishing books records music events
  trading trade imports exports foods farm farms winery brewery energy solar power engineering manufacturing industries works
  electronics robotics biotech pharma therapeutics diagnostics security retail wholesale supply enterprises company co-operative
  cooperative parish chapel cathedral temple mosque synagogue team fc sc
  verwaltung hausverwaltung immobilien kita kindergarten kindertagesstätte krippe schule grundschule gymnasium realschule gesamtschule
  hochschule universität akademie volkshochschule klinik klinikum krankenhaus praxis gemeinschaftspraxis zahnarztpraxis hausarztpraxis
  arztpraxis zahnarzt apotheke kanzlei rechtsanwälte rechtsanwalt anwaltskanzlei notariat notar steuerberatung steuerberater steuerkanzlei
  bäckerei metzgerei fleischerei konditorei gaststätte gasthaus gasthof autohaus werkstatt kfz fahrschule friseur friseursalon schreinerei
  tischlerei malerbetrieb elektro sanitär heizung bau bauunternehmen spedition logistik verlag buchhandlung druckerei verein sportverein
  turnverein stiftung sparkasse volksbank versicherung pflegedienst seniorenheim altenheim pflegeheim kirche kirchengemeinde gemeinde
  stadtwerke genossenschaft söhne gebrüder gesellschaft handel vertrieb technik maschinenbau beratung vermietung hausarzt tierarztpraxis
  heating plumbers vets veterinarians birth maternity bakers butchers florist florists cleaners scaffolding joinery carpentry roofers decorators surveyors letting lettings
  estates undertakers funeral optician opticians barbers hairdressers salon nails childminding preschool surgery surgeries hospice ceramics pottery gallery brewing
  catering haulage couriers removals coaching tutoring tutors accountants bookkeeping architects hospitality
  ambulant pflegeheim seniorenresidenz tagespflege anlagenbau metallbau holzbau tiefbau hochbau gartenbau landschaftsbau dachdecker zimmerei
  elektrotechnik haustechnik autoservice reinigung gebäudereinigung hausmeisterservice transporte umzüge getränke freiwillige feuerwehr
  transports déménagement plomberie chauffage menuiserie charpente maçonnerie coiffure fleuriste boucherie charcuterie épicerie traiteur chu chr ehpad
  conservas carnicería pescadería ferretería fontanería reformas peluquería floristería sanatorio ceip ies talleres cafetería bodegas
  restaurante lanchonete oficina transportes contabilidade imobiliária clínica odontológica
  pasticceria macelleria ferramenta parrucchiere fioraio autofficina autotrasporti onoranze funebri cartoleria osteria gelateria panetteria
  bouwbedrijf aannemersbedrijf schildersbedrijf installatiebedrijf loodgietersbedrijf transportbedrijf hoveniersbedrijf kapsalon bloemist
  kinderdagverblijf verpleeghuis zorgcentrum huisartsenpost
  przychodni poradnia poradni spółdzielnia mieszkaniowa sm warsztat samochodowy cukiernia hotel restauracja transport budowlana budowlane
  fırını fırın pastanesi kuaför kuaförü market oteli lokantası restoranı apartmanı sitesi kreşi anaokulu dershanesi
  åkeri bygg måleri snickeri rör frisör blomsterhandel restaurang vård äldreboende hemtjänst fastigheter
  bútor pékség fodrászat étterem óvoda iskola gimnázium kórház rendelő gyógyszertár kft bt zrt
  des du les dos do da los las den dem am im zum zur vom für pour para pty banking bancorp
  e.v ev ug ohg gbr eg mbh kgaa
  clinique cabinet hôpital école lycée collège crèche maternelle pharmacie boulangerie pâtisserie garage agence immobilière notaire avocats
  avocat société entreprise fils frères association mairie syndic université centre maison restaurant hôtel librairie éditions banque
  assurances eurl sci scp médical médicale dentaire
  clínica clínico hospital colegio escuela instituto universidad farmacia panadería taller talleres bufete abogados abogado notaría
  gestoría inmobiliaria asesoría consultoría consultorio construcciones transportes hermanos hijos hnos grupo empresa compañía fundación
  asociación ayuntamiento guardería librería editorial tienda supermercado restaurante dentista veterinaria centro médico sociedad s.a
  s.l s.r.l s.a.s c.v
  clínica consultório escritório advocacia advogados colégio escola creche faculdade universidade farmácia padaria oficina imobiliária
  construtora transportadora irmãos filhos empresa loja mercado banco odontologia ltda me eireli s/a
  studio scuola liceo asilo ospedale farmacia panificio officina agenzia immobiliare avvocati avvocato notaio commercialista fratelli
  figli società azienda ditta impresa edilizia trattoria ristorante pizzeria albergo banca assicurazioni comune ambulatorio poliambulatorio
  dentistico legale associato srls snc
  praktijk huisartsenpraktijk tandartspraktijk kliniek ziekenhuis school basisschool universiteit apotheek bakkerij slagerij advocaten
  advocatenkantoor notariskantoor makelaardij makelaars zonen gebroeders stichting vereniging gemeente garage bouw
  przychodnia szpital szkoła przedszkole liceum uniwersytet apteka piekarnia kancelaria adwokacka notarialna spółka firma zakład sklep
  hurtownia biuro rachunkowe zoo o.o sp gabinet stomatologiczny
  klinik hastane hastanesi okulu lisesi üniversitesi eczane eczanesi hukuk bürosu avukatlık şirketi ticaret sanayi a.ş ltd şti inşaat
  kliniken skola förskola vårdcentral advokatbyrå bageri tandläkare söner bröder förening
  ооо оао зао пао ао ип тоо тов пп клиника больница поликлиника школа гимназия лицей университет институт академия аптека магазин завод
  фабрика компания фирма банк группа холдинг центр студия агентство бюро адвокатское адвокатская контора нотариальная детский сад садик
  фонд общество кафе ресторан отель гостиница салон автосервис стоматология медицинский торговый дом управляющая лікарня школа
  університет компанія клініка аптека центр дитячий садок
  κλινική νοσοκομείο σχολείο γυμνάσιο λύκειο πανεπιστήμιο φαρμακείο φούρνος δικηγορικό γραφείο εταιρεία υιοί ιατρείο οδοντιατρείο
  τράπεζα ξενοδοχείο εστιατόριο κέντρο όμιλος αφοί αε επε
  شركة مؤسسة مستشفى عيادة مدرسة جامعة صيدلية مكتب بنك مصرف مطعم فندق مركز جمعية مجموعة مصنع مخبز روضة كلية معهد دار للتجارة للمقاولات
  للمحاماة التجارية الدولية الطبية الطبي
  חברת בית ספר מרפאה מרפאת קופת חולים אוניברסיטת מכללת גן ילדים משרד עורכי דין רואי חשבון בנק מסעדת מלון מרכז עמותת קבוצת בעמ
  मेडिकल हॉस्पिटल अस्पताल क्लिनिक स्कूल विद्यालय महाविद्यालय विश्वविद्यालय कॉलेज बैंक कंपनी लिमिटेड प्राइवेट ट्रेडर्स स्टोर्स एंड संस
  ब्रदर्स इंडस्ट्रीज सोसायटी ट्रस्ट फाउंडेशन होटल रेस्टोरेंट फार्मेसी`,
  NATIVE_ORGANISATION_KINDS,
);
/** Words for kinds of organisation that are usually named after a family. */
export const FAMILY_BUSINESS_WORDS = words(
  `sons bros brothers daughters law legal attorneys solicitors dental family hausverwaltung praxis zahnarztpraxis hausarztpraxis
  arztpraxis gemeinschaftspraxis zahnarzt kanzlei rechtsanwälte rechtsanwalt anwaltskanzlei notariat notar steuerberatung
  steuerberater steuerkanzlei bäckerei metzgerei fleischerei konditorei autohaus fahrschule schreinerei tischlerei malerbetrieb
  spedition söhne gebrüder hausarzt cabinet notaire avocats avocat fils frères boulangerie bufete abogados notaría hermanos hijos
  advocacia advogados irmãos filhos avvocati avvocato notaio fratelli figli advocaten advocatenkantoor zonen gebroeders bakkerij
  slagerij kancelaria advokatbyrå söner bröder ип`,
);

/** Whether a word of an organisation's name gives its kind. @param word in lower case */
export const isOrganisationKindWord = (word: string): boolean => GENERIC_WORDS.has(word) || KINDS.has(word);

/** Whether a word is a title, a particle or a generic word. @param word in any case, with or without a full stop. */
export function isGeneralWord(word: string): boolean {
  const key = word.toLowerCase().replace(/\.$/, '');
  return HONORIFICS.has(key) || NAME_PARTICLES.has(key) || GENERIC_WORDS.has(key);
}
