// What was found, in two groups: who is replaced, and what is kept. One click, or one key, moves a value to the other.
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { TextKey } from '../lib/language/message.ts';
import type { PromptAction, PromptState } from '../lib/page/prompt-state.ts';
import { groupsOf, type Side, type SpanGroup, type SpanRow } from './grouped-spans.ts';
import { useLanguage } from './language.ts';
import { SpanCard } from './span-card.tsx';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  readonly linked: string | undefined;
  readonly onLink: (id: string | undefined) => void;
}

const TITLES = {
  replaced: { plain: ['groupWho', 'groupReplaced'], mixed: ['groupWhoAndWhat', 'groupReplaced'] },
  kept: { plain: ['groupWhat', 'groupKept'], mixed: ['groupWhoAndWhat', 'groupKeptAsIs'] },
} as const satisfies Record<Side, Record<'plain' | 'mixed', readonly [TextKey, TextKey]>>;

const MOVE = '[data-coatcheck="risk-toggle"]';

interface Moving {
  readonly id: string;
  readonly from: Side;
  readonly isByKey: boolean;
}

/** A value that moves is drawn anew in the other list: the focus that was on it goes along, unless the person took it elsewhere. */
function useFocusOnMoved(
  list: RefObject<HTMLDivElement | null>,
  groups: readonly SpanGroup[],
): (moving: Moving) => void {
  const moving = useRef<Moving>(undefined);
  useLayoutEffect(() => {
    if (!moving.current || !list.current) return;
    const { id, from, isByKey } = moving.current;
    const row = groups.flatMap(({ rows }) => rows).find((one) => one.id === id);
    if (row?.side === from) return;
    moving.current = undefined;
    const { activeElement } = list.current.getRootNode() as Document | ShadowRoot;
    if (!row || (activeElement && activeElement !== document.body)) return;
    // Who clicked looks where they clicked.
    list.current.querySelector<HTMLElement>(`[data-span="${id}"] ${MOVE}`)?.focus({ preventScroll: !isByKey });
  }, [groups, list]);
  return (next) => {
    moving.current = next;
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From one value's button to the next one's, over both groups. Elsewhere (the dial) the arrow keys have a meaning of their own. */
function goToNextRow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof Element) || !target.closest('.cc-span-head')) return;
  const kind = target.matches(MOVE) ? MOVE : '.cc-span-open';
  const all = [...currentTarget.querySelectorAll<HTMLElement>(kind)];
  const next = all[all.findIndex((one) => one === target) + step];
  event.preventDefault();
  next?.focus();
}

export function SpanGroups({ state, act, open, onOpen, linked, onLink }: Props) {
  const { say } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = groupsOf(state);
  const willMove = useFocusOnMoved(list, groups);
  if (groups.length === 0) return <p className="cc-muted">{say('nothingFound')}</p>;
  const move = ({ id: moved, annotation, side, movesTo }: SpanRow, isByKey: boolean) => {
    willMove({ id: moved, from: side, isByKey });
    act({ do: 'set-risk', span: { start: annotation.start, end: annotation.end }, risk: movesTo });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between the buttons within.
    <div ref={list} className="cc-groups" data-coatcheck="span-groups" onKeyDown={goToNextRow}>
      {groups.map(({ side, rows, isMixed }) => {
        const [title, means] = TITLES[side][isMixed ? 'mixed' : 'plain'];
        return (
          <section key={side} aria-labelledby={`${id}-${side}`} data-coatcheck={`group-${side}`}>
            <h3 id={`${id}-${side}`} className="cc-group-title">
              <b>{say(title)}</b> ({say(means)})
            </h3>
            <ul className="cc-spans">
              {rows.map((row) => (
                <SpanCard
                  key={row.id}
                  row={row}
                  open={open === row.id}
                  linked={linked === row.id}
                  onOpen={() => onOpen(open === row.id ? undefined : row.id)}
                  onLink={(on) => onLink(on ? row.id : undefined)}
                  onMove={(isByKey) => move(row, isByKey)}
                  learned={state.learned}
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
