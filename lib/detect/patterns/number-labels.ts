// Labels for the numbers of contracts, patients, cases and the like, by language. A label must announce a number without further words. Add a
// new label to the line of its language and kind, and an example to number-labels.test.ts.
import type { Kind } from './kinds.ts';

type Labels = readonly (readonly [Kind, string])[];

/** For each language, the kinds of numbers, each with its labels as alternatives of a regular expression. A space matches any white space. */
export const NUMBER_LABELS: Readonly<Record<string, Labels>> = {
  en: [
    [
      'patient',
      'accession(?: (?:no|number))?|specimen(?: (?:no|id|number))?|sample (?:no|id|number)|lab(?:oratory)? (?:no|id|number|ref)|encounter(?: (?:no|id|number))?|visit(?: (?:no|id|number))?|prescription (?:no|id|number)|rx(?: ?(?:no|number|#))?|nhi|hospital no|unit no|[ge]hic',
    ],
    ['customer', 'membership(?: (?:no|id|number))?|contract(?: (?:no|id|number))?|subscription (?:no|id|number)'],
    ['account', 'acct|a/c(?: (?:no|number))?|ledger (?:no|number)|payee ref'],
    ['order', 'po(?: (?:no|number))?|purchase order|work order(?: (?:no|number))?|delivery note|quote (?:no|ref)'],
    [
      'case',
      'matter(?: (?:no|number))?|lease(?: (?:no|number))?|permit(?: (?:no|number))?|file ref|incident(?: (?:no|id|number))?|log no|folio(?: (?:no|number))?|entry no|crime (?:no|ref|number)|warrant(?: (?:no|number))?',
    ],
    ['tracking', 'parcel(?: (?:no|id|number))?|consignment(?: (?:no|number))?|waybill|awb'],
    ['device', 'meter(?: (?:no|number|id))?|asset tag|service tag|serial(?: (?:no|number))?'],
    [
      'employee',
      'personnel (?:no|number)|payroll(?: (?:no|id))?|emp(?: (?:no|id|number))?(?=\\.?:| no| id)|(?:collar|clock|staff|bleep|pager) (?:no|number)|bleep|candidate (?:no|id|number)|roll (?:no|number)|seat (?:no|number)',
    ],
  ],
  de: [
    [
      'case',
      'aktenzeichen|az\\.|az(?= \\d+ [A-Z])|geschäftszeichen|gz\\.|geschäftsnummer|vorgang(?:s?-?nr\\.?)?|fallnummer|fall-?nr\\.?',
    ],
    [
      'customer',
      'k(?:un)?d(?:en)?\\.?-?nr\\.?|vertrag(?:s-?nr\\.?)?|vertragskonto(?:nummer)?|mitglieds-?nr\\.?|mandatsreferenz|gläubiger-id',
    ],
    ['invoice', 'rg\\.?-?nr\\.?|re\\.?-?nr\\.?|rechnungs-?nr\\.?|belegnummer|beleg-?nr\\.?'],
    ['policy', 'vers(?:icherungs)?\\.?-?(?:schein-?)?nr\\.?|police(?:n-?nr\\.?)?|schaden-?nr\\.?'],
    ['patient', 'pat(?:ienten)?\\.?-?(?:nr|id)\\.?|fall-?id|krankenversichertennummer|kvnr'],
    ['employee', 'pers(?:onal)?\\.?-?nr\\.?|personalnummer|matrikel-?nr\\.?|ausweis-?nr\\.?'],
    ['order', 'best(?:ell)?\\.?-?nr\\.?|auftrags-?nr\\.?|lieferschein(?:-?nr\\.?)?|angebots-?nr\\.?'],
    ['device', 'zähler-?nr\\.?|zählpunkt(?:bezeichnung)?|serien-?nr\\.?|marktlokation'],
    ['reference', 'ref\\.?-?nr\\.?|unser zeichen|ihr zeichen|kassenzeichen|buchungszeichen'],
  ],
  fr: [
    ['case', '(?:numéro|num|n[°º]|no) (?:de |du |d.)?(?:dossier|affaire|procédure|plainte|rg)|dossier'],
    [
      'customer',
      '(?:numéro|num|n[°º]|no) (?:de |du |d.)?(?:client|contrat|adhérent|abonné|membre|bail)|contrat|abonnement',
    ],
    ['policy', '(?:numéro|num|n[°º]|no) (?:de |du |d.)?(?:police|sinistre|assuré)|sinistre|police'],
    ['invoice', '(?:numéro|num|n[°º]|no) (?:de |du |d.)?(?:facture|devis)|devis'],
    ['order', '(?:numéro|num|n[°º]|no) (?:de |du |d.)?(?:commande|bon de commande)'],
    ['employee', '(?:numéro|num|n[°º]|no) (?:de |du |d.)?(?:matricule|salarié|étudiant|employé|badge)|matricule'],
    ['patient', '(?:numéro|num|n[°º]|no) (?:de |du |d.)?(?:patient|dossier médical)|ipp|nip patient'],
    ['device', '(?:numéro|num|n[°º]|no) (?:de |du |d.)?(?:série|compteur)'],
    ['reference', 'réf(?:érence)?(?: (?:dossier|client))?'],
  ],
  es: [
    ['case', '(?:número|num|n[°º]|nro) (?:de |del )?(?:expediente|caso|causa|denuncia)|expediente|exp\\.'],
    ['customer', '(?:número|num|n[°º]|nro) (?:de |del )?(?:cliente|contrato|socio|afiliado|abonado)|contrato'],
    ['policy', '(?:número|num|n[°º]|nro) (?:de |del )?(?:póliza|siniestro|asegurado)|siniestro|póliza'],
    ['patient', '(?:número|num|n[°º]|nro) (?:de |del )?(?:paciente|historia(?: clínica)?)|historia clínica|nhc'],
    ['order', '(?:número|num|n[°º]|nro) (?:de |del )?(?:pedido|orden|seguimiento|guía)|guía'],
    ['invoice', '(?:número|num|n[°º]|nro) (?:de |del )?(?:factura|recibo|presupuesto)|recibo'],
    ['employee', '(?:número|num|n[°º]|nro) (?:de |del )?(?:empleado|matrícula|legajo|expediente académico)|legajo'],
    ['reference', 'ref(?:erencia)?(?: catastral)?|radicado|localizador'],
  ],
  pt: [
    [
      'case',
      '(?:número|num|n[°º]|nr) (?:de |do |da )?(?:processo|caso|ocorrência|protocolo|chamado)|processo|protocolo|chamado',
    ],
    ['customer', '(?:número|num|n[°º]|nr) (?:de |do |da )?(?:cliente|contrato|sócio|matrícula|utente)|contrato|utente'],
    ['policy', '(?:número|num|n[°º]|nr) (?:de |do |da )?(?:apólice|sinistro)|apólice|sinistro'],
    [
      'patient',
      '(?:número|num|n[°º]|nr) (?:de |do |da )?(?:prontuário|paciente|cartão sus)|prontuário|cartão sus|carteirinha',
    ],
    ['invoice', '(?:número|num|n[°º]|nr) (?:de |do |da )?(?:fatura|nota fiscal|boleto)|nota fiscal|nf-e'],
    ['order', '(?:número|num|n[°º]|nr) (?:de |do |da )?(?:pedido|encomenda|rastreio)'],
  ],
  it: [
    [
      'case',
      '(?:numero|num|n[°º.]) (?:di |del |della )?(?:pratica|procedimento|protocollo|fascicolo|r\\.?g\\.?)|pratica(?: n\\.?)?|protocollo|prot\\.',
    ],
    [
      'customer',
      '(?:numero|num|n[°º.]) (?:di |del |della )?(?:cliente|contratto|tessera|socio)|codice cliente|contratto',
    ],
    ['policy', '(?:numero|num|n[°º.]) (?:di |del |della )?(?:polizza|sinistro)|sinistro'],
    [
      'patient',
      'cartella clinica|(?:numero|num|n[°º.]) (?:di |del |della )?(?:cartella|paziente|ricovero)|nosologico|impegnativa',
    ],
    ['order', '(?:numero|num|n[°º.]) (?:di |del |della )?(?:ordine|spedizione)|ddt'],
    ['device', 'matricola'],
  ],
  nl: [
    ['case', 'zaak-?(?:nummer|nr\\.?)|dossier-?nr\\.?|kenmerk|ons kenmerk|uw kenmerk|parketnummer'],
    ['customer', 'klant-?nr\\.?|contract-?(?:nummer|nr\\.?)|lidnummer|relatienummer|debiteurnummer'],
    ['policy', 'polis-?nr\\.?|schade-?(?:nummer|nr\\.?)'],
    ['invoice', 'factuur-?nr\\.?|betalingskenmerk'],
    ['patient', 'pati[eë]nt-?(?:nummer|nr\\.?)'],
    ['order', 'bestel-?(?:nummer|nr\\.?)|order-?nr\\.?'],
    ['employee', 'personeels-?(?:nummer|nr\\.?)|studentnummer'],
  ],
  pl: [
    ['case', '(?:numer|nr) (?:sprawy|akt|wniosku|zgłoszenia|reklamacji)|sygn(?:atura)?\\.?(?: akt)?'],
    ['customer', '(?:numer|nr) (?:umowy|klienta|abonenta|kontrahenta|członkowski)'],
    ['policy', '(?:numer|nr) (?:polisy|szkody)'],
    ['invoice', '(?:numer|nr) (?:faktury|rachunku|paragonu)|faktura(?: nr)?'],
    ['order', '(?:numer|nr) (?:zamówienia|przesyłki|listu przewozowego)'],
    ['patient', '(?:numer|nr) (?:pacjenta|historii choroby|karty|księgi głównej)'],
    ['employee', '(?:numer|nr) (?:albumu|indeksu|pracownika|legitymacji)'],
  ],
  cs: [
    ['case', '(?:číslo|č\\.) (?:jednací|spisu|případu|žádosti)|sp(?:isová)? ?\\.? ?zn(?:ačka)?\\.?|č\\. ?j\\.|čj\\.'],
    ['customer', '(?:číslo|č\\.) (?:smlouvy|zákazníka|klienta|zmluvy)'],
    ['policy', '(?:číslo|č\\.) (?:pojistky|pojistné smlouvy|pojistné události|poistky)'],
    ['invoice', '(?:číslo|č\\.) (?:faktury|objednávky|účtu)|variabilní symbol'],
    ['patient', '(?:číslo|č\\.) (?:pojištěnce|pacienta|chorobopisu)'],
  ],
  ru: [
    [
      'case',
      '(?:номер|№|ном\\.) ?(?:дела|заявки|заявления|обращения|иска|протокола)|дел[оу] №|обращение №|заявка №|кусп',
    ],
    [
      'customer',
      '(?:номер|№) ?(?:договора|клиента|абонента|контракта)|договор(?:а|у|ом)? №?|лицев(?:ой|ого) сч[её]т(?:а)?(?: №)?|л/с',
    ],
    ['policy', '(?:номер|№) ?(?:полиса|страхового|омс)|полис(?:а)?(?: омс)? ?№?'],
    ['order', '(?:номер|№) ?(?:заказа|отправления|накладной|посылки)|заказ №|трек-?номер'],
    ['invoice', '(?:номер|№) ?(?:сч[её]та|накладной|квитанции)|сч[её]т №'],
    [
      'patient',
      '(?:номер|№) ?(?:карты|пациента|истории болезни|медкарты)|(?:амбулаторн\\p{L}{1,4} |медицинск\\p{L}{1,4} )?карт[аыу] ?№|история болезни ?№?',
    ],
    ['employee', 'табельный(?: номер| №)?|(?:номер|№) ?(?:зач[её]тки|студенческого|пропуска)'],
  ],
  uk: [
    ['customer', '(?:номер|№) ?(?:договору|клієнта|абонента)|договір №|особовий рахунок'],
    ['case', '(?:номер|№) ?(?:справи|заяви|звернення)|справа №'],
    ['order', '(?:номер|№) ?(?:замовлення|накладної|ттн)|ттн'],
    ['patient', '(?:номер|№) ?(?:картки|пацієнта)'],
    ['policy', '(?:номер|№) ?полісу?'],
  ],
  tr: [
    ['customer', '(?:sözleşme|müşteri|abone|tesisat|üye) ?(?:no|numarası|nosu)'],
    ['case', '(?:dosya|esas|karar|başvuru|şikayet|talep) ?(?:no|numarası|nosu)'],
    ['policy', '(?:poliçe|hasar) ?(?:no|numarası|nosu)'],
    ['patient', '(?:protokol|hasta|kimlik|barkod) ?(?:no|numarası|nosu)'],
    ['order', '(?:sipariş|fatura|takip|kargo|gönderi) ?(?:no|numarası|nosu|takip no)'],
    ['employee', '(?:sicil|öğrenci|personel) ?(?:no|numarası|nosu)'],
  ],
  ar: [
    ['customer', 'رقم (?:ال)?(?:عقد|عميل|زبون|اشتراك|مشترك|عضوية|حساب|عداد|مستفيد)'],
    ['case', 'رقم (?:ال)?(?:ملف|قضية|معاملة|دعوى|بلاغ|شكوى|تذكرة|صك)'],
    ['order', 'رقم (?:ال)?(?:طلب|طلبية|شحنة|تتبع|فاتورة|حجز|بوليصة)'],
    ['patient', 'رقم (?:ال)?(?:مريض|ملف الطبي|وصفة|تأمين|وثيقة)|الملف الطبي'],
    ['employee', 'رقم (?:ال)?(?:موظف|طالب|جلوس|وظيفي|جامعي)|الرقم (?:الوظيفي|الجامعي|المرجعي|المدني|القومي|الوطني)'],
  ],
  he: [
    ['customer', "מספר (?:ה)?(?:לקוח|חוזה|מנוי|חבר|חשבון)|מס['׳]? לקוח"],
    ['case', "מספר (?:ה)?(?:תיק|פנייה|פניה|תביעה|בקשה|אסמכתא)|מס['׳]? תיק|תיק מספר"],
    ['order', 'מספר (?:ה)?(?:הזמנה|משלוח|מעקב|חשבונית|קבלה)'],
    ['patient', 'מספר (?:ה)?(?:מטופל|פוליסה|אשפוז)|מספר אישי'],
  ],
  fa: [
    ['customer', 'شماره (?:مشتری|قرارداد|اشتراک|حساب|عضویت)'],
    ['case', 'شماره (?:پرونده|پیگیری|نامه|شکایت)|کد (?:پیگیری|رهگیری)'],
    ['order', 'شماره (?:سفارش|فاکتور|مرسوله)'],
    ['patient', 'شماره (?:بیمه|بیمار|بیمه‌نامه)'],
    ['employee', 'شماره (?:دانشجویی|پرسنلی)|کد ملی'],
  ],
  hi: [
    ['customer', '(?:ग्राहक|अनुबंध|उपभोक्ता|सदस्य(?:ता)?|खाता) (?:संख्या|नंबर|क्रमांक|आईडी)'],
    ['case', '(?:केस|मामला|शिकायत|फ़?ाइल|आवेदन|एफ़?आईआर) (?:संख्या|नंबर|क्रमांक)'],
    ['policy', '(?:पॉलिसी|दावा) (?:संख्या|नंबर|क्रमांक)'],
    ['order', '(?:ऑर्डर|बिल|चालान) (?:संख्या|नंबर|क्रमांक|आईडी)'],
    ['patient', '(?:मरीज़?|रोगी|ओपीडी) (?:संख्या|नंबर|आईडी)'],
    ['employee', '(?:रोल|कर्मचारी|नामांकन) (?:संख्या|नंबर|नं\\.?|आईडी)'],
  ],
  bn: [['customer', '(?:গ্রাহক|চুক্তি|হিসাব|সদস্য|অর্ডার|রোল|মামলা|রোগী|দাগ|দলিল|জিডি|কেস) (?:নম্বর|নং|আইডি)']],
  zh: [
    [
      'patient',
      '(?:病[历歷案]|住院|门诊|門診|就[诊診]|检查|檢查|标本|標本|[处處]方|[医醫]保|社保|[诊診][疗療]卡)(?:卡)?(?:[号號]码?|[编編][号號])',
    ],
    [
      'customer',
      '(?:合同|合約|客户|客戶|会员|會員|用户|用戶|[协協][议議]|户|戶|燃气|水表|电表)(?:卡)?(?:[号號]码?|[编編][号號]|[编編]码|ID)',
    ],
    [
      'order',
      '(?:[订訂][单單]|快[递遞][单單]?|[运運][单單]|物流[单單]?|采购[单單]|工[单單]|流水|交易[单單]?)(?:[号號]码?|[编編][号號])',
    ],
    ['case', '(?:案件|案|立案|受理|[报報]案|[信来]访|[档檔]案|文件|[备備]案|投[诉訴]|仲裁)(?:[号號]码?|[编編][号號])'],
    ['policy', '(?:保[单單險险]|理[赔賠]|[赔賠]案)(?:[号號]码?|[编編][号號])'],
    ['employee', '(?:工|学|學|[员員]工|准考[证證]|[学學]籍|[职職]工|考生|警)(?:[号號]码?|[编編][号號])'],
    ['invoice', '(?:[发發]票|收据|[账帳][单單])(?:[号號]码?|[编編][号號])'],
    ['account', '(?:[银銀]行)?(?:卡|[账帳][户戶]?|[账帳])(?:[号號]码?)'],
  ],
  ja: [
    ['customer', '(?:お客様|顧客|契約|会員|加入者|利用者|登録|お問い合わせ)(?:番号|ID|No\\.?|コード)'],
    ['order', '(?:ご?注文|受注|発注|伝票|送り状|追跡|お?問合せ|予約|請求書?|見積書?)(?:番号|ID|No\\.?)'],
    ['patient', '(?:診察券|カルテ|患者|保険証|被保険者|処方箋?|検体)(?:番号|ID|No\\.?)'],
    ['employee', '(?:社員|職員|学籍|受験|従業員|学生)(?:番号|ID|No\\.?)'],
    ['case', '(?:受付|事件|管理|案件|整理|証券|証書)(?:番号|ID|No\\.?)'],
    ['account', '口座番号'],
  ],
  ko: [
    ['customer', '(?:고객|계약|회원|가입자|사용자|등록)\\s?(?:번호|ID|코드)'],
    ['order', '(?:주문|송장|운송장|예약|결제|승인|청구서?|접수)\\s?(?:번호|ID)'],
    ['patient', '(?:환자|병록|차트|진료|보험증|처방전?)\\s?(?:번호|ID)'],
    ['employee', '사번|학번|군번|(?:사원|직원|학생|수험)\\s?번호'],
    ['case', '(?:사건|접수|민원|문서|증권|관리)\\s?번호'],
    ['account', '계좌\\s?번호'],
  ],
  nordic: [
    [
      'customer',
      '(?:kund|kunde|avtals?|kontrakts?|medlems|abonnements|asiakas|sopimus|jäsen)(?:nummer|nr\\.?|numero|id)',
    ],
    [
      'case',
      '(?:ärende|sags?|saks|mål|diarie|dossié|asia|diaari|journal)(?:nummer|nr\\.?|numero)|dnr\\.?|j\\. ?nr\\.?',
    ],
    ['policy', '(?:försäkrings?|police|skade?|forsikrings|vakuutus|vahinko)(?:nummer|nr\\.?|numero)'],
    [
      'order',
      '(?:order|ordre|beställnings|bestillings|tilaus|faktura|lasku|kolli|viite|ocr)-?(?:nummer|nr\\.?|numero)',
    ],
    ['patient', '(?:patient|pasient|potilas)(?:nummer|nr\\.?|numero)|journalnr\\.?'],
    ['employee', '(?:anställnings|medarbejder|ansatt|opiskelija|student|henkilö)(?:nummer|nr\\.?|numero)'],
  ],
  hu: [
    ['customer', '(?:szerződés|ügyfél|előfizető|vevő|tag)-?(?:szám|azonosító|kód)(?:a|om)?|szerződésszám|ügyfélszám'],
    ['case', '(?:ügy|akta|iktató|eset)-?szám(?:a)?|hivatkozási szám'],
    ['order', '(?:rendelés|számla|csomag)-?(?:szám|azonosító)(?:a|om)?|rendelésszám'],
    ['patient', 'taj(?:-?szám)?|törzsszám|kötvényszám'],
  ],
  ro: [
    ['customer', '(?:număr(?:ul)?|nr\\.?|cod) (?:de )?(?:contract|client|abonat|cont)|contract nr\\.?'],
    ['case', '(?:număr(?:ul)?|nr\\.?) (?:de )?(?:dosar|înregistrare|cerere)|dosar(?: nr\\.?)?'],
    ['order', '(?:număr(?:ul)?|nr\\.?) (?:de )?(?:comandă|factură|awb|poliță)'],
    ['patient', '(?:număr(?:ul)?|nr\\.?) (?:de )?(?:fișă|pacient|foaie)'],
  ],
  el: [
    ['customer', '(?:αριθμός|αρ\\.?|κωδικός) (?:συμβολαίου|πελάτη|συνδρομητή|λογαριασμού|παροχής|μέλους)'],
    ['case', '(?:αριθμός|αρ\\.?) (?:υπόθεσης|πρωτοκόλλου|φακέλου|αίτησης|πρωτ\\.?)'],
    ['order', '(?:αριθμός|αρ\\.?) (?:παραγγελίας|τιμολογίου|αποστολής|κράτησης)'],
    ['patient', '(?:αριθμός|αρ\\.?) (?:ασθενούς|μητρώου|ασφαλιστηρίου)'],
  ],
  bg: [
    ['customer', '(?:номер|№) на (?:договор|клиент|абонат)|клиентски номер'],
    ['case', '(?:номер|№) на (?:дело|преписка)|дело №|вх\\. ?№'],
    ['order', '(?:номер|№) на (?:поръчка|фактура|пратка|полица)'],
  ],
  vi: [
    ['customer', '(?:số|mã) (?:hợp đồng|khách hàng|thuê bao|thành viên|tài khoản|bảo hiểm)'],
    ['case', '(?:số|mã) (?:hồ sơ|vụ án|biên nhận|đơn)'],
    ['order', '(?:số|mã) (?:đơn hàng|vận đơn|hóa đơn|đặt chỗ)'],
    ['patient', '(?:số|mã) (?:bệnh nhân|bệnh án|thẻ bhyt)'],
    ['employee', '(?:số|mã) (?:nhân viên|sinh viên|số thuế)|mssv'],
  ],
  id: [
    ['customer', '(?:nomor|no\\.?|id) (?:kontrak|pelanggan|anggota|rekening|peserta|nasabah)'],
    ['case', '(?:nomor|no\\.?) (?:perkara|berkas|laporan|tiket|pengaduan|surat)'],
    ['order', '(?:nomor|no\\.?) (?:pesanan|resi|faktur|invoice|polis|klaim)'],
    ['patient', '(?:nomor|no\\.?) (?:rekam medis|rm|pasien|bpjs)|no\\.? ?rm'],
    ['employee', '(?:nomor|no\\.?) (?:induk|karyawan|pegawai|mahasiswa)|nim|nip|nisn'],
  ],
  th: [
    ['customer', '(?:เลขที่|หมายเลข|รหัส)(?:สัญญา|ลูกค้า|สมาชิก|บัญชี|ผู้ใช้)'],
    ['case', '(?:เลขที่|หมายเลข|รหัส)(?:คดี|คำร้อง|เอกสาร|แจ้งซ่อม)|คดีหมายเลข(?:ดำ|แดง)(?:ที่)?'],
    ['order', '(?:เลขที่|หมายเลข|เลข)(?:คำสั่งซื้อ|พัสดุ|ใบแจ้งหนี้|ใบเสร็จ|กรมธรรม์|การจอง)'],
    ['patient', '(?:เลขที่|หมายเลข|รหัส)(?:ผู้ป่วย|เวชระเบียน)'],
    ['employee', 'รหัส(?:พนักงาน|นักศึกษา|นักเรียน)'],
  ],
};
