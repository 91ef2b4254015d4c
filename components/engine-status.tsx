import { useEffect, useState } from 'react';
import { engineClient } from '../lib/engine/client.ts';
import { requestExtensionReload } from '../lib/engine/own-pages.ts';
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
  const { model, message, name, progress } = status;
  if (model === 'ready') {
    if (message !== undefined) return read(message);
    return say('engineReady', { name: modelNameText(name, say) });
  }
  if (model === 'failed') {
    return say('engineFailed', { reason: message ?? say('engineNotStarted') });
  }
  return progress === undefined ? say('engineLoading') : say('engineLoadingShare', { share: percent(progress) });
}

/** Where the model runs and how fast; undefined until it was measured. */
function speedWords(status: Status, { say }: Language): string | undefined {
  if (!status || status === 'silent' || status.milliseconds === undefined) return undefined;
  const milliseconds = Math.max(1, Math.round(status.milliseconds));
  return say(status.device === 'webgpu' ? 'runsOnGraphicsCard' : 'runsOnProcessor', { milliseconds });
}

/** Whether asking again would tell nothing new. */
const isComplete = (status: Status, withSpeed: boolean): boolean =>
  status !== 'silent' && status?.model === 'ready' && (!withSpeed || status.milliseconds !== undefined);

interface Props {
  /** Shows on which device the model runs, and how fast. */
  readonly withSpeed?: boolean;
}

export function EngineStatusLine({ withSpeed = false }: Props) {
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
      if (!isComplete(answer, withSpeed)) timer = setTimeout(ask, ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [withSpeed]);
  const model = status === 'silent' ? 'failed' : status?.model;
  const speed = withSpeed ? speedWords(status, language) : undefined;
  return (
    <>
      <p role="status" className="cc-muted" data-coatcheck="engine-status" data-model={model ?? 'asking'}>
        {statusWords(status, language)}
      </p>
      {model === 'failed' ? (
        <button type="button" className="cc-button" onClick={() => void requestExtensionReload()}>
          {language.say('reloadExtensionNow')}
        </button>
      ) : null}
      {speed === undefined ? null : (
        <p className="cc-muted" data-coatcheck="engine-speed">
          {speed}
        </p>
      )}
    </>
  );
}
