import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { standInTownCalled } from '../../privacy/lists/towns.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { type Mark, restored, run } from '../marked-text.test-support.ts';

/** By what an address is, and whether the model finds it in one piece or in several. */
const CASES: readonly (readonly [string, string, readonly Mark[], country: string])[] = [
  [
    'German',
    'Ich wohne in 50667 Köln.',
    [
      ['50667', 'ADDRESS'],
      ['Köln', 'LOCATION'],
    ],
    'DE',
  ],
  [
    'German in one piece',
    'Ich wohne in der Lindenstraße 12, 50667 Köln.',
    [['Lindenstraße 12, 50667 Köln', 'ADDRESS']],
    'DE',
  ],
  [
    'French',
    'J’habite à 35000 Rennes.',
    [
      ['35000', 'ADDRESS'],
      ['Rennes', 'LOCATION'],
    ],
    'FR',
  ],
  [
    'British in one piece',
    'I moved to 4 Station Road, Norwich NR2 4HW.',
    [['4 Station Road, Norwich NR2 4HW', 'ADDRESS']],
    'GB',
  ],
  [
    'American',
    'Ship to Madison, WI 53703 today.',
    [
      ['Madison', 'LOCATION'],
      ['WI 53703', 'ADDRESS'],
    ],
    'US',
  ],
  [
    'American with the state outside what is found',
    'Ship to Madison, WI 53703 today.',
    [
      ['Madison', 'LOCATION'],
      ['53703', 'ADDRESS'],
    ],
    'US',
  ],
  [
    'Polish',
    'Mieszkam w 31-512 Kraków.',
    [
      ['31-512', 'ADDRESS'],
      ['Kraków', 'LOCATION'],
    ],
    'PL',
  ],
  [
    'Dutch',
    'Ik woon in 3511 AB Utrecht.',
    [
      ['3511 AB', 'ADDRESS'],
      ['Utrecht', 'LOCATION'],
    ],
    'NL',
  ],
];

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}'’-]{3,}/gu) ?? [];

it.each(CASES)(
  'gives a %s address a town of its country, and a postal code of that town',
  (_, text, marks, country) => {
    for (let i = 0; i < 40; i += 1) {
      const conversation = { secret: secretFrom(`town ${i}`), entries: [] };
      const { text: sent, vault } = run(text, marks, conversation);
      const town = wordsIn(sent).flatMap((word) => standInTownCalled(word) ?? [])[0];
      expect(town?.country, sent).toBe(country);
      if (country === 'US') expect(town?.state).toBe('WI');
      expect(sent).toMatch(new RegExp(`(?<![\\p{L}\\d])${town?.area}`, 'u'));
      expect(restored(sent, { ...conversation, entries: vault })).toBe(text);
    }
  },
);

it('lets a postal code begin as it does beside a town that is kept', () => {
  const text = 'Meine Mutter wohnt in 01067 Dresden, ich in LS6 2AB Leeds.';
  for (let i = 0; i < 40; i += 1) {
    const conversation = { secret: secretFrom(`kept ${i}`), entries: [] };
    const marks: readonly Mark[] = [
      ['01067', 'ADDRESS'],
      ['Dresden', 'LOCATION'],
      ['LS6 2AB', 'ADDRESS'],
      ['Leeds', 'LOCATION'],
    ];
    const { text: sent, vault } = run(text, marks, conversation, 'natural', ['Dresden', 'Leeds']);
    expect(sent).toMatch(/ 01\d{3} Dresden, ich in LS\d \d[A-Z]{2} Leeds/u);
    expect(sent).not.toContain('01067');
    expect(restored(sent, { ...conversation, entries: vault })).toBe(text);
  }
});

it('gives a town in a later prompt the stand-in that it has, and one of its country under every key', () =>
  fc.assert(
    fc.property(fc.constantFrom('Leipzig', 'Kassel', 'Oberursel'), fc.string(), (town, seed) => {
      const conversation = { secret: secretFrom(seed), entries: [] };
      const first = run(
        `Ich wohne seit vielen Jahren mit meiner Familie in ${town} und suche eine neue Wohnung.`,
        [[town, 'LOCATION']],
        conversation,
      );
      const later = run(`Wie ist denn heute das Wetter in ${town}?`, [[town, 'LOCATION']], {
        ...conversation,
        entries: first.vault,
      });
      const standIn = first.replacements[0]?.surrogate ?? '';
      expect(later.replacements[0]?.surrogate).toBe(standIn);
      expect(standInTownCalled(standIn)?.country).toBe('DE');
    }),
    { numRuns: 40 },
  ));

it.each(['Portland', 'Qwestermoor'])(
  'has a stand-in for a town without a known country under every key: %s',
  (town) => {
    const nameOf = Intl.DisplayNames.prototype.of;
    // Chromium throws for a code that is no region, as the standard says; Node.js does not.
    const names = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (
      this: Intl.DisplayNames,
      code,
    ) {
      if (!/^[A-Z]{2}$/.test(code)) throw new RangeError('invalid_argument');
      return nameOf.call(this, code);
    });
    for (let i = 0; i < 300; i += 1) {
      const conversation = { secret: secretFrom(`no country ${i}`), entries: [] };
      expect(run(`I live in ${town}.`, [[town, 'LOCATION']], conversation).text).not.toContain(town);
    }
    names.mockRestore();
  },
);
