import { useCallback, useEffect, useState } from 'react';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { RemoveIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import type { Language } from '../../lib/language/language.ts';
import { said } from '../../lib/language/message.ts';
import { type ConfirmingSectionProps, OptionsSection } from './section.tsx';

interface Summary {
  readonly conversations: number;
  readonly entries: number;
  readonly oldest?: number;
}

function summaryWords({ conversations, entries, oldest }: Summary, { say, date }: Language): string {
  const kept = {
    entries: said('vaultEntries', { count: entries }),
    chats: said('vaultChats', { count: conversations }),
  };
  return oldest === undefined ? say('vaultHolds', kept) : say('vaultHoldsSince', { ...kept, date: date(oldest) });
}

interface Props extends ConfirmingSectionProps {
  /** Whether the vault is locked; the only thing that can be done with a locked vault here is to delete it. */
  readonly isLocked: boolean;
  readonly onChanged: () => void;
}

export function VaultSection({ engine, report, confirm, isLocked, onChanged }: Props) {
  const language = useLanguage();
  const { say } = language;
  const [summary, setSummary] = useState<Summary>();
  const load = useCallback(() => {
    engine.vaultSummary({}).then(setSummary, (cause) => report(said('vaultNotRead'), cause));
  }, [engine, report]);
  useEffect(() => {
    if (!isLocked) load();
  }, [isLocked, load]);
  const forget = () => {
    engine.forgetEverything({}).then(
      () => {
        confirm(said('vaultForgotten'));
        onChanged();
      },
      (cause) => report(said('vaultNotForgotten'), cause),
    );
  };
  return (
    <OptionsSection id="vault" title={say('vault')}>
      {isLocked ? (
        <p>{say('vaultLockedHolds')}</p>
      ) : (
        <p data-coatcheck="vault-summary">{summary ? summaryWords(summary, language) : say('vaultReading')}</p>
      )}
      <div>
        <ConfirmButton
          part="forget"
          title={say('forgetTitle')}
          warning={say('forgetWarning')}
          action={say('forgetEverything')}
          onConfirm={forget}
        >
          <RemoveIcon />
          {say('forgetEverythingAsk')}
        </ConfirmButton>
      </div>
    </OptionsSection>
  );
}
