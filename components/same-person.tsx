// Says whose name a word counts as, and lets the person join it with somebody else's or split it off.
import { useId, useRef, useState } from 'react';
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import type { NameChoice } from '../lib/people/likely-same.ts';
import { OnePersonIcon, TwoPeopleIcon } from './icons.ts';
import { useLanguage } from './language.ts';

/** The choices of all names of the prompt; missing until it is sanitized. */
export type NameChoices = NonNullable<PromptState['sanitized']>['nameChoices'];

interface Props {
  readonly original: string;
  readonly choices: NameChoices;
  readonly act: (action: PromptAction) => void;
}

const MOST_NAMED = 3;
const wordsIn = (name: string): number => name.split(/\s+/u).length;

function SameAsText({ name, sameAs: [fullest, ...more] }: NameChoice) {
  const { say, list } = useLanguage();
  if (fullest === undefined) return say('nameOfOwn');
  if (wordsIn(fullest) > wordsIn(name)) return say('nameFormOf', { name: fullest });
  return say('nameOfOne', { names: list([fullest, ...more].slice(0, MOST_NAMED)) });
}

/** A button for each person whose name this could be. */
function OtherPeople({
  id,
  others,
  onChoose,
}: {
  readonly id: string;
  readonly others: readonly string[];
  readonly onChoose: (name: string) => void;
}) {
  const { say } = useLanguage();
  return (
    <ul id={id} className="cc-row" aria-label={say('nameSameList')} data-coatcheck="same-person-list">
      {others.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="cc-button"
            data-coatcheck="same-person-choice"
            aria-label={say('nameSame', { name })}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function SamePerson({ original, choices, act }: Props) {
  const { say } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const choice = choices?.find(({ name }) => name === original);
  if (!choice) return null;
  const { sameAs, others } = choice;
  const [linked] = sameAs;
  const [only] = others.length === 1 ? others : [];
  const isList = linked === undefined && only === undefined;

  function link(other: string, isSame: boolean): void {
    // The list closes, so its pressed button would lose the focus.
    button.current?.focus();
    setOpen(false);
    act({ do: 'link-names', link: { name: original, other, isSame } });
  }

  function press(): void {
    if (linked !== undefined) link(linked, false);
    else if (only !== undefined) link(only, true);
    else setOpen(!isOpen);
  }

  const [Icon, label] =
    linked !== undefined
      ? [TwoPeopleIcon, say('nameAnother')]
      : [OnePersonIcon, only === undefined ? say('nameSameChoose') : say('nameSame', { name: only })];
  return (
    <>
      <div className="cc-row" data-coatcheck="same-person" data-linked={linked !== undefined}>
        <p className="cc-grow cc-least" role="status" data-coatcheck="same-person-state">
          <SameAsText {...choice} />
        </p>
        {/* One button for joining and splitting, so that the focus stays on it. */}
        <button
          ref={button}
          type="button"
          className="cc-button"
          data-coatcheck="same-person-toggle"
          aria-label={linked === undefined ? undefined : say('nameAnotherLabel', { original, name: linked })}
          aria-expanded={isList ? isOpen : undefined}
          aria-controls={isList && isOpen ? id : undefined}
          onClick={press}
        >
          <Icon />
          {label}
        </button>
      </div>
      {isList && isOpen ? <OtherPeople id={id} others={others} onChoose={(name) => link(name, true)} /> : null}
    </>
  );
}
