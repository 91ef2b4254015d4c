import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage } from '../../../components/language.ts';
import { NoticeCard } from '../../../components/notice.tsx';
import { textOfError } from '../../../lib/language/coded-error.ts';
import { type Said, said, type TextKey } from '../../../lib/language/message.ts';

interface Words {
  readonly title: TextKey;
  /** Explains the action, if the title does not. */
  readonly means?: TextKey;
  readonly action: TextKey;
  readonly failed: Said;
}

const ACTION_TEXTS = {
  'set-passphrase': {
    title: 'passphraseSetTitle',
    means: 'passphraseMeans',
    action: 'passphraseSetNow',
    failed: said('passphraseNotChanged'),
  },
  'change-passphrase': {
    title: 'passphraseChangeTitle',
    action: 'passphraseChangeNow',
    failed: said('passphraseNotChanged'),
  },
  'remove-passphrase': {
    title: 'passphraseRemoveTitle',
    means: 'passphraseRemoveMeans',
    action: 'passphraseRemoveNow',
    failed: said('passphraseNotChanged'),
  },
  'back-up': { title: 'backUpTitle', means: 'backUpMeans', action: 'backUpNow', failed: said('notBackedUp') },
  'restore-backup': {
    title: 'restoreBackupTitle',
    means: 'restoreBackupMeans',
    action: 'restoreBackupNow',
    failed: said('backupNotRestored'),
  },
  rotate: { title: 'rotateTitle', means: 'rotateMeans', action: 'rotateNow', failed: said('keysNotRenewed') },
} as const satisfies Record<string, Words>;

export type KeyFormName = keyof typeof ACTION_TEXTS;

interface Props {
  readonly name: KeyFormName;
  readonly work: Readonly<Record<KeyFormName, (form: FormData) => Promise<void>>>;
  readonly children: ReactNode;
}

const hasDifferentPassphrases = (form: FormData) => form.has('again') && form.get('again') !== form.get('next');

/** A folded form for one action on the keys. If the action fails, the typed text stays. */
export function KeyForm({ name, work, children }: Props) {
  const { say } = useLanguage();
  const words = ACTION_TEXTS[name];
  const { title, action, failed } = words;
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<Said>();
  const [open, setOpen] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const own = event.currentTarget;
    const form = new FormData(own);
    if (hasDifferentPassphrases(form)) return setReason(said('passphrasesDiffer'));
    setReason(undefined);
    setBusy(true);
    try {
      await work[name](form);
      own.reset();
      setOpen(false);
    } catch (cause) {
      setReason(cause instanceof Error ? textOfError(cause) : said('tryAgainOrReload'));
    }
    setBusy(false);
  };
  return (
    <details
      className="cc-fold"
      data-coatcheck={name}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{say(title)}</summary>
      <form className="grid gap-3 pt-3" onSubmit={(event) => void submit(event)}>
        {'means' in words ? <p>{say(words.means)}</p> : null}
        {children}
        {reason ? <NoticeCard notice={{ tone: 'error', title: failed, detail: [reason] }} /> : null}
        <div className="cc-row">
          <button type="submit" className="cc-button cc-primary" disabled={busy} data-coatcheck={`${name}-do`}>
            {say(busy ? 'working' : action)}
          </button>
        </div>
      </form>
    </details>
  );
}
