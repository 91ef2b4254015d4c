import { type ReactNode, useId, useRef } from 'react';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: ReactNode;
}

interface Props<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where the keys go from one of `count`; undefined: the key is about something else. */
export function tabAfter(key: string, at: number, count: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return (at + (isRightToLeft ? -step : step) + count) % count;
}

/** One of several views in the same place: arrow keys go from one to the next, Tab goes into the one that is shown. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: React.KeyboardEvent): void {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = tabAfter(event.key, at, tabs.length, document.documentElement.dir === 'rtl');
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="cc-tabs" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-shown`}
            tabIndex={tab.name === chosen ? 0 : -1}
            data-coatcheck={`tab-${tab.name}`}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is read here may hold nothing else that takes the focus. */}
      <div role="tabpanel" id={`${id}-shown`} aria-labelledby={`${id}-${chosen}`} tabIndex={0} className="cc-tabpanel">
        {children}
      </div>
    </>
  );
}
