import { useCallback, useEffect, useMemo, useState } from 'react';
import { EngineStatusLine } from '../../components/engine-status.tsx';
import { useLanguage } from '../../components/language.ts';
import { RemoveButton } from '../../components/remove-button.tsx';
import { SetByOrganisationNote } from '../../components/set-by-organisation.tsx';
import { useSettings } from '../../components/use-settings.ts';
import { type Said, said } from '../../lib/language/message.ts';
import { type ModelStore, modelStore, type StoredModel } from '../../lib/models/model-store.ts';
import { ModelDownload } from './model-download.tsx';
import { type ConfirmingSectionProps, OptionsSection, type SectionProps } from './section.tsx';

interface ShippedModelRowProps {
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** The row of the model that is shipped with the extension. */
function ShippedModelRow({ chosen, onChoose }: ShippedModelRowProps) {
  const { say } = useLanguage();
  return (
    <li className="cc-span-head">
      <label className="cc-row cc-grow">
        <input type="radio" name="model" checked={chosen} onChange={onChoose} />
        <span>
          {say('modelOwn')} <span className="cc-muted"> · {say('modelOwnHint')}</span>
        </span>
      </label>
    </li>
  );
}

interface RowProps {
  readonly stored: StoredModel;
  readonly kept: number;
  readonly chosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

function ModelRow({ stored: { model, checked }, kept, chosen, isLocked, onChoose, onRemove }: RowProps) {
  const { say, bytes } = useLanguage();
  const whole = bytes(model.bytes);
  const size = checked ? whole : say('modelPart', { kept: bytes(kept), size: whole });
  return (
    <li className="cc-span-head" data-coatcheck="model">
      <label className="cc-row cc-grow">
        <input type="radio" name="model" checked={chosen} disabled={!checked || isLocked} onChange={onChoose} />
        <span className="cc-grow wrap-anywhere">
          {model.id} <span className="cc-muted"> · {size}</span>
        </span>
      </label>
      <RemoveButton
        part="model-remove"
        name={model.id}
        title={say('modelRemoveTitle', { model: model.id })}
        warning={say('modelRemoveWarning', { size: bytes(checked ? model.bytes : kept) })}
        onConfirm={onRemove}
      />
    </li>
  );
}

interface StoredModels {
  readonly models: readonly StoredModel[];
  /** The bytes stored of each model. */
  readonly kept: ReadonlyMap<string, number>;
}

/** The stored models and their sizes; `readShelf` reads them again. */
function useStoredModels(store: ModelStore, report: SectionProps['report']) {
  const [shelf, setShelf] = useState<StoredModels>();
  const readShelf = useCallback(async () => {
    try {
      const models = await store.list();
      const sizes = models.map(async ({ model }) => {
        const parts = await Promise.all(model.files.map(({ path }) => store.kept(model.id, path)));
        return [model.id, parts.reduce((sum, part) => sum + part.bytes, 0)] as const;
      });
      setShelf({ models, kept: new Map(await Promise.all(sizes)) });
    } catch (cause) {
      report(said('modelsNotRead'), cause);
    }
  }, [store, report]);

  useEffect(() => {
    void readShelf();
  }, [readShelf]);

  return { shelf, readShelf };
}

interface Props extends ConfirmingSectionProps {
  readonly refuse: (title: Said, advice: Said) => void;
}

export function ModelsSection({ engine, report, refuse, confirm }: Props) {
  const { say } = useLanguage();
  const store = useMemo(() => modelStore(), []);
  const { shelf, readShelf } = useStoredModels(store, report);
  const { settings, isLocked, change } = useSettings(engine, {
    // The engine reloads the model, so the status line must ask again.
    onStored: () => setLoads((count) => count + 1),
    onRefused: (cause) => report(said('modelNotChanged'), cause),
    onUnread: (cause) => report(said('settingsNotRead'), cause),
  });
  const choice = settings?.model;
  const [loads, setLoads] = useState(0);

  const choose = (model: string) => change({ model });

  const remove = async (id: string) => {
    try {
      // A model in use is first replaced by the shipped one; if that fails, it is not removed.
      if (choice === id && !(await choose(''))) return;
      await store.remove(id);
      confirm(said('modelRemoved', { model: id }));
    } catch (cause) {
      report(said('modelNotRemoved', { model: id }), cause);
    }
    await readShelf();
  };

  const onDownload = async (complete?: string) => {
    await readShelf();
    if (!complete) return;
    confirm(said('modelDownloaded', { model: complete }));
    await choose(complete);
  };

  return (
    <OptionsSection id="models" title={say('models')}>
      <p className="cc-muted">{say('modelsLead')}</p>
      <EngineStatusLine key={loads} withSpeed />
      {shelf && choice !== undefined ? (
        <ul className="cc-spans" aria-label={say('modelsHere')}>
          <ShippedModelRow chosen={choice === ''} onChoose={() => void choose('')} />
          {shelf.models.map((stored) => (
            <ModelRow
              key={stored.model.id}
              stored={stored}
              kept={shelf.kept.get(stored.model.id) ?? 0}
              chosen={choice === stored.model.id}
              isLocked={isLocked('model')}
              onChoose={() => void choose(stored.model.id)}
              onRemove={() => void remove(stored.model.id)}
            />
          ))}
        </ul>
      ) : (
        <p className="cc-muted">{say('modelsReading')}</p>
      )}
      <SetByOrganisationNote isSet={isLocked('model')} />
      {/* Not offered before the settings tell whether downloads are allowed. */}
      {settings && !isLocked('model') ? (
        <ModelDownload
          store={store}
          unfinished={shelf?.models.find(({ checked }) => !checked)?.model.id}
          report={report}
          refuse={refuse}
          onChange={(complete) => void onDownload(complete)}
        />
      ) : null}
    </OptionsSection>
  );
}
