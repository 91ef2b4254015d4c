import { useCallback, useEffect, useState } from 'react';
import { RemoveIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import type { Language } from '../../lib/language/language.ts';
import { said } from '../../lib/language/message.ts';
import { type ConfirmingRoomProps, Section } from './section.tsx';

interface Summary {
  readonly conversations: number;
  readonly entries: number;
  readonly oldest?: number;
}

function summaryWords({ conversations, entries, oldest }: Summary, { say, date }: Language): string {
  const kept = { entries, chats: conversations };
  return oldest === undefined ? say('vaultHolds', kept) : say('vaultHoldsSince', { ...kept, date: date(oldest) });
}

interface Props extends ConfirmingRoomProps {
  /** Then it can be forgotten, and nothing else. */
  readonly isLocked: boolean;
  readonly onChanged: () => void;
}

export function VaultSection({ engine, report, confirm, isLocked, onChanged }: Props) {
  const language = useLanguage();
  const { say } = language;
  const [summary, setSummary] = useState<Summary>();
  const [asking, setAsking] = useState(false);
  const load = useCallback(() => {
    engine.vaultSummary({}).then(setSummary, (cause) => report(said('vaultNotRead'), cause));
  }, [engine, report]);
  useEffect(() => {
    if (!isLocked) load();
  }, [isLocked, load]);
  const forget = () => {
    setAsking(false);
    engine.forgetEverything({}).then(
      () => {
        confirm(said('vaultForgotten'));
        onChanged();
      },
      (cause) => report(said('vaultNotForgotten'), cause),
    );
  };
  return (
    <Section id="vault" title={say('vault')}>
      {isLocked ? (
        <p>{say('vaultLockedHolds')}</p>
      ) : (
        <p data-coatcheck="vault-summary">{summary ? summaryWords(summary, language) : say('vaultReading')}</p>
      )}
      {asking ? (
        <div className="cc-row" role="alert">
          <p>{say('forgetWarning')}</p>
          <button type="button" className="cc-button cc-primary" data-coatcheck="forget-confirm" onClick={forget}>
            <RemoveIcon />
            {say('forgetEverything')}
          </button>
          <button type="button" className="cc-button" onClick={() => setAsking(false)}>
            {say('keepIt')}
          </button>
        </div>
      ) : (
        <div>
          <button type="button" className="cc-button" data-coatcheck="forget" onClick={() => setAsking(true)}>
            <RemoveIcon />
            {say('forgetEverythingAsk')}
          </button>
        </div>
      )}
    </Section>
  );
}
