// A reply that repeats a real prompt as it was sent gives back the prompt: found by the rules, replaced under two profiles.
import { expect, it } from 'vitest';
import { patternDetectors } from '../detect/patterns/index.ts';
import { annotate } from '../judge/annotate.ts';
import { secretFrom, seededRandom } from '../privacy/random.seeded.test-support.ts';
import { withEchoes } from './echo-entries.ts';
import { restored } from './marked-text.test-support.ts';
import { planPrompt } from './plan.ts';
import { policyFor } from './policy/policy.ts';
import { sanitize } from './sanitize.ts';

const today = { year: 2026, month: 11, day: 28 };

it.each([
  [
    'en',
    "Hi, I'm Clara Obermeyer (clara.obermeyer@gmail.com). Please write a mail to my landlord Mr. Thomas Pfister that the heating at 14 Elm Grove, Leeds LS6 3AE is broken. My phone: +44 7700 900123.",
  ],
  [
    'en',
    'Summarise: "Patient Hannah Kowalski, DOB 14/03/1987, NHS number 943 476 5919, seen by Dr. Patel on 12 March 2024 for asthma."',
  ],
  ['en', 'id,name,email\n1,Marta Kowalczyk,marta.k@example.net\n2,Josh Pays,josh@example.net\nHow do I import this?'],
  ['en', 'My HKID is A123456(3) and my bank account is HSBC 123-456789-838. Is that the right format?'],
  ['en', 'Why does postgres://admin:hunter2@db-prod-3.internal.tidewell.io:5432/patients fail with P1001?'],
  ['en', 'jdbc:sqlserver://sql01.tidewell.io;databaseName=shop;user=mreyes;password=Kr0kus77! times out'],
  ['en', '**Invoice 4471829** for *Lena Hartmann*: total 1.250,50 €, IBAN DE89 3704 0044 0532 0130 00.'],
  ['de', 'Call me on 030 5557 0123 or 0171 5570123, ask for Frau Obermüller.'],
  [
    'de',
    'Sehr geehrte Frau Dr. Hildebrandt, meine Versicherungsnummer ist 65 170839 J 003. Mit freundlichen Grüßen, Detlef Obermüller, Lindenallee 12, 31675 Bückeburg',
  ],
  ['de', 'Ich heiße Greta Holm, geboren am 29.11.1986, und werde am 29. November 40. Schreib eine Einladung.'],
  [
    'de',
    'Mein Sohn Jonas (7) geht in die Grundschule am Markt in Wunstorf. Wie schreibe ich seiner Lehrerin Frau Petry?',
  ],
  [
    'fr',
    "Bonjour, je m'appelle Ghislaine Morvan, née le 12 mars 1990, 12 rue des Lilas, 35000 Rennes. Mon numéro : 06 12 34 56 78.",
  ],
  ['fr', 'Écris à M. Jacques Lefebvre que le dossier 7204411,2 est clos ; copie à j.lefebvre@orange.fr.'],
  [
    'es',
    'Hola, soy Eulalia Vergara, DNI 54362315K. Mi número es +34 612 34 56 78 y vivo en Calle Mayor 9, 37001 Salamanca.',
  ],
  ['es', 'Redacta una carta para Diego Quintela: la factura 9183740 de 1.250,50 € vence el 3 de mayo de 2027.'],
  ['it', 'Ciao, sono Ornella Bruni, codice fiscale RCCMNL83S18D969H, abito in Via Verdi 5, 56100 Pisa.'],
  ['it', 'Scrivi a Antonio Ferrante che il pagamento con carta 4111 1111 1111 1111 è stato rifiutato.'],
  [
    'pt',
    'Olá, meu nome é Leonor Quintela, CPF 390.533.447-05, moro na Rua das Flores 7, Recife. Meu celular: (11) 91234-5678.',
  ],
  ['nl', 'Hallo, ik ben Wietske Hoekstra, BSN 111222333, Kerkstraat 4, 1017 AB Amsterdam. Schrijf een klacht.'],
  ['pl', 'Nazywam się Zofia Nowak, PESEL 44051401359, mieszkam przy ul. Lipowej 6, 00-950 Warszawa. Napisz podanie.'],
  ['cs', 'Jmenuji se Ludmila Horáková, rodné číslo 736028/5163, telefon +420 777 123 456.'],
  ['sv', 'Jag heter Ingegerd Lindqvist, personnummer 880320-0016, Storgatan 3, 753 31 Uppsala.'],
  ['da', 'Jeg hedder Birthe Mortensen, bor på Nørregade 5, 8000 Aarhus, tlf. +45 20 12 34 56.'],
  ['fi', 'Nimeni on Aino Korhonen, henkilötunnus 131052-308T, puhelin 040 123 4567.'],
  ['hu', 'A nevem Szabó Ilona, lakcímem 1052 Budapest, Váci utca 3, telefonom +36 30 123 4567.'],
  ['ro', 'Mă numesc Ileana Popescu, CNP 1800101221144, locuiesc pe Strada Lungă 3, Brașov.'],
  ['tr', 'Benim adım Elif Yıldız, doğum tarihim 14.03.1987, telefonum 0532 123 45 67.'],
  [
    'ru',
    'Меня зовут Лидия Гинзбург, паспорт 4509 123456, телефон +7 912 345-67-89, живу на ул. Ленина, 5, Новосибирск.',
  ],
  ['uk', 'Мене звати Оксана Шевченко, телефон +380 67 123 45 67, народилась 12 березня 1990.'],
  ['el', 'Με λένε Νίκη Παπαδοπούλου, μένω στην Ερμού 5, Αθήνα, τηλέφωνο 210 1234567.'],
  ['ar', 'اسمي هدى محمود، رقم هاتفي ‎+966 50 123 4567 وبريدي huda@example.net'],
  ['he', 'קוראים לי נועה ברק, נולדתי ב-14.3.1987 בחיפה, טלפון 050-1234567.'],
  ['hi', 'मेरा नाम आशा वर्मा है, मेरा फ़ोन 98765 43210 है और आधार 2341 2341 2346।'],
  ['th', 'ผมชื่อสมชาย ใจดี เบอร์โทร 081-234-5678 อีเมล somchai@example.net'],
  ['ja', '私は山田花子です。電話は090-1234-8876、住所は東京都渋谷区道玄坂1-2-3です。'],
  ['zh', '我叫王建华，身份证号11010519491231002X，电话13800138000，住在朝阳区建国路5号。'],
  ['ko', '제 이름은 김민준이고 전화는 010-1234-5678, 주소는 서울시 강남구 테헤란로 5입니다.'],
  ['vi', 'Tên tôi là Nguyễn Thị Linh, số điện thoại 0912 345 678, CCCD 001089012345.'],
  ['id', 'Nama saya Siti Rahayu, NIK 3174011203850001, alamat Jl. Melati No. 5, Bandung.'],
  ['en', 'My Skype is live:.cid.1a2b3c4d5e6f7a8b, my Discord marisol#4412, my handle @marta_k.'],
  ['de', 'Mein WLAN-Passwort ist *s3cr3t*Kr0kus, das von Max ist Kr0kus;77!'],
  ['en', 'ssh hallgrim@ubuntu-hallgrim fails for Hallgrim Dahl: permission denied (publickey)'],
  ['en', '{"customer":{"name":"Clara Obermeyer","dob":"1987-03-14","phone":"+44 7700 900123","id":4471829}}'],
  [
    'de',
    '| Name | Tel | Ort |\n|---|---|---|\n| Lena Hartmann | 0171 5570123 | Wunstorf |\n| Otto Brandt | 0171 5570124 | Celle |',
  ],
] as const)('restores the repeated prompt exactly (%s): %s', async (language, text) => {
  for (const profile of ['balanced', 'preempt']) {
    const policy = policyFor(profile);
    const annotations = await annotate(text, patternDetectors, { policy });
    const secret = secretFrom(`${language} ${profile}`);
    const plan = planPrompt(annotations, policy, text, { today, entries: [] });
    const conversation = { secret, entries: [] };
    const { text: out, vault } = withEchoes(sanitize(text, plan, conversation, seededRandom(profile)), conversation);
    expect(out).not.toBe(text);
    expect(restored(out, { secret, entries: vault })).toBe(text);
    expect(restored(`> ${out}\n\nOK.`, { secret, entries: vault })).toBe(`> ${text}\n\nOK.`);
  }
});
