// The dialog that shows the pages of an attached file, as they are and as they will be sent.
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PromptAction } from '../../lib/page/prompt/prompt-state.ts';
import type { PageStep, ShownPage } from '../../lib/page/prompt/shown-page.ts';
import { CloseButton } from '../close-button.tsx';
import { useLanguage } from '../language.ts';
import { PageBoxes } from './page-boxes.tsx';
import type { PageImage } from './page-image.ts';

interface Props {
  readonly shown: ShownPage;
  readonly image: PageImage;
  readonly act: (action: PromptAction) => void;
}

interface PartProps {
  readonly shown: ShownPage;
  readonly step: (step: PageStep) => void;
}

/** Drawn on a canvas: a page's rules may forbid pictures that it did not load itself. */
function Picture({ id, image }: { readonly id: number | undefined; readonly image: PageImage }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const bitmap = id === undefined ? undefined : image(id);
    if (!canvas.current || !bitmap) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [id, image]);
  return <canvas ref={canvas} className="cc-page-picture" hidden={id === undefined} />;
}

function PageChoice({ shown, step }: PartProps) {
  const { say } = useLanguage();
  const { file, page, pages, isWritten, busy } = shown;
  const show = (change: Partial<ShownPage>) => step({ show: { file, page, isWritten, ...change } });
  return (
    <div className="cc-row cc-page-choice">
      {[false, true].map((written) => (
        <button
          key={String(written)}
          type="button"
          className={written === isWritten ? 'cc-button cc-primary' : 'cc-button'}
          data-coatcheck={written ? 'page-written' : 'page-original'}
          aria-pressed={written === isWritten}
          onClick={() => show({ isWritten: written })}
        >
          {say(written ? 'pageAsWritten' : 'pageAsItIs')}
        </button>
      ))}
      {pages > 1 ? (
        <>
          <button
            type="button"
            className="cc-button"
            data-coatcheck="page-before"
            disabled={page === 1}
            onClick={() => show({ page: page - 1 })}
          >
            {say('pageBefore')}
          </button>
          <span>{say('pageOfPages', { page, pages })}</span>
          <button
            type="button"
            className="cc-button"
            data-coatcheck="page-after"
            disabled={page === pages}
            onClick={() => show({ page: page + 1 })}
          >
            {say('pageAfter')}
          </button>
        </>
      ) : null}
      {isWritten ? null : (
        <button
          type="button"
          className="cc-button"
          data-coatcheck="page-cover"
          disabled={busy || shown.image === undefined}
          onClick={() => step({ cover: { left: 0.4, top: 0.4, right: 0.6, bottom: 0.6 } })}
        >
          {say('pageCoverArea')}
        </button>
      )}
    </div>
  );
}

export function PageDialog({ shown, image, act }: Props) {
  const language = useLanguage();
  const { say } = language;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const step = (next: PageStep) => act({ do: 'look-at-page', step: next });
  const { name, isWritten, busy, failed } = shown;
  const title = say('pageDialogTitle', { name });
  return (
    <div
      role="dialog"
      aria-label={title}
      aria-busy={busy}
      className="cc-page-dialog"
      data-coatcheck="page-dialog"
      data-shows={busy ? 'busy' : isWritten ? 'written' : 'original'}
    >
      <div className="cc-panel-head">
        <h2 ref={heading} tabIndex={-1} className="cc-no-ring">
          {title}
        </h2>
        <CloseButton label={say('close')} part="page-close" onClick={() => step({ close: true })} />
      </div>
      <PageChoice shown={shown} step={step} />
      <div className="cc-muted" role="status">
        {failed ? language.read([failed]) : say(busy ? 'pageDrawing' : isWritten ? 'pageWrittenHint' : 'pageHint')}
      </div>
      <div className="cc-page-scroll">
        <div className="cc-page">
          <Picture id={shown.image} image={image} />
          <PageBoxes shown={shown} step={step} />
        </div>
      </div>
    </div>
  );
}
