// One person has one stand-in, whatever form of the name a text uses, and a reply may use other forms than the prompt.
import { expect, it } from 'vitest';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}[\p{L}'-]*/gu) ?? [];

it.each<readonly [language: string, text: string, people: readonly string[]]>([
  [
    'Polish',
    'Marek Kowalczyk nie zapłacił. Rozmawiałem z Markiem Kowalczykiem i jego żoną. Powiedz Markowi, że czekam na maila od Marka Kowalczyka.',
    ['Marek Kowalczyk', 'Markiem Kowalczykiem', 'Markowi', 'Marka Kowalczyka'],
  ],
  [
    'Russian',
    'Юлия Петрова не пришла на работу. Передайте Юле, что её ждут. С Юлией Петровой поговорит директор, напишите ей.',
    ['Юлия Петрова', 'Юле', 'Юлией Петровой'],
  ],
  [
    'English',
    'Elizabeth Whitcombe called about the lease. Liz wants to move in June and will sign the papers with her brother.',
    ['Elizabeth Whitcombe', 'Liz'],
  ],
])('gives back all forms of a %s name', (_, text, people) => {
  const done = run(
    text,
    people.map((name) => [name, 'PERSON']),
  );
  for (const name of people) for (const word of wordsOf(name)) expect(wordsOf(done.text)).not.toContain(word);
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(text);
  expect(done.entities).toHaveLength(1);
});
