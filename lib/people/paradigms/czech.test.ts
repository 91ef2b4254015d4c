import { describe, expect, it } from 'vitest';
import { czech, slovak } from './czech.ts';
import { formsWithoutBase, named } from './paradigm.test-support.ts';
import type { BaseName, Paradigm } from './paradigm.ts';

const KEYS = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'];
const casesOf = (paradigm: Paradigm, base: BaseName): string => {
  const forms = paradigm.formsOf(base);
  return [...KEYS, 'voc'].flatMap((key) => forms[key] ?? []).join(' ');
};
const missedBy = (paradigm: Paradigm, names: string, bearer: string): readonly string[] =>
  formsWithoutBase(
    paradigm,
    names.split(/\s+/u).map((name) => named(name, bearer)),
  );

describe('the cases of Czech names', () => {
  it.each([
    ['woman', 'Jana Jany Janě Janu Janou Janě Jano'],
    ['woman', 'Lenka Lenky Lence Lenku Lenkou Lence Lenko'],
    ['woman', 'Petra Petry Petře Petru Petrou Petře Petro'],
    ['woman', 'Olga Olgy Olze Olgu Olgou Olze Olgo'],
    ['woman', 'Tereza Terezy Tereze Terezu Terezou Tereze Terezo'],
    ['woman', 'Markéta Markéty Markétě Markétu Markétou Markétě Markéto'],
    ['woman', 'Marie Marie Marii Marii Marií Marii Marie'],
    ['woman', 'Lucie Lucie Lucii Lucii Lucií Lucii Lucie'],
    ['woman', 'Alice Alice Alici Alici Alicí Alici Alice'],
    ['woman', 'Soňa Soni Soně Soňu Soňou Soně Soňo'],
    ['man', 'Petr Petra Petrovi Petra Petrem Petrovi Petře'],
    ['man', 'Viktor Viktora Viktorovi Viktora Viktorem Viktorovi Viktore'],
    ['man', 'Marek Marka Markovi Marka Markem Markovi Marku'],
    ['man', 'Zdeněk Zdeňka Zdeňkovi Zdeňka Zdeňkem Zdeňkovi Zdeňku'],
    ['man', 'Pavel Pavla Pavlovi Pavla Pavlem Pavlovi Pavle'],
    ['man', 'Daniel Daniela Danielovi Daniela Danielem Danielovi Danieli'],
    ['man', 'Tomáš Tomáše Tomášovi Tomáše Tomášem Tomášovi Tomáši'],
    ['man', 'Ondřej Ondřeje Ondřejovi Ondřeje Ondřejem Ondřejovi Ondřeji'],
    ['man', 'Jiří Jiřího Jiřímu Jiřího Jiřím Jiřím Jiří'],
    ['man', 'Honza Honzy Honzovi Honzu Honzou Honzovi Honzo'],
    ['man', 'Saša Saši Sašovi Sašu Sašou Sašovi Sašo'],
    ['man', 'Ivo Iva Ivovi Iva Ivem Ivovi Ivo'],
    ['man', 'René Reného Renému Reného Reném Reném René'],
    ["man's surname", 'Novák Nováka Novákovi Nováka Novákem Novákovi Nováku'],
    ["man's surname", 'Němec Němce Němcovi Němce Němcem Němcovi Němče'],
    ["man's surname", 'Beneš Beneše Benešovi Beneše Benešem Benešovi Beneši'],
    ["man's surname", 'Král Krále Královi Krále Králem Královi Králi'],
    ["man's surname", 'Duchoň Duchoně Duchoňovi Duchoně Duchoněm Duchoňovi Duchoni'],
    ["man's surname", 'Svoboda Svobody Svobodovi Svobodu Svobodou Svobodovi Svobodo'],
    ["man's surname", 'Novotný Novotného Novotnému Novotného Novotným Novotném Novotný'],
    ["man's surname", 'Krejčí Krejčího Krejčímu Krejčího Krejčím Krejčím Krejčí'],
  ])('%s: %s', (bearer, cases) => {
    expect(casesOf(czech, named(cases.split(' ')[0] ?? '', bearer))).toBe(cases);
  });

  it.each([
    ['Novák', 'Nováková Novákové Novákové Novákovou Novákovou Novákové Nováková'],
    ['Marek', 'Marková Markové Markové Markovou Markovou Markové Marková'],
    ['Svoboda', 'Svobodová Svobodové Svobodové Svobodovou Svobodovou Svobodové Svobodová'],
    ['Novotný', 'Novotná Novotné Novotné Novotnou Novotnou Novotné Novotná'],
    ['Purkyně', 'Purkyňová Purkyňové Purkyňové Purkyňovou Purkyňovou Purkyňové Purkyňová'],
    ['Krejčí', 'Krejčí'],
    ['Janků', 'Janků'],
  ])('the wife of %s: %s', (name, cases) => {
    expect(casesOf(czech, named(name, "woman's surname"))).toBe(cases);
  });

  it('gives the plural of a surname', () => {
    expect(czech.formsOf(named('Novák', "man's surname"))).toMatchObject({
      plnom: 'Novákovi',
      plgen: 'Novákových',
      plgen2: 'Nováků',
      plins: 'Novákovými',
    });
    expect(czech.formsOf(named('Kopecký', "man's surname"))).toMatchObject({ plnom: 'Kopečtí', plgen: 'Kopeckých' });
  });

  it('gives the other dative too', () => {
    expect(czech.formsOf(named('Petr', 'man'))).toMatchObject({ dat2: 'Petru', loc2: 'Petru' });
    expect(czech.formsOf(named('Alois', 'man'))).toMatchObject({ gen: 'Aloise', gen2: 'Aloisa' });
  });
});

describe('the names of which a Czech word is a form', () => {
  it.each([
    ['Markem', 'Marek'],
    ['Zdeňkovi', 'Zdeněk'],
    ['Novákové', 'Novák'],
    ['Jiřím', 'Jiří'],
    ['Novotnému', 'Novotný'],
    ['Hany', 'Hana'],
  ])('%s comes from %s', (word, name) => {
    expect(czech.basesOf(word)[0]?.name).toBe(name);
  });

  const WOMEN = `Marie Jana Eva Hana Anna Lenka Kateřina Lucie Věra Alena Petra Veronika Jaroslava Tereza Martina Michaela Jitka Helena
    Ludmila Zdeňka Ivana Monika Eliška Zuzana Markéta Jarmila Barbora Jiřina Marcela Kristýna Dana Dagmar Adéla Pavla Vlasta Andrea
    Božena Klára Libuše Marta Šárka Iveta Natálie Olga Blanka Růžena Iva Nela Naděžda Soňa Alžběta Julie Táňa Silvie Alice Nataša Dáša
    Káťa Katka Bára Maja Mia Sofia Žofie`;
  const MEN = `Jiří Jan Petr Jaroslav Pavel Martin Tomáš Josef Zdeněk Miroslav Lukáš František Michal Milan Jakub Václav Ladislav Karel
    David Ondřej Stanislav Marek Roman Vladimír Daniel Antonín Radek Filip Vojtěch Matěj Aleš Dominik Miloš Luboš Bohumil Štěpán Vít
    Zbyněk Luděk Alois Viktor Richard Kryštof Ivo Bedřich Alexandr Igor Boris Denis René Hynek Čeněk Tobiáš Honza Jirka Láďa Standa
    Vašek Kuba Pepa Míra Hugo Saša Max Felix`;
  const SURNAMES = `Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Marek Pospíšil Pokorný Král Jelínek Beneš Fiala
    Sedláček Zeman Kolář Čermák Vaněk Kříž Kopecký Vlček Konečný Malý Čech Staněk Kadlec Holub Šťastný Moravec Tichý Říha Bláha Ševčík
    Müller Havel Krejčí Ježek Adamec Švec Janků Purkyně Klaus Mráz Smetana Zajíc Duchoň Rossi Kos Ivanov Dostojevskij Orel`;
  it.each([
    ['woman', WOMEN],
    ['man', MEN],
    ["man's surname", SURNAMES],
    ["woman's surname", SURNAMES],
  ])('finds each %s among the first twelve', (bearer, names) => {
    expect(missedBy(czech, names, bearer)).toEqual([]);
  });
});

describe('the cases of Slovak names', () => {
  it.each([
    ['woman', 'Jana Jany Jane Janu Janou Jane'],
    ['woman', 'Zuzka Zuzky Zuzke Zuzku Zuzkou Zuzke'],
    ['woman', 'Mária Márie Márii Máriu Máriou Márii'],
    ['woman', 'Nataša Nataše Nataši Natašu Natašou Nataši'],
    ['woman', 'Soňa Sone Soni Soňu Soňou Soni'],
    ['woman', 'Andrea Andrey Andrei Andreu Andreou Andrei'],
    ['woman', 'Ľubica Ľubice Ľubici Ľubicu Ľubicou Ľubici'],
    ['man', 'Peter Petra Petrovi Petra Petrom Petrovi'],
    ['man', 'Pavol Pavla Pavlovi Pavla Pavlom Pavlovi'],
    ['man', 'Marek Mareka Marekovi Mareka Marekom Marekovi'],
    ['man', 'Tomáš Tomáša Tomášovi Tomáša Tomášom Tomášovi'],
    ['man', 'Ondrej Ondreja Ondrejovi Ondreja Ondrejom Ondrejovi'],
    ['man', 'Janko Janka Jankovi Janka Jankom Jankovi'],
    ["man's surname", 'Horváth Horvátha Horváthovi Horvátha Horváthom Horváthovi'],
    ["man's surname", 'Svoboda Svobodu Svobodovi Svobodu Svobodom Svobodovi'],
    ["man's surname", 'Moravec Moravca Moravcovi Moravca Moravcom Moravcovi'],
    ["man's surname", 'Novotný Novotného Novotnému Novotného Novotným Novotnom'],
    ["man's surname", 'Krásny Krásneho Krásnemu Krásneho Krásnym Krásnom'],
  ])('%s: %s', (bearer, cases) => {
    expect(casesOf(slovak, named(cases.split(' ')[0] ?? '', bearer))).toBe(cases);
  });

  it.each([
    ['Novák', 'Nováková Novákovej Novákovej Novákovú Novákovou Novákovej'],
    ['Moravec', 'Moravcová Moravcovej Moravcovej Moravcovú Moravcovou Moravcovej'],
    ['Nagy', 'Nagyová Nagyovej Nagyovej Nagyovú Nagyovou Nagyovej'],
    ['Novotný', 'Novotná Novotnej Novotnej Novotnú Novotnou Novotnej'],
    ['Krásny', 'Krásna Krásnej Krásnej Krásnu Krásnou Krásnej'],
  ])('the wife of %s: %s', (name, cases) => {
    expect(casesOf(slovak, named(name, "woman's surname"))).toBe(cases);
  });

  it('gives the plural of a surname', () => {
    expect(slovak.formsOf(named('Horváth', "man's surname"))).toMatchObject({
      plnom: 'Horváthovci',
      plgen: 'Horváthovcov',
      plins: 'Horváthovcami',
    });
  });

  const WOMEN = `Mária Anna Zuzana Katarína Eva Jana Helena Monika Lucia Veronika Viera Andrea Oľga Lenka Kristína Petra Gabriela Alžbeta
    Terézia Barbora Natália Silvia Soňa Ľubica Ľudmila Darina Júlia Ema Lea Zdenka Naďa Nataša Maja Dáša`;
  const MEN = `Jozef Ján Peter Milan Michal Martin Štefan Marek Tomáš Miroslav Juraj Ivan Lukáš Andrej František Matej Pavol Jakub Vladimír
    Dušan Marián Patrik Ľubomír Igor Alexander Karol Imrich Ondrej Matúš Hugo Šimon Ivo Oto Miloš Vojtech Zdenko Janko Jurko Ferko Palo`;
  const SURNAMES = `Horváth Kováč Varga Tóth Nagy Baláž Szabó Molnár Balog Lukáč Novák Kollár Gajdoš Hudák Oravec Ďurica Mihalik Vaško
    Sloboda Kučera Šimko Krajčí Medveď Beňo Mráz Kráľ Jurčo Novotný Malý Biely Čierny Krásny Hlinka Fico Kiska Hronský Hájek Moravec Marek`;
  it.each([
    ['woman', WOMEN],
    ['man', MEN],
    ["man's surname", SURNAMES.replace('Szabó ', '')],
    ["woman's surname", SURNAMES],
  ])('finds each %s among the first twelve', (bearer, names) => {
    expect(missedBy(slovak, names, bearer)).toEqual([]);
  });
});
