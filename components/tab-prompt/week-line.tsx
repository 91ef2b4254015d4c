// How much was protected in the last seven days: the ledger's own counts, read and added up on this device.
import { useEffect, useState } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import type { LedgerRecord } from '../../lib/engine/protocol.ts';
import { ShieldIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

export interface WeekTotals {
  readonly prompts: number;
  /** Names and values, each counted once in a chat. */
  readonly values: number;
}

export function totalsOfWeek(records: readonly LedgerRecord[], now: number): WeekTotals {
  const releases = records.flatMap(({ released }) => released.prompts).filter(({ at }) => now - WEEK_MS < at);
  return {
    prompts: releases.filter(({ values }) => values > 0).length,
    values: releases.reduce((sum, { values, repeated }) => sum + values - repeated, 0),
  };
}

/** Nothing is shown before something was protected, or while the vault is locked. */
export function WeekLine({ engine }: { readonly engine: Pick<EngineClient, 'exportLedger'> }) {
  const { say } = useLanguage();
  const [totals, setTotals] = useState<WeekTotals>();
  useEffect(() => {
    let isGone = false;
    engine.exportLedger({}).then(
      ({ conversations }) => isGone || setTotals(totalsOfWeek(conversations, Date.now())),
      // A locked vault says so above; this line is only missing.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [engine]);
  if (!totals || totals.values === 0) return null;
  return (
    <p className="cc-week" data-coatcheck="week">
      <ShieldIcon />
      {say('weekProtected', {
        values: say('weekValues', { count: totals.values }),
        prompts: say('weekPrompts', { count: totals.prompts }),
      })}
    </p>
  );
}
