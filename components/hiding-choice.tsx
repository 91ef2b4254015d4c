import { useId } from 'react';
import type { Annotation, EntityType, HideAs } from '../lib/detect/annotation.ts';
import type { TextKey } from '../lib/language/message.ts';
import type { StandIn } from '../lib/sanitize/sanitized.ts';
import { useLanguage } from './language.ts';

interface Props {
  readonly annotation: Annotation;
  readonly original: string;
  /** The kind of its present surrogate. */
  readonly standIn: StandIn | undefined;
  readonly onChange: (hideAs: HideAs) => void;
}

const NUMBERS: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY']);
/** Types that can be hidden in several ways. Names and ids are always replaced by a value of the same kind. */
const FACTS: ReadonlySet<EntityType> = new Set([
  ...NUMBERS,
  'DATE',
  'LOCATION',
  'DEMOGRAPHIC',
  'OCCUPATION',
  'CONDITION',
  'DRUG',
]);

const WORDS = {
  generalise: ['hideGeneralise', 'hideGeneraliseMeans'],
  placeholder: ['hidePlaceholder', 'hidePlaceholderMeans'],
  noise: ['hideNoise', 'hideNoiseMeans'],
  shift: ['hideShift', 'hideShiftMeans'],
  swap: ['hideSwap', 'hideSwapMeans'],
} as const satisfies Record<HideAs, readonly [TextKey, TextKey]>;

/** The ways to hide a fact, in the order of preference. */
export function hidingWays({ type, kind, generalised }: Annotation): readonly HideAs[] {
  if (!FACTS.has(type) || kind === 'date-of-birth') return [];
  const last: HideAs = NUMBERS.has(type) ? 'noise' : type === 'DATE' ? 'shift' : 'swap';
  return [...(generalised === undefined ? [] : ['generalise' as const]), 'placeholder', last];
}

/** A number without a noise mechanism is swapped; the choice shows that as its last way. */
function wayOf(standIn: StandIn | undefined, ways: readonly HideAs[]): HideAs | undefined {
  if (standIn === 'generalised') return 'generalise';
  return standIn === undefined || standIn === 'placeholder' ? standIn : ways.at(-1);
}

/** Lets the person choose how a fact is hidden, with what each way hides and costs. */
export function HidingChoice({ annotation, original, standIn, onChange }: Props) {
  const { say } = useLanguage();
  const id = useId();
  const ways = hidingWays(annotation);
  const chosen = wayOf(standIn, ways);
  if (ways.length === 0) return null;
  return (
    <fieldset className="cc-hiding" data-coatcheck="hiding">
      <legend>{say('hideAs')}</legend>
      {ways.map((way) => (
        <label
          key={way}
          data-way={way}
          data-coatcheck={`hide-${way}`}
          data-lowers={way === chosen || way === 'placeholder' ? 'later' : ''}
        >
          <input
            type="radio"
            name={id}
            value={way}
            checked={way === chosen}
            aria-label={say('hideOriginalAs', {
              original,
              way: way === 'generalise' ? `${say('hideGeneralise')} ${annotation.generalised}` : say(WORDS[way][0]),
            })}
            aria-describedby={`${id}-${way}`}
            onChange={() => onChange(way)}
          />
          <span className="cc-grow">
            {say(WORDS[way][0])}
            {way === 'generalise' ? <strong>{` ${annotation.generalised}`}</strong> : null}
            <span id={`${id}-${way}`} className="cc-muted">
              {say(WORDS[way][1])}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
