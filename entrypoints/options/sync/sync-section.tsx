// Sync of settings and dictionary through the browser: on with a passphrase, its state, and off.
import { useCallback, useEffect, useState } from 'react';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { RemoveIcon } from '../../../components/icons.ts';
import { useLanguage } from '../../../components/language.ts';
import { NoticeCard } from '../../../components/notice.tsx';
import { onSettingsChanged } from '../../../lib/engine/platform.ts';
import type { SyncState } from '../../../lib/engine/protocol.ts';
import { said } from '../../../lib/language/message.ts';
import { FoldedForm } from '../keys/folded-form.tsx';
import { NewPassphraseFields, PassphraseField } from '../keys/passphrase-field.tsx';
import { type ConfirmingSectionProps, OptionsSection } from '../section.tsx';

const WHAT = ['syncShared', 'syncNotShared', 'syncOwn', 'syncSeen'] as const;

function WhatIsSynced() {
  const { say } = useLanguage();
  return (
    <details className="cc-fold" data-coatcheck="sync-what">
      <summary>{say('syncWhat')}</summary>
      <ul className="grid list-disc gap-2 ps-5 pt-3">
        {WHAT.map((key) => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
    </details>
  );
}

function StateText({ isOn, syncedAt, words, devices }: SyncState) {
  const { say, dateAndTime } = useLanguage();
  if (!isOn) return <p data-coatcheck="sync-state">{say('syncIsOff')}</p>;
  return (
    <div className="grid gap-1">
      <p data-coatcheck="sync-state">
        {syncedAt === undefined ? say('syncTurnedOn') : say('syncLast', { time: dateAndTime(syncedAt) })}
      </p>
      <p className="cc-muted" data-coatcheck="sync-holds">
        {[say('syncWords', { count: words ?? 0 }), say('syncDevices', { count: devices ?? 0 })].join(' ')}
      </p>
    </div>
  );
}

interface ActionProps {
  readonly state: SyncState;
  readonly turnOn: (form: FormData) => Promise<void>;
  readonly turnOff: () => void;
  readonly syncNow: () => void;
}

function SyncActions({ state: { isOn, isThere, asksPassphrase }, turnOn, turnOff, syncNow }: ActionProps) {
  const { say } = useLanguage();
  const failed = said('syncNotTurnedOn');
  const joins = isOn ? asksPassphrase : isThere;
  return (
    <>
      {joins ? (
        <FoldedForm
          name="join-sync"
          words={{ title: say('syncJoinTitle'), means: say('syncJoinMeans'), action: say('syncJoinNow'), failed }}
          work={turnOn}
        >
          <PassphraseField name="next" label={say('syncPassphrase')} />
        </FoldedForm>
      ) : null}
      {isOn || isThere ? null : (
        <FoldedForm
          name="turn-on-sync"
          words={{ title: say('syncTurnOnTitle'), means: say('syncTurnOnMeans'), action: say('syncTurnOnNow'), failed }}
          work={turnOn}
        >
          <NewPassphraseFields label={say('syncPassphrase')} />
        </FoldedForm>
      )}
      {isOn || isThere ? (
        <div className="cc-row">
          {isOn ? (
            <button type="button" className="cc-button" data-coatcheck="sync-now" onClick={syncNow}>
              {say('syncDo')}
            </button>
          ) : null}
          <ConfirmButton
            part="turn-off-sync"
            title={say('syncTurnOffTitle')}
            warning={say('syncTurnOffWarning')}
            action={say('syncTurnOffNow')}
            onConfirm={turnOff}
          >
            <RemoveIcon />
            {say(isOn ? 'syncTurnOffAsk' : 'syncDeleteAsk')}
          </ConfirmButton>
        </div>
      ) : null}
    </>
  );
}

export function SyncSection({ engine, report, confirm }: ConfirmingSectionProps) {
  const { say } = useLanguage();
  const [state, setState] = useState<SyncState>();
  const read = useCallback(() => {
    engine.syncState({}).then(setState, (cause) => report(said('syncNotRead'), cause));
  }, [engine, report]);
  useEffect(() => {
    read();
    // Sync announces what arrived, and whether it succeeded, as it announces settings.
    return onSettingsChanged(read);
  }, [read]);
  const turnOn = async (form: FormData) => {
    setState(await engine.turnOnSync({ passphrase: String(form.get('next') ?? '') }));
    confirm(said('syncTurnedOn'));
  };
  const turnOff = () => {
    engine.turnOffSync({}).then(
      (next) => {
        setState(next);
        confirm(said('syncTurnedOff'));
      },
      (cause) => report(said('syncNotTurnedOff'), cause),
    );
  };
  const syncNow = () => {
    engine.syncNow({}).then(setState, (cause) => report(said('syncNotDone'), cause));
  };
  return (
    <OptionsSection id="sync" title={say('sync')}>
      <p>{say('syncMeans')}</p>
      {state ? <StateText {...state} /> : null}
      {state?.problem ? (
        <NoticeCard
          notice={{
            tone: 'warning',
            title: said(state.isOn ? 'syncNotDone' : 'syncIsOff'),
            detail: [state.problem],
          }}
        />
      ) : null}
      {state ? <SyncActions state={state} turnOn={turnOn} turnOff={turnOff} syncNow={syncNow} /> : null}
      <WhatIsSynced />
    </OptionsSection>
  );
}
