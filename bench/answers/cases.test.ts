// The cases themselves: enough of them, in enough languages, and each says what it means to.
import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';
import { type AnswerCase, readConversations, readReplies } from './cases.ts';
import { computeDerivedNumber, readDerivedNumber } from './derived.ts';
import { fillReply, standInFor } from './fill.ts';
import { followUpLeaks } from './follow-ups.ts';
import { nameInForm } from './name-forms.ts';
import { scoreReply } from './score.ts';
import { CaseError, originalReplyOf, type Part, readTemplate } from './template.ts';

const replies = readReplies();
const conversations = readConversations();
const all = [...replies, ...conversations];

it('has 150 replies and thirty conversations of four turns, in more than twelve languages', () => {
  expect(replies.length).toBeGreaterThanOrEqual(150);
  expect(conversations.length).toBeGreaterThanOrEqual(30);
  for (const { name, turns } of conversations) expect(turns, name).toHaveLength(4);
  expect(new Set(all.map(({ language }) => language)).size).toBeGreaterThan(12);
});

it.each(all.map((one) => [one.name, one] as const))(
  '%s computes its derived values from the originals',
  (_, { turns }) => {
    for (const part of turns.flatMap(({ reply }) => reply)) {
      if (part.kind !== 'derived') continue;
      expect(
        computeDerivedNumber(part, (original) => original),
        part.expression,
      ).toBe(part.result);
    }
  },
);

/** In this prompt or an earlier one of the conversation. */
const isSaid = ({ turns }: AnswerCase, original: string, at: number) =>
  turns.slice(0, at + 1).some(({ prompt }) =>
    original
      .toLowerCase()
      .split(/\s+/u)
      .every((word) => prompt.text.toLowerCase().includes(word)),
  );

it('mentions only what its prompts say', () => {
  const unsaid = all.flatMap((one) =>
    one.turns.flatMap(({ reply }, at) =>
      reply.flatMap((part: Part) =>
        part.kind === 'mention' && !isSaid(one, part.original, at) ? [`${one.name}: ${part.original}`] : [],
      ),
    ),
  );
  expect(unsaid).toEqual([]);
});

describe('a template', () => {
  const issued = [
    { original: 'Anna', surrogate: 'Ida', type: 'PERSON', isPlaceholder: false },
    { original: 'Roth', surrogate: 'Holm', type: 'PERSON', isPlaceholder: false },
    { original: '€80', surrogate: '€50', type: 'MONEY', isPlaceholder: false },
    { original: 'Bo Lind', surrogate: '[PERSON_1]', type: 'PERSON', isPlaceholder: true },
  ] as const;

  it('is filled with what was sent', () => {
    const { text, expected } = fillReply(
      readTemplate('Dear {{Anna Roth}}, {{Bo}} pays €{{[€80] * 3 = 240}}. {{Anna|initial}}'),
      issued,
    );
    expect(text).toBe('Dear Ida Holm, [PERSON_1] pays €150. I.');
    expect(expected).toBe('Dear Anna Roth, Bo Lind pays €240. A.');
  });

  it('has kept values as they are', () => {
    expect(standInFor('Leeds', issued)).toMatchObject({ text: 'Leeds', meant: 'Leeds' });
  });

  it('is read as it is meant', () => {
    expect(originalReplyOf(readTemplate('{{Anna|en-possessive}} {{!aspirin}}, {{=Ida}}'))).toBe("Anna's aspirin, Ida");
  });

  it.each(['{{Anna|sideways}}', '{{ }}'])('is refused where it makes no sense: %s', (source) => {
    expect(() => readTemplate(source)).toThrow(CaseError);
  });
});

it.each([
  ['[3 March 2027] + 14 days = 17 March 2027', '2 May 2026', '16 May 2026'],
  ['[31 January 2027] + 1 month = 28 February 2027', '31 March 2026', '30 April 2026'],
  ['[9 June 1968] to 1 January 2027 in years = 58', '2 February 1970', '56'],
  ['([1,080 €] - 900) / 900 * 100 = 20', '990 €', '10'],
])('derives %s', (body, standIn, result) => {
  expect(computeDerivedNumber(readDerivedNumber(body), () => standIn)).toBe(result);
});

it.each([
  ['Marek', 'pl-genitive', 'Mareka'],
  ['Ирина', 'ru-dative', 'Ирине'],
  ['Денис', 'ru-genitive', 'Дениса'],
  ['Emre', 'tr-genitive', "Emre'nin"],
  ['Amélie', 'fr-de', "d'Amélie"],
  ['Lenka', 'cs-possessive', 'Lenčin'],
  ['Marek', 'cs-possessive', 'Markův'],
  ['Ecaterina', 'ro-genitive', 'Ecaterinei'],
  ['Andreea', 'ro-genitive', 'Andreei'],
  ['Nurcan', 'tr-dative', "Nurcan'a"],
  ['Jones', 'en-plural', 'Joneses'],
  ['Lars', 'sv-genitive', 'Lars'],
] as const)('writes %s as %s', (name, form, expected) => {
  expect(nameInForm(name, form)).toBe(expected);
});

describe('the score', () => {
  const filled = fillReply(readTemplate('{{Anna}} owes {{€80}}, not {{=Ida}} Lupino.'), [
    { original: 'Anna', surrogate: 'Ida', type: 'PERSON', isPlaceholder: false },
    { original: '€80', surrogate: '€50', type: 'MONEY', isPlaceholder: false },
  ]);
  const put = (text: string, surrogate: string) => ({ text, surrogate });

  it('is right where all is put back', () => {
    const segments = [put('Anna', 'Ida'), { text: ' owes ' }, put('€80', '€50'), { text: ', not Ida Lupino.' }];
    expect(scoreReply(filled, segments)).toMatchObject({ isRight: true, isSilentlyWrong: false, faults: [] });
  });

  it('sees a name that stays, and is not told of an amount that does', () => {
    const unseen = scoreReply(filled, [put('Anna', 'Ida'), { text: ' owes €50, not Ida Lupino.' }]);
    expect(unseen).toMatchObject({ isRight: false, isSilentlyWrong: true });
    const marked = [
      put('Anna', 'Ida'),
      { text: ' owes ' },
      { text: '€50', standsFor: '€80' },
      { text: ', not Ida Lupino.' },
    ];
    expect(scoreReply(filled, marked)).toMatchObject({ isRight: false, isSilentlyWrong: false });
  });

  it('counts marks on what is true of the original', () => {
    const scored = scoreReply(filled, [
      put('Anna', 'Ida'),
      { text: ' owes ' },
      { text: '€50', standsFor: '€80' },
      { text: ', not Ida ' },
      { text: 'Lupino', isUnproved: true },
      { text: '.' },
    ]);
    expect(scored.marks).toEqual({ all: 2, right: 0 });
    expect(scored.needlessMarks).toHaveLength(2);
    const claim = fillReply(readTemplate('{{!€80}} is too much.'), [
      { original: '€80', surrogate: '€50', type: 'MONEY', isPlaceholder: false },
    ]);
    const marked = [{ text: '€50', standsFor: '€80' }, { text: ' is too much.' }];
    expect(scoreReply(claim, marked).marks).toEqual({ all: 1, right: 1 });
  });

  it('counts a decoy that was restored', () => {
    const segments = [
      put('Anna', 'Ida'),
      { text: ' owes ' },
      put('€80', '€50'),
      { text: ', not ' },
      put('Anna', 'Ida'),
      { text: ' Lupino.' },
    ];
    expect(scoreReply(filled, segments)).toMatchObject({
      isSilentlyWrong: true,
      tokens: { decoy: { all: 1, right: 0 } },
    });
  });
});

it('counts what an earlier prompt protected, in each of its spellings, and not what stands for something', () => {
  const { leaksOf } = followUpLeaks([['64', 'sixty-four']]);
  const sent = (text: string, original: string, surrogate: string) => {
    const outStart = text.lastIndexOf(surrogate);
    const replacement = { start: 0, end: 0, outStart, outEnd: outStart + surrogate.length, original, surrogate };
    return {
      text,
      replacements: [{ ...replacement, type: 'AGE', mechanism: 'placeholder', standIn: 'placeholder' } as const],
      guarantee: { values: [], epsilons: {}, takenAsPublic: [], sentence: '' },
      vault: [],
      pairs: [],
    };
  };
  expect(leaksOf(sent('I am [AGE_1].', '64', '[AGE_1]'))).toEqual([]);
  expect(leaksOf(sent('At sixty-four, [AGE_2]?', '70', '[AGE_2]'))).toEqual(['sixty-four']);
  expect(leaksOf(sent('Room 640 and 64', '5', '64'))).toEqual([]);
});

it('finds the blocks that a page shows', () => {
  const reply = 'Hello\nyou\n\n- one\n- two\n\n| a | b |\n|---|---|\n```\ncode\n\nmore\n```';
  const texts = blocksOf(reply).map(({ start, end }) => reply.slice(start, end).trim());
  expect(texts.filter((text) => /\w/u.test(text))).toEqual(['Hello\nyou', '- one', '- two', 'a', 'b', 'code\n\nmore']);
});
