import { expect, it } from 'vitest';
import { formAddress } from './form-address.ts';
import { mark, plain } from './marked.test-support.ts';

it.each([
  'Straße: ⟦Lindenweg⟧\nHausnr.: ⟦14⟧\nPLZ: 04109',
  'Hausnummer ⟦7a⟧, zweiter Hinterhof',
  'Straat: ⟦Kerkpad⟧\nHuisnummer: ⟦112⟧\nToevoeging: ⟦B⟧',
  'Rue: ⟦des Tilleuls⟧\nN°: ⟦26⟧\nAppt: ⟦12⟧',
  'Calle: ⟦Nogal⟧\nNúm. exterior: ⟦118⟧\nNúm. interior: ⟦4⟧',
  'numero civico: ⟦12⟧\nscala: ⟦B⟧  interno: ⟦7⟧',
  'Rua: ⟦das Amoreiras⟧\nNº: ⟦45⟧\nApto: ⟦302⟧',
  'ulica: ⟦Wiśniowa⟧\nnr domu: ⟦8⟧\nnr mieszkania: ⟦21⟧',
  'ulice: ⟦Lipová⟧\nč.p.: ⟦231⟧\nbyt: ⟦4⟧',
  'улица: ⟦Садовая⟧\nдом: ⟦14⟧\nкв. ⟦8⟧',
  'Доставка: дом: ⟦14⟧, кв. ⟦8⟧, домофон не работает',
  'вулиця: ⟦Вишнева⟧\nбудинок: ⟦31⟧\nквартира: ⟦15⟧',
  'Sokak: ⟦Lale⟧\nNo: ⟦14⟧ Daire: ⟦3⟧',
  'Kapı No: ⟦22⟧\nKat: ⟦4⟧',
  'Gata: ⟦Björkstigen⟧\nHusnr: ⟦9⟧\nLgh: ⟦1201⟧',
  'Katuosoite: ⟦Koivukuja⟧\nTalon numero: ⟦6⟧\nAsunto: ⟦12⟧',
  'Οδός: ⟦Αγίας Σοφίας⟧\nΑριθμός: ⟦31⟧',
  'utca: ⟦Akácfa⟧\nházszám: ⟦14⟧\nemelet: ⟦2⟧',
  'Strada: ⟦Zorilor⟧\nNr.: ⟦14⟧, bl. ⟦7⟧, sc. ⟦2⟧, ap. ⟦19⟧',
  'الشارع: ⟦طه الحكيم⟧\nرقم المبنى: ⟦14⟧\nالدور: ⟦3⟧   شقة: ⟦8⟧',
  'رحلتي غدا. العنوان: المعادي، مبنى ⟦14⟧ شقة ⟦8⟧',
  "רחוב: ⟦הנרקיסים⟧\nמס' בית: ⟦14⟧\nכניסה: ⟦ב⟧ דירה: ⟦9⟧",
  'پلاک: ⟦23⟧ طبقه: 4 واحد: ⟦11⟧',
  '{"street": "⟦Birkenhain⟧", "houseNumber": "⟦14⟧"}',
])('%s', (marked) => expect(mark(formAddress, plain(marked))).toBe(marked));

it.each([
  // The same labels where they number or count something else.
  'No: 14 in the charts',
  'Wohnung: 3 Zimmer, 78 qm',
  'Haus: 250.000 €, Grundstück 600 qm',
  'Daire: 3+1, kat: 5, 120 m2',
  'Daire: 120 m2\nBina yaşı: 10',
  'Question no. 14: which street?',
  'House: 3 episodes, Block 5 of 8',
  'кв. 50 м, дом: 2 этажа',
  'Street: Fighter II',
  'street: string\nhouse_number: number',
  'Rue: non renseigné',
  'Kat: 4, parti: A',
  'Nr. 7 (Largo), Nr. 9 (Presto)',
  'دور 3 لاعبين في الفيلم',
  'בית 4 בשיר, שורה 2',
  'واحد 3 درسی را حذف کردم',
  'flat 3 % tax, block 5',
  'дом 2, серия 14',
])('finds nothing in %s', (text) => expect(mark(formAddress, text)).toBe(text));
