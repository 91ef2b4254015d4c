import { useState } from 'react';
import { CopyIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import type { EngineClient } from '../../lib/engine/client.ts';

type Result = 'copied' | 'failed';

async function copyDiagnostics(engine: EngineClient): Promise<Result> {
  const { entries } = await engine.diagnostics({});
  const { version } = browser.runtime.getManifest();
  const report = { version, browser: navigator.userAgent, entries };
  await navigator.clipboard.writeText(JSON.stringify(report, null, 2));
  return 'copied';
}

/** Copies the codes of recent faults, to be pasted into an issue. */
export function CopyDiagnostics({ engine }: { readonly engine: EngineClient }) {
  const { say } = useLanguage();
  const [result, setResult] = useState<Result>();
  const copy = () => void copyDiagnostics(engine).then(setResult, () => setResult('failed'));
  return (
    <>
      <h3>{say('reportError')}</h3>
      <p className="cc-muted">{say('diagnosticsHint')}</p>
      <button type="button" className="cc-button justify-self-start" data-coatcheck="copy-diagnostics" onClick={copy}>
        <CopyIcon />
        {say('copyDiagnostics')}
      </button>
      <p role="status" className="cc-muted" data-coatcheck="diagnostics-result">
        {result === undefined ? null : say(result === 'copied' ? 'copied' : 'diagnosticsNotCopied')}
      </p>
    </>
  );
}
