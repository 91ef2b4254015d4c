import { useEffect, useState } from 'react';
import { engineClient } from '../lib/engine/client.ts';
import type { EngineStatus } from '../lib/engine/protocol.ts';

const ASK_AGAIN_MS = 1000;

function words(status: EngineStatus | undefined): string {
  if (!status) return 'Asking the engine…';
  if (status.model === 'ready') {
    const place = status.device === 'webgpu' ? "on this device's graphics card" : 'on this device';
    return status.message ?? `Model ready, ${place} (${status.name ?? 'shipped'})`;
  }
  if (status.model === 'failed') {
    return `${status.message ?? 'The model could not be started.'} Reload the extension to try again.`;
  }
  const percent = status.progress === undefined ? '' : ` (${Math.round(status.progress * 100)} %)`;
  return `Model is loading${percent}…`;
}

export function EngineStatusLine() {
  const [status, setStatus] = useState<EngineStatus>();
  useEffect(() => {
    const engine = engineClient();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async () => {
      const answer = await engine
        .status({})
        .catch((): EngineStatus => ({ model: 'failed', message: 'The engine does not answer.' }));
      if (gone) return;
      setStatus(answer);
      if (answer.model !== 'ready') timer = setTimeout(ask, ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <p role="status" className="cc-muted" data-coatcheck="engine-status" data-model={status?.model ?? 'asking'}>
      {words(status)}
    </p>
  );
}
