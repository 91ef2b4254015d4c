import { expect, it } from 'vitest';
import { entitiesOf, type PersonMention } from './entities.ts';

/** Mentions one behind the other; a name is given as its text and its base names. */
const mentionsOf = (...all: readonly (readonly [text: string, ...names: string[]])[]): readonly PersonMention[] => {
  let at = 0;
  return all.map(([text, ...names]) => {
    const mention = { text, names, start: at, end: at + text.length };
    at += text.length + 1;
    return mention;
  });
};

const forms = (mentions: readonly PersonMention[]) =>
  entitiesOf(mentions).map((one) => one.forms.map(({ form }) => form));

it.each([
  [
    'a part of a name',
    mentionsOf(['Marek', 'marek'], ['Marek Kowalczyk', 'marek', 'kowalczyk']),
    [['Marek', 'Marek Kowalczyk']],
  ],
  ['a form', mentionsOf(['Marek', 'marek'], ['Markiem', 'marek']), [['Marek', 'Markiem']]],
  [
    'two people of one name',
    mentionsOf(['Sarah Lee', 'sarah', 'lee'], ['Sarah Kim', 'sarah', 'kim'], ['Sarah', 'sarah']),
    [['Sarah Lee'], ['Sarah Kim'], ['Sarah']],
  ],
  ['two people', mentionsOf(['Ada', 'ada'], ['Bo', 'bo']), [['Ada'], ['Bo']]],
])('links %s', (_, mentions, expected) => expect(forms(mentions)).toEqual(expected));
