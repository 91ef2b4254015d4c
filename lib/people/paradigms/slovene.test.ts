import { describe, expect, it } from 'vitest';
import { formsWithoutBase, named } from './paradigm.test-support.ts';
import type { BaseName } from './paradigm.ts';
import { slovene } from './slovene.ts';

const casesOf = (base: BaseName): string => {
  const forms = slovene.formsOf(base);
  return ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'].flatMap((key) => forms[key] ?? []).join(' ');
};

describe('the cases of Slovene names', () => {
  it.each([
    ['woman', 'Ana Ane Ani Ano Ano Ani'],
    ['woman', 'Marija Marije Mariji Marijo Marijo Mariji'],
    ['woman', 'Karmen'],
    ['man', 'Janez Janeza Janezu Janeza Janezom Janezu'],
    ['man', 'Matjaž Matjaža Matjažu Matjaža Matjažem Matjažu'],
    ['man', 'Andrej Andreja Andreju Andreja Andrejem Andreju'],
    ['man', 'Igor Igorja Igorju Igorja Igorjem Igorju'],
    ['man', 'Bor Bora Boru Bora Borom Boru'],
    ['man', 'Peter Petra Petru Petra Petrom Petru'],
    ['man', 'Pavel Pavla Pavlu Pavla Pavlom Pavlu'],
    ['man', 'Marko Marka Marku Marka Markom Marku'],
    ['man', 'Tone Toneta Tonetu Toneta Tonetom Tonetu'],
    ['man', 'Jože Jožeta Jožetu Jožeta Jožetom Jožetu'],
    ['man', 'Toni Tonija Toniju Tonija Tonijem Toniju'],
    ["man's surname", 'Novak Novaka Novaku Novaka Novakom Novaku'],
    ["man's surname", 'Kovačič Kovačiča Kovačiču Kovačiča Kovačičem Kovačiču'],
    ["man's surname", 'Zajc Zajca Zajcu Zajca Zajcem Zajcu'],
    ["man's surname", 'Maček Mačka Mačku Mačka Mačkom Mačku'],
    ["man's surname", 'Erjavec Erjavca Erjavcu Erjavca Erjavcem Erjavcu'],
    ["man's surname", 'Hribar Hribarja Hribarju Hribarja Hribarjem Hribarju'],
    ["man's surname", 'Pregelj Preglja Preglju Preglja Pregljem Preglju'],
    ["woman's surname", 'Novak'],
  ])('%s: %s', (bearer, cases) => {
    expect(casesOf(named(cases.split(' ')[0] ?? '', bearer))).toBe(cases);
  });

  it('declines "Luka" in both ways', () => {
    expect(slovene.formsOf(named('Luka', 'man'))).toMatchObject({
      gen: 'Luka',
      gen2: 'Luke',
      ins: 'Lukom',
      ins2: 'Luko',
    });
  });

  it('gives the family', () => {
    expect(slovene.formsOf(named('Novak', "man's surname"))).toMatchObject({
      plnom: 'Novakovi',
      plgen: 'Novakovih',
      plgen2: 'Novakov',
    });
    expect(slovene.formsOf(named('Zajc', "man's surname"))).toMatchObject({ plnom: 'Zajčevi', plgen2: 'Zajcev' });
  });
});

describe('the names of which a word is a form', () => {
  it.each([
    ['Igorja', 'Igor'],
    ['Kovačičem', 'Kovačič'],
    ['Novakovih', 'Novak'],
    ['Janezom', 'Janez'],
    ['Tonetom', 'Tone'],
  ])('%s comes from %s', (word, name) => {
    expect(slovene.basesOf(word)[0]?.name).toBe(name);
  });

  const WOMEN = `Marija Ana Maja Irena Mojca Mateja Nina Andreja Nataša Barbara Jožica Petra Katja Anja Sonja Tatjana Tanja Alenka Vesna
    Urška Špela Tjaša Nika Sara Darja Eva Ema Zala Neža Mia Zoja Olga Karmen Ines Veronika Lea Saša Vanja`;
  const MEN = `Franc Janez Marko Ivan Anton Andrej Jožef Jože Luka Peter Marjan Matej Tomaž Milan Aleš Branko Robert Rok Matjaž Gregor Miha
    Igor Jan Jure Nejc Žiga Uroš Blaž Mitja Klemen Darko Gašper Anže Aleksander Alojz Filip Viktor Vid Tone Lojze France Tilen Domen
    Samo Jaka Bor Pavel Karel Toni Tomo Jurij Silvester`;
  const SURNAMES = `Novak Horvat Kovačič Krajnc Zupančič Potočnik Kovač Mlakar Kos Golob Turk Kralj Zupan Bizjak Hribar Oblak Žagar Hočevar
    Koren Zajc Zupanc Erjavec Perko Furlan Logar Jenko Maček Černe Lipovec Primoželj Cankar Prešeren Smole Kobilca Pregelj Dragić`;
  it.each([
    ['woman', WOMEN],
    ['man', MEN],
    ["man's surname", SURNAMES],
    ["woman's surname", SURNAMES],
  ])('finds each %s among the first twelve', (bearer, names) => {
    const bases = names.split(/\s+/u).map((name) => named(name, bearer));
    expect(formsWithoutBase(slovene, bases)).toEqual([]);
  });
});
