import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { PromptAction, SelectedWords } from '../../lib/page/prompt/prompt-state.ts';
import { ShieldIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';
import { leftEdgeInWindow, PANEL_MARGIN, windowSize } from './review-place.ts';

interface Props {
  readonly selected: SelectedWords;
  readonly act: (action: PromptAction) => void;
}

const GAP = 6;

/** Places the button above the end of the selection, or below it if there is no room above. */
function placeAt({ right, top, bottom }: SelectedWords, { offsetWidth, offsetHeight }: HTMLElement): CSSProperties {
  const above = top - GAP - offsetHeight;
  return {
    left: leftEdgeInWindow(right - offsetWidth / 2, offsetWidth, windowSize()),
    top: above >= PANEL_MARGIN ? above : bottom + GAP,
  };
}

/** A button beside what is selected in the composer. */
export function HideSelected({ selected, act }: Props) {
  const { say } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (button.current) setPlace(placeAt(selected, button.current));
  }, [selected]);
  return (
    <button
      ref={button}
      type="button"
      className="cc-button cc-hide-selected"
      style={place ?? { visibility: 'hidden' }}
      data-coatcheck="hide-selected"
      title={say('hideSelectedHint')}
      aria-keyshortcuts="Alt+Shift+H"
      // Keeps the focus in the composer while the button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => act({ do: 'add-span', span: selected.span })}
    >
      <ShieldIcon />
      {say('hideSelected')}
    </button>
  );
}
