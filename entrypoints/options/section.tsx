import { type ReactNode, useId } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import type { Said } from '../../lib/language/message.ts';

export interface RoomProps {
  readonly engine: EngineClient;
  readonly report: (title: Said, cause: unknown) => void;
}

export interface ConfirmingRoomProps extends RoomProps {
  readonly confirm: (title: Said) => void;
}

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 grid gap-3 border-t border-line pt-5">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
