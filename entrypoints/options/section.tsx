import { type ReactNode, useId, useRef } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import type { Said } from '../../lib/language/message.ts';
import type { SectionId } from './section-list.ts';
import { useSectionFound } from './section-search.ts';

export interface SectionProps {
  readonly engine: EngineClient;
  readonly report: (title: Said, cause: unknown) => void;
}

export interface ConfirmingSectionProps extends SectionProps {
  readonly confirm: (title: Said) => void;
}

export interface SavingSectionProps extends SectionProps {
  /** Called when a setting was stored. */
  readonly saved: () => void;
}

interface Props {
  readonly id: SectionId;
  readonly title: string;
  readonly children: ReactNode;
}

export function OptionsSection({ id, title, children }: Props) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const isFound = useSectionFound(id, section);
  return (
    <section ref={section} id={id} aria-labelledby={heading} className="options-section" hidden={!isFound}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
