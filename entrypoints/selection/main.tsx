// Shows the restored selection, with buttons to copy it or write it into the page.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useLanguage } from '../../components/language.ts';
import { NoticeCard } from '../../components/notice.tsx';
import { initialisePageLanguage } from '../../components/page-language.ts';
import { RestoredText } from '../../components/restored-text.tsx';
import { engineClient } from '../../lib/engine/client.ts';
import { loadCurrentLanguage } from '../../lib/language/language-choice.ts';
import { type Said, said } from '../../lib/language/message.ts';
import { copyText } from '../../lib/page/dom/copy-text.ts';
import type { Segment } from '../../lib/restore/segment.ts';
import { restoredSelection, selectionErrorTexts, writeOrCopySelection } from '../../lib/selection/selection.ts';
import { selectionPageOf } from '../../lib/selection/selection-page.ts';
import { type SelectionToPreview, takeSelectionToPreview } from '../../lib/selection/selection-preview.ts';

const root = document.getElementById('root');
const engine = engineClient();

interface Outcome {
  readonly words: readonly Said[];
  readonly isError: boolean;
}

function Preview({ preview }: { readonly preview: SelectionToPreview | undefined }) {
  const { say } = useLanguage();
  const [segments, setSegments] = useState<readonly Segment[]>();
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    preview ? undefined : { words: [said('selectionPreviewGone')], isError: true },
  );
  useEffect(() => {
    if (!preview) return;
    restoredSelection(engine, preview.text, preview.isPrivate).then(setSegments, (error: unknown) =>
      setOutcome({ words: selectionErrorTexts(error), isError: true }),
    );
  }, [preview]);
  const text = segments?.map((segment) => segment.text).join('') ?? '';
  const count = segments?.filter(({ surrogate }) => surrogate !== undefined).length ?? 0;

  async function copy(): Promise<void> {
    const isCopied = await copyText(text);
    setOutcome({
      words: [isCopied ? said('selectionCopiedRestored', { count }) : said('selectionNotCopied')],
      isError: !isCopied,
    });
  }

  async function putBack({ tab, frame, isPrivate, ...selected }: SelectionToPreview): Promise<void> {
    const page = selectionPageOf({ id: tab, isPrivate }, frame, () =>
      loadCurrentLanguage(async (tag) => (await engine.texts({ tag })).parts),
    );
    try {
      await writeOrCopySelection(page, selected, text, false);
      setOutcome({ words: [said('selectionRestored', { count })], isError: false });
    } catch (error) {
      setOutcome({ words: selectionErrorTexts(error), isError: true });
    }
  }

  return (
    <main className="cc cc-stack p-4">
      <h1>{say('selectionPreviewTitle')}</h1>
      <p className="cc-muted">{say('selectionPreviewHint')}</p>
      {segments ? <RestoredText segments={segments} part="selection-restored" /> : null}
      {outcome ? (
        <NoticeCard
          notice={{
            tone: outcome.isError ? 'error' : 'success',
            title: outcome.words[0] ?? said('unexpected'),
            detail: outcome.words.slice(1),
          }}
        />
      ) : null}
      <div className="cc-row">
        <button
          type="button"
          className="cc-button cc-primary"
          data-coatcheck="selection-copy"
          disabled={!segments}
          onClick={() => void copy()}
        >
          {say('selectionPreviewCopy')}
        </button>
        {preview?.isEditable ? (
          <button
            type="button"
            className="cc-button"
            data-coatcheck="selection-put"
            title={say('selectionPreviewPutHint')}
            disabled={!segments}
            onClick={() => void putBack(preview)}
          >
            {say('selectionPreviewPut')}
          </button>
        ) : null}
      </div>
      {preview?.isEditable ? <p className="cc-muted">{say('selectionPreviewPutHint')}</p> : null}
    </main>
  );
}

void Promise.all([takeSelectionToPreview(), initialisePageLanguage(({ say }) => say('selectionPreviewTitle'))]).then(
  ([preview]) => {
    if (root) createRoot(root).render(<Preview preview={preview} />);
  },
);
