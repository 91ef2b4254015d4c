import { expect, it } from 'vitest';
import { annotatedByRisk } from '../../judge/annotated-by-risk.test-support.ts';
import type { RiskLevel } from '../annotation.ts';
import { patternDetectors } from './index.ts';
import { plain } from './marked.test-support.ts';

const LABELLED = `
MRN ⟦660318⟧
দাগ নং ⟦৭৭১২⟧
रोल नं ⟦660318⟧
chart no ⟦5518⟧
ref. ⟦7-4471-B⟧
policy ⟦88-4471-209⟧
acct ending ⟦8841⟧
Aktenzeichen ⟦3 C 118/24⟧
номер договора ⟦4471-20⟧
病历号 ⟦660318⟧
Policy #: ⟦AX-20931⟧
claim ⟦4471-B⟧
claim no. ⟦88213⟧
case ref ⟦2024/1187⟧
account no: ⟦0041-22⟧
a/c ⟦00412233⟧
acct ⟦7731⟧
membership ⟦44718⟧
member id ⟦55-120⟧
loyalty no. ⟦88120⟧
customer no. ⟦K-2281⟧
client ref ⟦44-18⟧
invoice ⟦20931⟧
invoice no ⟦4471⟧
PO ⟦55120⟧
PO# ⟦4471⟧
order ⟦44718-B⟧
order ref ⟦A4471⟧
booking ref ⟦QX7L2P⟧
PNR ⟦X7Q9LM⟧
ticket ⟦INC0044718⟧
ticket #⟦88213⟧
⟦INC-44718⟧
⟦JIRA-4471⟧
employee no ⟦4471⟧
staff id ⟦2281⟧
payroll no. ⟦4471⟧
student no. ⟦20204471⟧
badge ⟦4471⟧
unit serial ⟦SN-44718⟧
S/N ⟦C02XK1⟧
meter no ⟦4471882⟧
meter ⟦88-4471⟧
lease ⟦44-18-B⟧
file no. ⟦44/18⟧
docket ⟦22-4471⟧
matter ⟦4471-2⟧
permit ⟦4471-A⟧
licence no. ⟦44718⟧
tracking ⟦44718820⟧
parcel ⟦4471-882-1⟧
specimen ⟦4471-B⟧
lab no. ⟦4471⟧
accession ⟦24-00471⟧
NHI ⟦ZAC5361⟧
hospital no ⟦4471882⟧
patient ⟦44718⟧
visit ⟦44718⟧
encounter ⟦8820141⟧
prescription no. ⟦4471882⟧
Rx ⟦4471882⟧
sample id ⟦44718⟧
IMEI ⟦490154203237518⟧
Kundennummer ⟦44718⟧
Kundennr. ⟦44718⟧
Kd-Nr. ⟦44718⟧
Vertragsnummer ⟦V-4471⟧
Vertragsnr ⟦4471-88⟧
Rechnungsnummer ⟦2024-118⟧
Rechnung Nr. ⟦44718⟧
Rg.-Nr. ⟦44718⟧
Mitgliedsnummer ⟦4471⟧
Patientennummer ⟦4471⟧
Versicherungsnummer ⟦65 170839 J 003⟧
Schadennummer ⟦44-118-B⟧
Az. ⟦12 O 331/23⟧
Geschäftszeichen ⟦VII-4471⟧
Zählernummer ⟦1EMH0044718⟧
Auftragsnummer ⟦4471⟧
Vorgangsnummer ⟦44718⟧
numéro de dossier ⟦44718⟧
n° de contrat ⟦4471-B⟧
n° client ⟦44718⟧
numéro d'adhérent ⟦44718⟧
réf. ⟦44-18-B⟧
facture n° ⟦2024-118⟧
numéro de sinistre ⟦44718⟧
número de expediente ⟦44/2024⟧
nº de póliza ⟦44718⟧
número de cliente ⟦44718⟧
nº de pedido ⟦44718⟧
historia clínica ⟦44718⟧
referencia ⟦44-18-B⟧
número do processo ⟦44718-2⟧
número do contrato ⟦44718⟧
nº do cliente ⟦44718⟧
prontuário ⟦44718⟧
apólice ⟦44718⟧
numero di pratica ⟦44718⟧
numero cliente ⟦44718⟧
polizza n. ⟦44718⟧
cartella clinica ⟦44718⟧
fattura n. ⟦118/2024⟧
klantnummer ⟦44718⟧
polisnummer ⟦44718⟧
dossiernummer ⟦44718⟧
factuurnummer ⟦2024118⟧
numer umowy ⟦44718⟧
numer klienta ⟦44718⟧
nr sprawy ⟦44/18⟧
numer polisy ⟦44718⟧
nr faktury ⟦FV/118/2024⟧
номер полиса ⟦44718⟧
номер заказа ⟦44718⟧
№ дела ⟦2-4471/2024⟧
лицевой счёт ⟦44718820⟧
номер карты ⟦44718⟧
амбулаторная карта № ⟦4471⟧
номер клієнта ⟦44718⟧
sözleşme no ⟦44718⟧
müşteri numarası ⟦44718⟧
dosya no ⟦2024/44⟧
poliçe no ⟦44718⟧
protokol no ⟦44718⟧
رقم العقد ⟦44718⟧
رقم الملف ⟦44718⟧
رقم العميل ⟦44718⟧
رقم الطلب ⟦44718⟧
מספר לקוח ⟦44718⟧
מספר תיק ⟦44718⟧
合同编号 ⟦HT-4471⟧
合同号:⟦44718⟧
订单号 ⟦44718⟧
案件号 ⟦(2024)京01民初4471号⟧
保单号 ⟦44718⟧
住院号 ⟦660318⟧
客户编号 ⟦44718⟧
工号 ⟦4471⟧
学号 ⟦20204471⟧
運單號 ⟦44718⟧
お客様番号 ⟦44718⟧
契約番号 ⟦44718⟧
注文番号 ⟦44718⟧
診察券番号 ⟦4471⟧
社員番号 ⟦4471⟧
受付番号 ⟦44718⟧
고객번호 ⟦44718⟧
계약번호 ⟦44718⟧
주문번호 ⟦44718⟧
환자번호 ⟦44718⟧
사번 ⟦4471⟧
사건번호 ⟦2024가합4471⟧
ग्राहक संख्या ⟦44718⟧
अनुबंध संख्या ⟦44718⟧
पॉलिसी नंबर ⟦44718⟧
kundnummer ⟦44718⟧
ärendenummer ⟦44718⟧
kundenummer ⟦44718⟧
sagsnummer ⟦44-18⟧
saksnummer ⟦24/4471⟧
asiakasnumero ⟦44718⟧
diaarinumero ⟦44/18⟧
číslo smlouvy ⟦44718⟧
číslo zákazníka ⟦44718⟧
szerződésszám ⟦44718⟧
ügyfélszám ⟦44718⟧
număr contract ⟦44718⟧
nr. dosar ⟦4471/2024⟧
αριθμός συμβολαίου ⟦44718⟧
αριθμός πελάτη ⟦44718⟧
số hợp đồng ⟦44718⟧
mã khách hàng ⟦44718⟧
nomor kontrak ⟦44718⟧
nomor pelanggan ⟦44718⟧
เลขที่สัญญา ⟦44718⟧
รหัสลูกค้า ⟦44718⟧
`;

const everything = (): RiskLevel => 5;
const marked = async (text: string) => {
  const found = await annotatedByRisk(text, patternDetectors, everything);
  return found
    .toReversed()
    .reduce((out, { start, end }) => `${out.slice(0, start)}⟦${out.slice(start, end)}⟧${out.slice(end)}`, text);
};

it.each(LABELLED.trim().split('\n'))('%s', async (example) => {
  const text = `It says: ${example}, please check it.`;
  expect(await marked(plain(text))).toBe(text);
});

it.each([
  'The contract 2024 renewal, lease 2024, dossier 2023 and protocol 2 were signed.',
  'Page 3 of the file, order 12 pizzas, a meter 100 long, PO 12 items, permit 300 people.',
  'Der Vertrag 2024 umfasst 12000 Euro. Le contrat 5000 euros. Contrato 12000 euros al año.',
  'Договор 2024 года на 12000 руб. 合同金额 5000 元, 订单 300 件.',
  'The visit in 2019 took 150-300 minutes; matter 3, encounter 12, incident 2020.',
  'po 20 minutach, az 100 jest, nip, ref: main, ref. 12',
  'protocol: 8080 is no port, dossier: src/app',
])('finds no number in counts, years and amounts: %s', async (text) => {
  const found = await annotatedByRisk(text, patternDetectors, everything);
  expect(found.filter(({ type }) => type === 'ID').map(({ start, end }) => text.slice(start, end))).toEqual([]);
});
