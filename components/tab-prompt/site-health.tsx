import type { PromptAction } from '../../lib/page/prompt/prompt-state.ts';
import type { SiteHealth } from '../../lib/page/site/site-health.ts';
import { HealthLine } from '../health-line.tsx';
import { PointIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';
import { CopyPageReportButton } from './copy-report.tsx';

interface Props {
  readonly health: SiteHealth;
  readonly act: (action: PromptAction) => void;
}

/** Shows which parts of the site were found, and lets the person point at those that were not. */
export function SiteHealthDetails({ health, act }: Props) {
  const { say } = useLanguage();
  const teach = () => {
    act({ do: 'teach' });
    // Closes the popup, because the person has to click in the page; a popup that was opened as a page stays.
    if (!location.search.includes('tab=')) setTimeout(() => window.close());
  };
  return (
    <details className="cc-guarantee" open={health.composer === 'missing'}>
      <summary>
        <HealthLine health={health} />
      </summary>
      <p className="cc-muted">{say('teachHint')}</p>
      <button type="button" className="cc-button mt-2" data-coatcheck="teach" onClick={teach}>
        <PointIcon />
        {say('teachHere')}
      </button>
      <CopyPageReportButton />
    </details>
  );
}
