import { useId } from 'react';
import { useLanguage } from '../../../components/language.ts';
import { NO_TYPING_SUGGESTIONS } from '../../../components/no-typing-suggestions.ts';
import { MIN_PASSPHRASE_LENGTH } from '../../../lib/vault/passphrase-length.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly isNew?: boolean;
}

export function PassphraseField({ name, label, isNew = false }: Props) {
  return (
    <label className="grid gap-1">
      <span>{label}</span>
      <input
        className="cc-input max-w-sm"
        type="password"
        name={name}
        required
        minLength={isNew ? MIN_PASSPHRASE_LENGTH : 1}
        {...NO_TYPING_SUGGESTIONS}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        data-coatcheck={name}
      />
    </label>
  );
}

/** The new passphrase is typed twice, because a typing mistake would lock the person out for good. */
export function NewPassphraseFields({ label }: { readonly label: string }) {
  const { say } = useLanguage();
  const id = useId();
  return (
    <>
      <p id={id} className="cc-muted">
        {say('passphraseAdvice')}
      </p>
      <PassphraseField name="next" label={label} isNew />
      <PassphraseField name="again" label={say('passphraseAgain')} isNew />
    </>
  );
}
