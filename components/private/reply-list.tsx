// The replies with originals, as the private view and the side panel show them.
import { type ReactNode, useEffect, useState } from 'react';
import { requestOptions } from '../../lib/engine/own-pages.ts';
import { type Said, said } from '../../lib/language/message.ts';
import { copyText } from '../../lib/page/dom/copy-text.ts';
import type { ReplyBlock, ReplyText } from '../../lib/page/private/reply-blocks.ts';
import type { Segment } from '../../lib/restore/segment.ts';
import { CheckIcon, CopyIcon, LockIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';
import { NoticeCard } from '../notice.tsx';
import { siteNameText, siteTitle, standInNoteText } from '../words.ts';
import { plainReplyText, type RestoreText } from './restoring.ts';
import type { RestoredReplies } from './use-restored-replies.ts';

const BETWEEN_REPLIES = '\n\n———\n\n';

export interface CopyAction {
  readonly copied: 'no' | 'yes' | 'refused';
  readonly copy: () => void;
}

export function useCopyAction({ tab, restored }: RestoredReplies): CopyAction {
  const [copied, setCopied] = useState<CopyAction['copied']>('no');
  // New replies are not in the copied text, so the button says "Copy" again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset whenever the replies change.
  useEffect(() => setCopied('no'), [tab]);
  const copy = () => {
    const text = (tab?.replies ?? []).map((reply) => plainReplyText(reply, restored)).join(BETWEEN_REPLIES);
    void copyText(text).then((isCopied) => setCopied(isCopied ? 'yes' : 'refused'));
  };
  return { copied, copy };
}

interface CopyProps extends CopyAction {
  readonly disabled: boolean;
}

export function CopyRepliesButton({ copied, copy, disabled }: CopyProps) {
  const { say } = useLanguage();
  return (
    <button type="button" className="cc-button" data-coatcheck="copy" disabled={disabled} onClick={copy}>
      {copied === 'yes' ? <CheckIcon /> : <CopyIcon />}
      {say(copied === 'yes' ? 'copied' : 'copyAll')}
    </button>
  );
}

interface Props {
  readonly shown: RestoredReplies;
  readonly site: string;
  readonly copied: CopyAction['copied'];
  /** Controls for what the page itself shows, such as hiding restored originals. */
  readonly children?: ReactNode;
}

export function ReplyList({ shown, site, copied, children }: Props) {
  const language = useLanguage();
  const { say } = language;
  const { tab, restored, isLocked, failed } = shown;
  if (isLocked)
    return (
      <div className="cc-stack" data-coatcheck="replies-locked" role="status">
        <p>
          <LockIcon /> {say('repliesLocked')}
        </p>
        <div>
          <button type="button" className="cc-button" onClick={() => void requestOptions('vault')}>
            {say('unlock')}
          </button>
        </div>
      </div>
    );
  const seen = tab?.isRestored
    ? say('siteSeesOriginals', { site: siteNameText(site, language) })
    : say('siteCannotSee', { site: siteTitle(site, language) });
  return (
    <>
      {tab ? <p className="cc-muted">{seen}</p> : null}
      {children}
      {copied === 'refused' ? <p role="alert">{say('selectionNotCopied')}</p> : null}
      {failed ? (
        <NoticeCard
          notice={{ tone: 'error', title: said('originalsNotFound'), detail: [failed, said('looksAgainItself')] }}
        />
      ) : null}
      {tab || failed ? null : (
        <p className="cc-muted" role="status">
          {say('lookingForReplies')}
        </p>
      )}
      {tab?.replies.length === 0 ? (
        <div data-coatcheck="no-reply">
          <p>{say('noReplyFound')}</p>
          <p className="cc-muted">{say('noReplyFoundHint')}</p>
        </div>
      ) : null}
      {/* Screen readers announce new replies in a pause, but not the growth of one. */}
      <div className="cc-replies" role="log" aria-relevant="additions" aria-label={say('repliesWithOriginals')}>
        {tab?.replies.map((reply, index) => (
          <ReplyArticle
            // biome-ignore lint/suspicious/noArrayIndexKey: replies have no id, and are only appended.
            key={index}
            reply={reply}
            restored={restored}
            label={say('replyNumber', { number: index + 1 })}
          />
        ))}
      </div>
    </>
  );
}

interface ReplyProps {
  readonly reply: ReplyText;
  readonly restored: RestoreText;
  readonly label: string;
}

function ReplyArticle({ reply, restored, label }: ReplyProps) {
  return (
    <article data-coatcheck="private-reply" aria-label={label}>
      {reply.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id.
        <ReplyBlockView key={at} block={block} restored={restored} />
      ))}
    </article>
  );
}

function segmentTitle({ text, surrogate = text, formula, standsFor, standIn, isUnproved }: Segment): readonly Said[] {
  if (isUnproved) return [standInNoteText(undefined, 'unproved')];
  if (standsFor !== undefined)
    return [standInNoteText(standsFor, standIn === 'placeholder' ? 'unverified' : 'claimed')];
  const shows = said('pageShows', { surrogate });
  return formula === undefined ? [shows] : [said('recomputedFrom', { formula }), shows];
}

function segmentClass({ formula, standsFor, isUnproved }: Segment): string | undefined {
  if (standsFor !== undefined || isUnproved) return 'cc-stand-in';
  return formula === undefined ? undefined : 'cc-recomputed';
}

/** A text with its originals marked. It is never written through innerHTML, because it comes from a page. */
function RestoredText({ text, restored }: { readonly text: string; readonly restored: RestoreText }) {
  const { read } = useLanguage();
  return restored(text).map((segment, index) =>
    (segment.surrogate ?? segment.standsFor) === undefined && !segment.isUnproved ? (
      segment.text
    ) : (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is identified by its position.
        key={index}
        className={segmentClass(segment)}
        title={read(segmentTitle(segment))}
      >
        {segment.text}
      </mark>
    ),
  );
}

function ReplyBlockView({ block, restored }: { readonly block: ReplyBlock; readonly restored: RestoreText }) {
  if (block.kind === 'table')
    return (
      <div className="cc-reply-table">
        <table>
          <tbody>
            {block.rows.map((row, y) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position.
              <tr key={y}>
                {row.map((cell, x) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so is a cell, by its column.
                  <td key={x}>
                    <RestoredText text={cell} restored={restored} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  const text = <RestoredText text={block.text} restored={restored} />;
  if (block.kind === 'code') return <pre>{text}</pre>;
  if (block.kind === 'heading') return <h2>{text}</h2>;
  if (block.kind === 'item')
    return (
      <p className="cc-reply-item" style={{ marginInlineStart: `${block.depth * 1.4}em` }}>
        <span>{block.mark}</span>
        <span>{text}</span>
      </p>
    );
  return <p>{text}</p>;
}
