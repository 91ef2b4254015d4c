import { describe, expect, it } from 'vitest';
import { formsWithoutBase, named } from './paradigm.test-support.ts';
import type { BaseName } from './paradigm.ts';
import { southSlavic } from './south-slavic.ts';

const casesOf = (base: BaseName): string => {
  const forms = southSlavic.formsOf(base);
  return ['nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'voc'].flatMap((key) => forms[key] ?? []).join(' ');
};

describe('the cases of Croatian, Bosnian and Serbian names', () => {
  it.each([
    ['woman', 'Ana Ane Ani Anu Anom Ani'],
    ['woman', 'Marija Marije Mariji Mariju Marijom Mariji'],
    ['woman', 'Branka Branke Branki Branku Brankom Branki'],
    ['woman', 'Ljubica Ljubice Ljubici Ljubicu Ljubicom Ljubici Ljubice'],
    ['woman', 'Mia Mije Miji Miju Mijom Miji'],
    ['woman', 'Ines'],
    ['woman', 'Љиљана Љиљане Љиљани Љиљану Љиљаном Љиљани'],
    ['man', 'Ivan Ivana Ivanu Ivana Ivanom Ivanu Ivane'],
    ['man', 'Petar Petra Petru Petra Petrom Petru Petre'],
    ['man', 'Aleksandar Aleksandra Aleksandru Aleksandra Aleksandrom Aleksandru Aleksandre'],
    ['man', 'Pavao Pavla Pavlu Pavla Pavlom Pavlu Pavle'],
    ['man', 'Pavle Pavla Pavlu Pavla Pavlom Pavlu Pavle'],
    ['man', 'Miloš Miloša Milošu Miloša Milošem Milošu Miloše'],
    ['man', 'Marko Marka Marku Marka Markom Marku Marko'],
    ['man', 'Đorđe Đorđa Đorđu Đorđa Đorđem Đorđu Đorđe'],
    ['man', 'Hrvoje Hrvoja Hrvoju Hrvoja Hrvojem Hrvoju Hrvoje'],
    ['man', 'Ante Ante Anti Antu Antom Anti Ante'],
    ['man', 'Luka Luke Luki Luku Lukom Luki Luka'],
    ['man', 'Ilija Ilije Iliji Iliju Ilijom Iliji Ilija'],
    ['man', 'Toni Tonija Toniju Tonija Tonijem Toniju'],
    ['man', 'Mario Marija Mariju Marija Mariom Mariju Mario'],
    ['man', 'Петар Петра Петру Петра Петром Петру Петре'],
    ['man', 'Ђорђе Ђорђа Ђорђу Ђорђа Ђорђем Ђорђу Ђорђе'],
    ['man', 'Никола Николе Николи Николу Николом Николи Никола'],
    ["man's surname", 'Petrović Petrovića Petroviću Petrovića Petrovićem Petroviću Petroviću'],
    ["man's surname", 'Horvat Horvata Horvatu Horvata Horvatom Horvatu Horvate'],
    ["man's surname", 'Novak Novaka Novaku Novaka Novakom Novaku'],
    ["man's surname", 'Gotovac Gotovca Gotovcu Gotovca Gotovcem Gotovcu Gotovče'],
    ["man's surname", 'Zrinski Zrinskog Zrinskom Zrinskog Zrinskim Zrinskom Zrinski'],
    ["man's surname", 'Џајић Џајића Џајићу Џајића Џајићем Џајићу Џајићу'],
    ["man's surname", 'Његош Његоша Његошу Његоша Његошем Његошу Његоше'],
    ["woman's surname", 'Petrović'],
    ["woman's surname", 'Krleža Krleže Krleži Krležu Krležom Krleži'],
  ])('%s: %s', (bearer, cases) => {
    expect(casesOf(named(cases.split(' ')[0] ?? '', bearer))).toBe(cases);
  });

  it('gives the plural of a surname', () => {
    expect(southSlavic.formsOf(named('Petrović', "man's surname"))).toMatchObject({
      plnom: 'Petrovići',
      plgen: 'Petrovića',
      pldat: 'Petrovićima',
      plins: 'Petrovićima',
    });
    expect(southSlavic.formsOf(named('Zrinski', "man's surname"))).toMatchObject({
      plgen: 'Zrinskih',
      gen2: 'Zrinskoga',
    });
  });

  it('gives both ways to decline short names in -o and -e', () => {
    expect(southSlavic.formsOf(named('Ivo', 'man'))).toMatchObject({ gen: 'Iva', gen2: 'Ive' });
    expect(southSlavic.formsOf(named('Mile', 'man'))).toMatchObject({ gen: 'Mile', gen2: 'Mileta' });
  });
});

describe('the names of which a word is a form', () => {
  it.each([
    ['Petrom', 'Petar'],
    ['Petrovićem', 'Petrović'],
    ['Петровића', 'Петровић'],
    ['Zrinskog', 'Zrinski'],
    ['Ђорђем', 'Ђорђе'],
    ['Љубици', 'Љубица'],
  ])('%s comes from %s', (word, name) => {
    expect(southSlavic.basesOf(word)[0]?.name).toBe(name);
  });

  const WOMEN = `Ana Marija Ivana Mirjana Katarina Nada Ljubica Vesna Kata Jasna Snježana Marina Zdenka Mira Branka Sanja Gordana Milica
    Jelena Dubravka Maja Petra Lucija Martina Tatjana Andrea Sara Lana Ema Mia Lea Ines Karmen Danica Anđela Anja Željka Olga Biljana
    Slađana Emina Lejla Fatima Azra Selma Anica Marica Đurđica Višnja Radmila Nataša Maria Љиљана Марија Драгана Ђурђица`;
  const MEN = `Ivan Marko Josip Stjepan Tomislav Željko Mario Nikola Luka Ante Mate Petar Filip Matija Karlo Hrvoje Davor Igor Darko Zoran
    Damir Goran Branko Dražen Boris Krešimir Franjo Milan Nenad Antonio Lovro Šime Jure Stipe Ivo Pero Pavao Juraj Matej Andrej Dino
    Zlatko Siniša Saša Aleksandar Miloš Đorđe Stefan Vuk Lazar Uroš Pavle Ilija Blagoje Radoje Rade Mile Emir Haris Mirza Alija Teo
    Leo Ivica
    Ђорђе Петар Милош Никола`;
  const SURNAMES = `Horvat Kovačević Babić Novak Knežević Petrović Kovač Šarić Đorđević Hodžić Hadžić Zrinski Bulatov Modrić Prosinečki
    Tesla Krleža Posavac Gotovac Maček Kos Lončar Petek Zec Rukavina Vrban Golub Kralj Turk Njegoš Džajić Tuđman Selak
    Јовановић Његош Џајић`;
  it.each([
    ['woman', WOMEN],
    ['man', MEN],
    ["man's surname", SURNAMES],
    ["woman's surname", SURNAMES],
  ])('finds each %s among the first twelve', (bearer, names) => {
    const bases = names.split(/\s+/u).map((name) => named(name, bearer));
    expect(formsWithoutBase(southSlavic, bases)).toEqual([]);
  });
});
