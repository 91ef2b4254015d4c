import { describe, expect, it } from 'vitest';
import { formsWithoutBase, named } from './paradigm.test-support.ts';
import type { BaseName } from './paradigm.ts';
import { polish } from './polish.ts';

const KEYS = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'voc'];
const casesOf = (base: BaseName): string => KEYS.map((key) => polish.formsOf(base)[key]).join(' ');

describe('the cases of Polish names', () => {
  it.each([
    ['woman', 'Anna Anny Annie Annę Anną Annie Anno'],
    ['woman', 'Maria Marii Marii Marię Marią Marii Mario'],
    ['woman', 'Zofia Zofii Zofii Zofię Zofią Zofii Zofio'],
    ['woman', 'Katarzyna Katarzyny Katarzynie Katarzynę Katarzyną Katarzynie Katarzyno'],
    ['woman', 'Agnieszka Agnieszki Agnieszce Agnieszkę Agnieszką Agnieszce Agnieszko'],
    ['woman', 'Olga Olgi Oldze Olgę Olgą Oldze Olgo'],
    ['woman', 'Barbara Barbary Barbarze Barbarę Barbarą Barbarze Barbaro'],
    ['woman', 'Marta Marty Marcie Martę Martą Marcie Marto'],
    ['woman', 'Celestyna Celestyny Celestynie Celestynę Celestyną Celestynie Celestyno'],
    ['woman', 'Alicja Alicji Alicji Alicję Alicją Alicji Alicjo'],
    ['woman', 'Maja Mai Mai Maję Mają Mai Majo'],
    ['woman', 'Kasia Kasi Kasi Kasię Kasią Kasi Kasiu'],
    ['woman', 'Ania Ani Ani Anię Anią Ani Aniu'],
    ['woman', 'Eugenia Eugenii Eugenii Eugenię Eugenią Eugenii Eugenio'],
    ['woman', 'Ola Oli Oli Olę Olą Oli Olu'],
    ['woman', 'Urszula Urszuli Urszuli Urszulę Urszulą Urszuli Urszulo'],
    ['woman', 'Róża Róży Róży Różę Różą Róży Różo'],
    ['woman', 'Jessica Jessiki Jessice Jessicę Jessicą Jessice Jessico'],
    ['man', 'Marek Marka Markowi Marka Markiem Marku Marku'],
    ['man', 'Paweł Pawła Pawłowi Pawła Pawłem Pawle Pawle'],
    ['man', 'Piotr Piotra Piotrowi Piotra Piotrem Piotrze Piotrze'],
    ['man', 'Jan Jana Janowi Jana Janem Janie Janie'],
    ['man', 'Michał Michała Michałowi Michała Michałem Michale Michale'],
    ['man', 'Tomasz Tomasza Tomaszowi Tomasza Tomaszem Tomaszu Tomaszu'],
    ['man', 'Wojciech Wojciecha Wojciechowi Wojciecha Wojciechem Wojciechu Wojciechu'],
    ['man', 'Aleksander Aleksandra Aleksandrowi Aleksandra Aleksandrem Aleksandrze Aleksandrze'],
    ['man', 'Maciek Maćka Maćkowi Maćka Maćkiem Maćku Maćku'],
    ['man', 'Grzesiek Grześka Grześkowi Grześka Grześkiem Grześku Grześku'],
    ['man', 'Staś Stasia Stasiowi Stasia Stasiem Stasiu Stasiu'],
    ['man', 'Konrad Konrada Konradowi Konrada Konradem Konradzie Konradzie'],
    ['man', 'Ernest Ernesta Ernestowi Ernesta Ernestem Erneście Erneście'],
    ['man', 'Jerzy Jerzego Jerzemu Jerzego Jerzym Jerzym Jerzy'],
    ['man', 'Antoni Antoniego Antoniemu Antoniego Antonim Antonim Antoni'],
    ['man', 'Bazyli Bazylego Bazylemu Bazylego Bazylim Bazylim Bazyli'],
    ['man', 'Kuba Kuby Kubie Kubę Kubą Kubie Kubo'],
    ['man', 'Mieszko Mieszka Mieszkowi Mieszka Mieszkiem Mieszku Mieszku'],
    ['man', 'Bruno Brunona Brunonowi Brunona Brunonem Brunonie Bruno'],
    ["man's surname", 'Kowalski Kowalskiego Kowalskiemu Kowalskiego Kowalskim Kowalskim Kowalski'],
    ["man's surname", 'Kowalczyk Kowalczyka Kowalczykowi Kowalczyka Kowalczykiem Kowalczyku Kowalczyku'],
    ["man's surname", 'Nowak Nowaka Nowakowi Nowaka Nowakiem Nowaku Nowaku'],
    ["man's surname", 'Wróbel Wróbla Wróblowi Wróbla Wróblem Wróblu Wróblu'],
    ["man's surname", 'Stępień Stępnia Stępniowi Stępnia Stępniem Stępniu Stępniu'],
    ["man's surname", 'Krawiec Krawca Krawcowi Krawca Krawcem Krawcu Krawcu'],
    ["man's surname", 'Marzec Marca Marcowi Marca Marcem Marcu Marcu'],
    ["man's surname", 'Mróz Mroza Mrozowi Mroza Mrozem Mrozie Mrozie'],
    ["man's surname", 'Zięba Zięby Ziębie Ziębę Ziębą Ziębie Ziębo'],
    ["man's surname", 'Kościuszko Kościuszki Kościuszce Kościuszkę Kościuszką Kościuszce Kościuszko'],
    ["man's surname", 'Jagiełło Jagiełły Jagielle Jagiełłę Jagiełłą Jagielle Jagiełło'],
    ["man's surname", 'Puzio Puzia Puziowi Puzia Puziem Puziu Puziu'],
    ["man's surname", 'Konieczny Koniecznego Koniecznemu Koniecznego Koniecznym Koniecznym Konieczny'],
    ["man's surname", 'Linde Lindego Lindemu Lindego Lindem Lindem Linde'],
    ["woman's surname", 'Hołownia Hołowni Hołowni Hołownię Hołownią Hołowni Hołownio'],
  ])('%s: %s', (bearer, cases) => {
    expect(casesOf(named(cases.split(' ')[0] ?? '', bearer))).toBe(cases);
  });
});

describe('the other forms of Polish names', () => {
  it('gives a woman her form of the surname', () => {
    expect(casesOf(named('Kowalski', "woman's surname"))).toBe(
      'Kowalska Kowalskiej Kowalskiej Kowalską Kowalską Kowalskiej Kowalska',
    );
    expect(polish.formsOf(named('Zielony', "woman's surname"))).toMatchObject({ nom: 'Zielona', nom2: 'Zielony' });
    expect(polish.formsOf(named('Nowak', "woman's surname"))).toEqual({ nom: 'Nowak' });
    expect(polish.formsOf(named('Kościuszko', "woman's surname"))).toEqual({ nom: 'Kościuszko' });
  });

  it.each([
    ['Kowalski', 'Kowalscy Kowalskich Kowalskim Kowalskimi Kowalskich'],
    ['Zawadzki', 'Zawadzcy Zawadzkich Zawadzkim Zawadzkimi Zawadzkich'],
    ['Nowak', 'Nowakowie Nowaków Nowakom Nowakami Nowakach'],
    ['Zięba', 'Ziębowie Ziębów Ziębom Ziębami Ziębach'],
    ['Kościuszko', 'Kościuszkowie Kościuszków Kościuszkom Kościuszkami Kościuszkach'],
    ['Dudek', 'Dudkowie Dudków Dudkom Dudkami Dudkach'],
  ])('gives the plural of the surname %s', (name, plural) => {
    const forms = polish.formsOf(named(name, "man's surname"));
    expect(['plnom', 'plgen', 'pldat', 'plins', 'plloc'].map((key) => forms[key]).join(' ')).toBe(plural);
  });

  it('gives both forms where two are in use', () => {
    expect(polish.formsOf(named('Gołąb', "man's surname"))).toMatchObject({ gen: 'Gołębia', gen2: 'Gołąba' });
    expect(polish.formsOf(named('Hugo', 'man'))).toMatchObject({ gen: 'Hugona', gen2: 'Huga' });
  });

  it('does not decline what Polish does not decline', () => {
    for (const name of ['Miriam', 'Noemi', 'Beatrycze'])
      expect(polish.formsOf(named(name, 'woman'))).toEqual({ nom: name });
    expect(polish.formsOf(named('Harry', 'man'))).toEqual({ nom: 'Harry' });
  });

  it('declines a name in lower case', () => {
    expect(polish.formsOf(named('marek', 'man')).ins).toBe('markiem');
  });
});

describe('the names of which a word is a form', () => {
  it.each([
    ['Markiem', 'Marek'],
    ['Kowalczykiem', 'Kowalczyk'],
    ['Pawła', 'Paweł'],
    ['Maćkowi', 'Maciek'],
    ['Jerzego', 'Jerzy'],
    ['Kowalskich', 'Kowalski'],
    ['Zosi', 'Zosia'],
    ['Marii', 'Maria'],
    ['zosią', 'zosia'],
  ])('%s comes from %s', (word, name) => {
    expect(polish.basesOf(word)[0]?.name).toBe(name);
  });

  it('tells a woman by the form of her surname', () => {
    expect(polish.basesOf('Kowalskiej')[0]).toEqual({ name: 'Kowalski', kind: 'family', gender: 'female' });
  });

  const WOMEN = `Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Magdalena Elżbieta Krystyna Joanna Aleksandra Monika Zofia Teresa
    Natalia Julia Danuta Karolina Marta Beata Dorota Halina Jadwiga Janina Alicja Jolanta Grażyna Iwona Irena Paulina Justyna Zuzanna
    Bożena Wiktoria Urszula Renata Hanna Sylwia Agata Helena Patrycja Maja Izabela Emilia Aneta Weronika Ewelina Oliwia Martyna Klaudia
    Kinga Dominika Edyta Lidia Daria Wanda Laura Aniela Olga Ilona Zosia Kasia Basia Gosia Asia Ania Ola Ela Iga Nadia Stefania Żaneta
    Róża Łucja Felicja Violetta Stella Sonia Tekla Baśka Jadzia Marysia Madzia Hania Tosia Jola Ula Danka`;
  const MEN = `Piotr Krzysztof Andrzej Tomasz Paweł Jan Michał Marcin Jakub Adam Łukasz Marek Grzegorz Mateusz Wojciech Mariusz Dariusz
    Zbigniew Maciej Rafał Robert Kamil Dawid Jerzy Szymon Józef Kacper Jacek Ryszard Tadeusz Artur Filip Sebastian Bartosz Patryk
    Jarosław Sławomir Antoni Janusz Stanisław Przemysław Daniel Dominik Franciszek Karol Aleksander Henryk Mikołaj Oskar Leszek Igor
    Konrad Edward Ignacy Cezary Zygmunt Błażej Zenon Olaf Lech Kuba Staś Krzyś Krzysiek Maciek Grzesiek Bartek Tomek Wojtek Zbyszek
    Heniek Józek Konstanty Bazyli Hugo Iwo Bruno Marceli Mieszko Tadzio Lew`;
  const SURNAMES = `Nowak Kowalski Wójcik Kowalczyk Kamiński Woźniak Mazur Krawczyk Kaczmarek Zając Król Wieczorek Wróbel Stępień Adamczyk
    Dudek Pawlak Sikora Walczak Baran Szewczyk Pietrzak Bąk Zawadzki Duda Włodarczyk Wilk Lis Mazurek Kołodziej Urban Mróz Szulc Kozak
    Kania Cieślak Konieczny Marek Jarosz Kruk Musiał Zięba Socha Zych Sroka Piątek Pająk Bieniek Banaś Żak Wrona Mucha Kłos Kościuszko
    Ziobro Hołownia Niemiec Czech Stec Sokół Kozioł Gołąb Krawiec Kupiec Głąb Puzio Biały Cichy Batory Kmieć Szczygieł Grudzień
    Kwiecień Marzec Skóra Góra Tusk Wałęsa Lem Giertych Kulesza Gawron Gaweł Müller Wagner Rossi`;
  it.each([
    ['woman', WOMEN],
    ['man', MEN],
    ["man's surname", SURNAMES],
    ["woman's surname", SURNAMES],
  ])('finds each %s among the first twelve', (bearer, names) => {
    const bases = names.split(/\s+/u).map((name) => named(name, bearer));
    expect(formsWithoutBase(polish, bases)).toEqual([]);
  });
});
