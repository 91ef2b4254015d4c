import { useCallback, useEffect, useMemo, useState } from 'react';
import { EngineStatusLine } from '../../components/engine-status.tsx';
import { modelStore, type StoredModel } from '../../lib/models/model-store.ts';
import { ModelDownload, sizeWords } from './model-download.tsx';
import { type ConfirmingRoomProps, Section } from './section.tsx';

interface RowProps {
  readonly stored: StoredModel;
  readonly kept: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

function ModelRow({ stored: { model, checked }, kept, chosen, onChoose, onRemove }: RowProps) {
  const size = checked ? sizeWords(model.bytes) : `${sizeWords(kept)} of ${sizeWords(model.bytes)}, not complete`;
  return (
    <li className="cc-span-head" data-coatcheck="model">
      <label className="cc-row cc-grow">
        <input type="radio" name="model" checked={chosen} disabled={!checked} onChange={onChoose} />
        <span className="cc-grow wrap-anywhere">
          {model.id} <span className="cc-muted"> · {size}</span>
        </span>
      </label>
      <button type="button" className="cc-button" aria-label={`Remove ${model.id}`} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
}

interface Shelf {
  readonly models: readonly StoredModel[];
  /** Bytes that are there, by model. */
  readonly kept: ReadonlyMap<string, number>;
}

export function ModelsSection({ engine, report, confirm }: ConfirmingRoomProps) {
  const store = useMemo(() => modelStore(), []);
  const [choice, setChoice] = useState<string>();
  const [shelf, setShelf] = useState<Shelf>();
  /** Counts what makes the engine load again, so that the status line asks anew. */
  const [loads, setLoads] = useState(0);

  const readShelf = useCallback(async () => {
    try {
      const models = await store.list();
      const sizes = models.map(async ({ model }) => {
        const parts = await Promise.all(model.files.map(({ path }) => store.kept(model.id, path)));
        return [model.id, parts.reduce((sum, part) => sum + part.bytes, 0)] as const;
      });
      setShelf({ models, kept: new Map(await Promise.all(sizes)) });
    } catch (cause) {
      report('The downloaded models could not be read.', cause);
    }
  }, [store, report]);

  useEffect(() => {
    engine.getSettings({}).then(
      ({ model }) => setChoice(model),
      (cause) => report('The settings could not be read.', cause),
    );
    void readShelf();
  }, [engine, report, readShelf]);

  const choose = async (model: string) => {
    try {
      setChoice((await engine.setSettings({ model })).model);
      setLoads((count) => count + 1);
    } catch (cause) {
      report('The model was not changed.', cause);
    }
  };

  const remove = async (id: string) => {
    try {
      if (choice === id) await choose('');
      await store.remove(id);
      confirm(`${id} was removed from this device.`);
    } catch (cause) {
      report(`${id} was not removed.`, cause);
    }
    await readShelf();
  };

  const onDownload = async (complete?: string) => {
    await readShelf();
    if (!complete) return;
    confirm(`${complete} was downloaded and checked. It finds names from now on.`);
    await choose(complete);
  };

  return (
    <Section title="Models">
      <p className="cc-muted">
        Coatcheck comes with a model that finds names. Another one from huggingface.co can take its place: it is
        downloaded only when you ask for it, is checked, and runs on this device. Your text never leaves it.
      </p>
      <EngineStatusLine key={loads} />
      {shelf && choice !== undefined ? (
        <ul className="cc-spans" aria-label="Models on this device">
          <li className="cc-span-head">
            <label className="cc-row cc-grow">
              <input type="radio" name="model" checked={choice === ''} onChange={() => void choose('')} />
              <span>
                Coatcheck's own <span className="cc-muted"> · comes with the extension</span>
              </span>
            </label>
          </li>
          {shelf.models.map((stored) => (
            <ModelRow
              key={stored.model.id}
              stored={stored}
              kept={shelf.kept.get(stored.model.id) ?? 0}
              chosen={choice === stored.model.id}
              onChoose={() => void choose(stored.model.id)}
              onRemove={() => void remove(stored.model.id)}
            />
          ))}
        </ul>
      ) : (
        <p className="cc-muted">Reading the models…</p>
      )}
      <ModelDownload
        store={store}
        unfinished={shelf?.models.find(({ checked }) => !checked)?.model.id}
        report={report}
        onChange={(complete) => void onDownload(complete)}
      />
    </Section>
  );
}
