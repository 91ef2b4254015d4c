import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { tableColumn } from './table-column.ts';

const found = (text: string) => tableColumn.find(text).map(({ start, end, type }) => [type, text.slice(start, end)]);

it('gives the cells of a column the type of its heading', () => {
  expect(found('surname,phone\n"Lindqvist",+1 503 555 0142\nTobias Castellanos,+1 503 555 0175\n')).toEqual([
    ['PERSON', 'Lindqvist'],
    ['PHONE', '+1 503 555 0142'],
    ['PERSON', 'Tobias Castellanos'],
    ['PHONE', '+1 503 555 0175'],
  ]);
  expect(found('id;Vorname;Nachname;Wohnort\n1;Zoë;von der Heide;Ulm\n2;ali;öz;Köln')).toEqual([
    ['PERSON', 'Zoë'],
    ['PERSON', 'von der Heide'],
    ['LOCATION', 'Ulm'],
    ['PERSON', 'ali'],
    ['PERSON', 'öz'],
    ['LOCATION', 'Köln'],
  ]);
});

it('reads tables of Markdown and spreadsheets', () => {
  expect(found('| Employee | Salary |\n|---|---|\n| **Mara Holt** | 4,200 |\n\nThat | is all.')).toEqual([
    ['PERSON', 'Mara Holt'],
    ['MONEY', '4,200'],
  ]);
  expect(found('Name;Alter;Gehalt (EUR)\nHolt;41;58.200,50\nLind;39;n/a')).toEqual([
    ['PERSON', 'Holt'],
    ['MONEY', '58.200,50'],
    ['PERSON', 'Lind'],
  ]);
  expect(found('company\temail\nHolt & Sons\ta@b.example')).toEqual([['ORGANIZATION', 'Holt & Sons']]);
});

it('counts "name" as a heading of people only beside a heading of personal details', () => {
  expect(found('name,age\nquill,41')).toEqual([['PERSON', 'quill']]);
  expect(found('name,price\nChair,49.50')).toEqual([]);
});

it.each([
  ['Kunde;Betrag\nFrieda Obermoser;12,50\nKorbinian;30', 'Frieda Obermoser|Korbinian'],
  ['nom complet;montant\nMaëlys Kerbrat;14', 'Maëlys Kerbrat'],
  ['Nombre y apellidos,Nota\nNerea Zubiri,8', 'Nerea Zubiri'],
  ['Nome e cognome;Data\nOrsola Brandi;3/4', 'Orsola Brandi'],
  ['Klant;Bedrag\nSjoerd;12', 'Sjoerd'],
  ['Imię i nazwisko;Kwota\nŻaneta Wójcik;3', 'Żaneta Wójcik'],
  ['Příjmení;Body\nSvobodová;3', 'Svobodová'],
  ['ФИО,Сумма\nПлатон Кречетов,5', 'Платон Кречетов'],
  ['Имя,Город\nВасилиса,Пермь', 'Василиса'],
  ['Прізвище,Бали\nЗінченко,5', 'Зінченко'],
  ['Ad Soyad;Tutar\nGülşen Yıldırım;4', 'Gülşen Yıldırım'],
  ['الاسم,المدينة\nخديجة,الرياض', 'خديجة'],
  ['שם מלא,סכום\nנועם ברק,4', 'נועם ברק'],
  ['نام خانوادگی,نمره\nرستمی,4', 'رستمی'],
  ['नाम,शहर\nसुनीता,दिल्ली', 'सुनीता'],
  ['姓名,部门\n欧阳明珠,销售\n李雷,研发', '欧阳明珠|李雷'],
  ['氏名\t点数\n高橋涼介\t34', '高橋涼介'],
  ['성명,금액\n박도윤,300', '박도윤'],
  ['Ονοματεπώνυμο,Ποσό\nΚαλλιόπη Ρήγα,4', 'Καλλιόπη Ρήγα'],
  ['Efternamn;Poäng\nSjögren;4', 'Sjögren'],
  ['Họ và tên;Điểm\nNguyễn Thị Lan;4', 'Nguyễn Thị Lan'],
  ['Nama lengkap;Nilai\nSiti Aminah;4', 'Siti Aminah'],
  ['ชื่อ-นามสกุล,คะแนน\nสมชาย ใจดี,4', 'สมชาย ใจดี'],
  ['Assigned to,Task\nOluwaseun,Review', 'Oluwaseun'],
])('recognises headings of columns with people: %s', (table, names) => {
  expect(found(table)).toEqual(names.split('|').map((name) => ['PERSON', name]));
});

it.each(['Namn;Pris\nStol;49', '名前,価格\n椅子,300', 'Client,Version\nChrome,120', 'Name | Service\nfoo | bar'])(
  'leaves names of things alone: %s',
  (table) => {
    expect(found(table)).toEqual([]);
  },
);

it('stops at the end of the table, and skips numbers, empty cells and the headings of the next table', () => {
  expect(found('surname,age\nHolt,41\n,\n17,18\nsurname,age\n\nMara, her sister, left.')).toEqual([['PERSON', 'Holt']]);
  expect(found('The patient, however, was late.\nNobody, in fact, came.')).toEqual([]);
});

it('accepts short headings with a question mark or full stop', () => {
  expect(found('surname,age,Vegetarian?\nHolt,41,yes')).toEqual([['PERSON', 'Holt']]);
  expect(found('Emp. ID,surname\n17,Holt')).toEqual([['PERSON', 'Holt']]);
});

it('does not take a sentence with commas for a header row', () => {
  expect(found('Could you tell me your first name, last name, and street?\nSure, it is Ada, and Elm Road')).toEqual([]);
});

it('counts dates under a heading for birth as dates of birth', () => {
  const births = (text: string) =>
    tableColumn
      .find(text)
      .flatMap(({ start, end, kind }) => (kind === 'date-of-birth' ? [text.slice(start, end)] : []));
  expect(
    births('| name | dob | plan |\n| Luz Arredondo | 04/17/1979 | PPO |\n| Ed Pruitt | 12 Aug 1984 | PPO |'),
  ).toEqual(['04/17/1979', '12 Aug 1984']);
  expect(births('Name;Geburtsdatum;Eintritt\nHolt;03.05.1984;01.02.2020')).toEqual(['03.05.1984']);
  expect(births('name,date_of_birth\nHolt,1984\nLind,n/a')).toEqual([]);
  expect(births('name,hired\nHolt,04/17/1979')).toEqual([]);
});

it.each([
  'date,amount,account\n2024-03-01,1200.50,⟦57291834⟧\n2024-03-02,80.00,⟦41839266⟧',
  'amount,account,date\n80.00,⟦41839266⟧,2024-03-02',
  'Kundennr;Betrag\n⟦88213⟧;12,50\n⟦88214⟧;99,00',
  'Konto;Saldo\n⟦DE12 5001 0517⟧;40',
  'compte\tmontant\n⟦FR76 3000⟧\t12',
  'numéro,matricule\n12,⟦A44120⟧',
  'cuenta;importe\n⟦0049 1500 05⟧;7',
  'conto;importo\n⟦IT60X054⟧;9',
  '| Order no. | Item |\n|---|---|\n| ⟦A-1093-22⟧ | Lamp |',
  '| Case ID | Status |\n|---|---|\n| ⟦2024/0815⟧ | open |',
  'pesel,wiek\n⟦44051401359⟧,81',
  'телефон;город\n⟦+7 912 345-67-89⟧;Омск',
  'счёт;сумма\n⟦40817810099⟧;300',
  'hesap,tutar\n⟦TR330006⟧,25',
  '账号,金额\n⟦6222021234⟧,300',
  '订单号,数量\n⟦20881234⟧,3',
  '口座番号,金額\n⟦1234567⟧,300',
  '계좌번호,금액\n⟦110-234-567890⟧,300',
  'رقم الحساب,المبلغ\n⟦00123456⟧,300',
  'खाता,राशि\n⟦00123456⟧,300',
  'username,password\n⟦dlind⟧,⟦Krokus!91⟧',
  'login;hasło\n⟦dlind⟧;⟦Krokus!91⟧',
  'mrn,age\n⟦483920⟧,44',
  'plate,model\n⟦7ABC123⟧,Golf',
  'imei,colour\n⟦490154203237518⟧,red',
  'badge id,shift\n⟦E-104882⟧,late',
  'passport,visa\n⟦C01X00T47⟧,F1',
  'id,price\n1,20\n2,40',
  'account,amount\nnone,3',
  'account type,amount\nsavings,300',
  'order,value\n1,300\n2,400',
  'Please send your account, amount and date\nby Friday, 12, noon',
  'client,visits\nfirst,3',
  'pin,voltage\nA0,5',
])('reads the columns of %j', (marked) => {
  expect(mark(tableColumn, plain(marked))).toBe(marked);
});
