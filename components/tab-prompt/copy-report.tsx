import { useState } from 'react';
import { requestReport } from '../../lib/page/session/popup-client.ts';
import { CopyIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';
import { shownTabId } from './page-connection.ts';

type Result = 'copied' | 'failed';

async function copyReport(): Promise<Result> {
  const tab = await shownTabId();
  const report = tab === undefined ? undefined : await requestReport(tab);
  if (report === undefined) return 'failed';
  await navigator.clipboard.writeText(report);
  return 'copied';
}

/** Copies a report of the page's structure, which an issue about a changed site needs. It contains no text of the page. */
export function CopyPageReportButton() {
  const { say } = useLanguage();
  const [result, setResult] = useState<Result>();
  const copy = () => void copyReport().then(setResult, () => setResult('failed'));
  return (
    <>
      <p className="cc-muted mt-2">{say('reportHint')}</p>
      <button type="button" className="cc-button mt-2" data-coatcheck="copy-report" onClick={copy}>
        <CopyIcon />
        {say('copyReport')}
      </button>
      <p role="status" className="cc-muted" data-coatcheck="report-result">
        {result === undefined ? null : say(result === 'copied' ? 'reportCopied' : 'reportNotCopied')}
      </p>
    </>
  );
}
