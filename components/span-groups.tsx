// The spans in two groups, replaced and kept. One click or one key moves a span to the other group.
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { TextKey } from '../lib/language/message.ts';
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { reviewGroupsOf, type SpanRow, type SpanTreatment } from './grouped-spans.ts';
import { useLanguage } from './language.ts';
import { SpanDetailsCard } from './span-card.tsx';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  readonly linked: string | undefined;
  readonly onLink: (id: string | undefined) => void;
}

const GROUP_TITLES = {
  replaced: { plain: ['groupWho', 'summaryReplacing'], mixed: ['groupWhoAndWhat', 'summaryReplacing'] },
  kept: { plain: ['groupWhat', 'groupKept'], mixed: ['groupWhoAndWhat', 'groupKeptAsIs'] },
} as const satisfies Record<SpanTreatment, Record<'plain' | 'mixed', readonly [TextKey, TextKey]>>;

const MOVE_BUTTON = '[data-coatcheck="risk-toggle"]';
const OPEN_BUTTON = '[data-coatcheck="span-open"]';

/** The span that contains the focus, and which of its controls has it. */
interface FocusedControl {
  readonly span: string;
  readonly part: string;
  readonly isVisible: boolean;
}

function focusedAt(target: Element): FocusedControl | undefined {
  const span = target.closest<HTMLElement>('[data-span]')?.dataset.span;
  if (span === undefined) return undefined;
  const part = target.matches(MOVE_BUTTON) ? MOVE_BUTTON : target.matches('[type=radio]') ? ':checked' : OPEN_BUTTON;
  return { span, part, isVisible: target.matches(':focus-visible') };
}

/** A span that changes groups is rendered anew, so its focus is restored there. */
function useFocusThatMoves(list: RefObject<HTMLDivElement | null>) {
  const last = useRef<FocusedControl>(undefined);
  useLayoutEffect(() => {
    const root = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (!last.current || !root || (root.activeElement && root.activeElement !== document.body)) return;
    const { span, part, isVisible } = last.current;
    last.current = undefined;
    // Scroll to the new place only for keyboard users; a mouse user keeps looking at the pointer.
    list.current?.querySelector<HTMLElement>(`[data-span="${span}"] ${part}`)?.focus({ preventScroll: !isVisible });
  });
  // React fires no blur event for a focused element that it removes.
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = focusedAt(target);
    },
    onBlur: () => {
      last.current = undefined;
    },
  };
}

const isOneOf = ({ ids }: SpanRow, id: string | undefined): boolean => id !== undefined && ids.includes(id);

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves from one span's button to the next across both groups. In the risk dial the arrow keys change the level instead. */
function goToNextRow(event: KeyboardEvent<HTMLElement>): void {
  const step = ARROW_STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLElement) || !target.closest('.cc-span-head')) return;
  const kind = target.matches(MOVE_BUTTON) ? MOVE_BUTTON : OPEN_BUTTON;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(kind)];
  const next = all[all.indexOf(target) + step];
  event.preventDefault();
  next?.focus();
}

export function SpanGroups({ state, act, open, onOpen, linked, onLink }: Props) {
  const { say } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = reviewGroupsOf(state);
  const keepsFocus = useFocusThatMoves(list);
  if (groups.length === 0) return <p className="cc-muted">{say('nothingFound')}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the buttons inside.
    <div ref={list} className="cc-groups" data-coatcheck="span-groups" onKeyDown={goToNextRow} {...keepsFocus}>
      {groups.map(({ treatment, rows, isMixed, count }) => {
        const [title, means] = GROUP_TITLES[treatment][isMixed ? 'mixed' : 'plain'];
        return (
          <section key={treatment} aria-labelledby={`${id}-${treatment}`} data-coatcheck={`group-${treatment}`}>
            <h3 id={`${id}-${treatment}`} className="cc-group-title">
              <b>{say(title)}</b> ({say(means, { count })})
            </h3>
            <ul className="cc-spans">
              {rows.map((row) => (
                <SpanDetailsCard
                  key={row.id}
                  row={row}
                  open={isOneOf(row, open)}
                  linked={isOneOf(row, linked)}
                  onOpen={() => onOpen(isOneOf(row, open) ? undefined : row.id)}
                  onLink={(on) => onLink(on ? row.id : undefined)}
                  canHint={state.site.hintsTo !== undefined}
                  learned={state.learned}
                  nameChoices={state.sanitized?.nameChoices}
                  act={act}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <p className="cc-muted cc-move-hint">{say('moveHint')}</p>
    </div>
  );
}
