import { useCallback, useEffect, useState } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import { onSettingsChanged } from '../../lib/engine/platform.ts';
import type { Settings } from '../../lib/engine/protocol.ts';

export interface ShownSettings {
  readonly settings: Settings | undefined;
  readonly change: (changes: Partial<Settings>) => void;
  /** The last change was not kept. */
  readonly isRefused: boolean;
}

/** What the person has set, as it is now, wherever it was changed. */
export function useSettings(engine: EngineClient): ShownSettings {
  const [settings, setSettings] = useState<Settings>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isGone = false;
    const read = () => {
      engine.getSettings({}).then(
        (now) => isGone || setSettings(now),
        // The line about the engine says why.
        () => undefined,
      );
    };
    read();
    const stop = onSettingsChanged(read);
    return () => {
      isGone = true;
      stop();
    };
  }, [engine]);
  const change = useCallback(
    (changes: Partial<Settings>) => {
      setRefused(false);
      engine.setSettings(changes).then(setSettings, () => setRefused(true));
    },
    [engine],
  );
  return { settings, change, isRefused };
}
