import type { ReactNode } from 'react';
import { ToneIcon } from './notice.tsx';

interface Props {
  readonly part: string;
  readonly children: ReactNode;
}

/** A warning that only tells something: it has no title and no button. */
export function PlainWarning({ part, children }: Props) {
  return (
    <div className="cc-notice" role="status" data-tone="warning" data-coatcheck={part}>
      <ToneIcon tone="warning" />
      <p className="cc-grow">{children}</p>
    </div>
  );
}
