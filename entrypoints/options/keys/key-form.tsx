import type { ReactNode } from 'react';
import { useLanguage } from '../../../components/language.ts';
import { type Said, said, type TextKey } from '../../../lib/language/message.ts';
import { FoldedForm } from './folded-form.tsx';

interface ActionTexts {
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
} as const satisfies Record<string, ActionTexts>;

export type KeyFormName = keyof typeof ACTION_TEXTS;

interface Props {
  readonly name: KeyFormName;
  readonly work: Readonly<Record<KeyFormName, (form: FormData) => Promise<void>>>;
  readonly children: ReactNode;
}

/** The folded form for one action on the keys. */
export function KeyForm({ name, work, children }: Props) {
  const { say } = useLanguage();
  const texts = ACTION_TEXTS[name];
  const words = {
    ...('means' in texts ? { means: say(texts.means) } : {}),
    ...{ title: say(texts.title), action: say(texts.action), failed: texts.failed },
  };
  return (
    <FoldedForm name={name} words={words} work={work[name]}>
      {children}
    </FoldedForm>
  );
}
