import { describe, expect, it } from 'vitest';
import { estonian, finnish } from './finnish.ts';
import { base, basesOfLists, formsWithoutBase } from './paradigm.test-support.ts';

describe('finnish', () => {
  it.each([
    ['Anna', 'gf', 'Annan Annaa Annalle Annalla Annalta Annaan Annassa Annasta Annana'],
    ['Matti', 'gm', 'Matin Mattia Matille Matilla Matilta Mattiin Matissa Matista Mattina'],
    ['Pekka', 'gm', 'Pekan Pekkaa Pekalle Pekalla Pekalta Pekkaan Pekassa Pekasta Pekkana'],
    ['Seppo', 'gm', 'Sepon Seppoa Sepolle Sepolla Sepolta Seppoon Sepossa Seposta Seppona'],
    ['Päivi', 'gf', 'Päivin Päiviä Päiville Päivillä Päiviltä Päiviin Päivissä Päivistä Päivinä'],
    ['Outi', 'gf', 'Outin Outia Outille Outilla Outilta Outiin Outissa Outista Outina'],
    ['Satu', 'gf', 'Sadun Satua Sadulle Sadulla Sadulta Satuun Sadussa Sadusta Satuna'],
    ['Anette', 'gf', 'Anetten Anettea Anettelle Anettella Anettelta Anetteen Anettessa Anettesta Anettena'],
    ['Maria', 'gf', 'Marian Mariaa Marialle Marialla Marialta Mariaan Mariassa Mariasta Mariana'],
    ['Tapio', 'gm', 'Tapion Tapiota Tapiolle Tapiolla Tapiolta Tapioon Tapiossa Tapiosta Tapiona'],
    ['Kai', 'gm', 'Kain Kaita Kaille Kailla Kailta Kaihin Kaissa Kaista Kaina'],
    ['Mikael', 'gm', 'Mikaelin Mikaelia Mikaelille Mikaelilla Mikaelilta Mikaeliin Mikaelissa Mikaelista Mikaelina'],
    [
      'Markus',
      'gm',
      'Markuksen Markusta Markukselle Markuksella Markukselta Markukseen Markuksessa Markuksesta Markuksena',
    ],
    ['Tuomas', 'gm', 'Tuomaan Tuomasta Tuomaalle Tuomaalla Tuomaalta Tuomaaseen Tuomaassa Tuomaasta Tuomaana'],
    [
      'Jukka-Pekka',
      'gm',
      'Jukka-Pekan Jukka-Pekkaa Jukka-Pekalle Jukka-Pekalla Jukka-Pekalta Jukka-Pekkaan Jukka-Pekassa Jukka-Pekasta Jukka-Pekkana',
    ],
    ['Virtanen', 'fm', 'Virtasen Virtasta Virtaselle Virtasella Virtaselta Virtaseen Virtasessa Virtasesta Virtasena'],
    ['Hänninen', 'ff', 'Hännisen Hännistä Hänniselle Hännisellä Hänniseltä Hänniseen Hännisessä Hännisestä Hännisenä'],
    ['Koski', 'fm', 'Kosken Koskea Koskelle Koskella Koskelta Koskeen Koskessa Koskesta Koskena'],
    [
      'Kivimäki',
      'fm',
      'Kivimäen Kivimäkeä Kivimäelle Kivimäellä Kivimäeltä Kivimäkeen Kivimäessä Kivimäestä Kivimäkenä',
    ],
    ['Lahti', 'fm', 'Lahden Lahtea Lahdelle Lahdella Lahdelta Lahteen Lahdessa Lahdesta Lahtena'],
    ['Saari', 'fm', 'Saaren Saarta Saarelle Saarella Saarelta Saareen Saaressa Saaresta Saarena'],
    ['Laine', 'fm', 'Laineen Lainetta Laineelle Laineella Laineelta Laineeseen Laineessa Laineesta Laineena'],
    ['Rinne', 'fm', 'Rinteen Rinnettä Rinteelle Rinteellä Rinteeltä Rinteeseen Rinteessä Rinteestä Rinteenä'],
    ['Ranta', 'fm', 'Rannan Rantaa Rannalle Rannalla Rannalta Rantaan Rannassa Rannasta Rantana'],
    ['Aalto', 'fm', 'Aallon Aaltoa Aallolle Aallolla Aallolta Aaltoon Aallossa Aallosta Aaltona'],
    ['Kangas', 'fm', 'Kankaan Kangasta Kankaalle Kankaalla Kankaalta Kankaaseen Kankaassa Kankaasta Kankaana'],
    ['Mäkelä', 'fm', 'Mäkelän Mäkelää Mäkelälle Mäkelällä Mäkelältä Mäkelään Mäkelässä Mäkelästä Mäkelänä'],
    ['Nyman', 'fm', 'Nymanin Nymania Nymanille Nymanilla Nymanilta Nymaniin Nymanissa Nymanista Nymanina'],
  ])('declines %s (%s)', (name, code, expected) => {
    const forms = finnish.formsOf(base(name, code));
    const keys = 'gen part all ade abl ill ine ela ess'.split(' ');
    expect(keys.map((key) => forms[key] ?? '–').join(' ')).toBe(expected);
  });

  it('finds the base of each form', () => {
    const women =
      'Maria Anna Johanna Anneli Kaarina Marjatta Hannele Kristiina Liisa Elina Annikki Tuulikki Maarit Susanna Leena ' +
      'Katariina Helena Emilia Riitta Päivi Anne Ritva Sari Tuula Eila Pirkko Kirsi Satu Outi Minna Heidi Tiina Laura Sanna ' +
      'Jaana Raija Hanna Mari Eija Aino Helmi Sofia Eevi Venla Lempi Taimi Pirjo Mirja Anette Kerttu Tytti Meri Lotta';
    const men =
      'Juhani Johannes Olavi Antero Tapani Tapio Kalevi Matti Mikael Pekka Petteri Ilmari Seppo Antti Jari Timo Mikko Kari ' +
      'Juha Heikki Jukka Markku Hannu Jussi Ville Kalle Eero Erkki Tuomas Markus Marko Janne Sami Petri Lauri Esa Veikko ' +
      'Risto Reijo Onni Eetu Leo Elias Oskari Niklas Joonas Kai Into Ahti Yrjö Jyrki Otto Henry Daniel Aleksi Tuukka Jukka- ' +
      'Pekka Lars';
    const surnames =
      'Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Lehtinen Saarinen ' +
      'Salminen Heinonen Niemi Heikkilä Kinnunen Salonen Turunen Salo Laitinen Tuominen Rantanen Karjalainen Jokinen Mattila ' +
      'Savolainen Lahtinen Ahonen Hiltunen Ojala Rinne Kallio Koski Mäki Lahti Saari Järvi Joki Lampi Korpi Kivi Vuori Ranta ' +
      'Virta Aalto Lehto Pelto Kangas Halme Kivimäki Nurmi Helenius Lindholm Nyman Lindström Rautio Harju Aho Leino Koivisto ' +
      'Peltola Kettunen Uusitalo Niinistö';
    expect(formsWithoutBase(finnish, basesOfLists({ gf: women, gm: men, 'fm ff': surnames }))).toEqual([]);
  });
});

describe('estonian', () => {
  it.each([
    ['Mari', 'gf', 'Mari Marit Marile Maril Marilt Mariga Maris Marist'],
    ['Martin', 'gm', 'Martini Martinit Martinile Martinil Martinilt Martiniga Martinis Martinist'],
    ['Andres', 'gm', 'Andrese Andrest Andresele Andresel Andreselt Andresega Andreses Andresest'],
    ['Triin', 'gf', 'Triinu – Triinule Triinul Triinult Triinuga Triinus Triinust'],
    ['Tamm', 'fm', 'Tamme – Tammele Tammel Tammelt Tammega Tammes Tammest'],
    ['Rebane', 'fm', 'Rebase Rebast Rebasele Rebasel Rebaselt Rebasega Rebases Rebasest'],
    ['Lepik', 'fm', 'Lepiku Lepikut Lepikule Lepikul Lepikult Lepikuga Lepikus Lepikust'],
  ])('declines %s (%s)', (name, code, expected) => {
    const forms = estonian.formsOf(base(name, code));
    expect(
      'gen part all ade abl com ine ela'
        .split(' ')
        .map((key) => forms[key] ?? '–')
        .join(' '),
    ).toBe(expected);
  });

  it('finds the base of each form', () => {
    const women =
      'Anne Tiina Mari Kadri Liis Katrin Maria Triin Anna Sirje Ene Malle Kristi Piret Merike Reet Kersti Laura';
    const men =
      'Andres Martin Toomas Rein Jaan Jüri Margus Peeter Mart Priit Urmas Ants Indrek Tiit Tõnu Mati Kalle Rasmus Mihkel';
    const surnames =
      'Tamm Saar Sepp Mägi Kask Kukk Rebane Ilves Pärn Koppel Luik Lepik Oja Raudsepp Kuusk Karu Kütt Põder Kivi Teder Mets';
    expect(formsWithoutBase(estonian, basesOfLists({ gf: women, gm: men, 'fm ff': surnames }))).toEqual([]);
  });
});
