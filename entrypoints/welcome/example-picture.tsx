// A picture of what Coatcheck does, built from texts, so that it has the person's language and the page's colours.
import type { ReactNode } from 'react';
import { useLanguage } from '../../components/language.ts';
import type { TextKey } from '../../lib/language/message.ts';

interface Person {
  readonly name: string;
  readonly phone: string;
}

/** The text with the person's values marked in it. */
function marked(text: string, { name, phone }: Person): ReactNode[] {
  const at = [name, phone].flatMap((value) => {
    const start = text.indexOf(value);
    return start < 0 ? [] : [{ start, end: start + value.length }];
  });
  const cuts = [0, ...at.sort((a, b) => a.start - b.start).flatMap(({ start, end }) => [start, end]), text.length];
  const pieces = cuts.slice(1).map((end, i) => text.slice(cuts[i], end));
  return pieces.map((piece) =>
    piece === name || piece === phone ? (
      <mark key={piece} className="rounded-sm bg-accent box-decoration-clone px-1 text-on-accent">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

export function ExamplePicture() {
  const { say } = useLanguage();
  // Telephone numbers that are reserved for fiction.
  const writer = { name: say('exampleName'), phone: '+1 503 555 0142' };
  const standIn = { name: say('exampleStandIn'), phone: '+1 212 555 0187' };
  const steps = [
    ['youWrote', 'exampleAsked', writer],
    ['theSiteGets', 'exampleAsked', standIn],
    ['youRead', 'exampleAnswered', writer],
  ] as const satisfies readonly (readonly [TextKey, TextKey, Person])[];
  return (
    <div className="mt-8 grid gap-3 sm:grid-cols-3" data-coatcheck="welcome-picture">
      {steps.map(([title, text, person]) => (
        <figure key={title} className="rounded-lg border border-line bg-surface p-4">
          <figcaption className="mb-2 font-semibold text-muted">{say(title)}</figcaption>
          <p>{marked(say(text, { ...person }), person)}</p>
        </figure>
      ))}
    </div>
  );
}
