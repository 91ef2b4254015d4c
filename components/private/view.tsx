import { useEffect, useState } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import { type Said, said } from '../../lib/language/message.ts';
import { copyText } from '../../lib/page/private/copy-text.ts';
import type { PageLine, Welcome } from '../../lib/page/private/frame-link.ts';
import { type ReplyBlock, type ReplyText, textsOf } from '../../lib/page/private/reply-blocks.ts';
import { reasonOf } from '../../lib/page/prompt-store.ts';
import { compilePairs } from '../../lib/restore/apply.ts';
import { recomputing } from '../../lib/restore/recomputed-segments.ts';
import type { RestorePair, Segment } from '../../lib/sanitize/sanitized.ts';
import { CloseButton } from '../close-button.tsx';
import { CheckIcon, CopyIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';
import { NoticeCard } from '../notice.tsx';
import { siteWords } from '../words.ts';

interface Props {
  readonly welcome: Welcome;
  readonly line: PageLine;
  readonly engine: EngineClient;
}

interface Shown {
  readonly replies: readonly ReplyText[];
  readonly restored: Restore;
}

type Restore = (text: string) => readonly Segment[];

/** What turns the surrogates of a text into originals, and works out what was computed from them where that is wanted. */
function restoring(pairs: readonly RestorePair[], isRecomputing: boolean): Restore {
  const matcher = compilePairs(pairs);
  if (!isRecomputing) return matcher.apply;
  const recompute = recomputing(pairs);
  return (text) => recompute(text, matcher.apply(text));
}

const NOTHING = restoring([], false);

/** Replies as the page has them, and what turns their surrogates into originals. */
function useReplies({ welcome, line, engine }: Props): { shown: Shown; failed: Said | undefined } {
  const [shown, setShown] = useState<Shown>({ replies: [], restored: NOTHING });
  const [failed, setFailed] = useState<Said>();
  useEffect(() => {
    let { conversation } = welcome;
    let latest = 0;
    line.onMessage((message) => {
      if (message.say === 'conversation') conversation = message.conversation;
      if (message.say !== 'replies') return;
      const { replies } = message;
      latest += 1;
      const asked = latest;
      const text = replies.flatMap(textsOf).join('\n');
      Promise.all([engine.pairsIn({ text, conversation }), engine.getSettings({})]).then(
        ([{ pairs }, { recompute }]) => {
          if (asked !== latest) return;
          setShown({ replies, restored: restoring(pairs, recompute) });
          setFailed(undefined);
        },
        (error) => {
          if (asked === latest) setFailed(reasonOf(error));
        },
      );
    });
    line.say({ say: 'listening' });
  }, [welcome, line, engine]);
  return { shown, failed };
}

export function PrivateView(props: Props) {
  const language = useLanguage();
  const { say } = language;
  const { shown, failed } = useReplies(props);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const { replies, restored } = shown;
  const copy = () => {
    const text = replies.map((reply) => plainText(reply, restored)).join('\n\n———\n\n');
    void copyText(text).then((isCopied) => setCopied(isCopied ? 'yes' : 'refused'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole frame, as in a dialog.
    <div
      className="cc cc-private-view"
      data-coatcheck="private-view"
      onKeyDown={(event) => event.key === 'Escape' && props.line.say({ say: 'close' })}
    >
      <header className="cc-private-bar">
        <h1 className="cc-grow">{say('repliesWithOriginals')}</h1>
        <button
          type="button"
          className="cc-button"
          data-coatcheck="copy"
          disabled={replies.length === 0}
          onClick={copy}
        >
          {copied === 'yes' ? <CheckIcon /> : <CopyIcon />}
          {say(copied === 'yes' ? 'copied' : 'copyAll')}
        </button>
        <CloseButton label={say('close')} part="close" onClick={() => props.line.say({ say: 'close' })} />
      </header>
      <main className="cc-private-replies">
        <p className="cc-muted">{say('siteCannotSee', { site: siteWords(props.welcome.site, language) })}</p>
        {copied === 'refused' ? <p role="alert">{say('selectionNotCopied')}</p> : null}
        {failed ? (
          <NoticeCard
            notice={{
              tone: 'error',
              title: said('originalsNotFound'),
              detail: [failed, said('closeAndOpenAgain')],
            }}
          />
        ) : null}
        {replies.length === 0 ? <p>{say('noReplyFound')}</p> : null}
        {replies.map((reply, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replies have no name of their own, and only ever follow each other.
          <article key={index} data-coatcheck="private-reply">
            {reply.blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have their blocks.
              <Block key={at} block={block} restored={restored} />
            ))}
          </article>
        ))}
      </main>
    </div>
  );
}

function originOf(surrogate: string, formula: string | undefined): readonly Said[] {
  const shows = said('pageShows', { surrogate });
  return formula === undefined ? [shows] : [said('recomputedFrom', { formula }), shows];
}

/** Text never goes through innerHTML: it comes from a page. */
function Restored({ text, restored }: { readonly text: string; readonly restored: Restore }) {
  const { read } = useLanguage();
  return restored(text).map((segment, index) =>
    segment.surrogate === undefined ? (
      segment.text
    ) : (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece of text is its place.
        key={index}
        className={segment.formula === undefined ? undefined : 'cc-recomputed'}
        title={read(originOf(segment.surrogate, segment.formula))}
      >
        {segment.text}
      </mark>
    ),
  );
}

function Block({ block, restored }: { readonly block: ReplyBlock; readonly restored: Restore }) {
  if (block.kind === 'table')
    return (
      <div className="cc-private-table">
        <table>
          <tbody>
            {block.rows.map((row, y) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
              <tr key={y}>
                {row.map((cell, x) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so is a cell.
                  <td key={x}>
                    <Restored text={cell} restored={restored} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  const text = <Restored text={block.text} restored={restored} />;
  if (block.kind === 'code') return <pre>{text}</pre>;
  if (block.kind === 'heading') return <h2>{text}</h2>;
  if (block.kind === 'item')
    return (
      <p className="cc-private-item" style={{ marginInlineStart: `${block.depth * 1.4}em` }}>
        <span>{block.mark}</span>
        <span>{text}</span>
      </p>
    );
  return <p>{text}</p>;
}

function plainText({ blocks }: ReplyText, restore: Restore): string {
  const restored = (text: string) =>
    restore(text)
      .map((segment) => segment.text)
      .join('');
  return blocks
    .map((block) => {
      if (block.kind === 'table') return block.rows.map((row) => row.map(restored).join('\t')).join('\n');
      if (block.kind === 'item') return `${'  '.repeat(block.depth)}${block.mark} ${restored(block.text)}`;
      return restored(block.text);
    })
    .join('\n');
}
