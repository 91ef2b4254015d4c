import { HealthLine } from '../../components/health-line.tsx';
import type { SiteHealth } from '../../lib/page/health.ts';
import type { PromptAction } from '../../lib/page/prompt-state.ts';

interface Props {
  readonly health: SiteHealth;
  readonly act: (action: PromptAction) => void;
}

/** What of the site was found, and the way to show what was not. */
export function SiteHealthPart({ health, act }: Props) {
  const teach = () => {
    act({ do: 'teach' });
    // The person needs the page now; a popup that was opened as a page stays.
    if (!location.search.includes('tab=')) setTimeout(() => window.close());
  };
  return (
    <details className="cc-guarantee" open={health.composer === 'missing'}>
      <summary>
        <HealthLine health={health} />
      </summary>
      <p className="cc-muted">
        If Coatcheck misses something on this site, point at the text box, the send button and a reply. It keeps how to
        find them on this device; the options page lists what you showed.
      </p>
      <button type="button" className="cc-button mt-2" data-coatcheck="teach" onClick={teach}>
        Teach Coatcheck this site…
      </button>
    </details>
  );
}
