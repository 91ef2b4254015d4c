import { useLanguage } from '../../../components/language.ts';
import { saveFile } from '../../../components/save-file.ts';
import { SetByOrganisationNote } from '../../../components/set-by-organisation.tsx';
import { useSettings } from '../../../components/use-settings.ts';
import { said } from '../../../lib/language/message.ts';
import { fromBase64, toBase64 } from '../../../lib/vault/base64.ts';
import type { VaultState } from '../../../lib/vault/vault.ts';
import { type ConfirmingSectionProps, OptionsSection } from '../section.tsx';
import { BackupFileField } from './backup-file.tsx';
import { KeyForm, type KeyFormName } from './key-form.tsx';
import { AutoLockChoice } from './lock-after.tsx';
import { NewPassphraseFields, PassphraseField } from './passphrase-field.tsx';

interface Props extends ConfirmingSectionProps {
  readonly vault: VaultState;
  /** Called after a change that affects other parts of the page. */
  readonly onChanged: () => void;
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

type KeyAction = (form: FormData) => Promise<void>;

/** The action of each form; `KeysSection` has their texts and fields. */
function keyActions({ engine, confirm, vault, onChanged }: Props): Readonly<Record<KeyFormName, KeyAction>> {
  const setPassphrase: KeyAction = async (form) => {
    const current = vault.hasPassphrase ? textOf(form, 'current') : undefined;
    await engine.setPassphrase({ current, next: textOf(form, 'next') });
    confirm(said('passphraseSet'));
    onChanged();
  };
  return {
    'set-passphrase': setPassphrase,
    'change-passphrase': setPassphrase,
    async 'remove-passphrase'(form) {
      await engine.setPassphrase({ current: textOf(form, 'current') });
      confirm(said('passphraseRemoved'));
      onChanged();
    },
    async 'back-up'(form) {
      const { file } = await engine.backUpVault({ passphrase: textOf(form, 'next') });
      saveFile(`coatcheck-${dayOf(new Date())}.backup`, fromBase64(file), 'application/octet-stream');
      confirm(said('backedUp'));
    },
    async 'restore-backup'(form) {
      const chosen = form.get('file');
      if (!(chosen instanceof File)) return;
      const file = toBase64(new Uint8Array(await chosen.arrayBuffer()));
      const { conversations, entries } = await engine.restoreVault({ file, passphrase: textOf(form, 'passphrase') });
      confirm(
        said('backupRestored', {
          entries: said('vaultEntries', { count: entries }),
          chats: said('vaultChats', { count: conversations }),
        }),
      );
      onChanged();
    },
    async rotate(form) {
      const { records } = await engine.rotateKeys(vault.hasPassphrase ? { passphrase: textOf(form, 'current') } : {});
      confirm(said('keysRenewed', { count: records }));
    },
  };
}

export function KeysSection(props: Props) {
  const { engine, report, vault, onChanged } = props;
  const { say } = useLanguage();
  const { settings } = useSettings(engine);
  const isDuty = settings?.organisation?.requirePassphrase === true;
  const work = keyActions(props);
  const lock = () => {
    engine.lockVault({}).then(onChanged, (cause) => report(said('notLocked'), cause));
  };
  const current = <PassphraseField name="current" label={say('passphraseCurrent')} />;
  const next = <NewPassphraseFields label={say('passphraseNew')} />;
  return (
    <OptionsSection id="keys" title={say('keys')}>
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
      <SetByOrganisationNote isSet={isDuty} />
      {isDuty && !vault.hasPassphrase ? <p data-coatcheck="passphrase-duty">{say('passphraseRequired')}</p> : null}
      {vault.hasPassphrase ? (
        <>
          <AutoLockChoice engine={engine} report={report} />
          <KeyForm name="change-passphrase" work={work}>
            {current}
            {next}
          </KeyForm>
          {isDuty ? null : (
            <KeyForm name="remove-passphrase" work={work}>
              {current}
            </KeyForm>
          )}
        </>
      ) : (
        <KeyForm name="set-passphrase" work={work}>
          {next}
        </KeyForm>
      )}
      <KeyForm name="back-up" work={work}>
        <NewPassphraseFields label={say('backupPassphrase')} />
      </KeyForm>
      <KeyForm name="restore-backup" work={work}>
        <BackupFileField />
        <PassphraseField name="passphrase" label={say('backupPassphrase')} />
      </KeyForm>
      <KeyForm name="rotate" work={work}>
        {vault.hasPassphrase ? current : null}
      </KeyForm>
    </OptionsSection>
  );
}
