import { useEffect, useState } from 'react';
import { useLanguage } from '../../../components/language.ts';
import { SetByOrganisationNote } from '../../../components/set-by-organisation.tsx';
import { said } from '../../../lib/language/message.ts';
import type { SectionProps } from '../section.tsx';

/** The idle times to choose from, in minutes; 0 keeps the vault open until the browser is closed. */
const CHOICES = [5, 15, 60, 240, 0] as const;

/** Chooses after how many idle minutes a vault with a passphrase locks itself. */
export function AutoLockChoice({ engine, report }: SectionProps) {
  const { say } = useLanguage();
  const [minutes, setMinutes] = useState<number>();
  const [isLocked, setLocked] = useState(false);
  useEffect(() => {
    engine.getSettings({}).then(
      ({ lockAfterMinutes, organisation }) => {
        setMinutes(lockAfterMinutes);
        setLocked(organisation?.locked.includes('lockAfterMinutes') ?? false);
      },
      (cause) => report(said('vaultNotRead'), cause),
    );
  }, [engine, report]);
  if (minutes === undefined) return null;
  const choose = (lockAfterMinutes: number) => {
    engine.setSettings({ lockAfterMinutes }).then(
      (now) => setMinutes(now.lockAfterMinutes),
      (cause) => report(said('vaultNotRead'), cause),
    );
  };
  const listed = (CHOICES as readonly number[]).includes(minutes) ? CHOICES : [...CHOICES, minutes];
  return (
    <label className="cc-row">
      <span className="cc-grow">{say('lockAfter')}</span>
      <select
        className="cc-input"
        data-coatcheck="lock-after"
        value={minutes}
        disabled={isLocked}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {listed.map((one) => (
          <option key={one} value={one}>
            {one === 0 ? say('lockNever') : say('lockAfterMinutes', { count: one })}
          </option>
        ))}
      </select>
      <SetByOrganisationNote isSet={isLocked} />
    </label>
  );
}
