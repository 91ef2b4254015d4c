// Reads and changes the settings, for the popup, the side panel and the options.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EngineClient } from '../lib/engine/client.ts';
import type { SettingsInForce } from '../lib/engine/organisation/settings-in-force.ts';
import { onSettingsChanged } from '../lib/engine/platform.ts';
import type { Settings } from '../lib/engine/protocol.ts';

export interface SettingsCallbacks {
  readonly onStored?: () => void;
  /** The change could not be stored and was taken back. */
  readonly onRefused?: (cause: unknown) => void;
  readonly onUnread?: (cause: unknown) => void;
}

export interface SettingsState {
  /** Missing until the engine has answered. */
  readonly settings: SettingsInForce | undefined;
  /** True if the organisation's rules fix this setting. */
  readonly isLocked: (name: keyof Settings) => boolean;
  /** Resolves with whether it was stored; it never rejects. */
  readonly change: (changes: Partial<Settings>) => Promise<boolean>;
}

/** The stored settings, overlaid with the changes that are still being stored. */
export function withPendingChanges(
  stored: SettingsInForce | undefined,
  pending: readonly Partial<Settings>[],
): SettingsInForce | undefined {
  return stored && (Object.assign({}, stored, ...pending) as SettingsInForce);
}

/** The settings for a component. A change shows at once and is taken back if it cannot be stored; changes made elsewhere show too. */
export function useSettings(engine: EngineClient, reports: SettingsCallbacks = {}): SettingsState {
  const [stored, setStored] = useState<SettingsInForce>();
  const [pending, setPending] = useState<readonly Partial<Settings>[]>([]);
  const told = useRef(reports);
  useEffect(() => {
    told.current = reports;
  });
  useEffect(() => {
    let isGone = false;
    const read = () => {
      engine.getSettings({}).then(
        (now) => isGone || setStored(now),
        (cause: unknown) => isGone || told.current.onUnread?.(cause),
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
    async (changes: Partial<Settings>) => {
      setPending((all) => [...all, changes]);
      try {
        setStored(await engine.setSettings(changes));
        told.current.onStored?.();
        return true;
      } catch (cause) {
        told.current.onRefused?.(cause);
        return false;
      } finally {
        setPending((all) => all.filter((one) => one !== changes));
      }
    },
    [engine],
  );
  const isLocked = (name: keyof Settings) => stored?.organisation?.locked.includes(name) ?? false;
  return { settings: withPendingChanges(stored, pending), isLocked, change };
}
