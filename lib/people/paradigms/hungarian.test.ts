import { expect, it } from 'vitest';
import { hungarian } from './hungarian.ts';
import { base, basesOfLists, formsWithoutBase } from './paradigm.test-support.ts';

it.each([
  ['Anna', 'gf', 'Annának Annát Annával Annához Annától Annáról Annára Annában Annáé Annáék'],
  ['Imre', 'gm', 'Imrének Imrét Imrével Imréhez Imrétől Imréről Imrére Imrében Imréé Imréék'],
  ['Ernő', 'gm', 'Ernőnek Ernőt Ernővel Ernőhöz Ernőtől Ernőről Ernőre Ernőben Ernőé Ernőék'],
  ['Ági', 'gf', 'Áginak Ágit Ágival Ágihoz Ágitól Ágiról Ágira Ágiban Ágié Ágiék'],
  ['Péter', 'gm', 'Péternek Pétert Péterrel Péterhez Pétertől Péterről Péterre Péterben Péteré Péterék'],
  ['Gábor', 'gm', 'Gábornak Gábort Gáborral Gáborhoz Gábortól Gáborról Gáborra Gáborban Gáboré Gáborék'],
  [
    'Katalin',
    'gf',
    'Katalinnak Katalint Katalinnal Katalinhoz Katalintól Katalinról Katalinra Katalinban Kataliné Katalinék',
  ],
  ['Ágnes', 'gf', 'Ágnesnek Ágnest Ágnessel Ágneshez Ágnestől Ágnesről Ágnesre Ágnesben Ágnesé Ágnesék'],
  ['József', 'gm', 'Józsefnek Józsefet Józseffel Józsefhez Józseftől Józsefről Józsefre Józsefben Józsefé Józsefék'],
  ['Dávid', 'gm', 'Dávidnak Dávidot Dáviddal Dávidhoz Dávidtól Dávidról Dávidra Dávidban Dávidé Dávidék'],
  ['György', 'gm', 'Györgynek Györgyöt Györggyel Györgyhöz Györgytől Györgyről Györgyre Györgyben Györgyé Györgyék'],
  ['Balázs', 'gm', 'Balázsnak Balázst Balázzsal Balázshoz Balázstól Balázsról Balázsra Balázsban Balázsé Balázsék'],
  ['Mihály', 'gm', 'Mihálynak Mihályt Mihállyal Mihályhoz Mihálytól Mihályról Mihályra Mihályban Mihályé Mihályék'],
  ['Félix', 'gm', 'Félixnek Félixet Félixszel Félixhez Félixtől Félixről Félixre Félixben Félixé Félixék'],
  ['Kovács', 'fm', 'Kovácsnak Kovácsot Kováccsal Kovácshoz Kovácstól Kovácsról Kovácsra Kovácsban Kovácsé Kovácsék'],
  ['Szabó', 'fm', 'Szabónak Szabót Szabóval Szabóhoz Szabótól Szabóról Szabóra Szabóban Szabóé Szabóék'],
  ['Nagy', 'fm', 'Nagynak Nagyot Naggyal Nagyhoz Nagytól Nagyról Nagyra Nagyban Nagyé Nagyék'],
  ['Tóth', 'fm', 'Tóthnak Tóthot Tóthtal Tóthhoz Tóthtól Tóthról Tóthra Tóthban Tóthé Tóthék'],
  ['Németh', 'fm', 'Némethnek Némethet Némethtel Némethhez Némethtől Némethről Némethre Némethben Némethé Némethék'],
  ['Juhász', 'fm', 'Juhásznak Juhászt Juhásszal Juhászhoz Juhásztól Juhászról Juhászra Juhászban Juhászé Juhászék'],
  ['Szűcs', 'fm', 'Szűcsnek Szűcsöt Szűccsel Szűcshöz Szűcstől Szűcsről Szűcsre Szűcsben Szűcsé Szűcsék'],
  ['Rácz', 'fm', 'Rácznak Ráczot Ráczcal Ráczhoz Rácztól Ráczról Ráczra Ráczban Ráczé Ráczék'],
  ['Ady', 'fm', 'Adynak Adyt Adyval Adyhoz Adytól Adyról Adyra Adyban Adyé Adyék'],
  ['Papp', 'fm', 'Pappnak Pappot Papp-pal Papphoz Papptól Pappról Pappra Pappban Pappé Pappék'],
  [
    'Kovácsné',
    'ff',
    'Kovácsnénak Kovácsnét Kovácsnéval Kovácsnéhoz Kovácsnétól Kovácsnéról Kovácsnéra Kovácsnéban Kovácsnéé Kovácsnéék',
  ],
])('declines %s (%s)', (name, code, expected) => {
  const forms = hungarian.formsOf(base(name, code));
  const keys = 'dat acc ins all abl del sub ine poss fam'.split(' ');
  expect(keys.map((key) => forms[key] ?? '–').join(' ')).toBe(expected);
});

it('writes double consonants by the kind of the name', () => {
  expect(hungarian.formsOf(base('Kiss', 'fm'))).toMatchObject({ ins: 'Kiss-sel', acc: 'Kisst' });
  expect(hungarian.formsOf(base('Bernadett', 'gf'))).toMatchObject({ ins: 'Bernadettel', acc: 'Bernadettet' });
  expect(hungarian.formsOf(base('Mariann', 'gf'))).toMatchObject({ ins: 'Mariannal', acc: 'Mariannt' });
});

it('leaves out forms that mostly are other words', () => {
  expect(Object.values(hungarian.formsOf(base('Kiss', 'fm')))).not.toContain('Kissé');
  expect(Object.values(hungarian.formsOf(base('Nagy', 'fm')))).not.toContain('Nagyon');
});

it('finds the base of each form', () => {
  const women =
    'Mária Erzsébet Katalin Ilona Éva Anna Zsuzsanna Margit Judit Ágnes Andrea Ildikó Julianna Erika Krisztina Irén Eszter ' +
    'Magdolna Mónika Edit Gabriella Szilvia Anita Anikó Viktória Márta Tímea Vivien Zsófia Piroska Klára Réka Tünde Bernadett ' +
    'Mariann Noémi Nikolett Hanna Emese Boglárka Dorina Kati Zsófi Ági Beatrix Edina Gyöngyi Csilla Luca Lili Léna Petra';
  const men =
    'László István József János Zoltán Sándor Gábor Ferenc Attila Péter Tamás Tibor Zsolt András Imre Csaba Lajos Gyula ' +
    'György Róbert Balázs Károly Béla Dániel Mihály Dávid Géza Antal Máté Miklós Bence Márton Ádám Levente Ákos Norbert ' +
    'Krisztián Szabolcs Roland Patrik Márk Gergő Dezső Ernő Kálmán Botond Bálint Dominik Marcell Félix Laci Zoli Kristóf ' +
    'Vilmos Richárd Alfréd Benedek';
  const surnames =
    'Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Oláh Simon ' +
    'Rácz Fekete Szilágyi Török Fehér Balázs Gál Kis Szűcs Kocsis Orsós Pintér Fodor Szalai Sipos Magyar Lukács Gulyás Biró ' +
    'Király László Katona Jakab Bogdán Balog Sándor Boros Fazekas Váradi Kelemen Antal Somogyi Fülöp Orosz Vincze Veres ' +
    'Hegedűs Deák Budai Pap Bálint Pál Illés Szőke Vörös Bognár Vass Lengyel Fábián Bodnár Szücs Hajdu Halász Máté Székely ' +
    'Gáspár Kozma Pásztor Bakos Dudás Virág Ady Széll Babits Kovácsné Kovács-Nagy Nagy-Kiss';
  expect(formsWithoutBase(hungarian, basesOfLists({ gf: women, gm: men, 'fm ff': surnames }))).toEqual([]);
});
