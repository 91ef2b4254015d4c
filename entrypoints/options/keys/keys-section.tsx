import { useState } from 'react';
import { useLanguage } from '../../../components/language.ts';
import { said } from '../../../lib/language/message.ts';
import { fromBase64, toBase64 } from '../../../lib/vault/base64.ts';
import type { VaultState } from '../../../lib/vault/vault.ts';
import { saveFile } from '../save-file.ts';
import { type ConfirmingRoomProps, Section } from '../section.tsx';
import { KeyForm } from './key-form.tsx';
import { NewPassphrase, PassphraseField } from './passphrase-field.tsx';

interface Props extends ConfirmingRoomProps {
  readonly vault: VaultState;
  /** Something that other parts of the page show was changed. */
  readonly onChanged: () => void;
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

function PassphraseForms({ engine, confirm, vault, onChanged }: Props) {
  const { say } = useLanguage();
  const set = async (form: FormData) => {
    const current = vault.hasPassphrase ? textOf(form, 'current') : undefined;
    await engine.setPassphrase({ current, next: textOf(form, 'next') });
    confirm(said('passphraseSet'));
    onChanged();
  };
  const remove = async (form: FormData) => {
    await engine.setPassphrase({ current: textOf(form, 'current') });
    confirm(said('passphraseRemoved'));
    onChanged();
  };
  if (!vault.hasPassphrase) {
    return (
      <KeyForm
        name="set-passphrase"
        title={say('passphraseSetTitle')}
        action={say('passphraseSetNow')}
        failed={said('passphraseNotChanged')}
        run={set}
      >
        <p>{say('passphraseMeans')}</p>
        <NewPassphrase label={say('passphraseNew')} />
      </KeyForm>
    );
  }
  return (
    <>
      <KeyForm
        name="change-passphrase"
        title={say('passphraseChangeTitle')}
        action={say('passphraseChangeNow')}
        failed={said('passphraseNotChanged')}
        run={set}
      >
        <PassphraseField name="current" label={say('passphraseCurrent')} />
        <NewPassphrase label={say('passphraseNew')} />
      </KeyForm>
      <KeyForm
        name="remove-passphrase"
        title={say('passphraseRemoveTitle')}
        action={say('passphraseRemoveNow')}
        failed={said('passphraseNotChanged')}
        run={remove}
      >
        <p>{say('passphraseRemoveMeans')}</p>
        <PassphraseField name="current" label={say('passphraseCurrent')} />
      </KeyForm>
    </>
  );
}

function BackupFile() {
  const { say } = useLanguage();
  const [name, setName] = useState('');
  return (
    <div className="cc-row">
      {/* The browser would write on its own button, and in its own language. */}
      <label className="cc-button cc-file">
        {say('backupFile')}
        <input
          className="cc-hidden"
          type="file"
          name="file"
          accept=".backup"
          required
          data-coatcheck="backup-file"
          onChange={(event) => setName(event.target.files?.[0]?.name ?? '')}
        />
      </label>
      <span className="cc-grow">{name}</span>
    </div>
  );
}

export function KeysSection(props: Props) {
  const { engine, report, confirm, vault, onChanged } = props;
  const { say } = useLanguage();
  const lock = () => {
    engine.lockVault({}).then(onChanged, (cause) => report(said('notLocked'), cause));
  };
  const backUp = async (form: FormData) => {
    const { file } = await engine.backUpVault({ passphrase: textOf(form, 'next') });
    saveFile(`coatcheck-${dayOf(new Date())}.backup`, fromBase64(file), 'application/octet-stream');
    confirm(said('backedUp'));
  };
  const restore = async (form: FormData) => {
    const chosen = form.get('file');
    if (!(chosen instanceof File)) return;
    const file = toBase64(new Uint8Array(await chosen.arrayBuffer()));
    const { conversations, entries } = await engine.restoreVault({ file, passphrase: textOf(form, 'passphrase') });
    confirm(said('backupRestored', { chats: conversations, entries }));
    onChanged();
  };
  const rotate = async (form: FormData) => {
    const { records } = await engine.rotateKeys(vault.hasPassphrase ? { passphrase: textOf(form, 'current') } : {});
    confirm(said('keysRenewed', { count: records }));
  };
  return (
    <Section id="keys" title={say('keys')}>
      <div className="cc-row">
        <p className="cc-grow" data-coatcheck="passphrase-state">
          {say(vault.hasPassphrase ? 'passphraseThere' : 'passphraseNone')}
        </p>
        {vault.hasPassphrase ? (
          <button type="button" className="cc-button" data-coatcheck="lock" onClick={lock}>
            {say('lockNow')}
          </button>
        ) : null}
      </div>
      <PassphraseForms {...props} />
      <KeyForm
        name="back-up"
        title={say('backUpTitle')}
        action={say('backUpNow')}
        failed={said('notBackedUp')}
        run={backUp}
      >
        <p>{say('backUpMeans')}</p>
        <NewPassphrase label={say('backupPassphrase')} />
      </KeyForm>
      <KeyForm
        name="restore-backup"
        title={say('restoreBackupTitle')}
        action={say('restoreBackupNow')}
        failed={said('backupNotRestored')}
        run={restore}
      >
        <p>{say('restoreBackupMeans')}</p>
        <BackupFile />
        <PassphraseField name="passphrase" label={say('backupPassphrase')} />
      </KeyForm>
      <KeyForm
        name="rotate"
        title={say('rotateTitle')}
        action={say('rotateNow')}
        failed={said('keysNotRenewed')}
        run={rotate}
      >
        <p>{say('rotateMeans')}</p>
        {vault.hasPassphrase ? <PassphraseField name="current" label={say('passphraseCurrent')} /> : null}
      </KeyForm>
    </Section>
  );
}
