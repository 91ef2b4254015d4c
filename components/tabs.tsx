import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useLanguage } from './language.ts';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: ReactNode;
  readonly view: ReactNode;
}

interface Props<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** Shows one of several views at a time. The arrow keys move between the tabs; Tab moves into the shown view. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: Props<Name>) {
  const { direction } = useLanguage();
  return (
    <DirectionProvider direction={direction}>
      <Base.Root value={chosen} onValueChange={(name: Name) => onChoose(name)}>
        <Base.List aria-label={label} className="cc-tabs" activateOnFocus>
          {tabs.map((tab) => (
            <Base.Tab key={tab.name} value={tab.name} data-coatcheck={`tab-${tab.name}`}>
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.name} value={tab.name} className="cc-tabpanel">
            {tab.view}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  );
}
