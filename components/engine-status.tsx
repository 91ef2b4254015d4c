import { useEffect, useState } from 'react';
import { engineClient } from '../lib/engine/client.ts';
import type { EngineStatus } from '../lib/engine/protocol.ts';
import type { Language } from '../lib/language/language.ts';
import { useLanguage } from './language.ts';
import { modelNameText } from './words.ts';

const ASK_AGAIN_MS = 1000;

/** `silent`: the engine did not answer; undefined before the first answer. */
type Status = EngineStatus | 'silent' | undefined;

function statusWords(status: Status, { say, read, percent }: Language): string {
  if (!status) return say('engineAsking');
  if (status === 'silent') return say('engineFailed', { reason: say('engineSilent') });
  const { model, message, device, name, progress } = status;
  if (model === 'ready') {
    if (message !== undefined) return read(message);
    return say(device === 'webgpu' ? 'engineReadyGraphics' : 'engineReady', { name: modelNameText(name, say) });
  }
  if (model === 'failed') {
    return say('engineFailed', { reason: message ?? say('engineNotStarted') });
  }
  return progress === undefined ? say('engineLoading') : say('engineLoadingShare', { share: percent(progress) });
}

export function EngineStatusLine() {
  const language = useLanguage();
  const [status, setStatus] = useState<Status>();
  useEffect(() => {
    const engine = engineClient();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async () => {
      const answer = await engine.status({}).catch((): Status => 'silent');
      if (gone) return;
      setStatus(answer);
      if (answer === 'silent' || answer?.model !== 'ready') timer = setTimeout(ask, ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  const model = status === 'silent' ? 'failed' : status?.model;
  return (
    <p role="status" className="cc-muted" data-coatcheck="engine-status" data-model={model ?? 'asking'}>
      {statusWords(status, language)}
    </p>
  );
}
