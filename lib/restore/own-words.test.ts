// The reply's own words that equal a stand-in: cities, firms, songs, famous people and numbers that a reply brings up by itself stay, while
// real mentions of the stand-ins are restored.
import { expect, it } from 'vitest';
import { firstNameCodecs, lastNameCodecs, placeCodecs } from '../codecs/list-codecs.ts';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { secretFrom } from '../privacy/random.seeded.test-support.ts';
import { restored as textOfReply } from '../sanitize/marked-text.test-support.ts';
import { send } from './reply-template.test-support.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const person = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'word',
  type: 'PERSON',
});
const place = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'word',
  type: 'LOCATION',
});
/** Stand-ins that can be issued: `lib/privacy/lists` holds them. */
const PAIRS: readonly RestorePair[] = [
  person('Francisco', 'Ottokar'),
  person('Jacques', 'Ruprecht'),
  person('Diego', 'Torben'),
  person('Antonio', 'Eberhard'),
  person('Michael', 'Wunibald'),
  person('Isabel', 'Roswitha'),
  person('Vincent', 'Gisbert'),
  person('Albert', 'Lothar'),
  person('Murphy', 'Lindqvist'),
  person('Jones', 'Petry'),
  person('Ross', 'Haddad'),
  person('Russell', 'Okafor'),
  person('Phillips', 'Kowalczyk'),
  place('Geneva', 'Obernkirchen'),
  place('Boston', 'Wunstorf'),
  place('York', 'Stadthagen'),
  place('Vienna', 'Bückeburg'),
  { surrogate: '48213', original: '90517', shape: 'digits', type: 'ID' },
  { surrogate: '7314', original: '8520', shape: 'digits', type: 'ID' },
];
const restored = (reply: string) =>
  restoreWithPairs(reply, PAIRS)
    .map(({ text }) => text)
    .join('');

const OWN_WORDS: readonly string[] = [
  // English
  'San Francisco is foggy in summer.',
  'Flights from San Francisco to Denver take three hours.',
  'The nursery rhyme "Frère Jacques" is sung as a round.',
  'Michael Jackson recorded Thriller in 1982.',
  'Norah Jones won eight Grammys.',
  'Vincent van Gogh painted sunflowers.',
  'The Ross Sea is in Antarctica.',
  'A Phillips screwdriver fits this screw.',
  'Russell’s paradox is about sets.',
  'The Geneva Convention protects prisoners.',
  'The Boston Tea Party was in 1773.',
  'New York is larger than Chicago.',
  'Jones & Vance is a law firm.',
  'San Diego has a zoo.',
  'San Antonio is in Texas.',
  'Port 7314 is unassigned.',
  'See page 7314.',
  'Version 7314.1 is out.',
  'ZIP 48213-0001 is in Detroit.',
  // German
  'San Francisco liegt am Pazifik.',
  'Bruder Jakob heißt auf Französisch „Frère Jacques“.',
  'Albert Einstein entwickelte die Relativitätstheorie.',
  'New York hat acht Millionen Einwohner.',
  // French
  'On chante « Frère Jacques » en canon.',
  'Michael Jackson est né à Gary.',
  'Le film est tourné à San Francisco.',
  'Jacques Chirac a été président de la République.',
  // Spanish
  'San Francisco es una ciudad de California.',
  'Diego Velázquez pintó Las Meninas.',
  'San Diego tiene un buen clima.',
  'Isabel Allende escribió La casa de los espíritus.',
  // Italian
  'Antonio Vivaldi scrisse Le quattro stagioni.',
  'San Francisco si trova in California.',
  'La canzone « Frère Jacques » è francese.',
  // Portuguese
  'San Francisco fica na Califórnia.',
  'Michael Jackson nasceu em Gary.',
  // Dutch
  'Vincent van Gogh werd geboren in Zundert.',
  'Michael Jackson was een zanger.',
  'San Francisco ligt aan een baai.',
  // Polish
  'Michael Jackson był piosenkarzem.',
  'San Francisco leży nad zatoką.',
  // Swedish
  'Albert Einstein fick Nobelpriset.',
  'San Francisco ligger vid en bukt.',
  // Turkish
  'San Francisco bir liman kentidir.',
  'Albert Einstein fizikçiydi.',
  // Danish, Norwegian, Finnish
  'San Francisco ligger ved en bugt.',
  'Michael Jackson udgav Thriller i 1982.',
  'Sangen »Frère Jacques« synges i kanon.',
  'Albert Einstein fikk nobelprisen i fysikk.',
  'New York er større enn Chicago.',
  'San Diego sijaitsee Kaliforniassa.',
  'Vincent van Gogh maalasi auringonkukkia.',
  // Czech, Slovak, Hungarian, Romanian
  'San Francisco leží na pobřeží.',
  'Antonio Vivaldi složil Čtvero ročních dob.',
  'Michael Jackson zomrel v roku 2009.',
  'Albert Einstein fizikus volt.',
  'San Francisco a Csendes-óceán partján fekszik.',
  'Cântecul „Frère Jacques” este francez.',
  'Michael Jackson s-a născut în Gary.',
  // Indonesian, Vietnamese, Catalan
  'San Francisco terletak di California.',
  'Albert Einstein adalah fisikawan.',
  'San Francisco là một thành phố ở California.',
  'Albert Einstein là nhà vật lý.',
  'La cançó «Frère Jacques» és francesa.',
  // Texts in other scripts that keep the Latin name
  'Город San Francisco стоит на берегу залива.',
  'Η πόλη San Francisco είναι στην Καλιφόρνια.',
  'San Franciscoは港町です。',
  'Michael Jacksonは歌手でした。',
  'San Francisco位于加州。',
  'Michael Jackson是歌手。',
  'San Francisco는 항구 도시입니다.',
  // More kinds in the languages above
  'The Geneva Conventions date from 1949.',
  'Boston Dynamics builds robots.',
  'The Vienna Philharmonic plays on New Year’s Day.',
  'Le traité de Vienne, signé par Jacques Delors, est ancien.',
  'La ville de New York compte huit millions d’habitants.',
  'La Convención de Viena no menciona San José.',
  'Il film con Isabel Allende e Antonio Banderas è del 1993.',
  'De Russell-paradox gaat over verzamelingen.',
  'Ein Jones-Polynom gehört zu jedem Knoten.',
];

const MENTIONS: readonly (readonly [string, string])[] = [
  ['Francisco wrote to you.', 'Ottokar wrote to you.'],
  ['Dear Mr Murphy,', 'Dear Mr Lindqvist,'],
  ['Hallo Isabel, danke!', 'Hallo Roswitha, danke!'],
  ['Isabel Murphy hat gekündigt.', 'Roswitha Lindqvist hat gekündigt.'],
  ['Chère Isabel,', 'Chère Roswitha,'],
  ['Jacques est arrivé hier.', 'Ruprecht est arrivé hier.'],
  ['Diego no ha pagado.', 'Torben no ha pagado.'],
  ['Antonio y Diego llegan mañana.', 'Eberhard y Torben llegan mañana.'],
  ['Antonio ha scritto una lettera.', 'Eberhard ha scritto una lettera.'],
  ['A Isabel ligou ontem.', 'A Roswitha ligou ontem.'],
  ['Meneer Jones belt morgen.', 'Meneer Petry belt morgen.'],
  ['Pan Russell dzwonił.', 'Pan Okafor dzwonił.'],
  ['Herr Murphy kommer i dag.', 'Herr Lindqvist kommer i dag.'],
  ['Vincent yarın gelecek.', 'Gisbert yarın gelecek.'],
  ["Isabel's invoice is 48213.", "Roswitha's invoice is 90517."],
  ['Your order 48213 has shipped.', 'Your order 90517 has shipped.'],
  ['| Vincent | Murphy | 7314 |', '| Gisbert | Lindqvist | 8520 |'],
  ['**Francisco Jones** (48213)', '**Ottokar Petry** (90517)'],
  ['You live in Geneva.', 'You live in Obernkirchen.'],
  ['The office in Boston is closed.', 'The office in Wunstorf is closed.'],
];

const MOST_WRONG = 0;

it('leaves the own words of replies in 20 languages', () => {
  const wrong = OWN_WORDS.filter((reply) => restored(reply) !== reply);
  expect(wrong.length / OWN_WORDS.length, JSON.stringify(wrong.map(restored))).toBeLessThanOrEqual(MOST_WRONG);
});

/** A conversation that issued as many of the stand-ins as its key allows: their originals are found with the key. */
function issuedUnder(key: string) {
  const secret = secretFrom(key);
  const lists = { PERSON: [...firstNameCodecs, ...lastNameCodecs], LOCATION: placeCodecs } as const;
  const originals = PAIRS.flatMap(({ surrogate, type }) => {
    const codecs = type === 'PERSON' || type === 'LOCATION' ? lists[type] : [];
    const original = codecs.map((codec) => codec.recover(surrogate, secret)).find((found) => found !== undefined);
    return original === undefined ? [] : [`⟦${original}|${type}⟧`];
  });
  return send(`${originals.join(' wrote; ')} wrote.`, 'PERSON', key);
}

it('leaves them under many keys too, and restores the stand-ins in a letter', () => {
  const wrong: string[] = [];
  const issued = new Set<string>();
  for (let at = 0; at < 12; at += 1) {
    const { conversation, replacements, text, prompt } = issuedUnder(`own words ${at}`);
    for (const { surrogate } of replacements) issued.add(surrogate);
    expect(textOfReply(text, conversation)).toBe(prompt);
    for (const { surrogate, original, type } of replacements.filter((one) => one.type === 'PERSON'))
      expect(textOfReply(`Dear ${surrogate}, thank you.`, conversation), type).toBe(`Dear ${original}, thank you.`);
    for (const reply of OWN_WORDS) {
      const back = textOfReply(reply, conversation);
      if (back !== reply) wrong.push(`${at}: ${back}`);
    }
  }
  // The names of these replies are no longer issued (widely-borne-names.ts), others are; only old conversations have them.
  expect(issued.size).toBeGreaterThan(100);
  expect(wrong.length / (12 * OWN_WORDS.length), wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG);
});

it('restores real mentions of the same stand-ins', () => {
  expect(MENTIONS.map(([reply]) => restored(reply))).toEqual(MENTIONS.map(([, expected]) => expected));
});
