import { useId } from 'react';
import type { Annotation, HidingMethod } from '../lib/detect/annotation.ts';
import type { TextKey } from '../lib/language/message.ts';
import { hidingMethodOf, waysToHide } from '../lib/sanitize/policy/ways-to-hide.ts';
import type { HidingState } from './effective-replacements.ts';
import { useLanguage } from './language.ts';

interface Props {
  readonly annotation: Annotation;
  readonly original: string;
  /** Undefined while the prompt is being sanitized. */
  readonly hidden: HidingState | undefined;
  /** True if the page's prompts go to a server that takes noisy hints. */
  readonly canHint: boolean;
  readonly onChange: (hideAs: HidingMethod) => void;
}

const HIDING_TEXTS = {
  generalise: ['hideGeneralise', 'hideGeneraliseMeans'],
  placeholder: ['hidePlaceholder', 'hidePlaceholderMeans'],
  scale: ['hideScale', 'hideScaleMeans'],
  hint: ['hideHint', 'hideHintMeans'],
  noise: ['hideNoise', 'hideNoiseMeans'],
  shift: ['hideShift', 'hideShiftMeans'],
  swap: ['hideSwap', 'hideSwapMeans'],
} as const satisfies Record<HidingMethod, readonly [TextKey, TextKey]>;

/** Lets the person choose how a fact is hidden, with what each way hides and costs. */
export function HidingMethodChoice({ annotation, original, hidden, canHint, onChange }: Props) {
  const { say } = useLanguage();
  const id = useId();
  const phrase = hidden?.phrase;
  const ways = waysToHide(annotation, original, phrase, canHint);
  const chosen = hidden && hidingMethodOf(hidden.standIn, ways);
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
              way: way === 'generalise' ? `${say('hideGeneralise')} ${phrase}` : say(HIDING_TEXTS[way][0]),
            })}
            aria-describedby={`${id}-${way}`}
            onChange={() => onChange(way)}
          />
          <span className="cc-grow">
            {say(HIDING_TEXTS[way][0])}
            {way === 'generalise' ? <strong>{` ${phrase}`}</strong> : null}
            <span id={`${id}-${way}`} className="cc-muted">
              {say(HIDING_TEXTS[way][1])}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
