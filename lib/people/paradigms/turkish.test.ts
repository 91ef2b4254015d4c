import { expect, it } from 'vitest';
import { base, basesOfLists, formsWithoutBase } from './paradigm.test-support.ts';
import { turkish } from './turkish.ts';

it.each([
  ['Ayşe', "Ayşe'yi Ayşe'ye Ayşe'nin Ayşe'de Ayşe'den Ayşe'yle"],
  ['Mehmet', "Mehmet'i Mehmet'e Mehmet'in Mehmet'te Mehmet'ten Mehmet'le"],
  ['Fatma', "Fatma'yı Fatma'ya Fatma'nın Fatma'da Fatma'dan Fatma'yla"],
  ['Ali', "Ali'yi Ali'ye Ali'nin Ali'de Ali'den Ali'yle"],
  ['Burcu', "Burcu'yu Burcu'ya Burcu'nun Burcu'da Burcu'dan Burcu'yla"],
  ['Gül', "Gül'ü Gül'e Gül'ün Gül'de Gül'den Gül'le"],
  ['Özgür', "Özgür'ü Özgür'e Özgür'ün Özgür'de Özgür'den Özgür'le"],
  ['Onur', "Onur'u Onur'a Onur'un Onur'da Onur'dan Onur'la"],
  ['Tuğçe', "Tuğçe'yi Tuğçe'ye Tuğçe'nin Tuğçe'de Tuğçe'den Tuğçe'yle"],
  ['Işık', "Işık'ı Işık'a Işık'ın Işık'ta Işık'tan Işık'la"],
  ['İsmail', "İsmail'i İsmail'e İsmail'in İsmail'de İsmail'den İsmail'le"],
  ['Kemal', "Kemal'i Kemal'e Kemal'in Kemal'de Kemal'den Kemal'le"],
  ['Yılmaz', "Yılmaz'ı Yılmaz'a Yılmaz'ın Yılmaz'da Yılmaz'dan Yılmaz'la"],
  ['Öztürk', "Öztürk'ü Öztürk'e Öztürk'ün Öztürk'te Öztürk'ten Öztürk'le"],
  ['Çiftçi', "Çiftçi'yi Çiftçi'ye Çiftçi'nin Çiftçi'de Çiftçi'den Çiftçi'yle"],
  ['Emily', "Emily'yi Emily'ye Emily'nin Emily'de Emily'den Emily'yle"],
  ['AYLA', "AYLA'yı AYLA'ya AYLA'nın AYLA'da AYLA'dan AYLA'yla"],
])('declines %s', (name, expected) => {
  const forms = turkish.formsOf(base(name, 'gf'));
  expect(
    'acc dat gen loc abl ins'
      .split(' ')
      .map((key) => forms[key] ?? '–')
      .join(' '),
  ).toBe(expected);
  const plain = 'acc2 dat2 gen2 loc2 abl2 ins2'.split(' ').map((key) => forms[key] ?? '–');
  expect(plain.join(' ')).toBe(expected.replaceAll("'", ''));
});

it('reads what hurried people write', () => {
  const namesOf = (word: string) => [...new Set(turkish.basesOf(word).map(({ name }) => name))];
  expect(namesOf('Ayşe’ye')[0]).toBe('Ayşe');
  expect(namesOf("Ayşe'ye")[0]).toBe('Ayşe');
  expect(namesOf('ayşeye')).toContain('ayşe');
  expect(namesOf('ahmede')).toContain('ahmet');
  expect(namesOf("Kemal'a")).toContain('Kemal');
  expect(namesOf('Kan')).toEqual(['Kan']);
});

it('finds the base of each form', () => {
  const women =
    'Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Zehra Sultan Hanife Merve Havva Zeliha Esra Hacer Esma Özlem Yasemin ' +
    'Hülya Rabia Sevim Cemile Dilek Büşra Kübra Aynur Gül Songül Gülay Sibel Derya Ebru Tuğba Pınar Gamze Nurcan Leyla Selin ' +
    'Ceren Ece Defne Nisa Nihal Meral Hilal Betül İrem Işıl Su Çağla Nur Tülay Aylin Nuray Burcu Duygu Öykü';
  const men =
    'Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Abdullah Mahmut ' +
    'Recep Salih Fatih Kadir Emre Hakan Adem Kemal Yaşar Bekir Musa Metin Bayram Serkan Orhan Burak Furkan Gökhan Uğur Yakup ' +
    'Muhammet Enes Onur Tuncay Cem Can Ozan Umut Volkan Barış Sinan Erdoğan Selçuk Özgür Tarık Bilal Cemal Celal Engin Ege ' +
    'Kaan';
  const surnames =
    'Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan ' +
    'Şimşek Polat Korkmaz Çakır Erdoğan Yavuz Can Acar Şen Aktaş Güler Yalçın Güneş Bozkurt Bulut Keskin Ünal Turan Gül Özer ' +
    'Işık Kaplan Avcı Sarı Tekin Taş Köse Yüksel Ateş Aksoy Er Çiftçi';
  expect(formsWithoutBase(turkish, basesOfLists({ gf: women, gm: men, 'fm ff': surnames }))).toEqual([]);
});
