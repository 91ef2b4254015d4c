import { describe, expect, it } from 'vitest';
import { latvian, lithuanian } from './baltic.ts';
import { base, basesOfLists, formsWithoutBase } from './paradigm.test-support.ts';

describe('lithuanian', () => {
  it.each([
    ['Jonas', 'gm', 'Jonas Jono Jonui Joną Jonu Jone Jonai'],
    ['Vytautas', 'gm', 'Vytautas Vytauto Vytautui Vytautą Vytautu Vytaute Vytautai'],
    ['Elijas', 'gm', 'Elijas Elijo Elijui Eliją Eliju Elijuje Elijau'],
    ['Algis', 'gm', 'Algis Algio Algiui Algį Algiu Algyje Algi'],
    ['Rytis', 'gm', 'Rytis Ryčio Ryčiui Rytį Ryčiu Rytyje Ryti'],
    ['Julius', 'gm', 'Julius Juliaus Juliui Julių Juliumi Juliuje Juliau'],
    ['Matiejus', 'gm', 'Matiejus Matiejaus Matiejui Matiejų Matiejumi Matiejuje Matiejau'],
    ['Jogaila', 'gm', 'Jogaila Jogailos Jogailai Jogailą Jogaila Jogailoje Jogaila'],
    ['Ona', 'gf', 'Ona Onos Onai Oną Ona Onoje Ona'],
    ['Julija', 'gf', 'Julija Julijos Julijai Juliją Julija Julijoje Julija'],
    ['Eglė', 'gf', 'Eglė Eglės Eglei Eglę Egle Eglėje Egle'],
    ['Leo', 'gm', 'Leo – – – – – –'],
    ['Kazlauskas', 'fm', 'Kazlauskas Kazlausko Kazlauskui Kazlauską Kazlausku Kazlauske Kazlauskai'],
    ['Petkevičius', 'fm', 'Petkevičius Petkevičiaus Petkevičiui Petkevičių Petkevičiumi Petkevičiuje Petkevičiau'],
    ['Adamkus', 'fm', 'Adamkus Adamkaus Adamkui Adamkų Adamkumi Adamkuje Adamkau'],
    ['Gaidys', 'fm', 'Gaidys Gaidžio Gaidžiui Gaidį Gaidžiu Gaidyje Gaidy'],
    ['Jonaitis', 'fm', 'Jonaitis Jonaičio Jonaičiui Jonaitį Jonaičiu Jonaityje Jonaiti'],
    [
      'Kazlauskienė',
      'ff',
      'Kazlauskienė Kazlauskienės Kazlauskienei Kazlauskienę Kazlauskiene Kazlauskienėje Kazlauskiene',
    ],
    ['Jonaitytė', 'ff', 'Jonaitytė Jonaitytės Jonaitytei Jonaitytę Jonaityte Jonaitytėje Jonaityte'],
    [
      'Jonaitienė-Kalnė',
      'ff',
      'Jonaitienė-Kalnė Jonaitienės-Kalnės Jonaitienei-Kalnei Jonaitienę-Kalnę Jonaitiene-Kalne Jonaitienėje-Kalnėje ' +
        'Jonaitiene-Kalne',
    ],
  ])('declines %s (%s)', (name, code, expected) => {
    const forms = lithuanian.formsOf(base(name, code));
    expect(
      'nom gen dat acc ins loc voc'
        .split(' ')
        .map((key) => forms[key] ?? '–')
        .join(' '),
    ).toBe(expected);
  });

  it('has the plural of families', () => {
    expect(lithuanian.formsOf(base('Kazlauskas', 'fm'))).toMatchObject({ plnom: 'Kazlauskai', plgen: 'Kazlauskų' });
  });

  it('finds the base of each form', () => {
    const given =
      'Jonas Petras Antanas Juozas Vytautas Algirdas Mindaugas Gediminas Kęstutis Tomas Andrius Darius Marius Tadas Lukas ' +
      'Matas Mantas Rokas Povilas Paulius Julius Saulius Vilius Martynas Mykolas Algis Rytis Gintaras Arvydas Rimantas ' +
      'Domantas Dovydas Elijas Jokūbas Aurimas Edvinas Deividas Karolis Nerijus Matiejus Jogaila Vaidis';
    const women =
      'Ona Marija Birutė Irena Danutė Regina Rasa Rūta Eglė Jurgita Kristina Vilma Daiva Laima Aušra Asta Inga Lina Simona ' +
      'Gabija Emilija Austėja Ugnė Gabrielė Kamilė Viktorija Julija Sofija Miglė Aistė Ieva Agnė Monika Milda Jolanta Lėja';
    const men =
      'Kazlauskas Jankauskas Petrauskas Stankevičius Paulauskas Vasiliauskas Žukauskas Butkus Paulavičius Urbonas ' +
      'Kavaliauskas Navickas Petkevičius Adamkus Gaidys Jonaitis Kairys Balčiūnas Šimkus Rimkus Baranauskas Bražinskas ' +
      'Ramanauskas Mažeika Klova Grybas';
    const womensSurnames =
      'Kazlauskienė Jankauskaitė Petrauskaitė Butkutė Butkienė Jonaitytė Gaidytė Kairienė Adamkienė Kazlauskė Urbonė';
    expect(formsWithoutBase(lithuanian, basesOfLists({ gm: given, gf: women, fm: men, ff: womensSurnames }))).toEqual(
      [],
    );
  });
});

describe('latvian', () => {
  it.each([
    ['Jānis', 'gm', 'Jānis Jāņa Jānim Jāni Jānī Jāni'],
    ['Kārlis', 'gm', 'Kārlis Kārļa Kārlim Kārli Kārlī Kārli'],
    ['Māris', 'gm', 'Māris Māra Mārim Māri Mārī Māri'],
    ['Andris', 'gm', 'Andris Andra Andrim Andri Andrī Andri'],
    ['Valdis', 'gm', 'Valdis Valda Valdim Valdi Valdī Valdi'],
    ['Gatis', 'gm', 'Gatis Gata Gatim Gati Gatī Gati'],
    ['Ansis', 'gm', 'Ansis Anša Ansim Ansi Ansī Ansi'],
    ['Edgars', 'gm', 'Edgars Edgara Edgaram Edgaru Edgarā Edgar'],
    ['Mārtiņš', 'gm', 'Mārtiņš Mārtiņa Mārtiņam Mārtiņu Mārtiņā Mārtiņ'],
    ['Ingus', 'gm', 'Ingus Ingus Ingum Ingu Ingū Ingu'],
    ['Anna', 'gf', 'Anna Annas Annai Annu Annā Anna'],
    ['Ilze', 'gf', 'Ilze Ilzes Ilzei Ilzi Ilzē Ilze'],
    ['Bērziņš', 'fm', 'Bērziņš Bērziņa Bērziņam Bērziņu Bērziņā Bērziņ'],
    ['Bērziņš', 'ff', 'Bērziņa Bērziņas Bērziņai Bērziņu Bērziņā Bērziņa'],
    ['Ozols', 'ff', 'Ozola Ozolas Ozolai Ozolu Ozolā Ozola'],
    ['Briedis', 'fm', 'Briedis Brieža Briedim Briedi Briedī Briedi'],
    ['Briedis', 'ff', 'Briede Briedes Briedei Briedi Briedē Briede'],
    ['Lācis', 'fm', 'Lācis Lāča Lācim Lāci Lācī Lāci'],
    ['Upītis', 'fm', 'Upītis Upīša Upītim Upīti Upītī Upīti'],
    ['Liepa', 'fm', 'Liepa Liepas Liepam Liepu Liepā Liepa'],
    ['Liepa', 'ff', 'Liepa Liepas Liepai Liepu Liepā Liepa'],
    ['Egle', 'fm', 'Egle Egles Eglem Egli Eglē Egle'],
    ['Kovaļevskis', 'ff', 'Kovaļevska Kovaļevskas Kovaļevskai Kovaļevsku Kovaļevskā Kovaļevska'],
    ['Lielais', 'ff', 'Lielā Lielās Lielajai Lielo Lielajā Lielā'],
  ])('declines %s (%s)', (name, code, expected) => {
    const forms = latvian.formsOf(base(name, code));
    expect(
      'nom gen dat acc loc voc'
        .split(' ')
        .map((key) => forms[key] ?? '–')
        .join(' '),
    ).toBe(expected);
  });

  it('finds the base of each form', () => {
    const given =
      'Jānis Andris Juris Edgars Māris Mārtiņš Aivars Guntis Artūrs Valdis Pēteris Ivars Kārlis Aleksandrs Raimonds Viktors ' +
      'Dainis Sergejs Aigars Ainārs Vladimirs Kaspars Gints Normunds Modris Roberts Andrejs Toms Uldis Gatis Ansis Ingus ' +
      'Mikus Krišjānis Raivis Dāvis Imants';
    const women =
      'Anna Inese Kristīne Inga Ilze Anita Iveta Aija Dace Ināra Ligita Liga Laura Sanita Marija Evija Diāna Elīna Zane Santa ' +
      'Baiba Agnese Zanda Gunta Rita Ilona Vija Daiga Sandra Madara Evita Līga Elza Sofija Emīlija Katrīna Paula Marta Estere';
    const surnames =
      'Bērziņš Kalniņš Ozoliņš Jansons Ozols Liepiņš Krūmiņš Balodis Eglītis Zariņš Pētersons Vītols Kļaviņš Kārkliņš Vanags ' +
      'Lācis Siliņš Briedis Zvirbulis Upītis Liepa Egle Priede Kalējs Vilks Kovaļevskis Lielais Zaļais Āboliņš Osis Apinis ' +
      'Lapiņš';
    expect(formsWithoutBase(latvian, basesOfLists({ gm: given, gf: women, 'fm ff': surnames }))).toEqual([]);
  });
});
