import { useEffect, useState } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import type { PageLine, Welcome } from '../../lib/page/private/frame-link.ts';
import { type ReplyBlock, type ReplyText, textsOf } from '../../lib/page/private/reply-blocks.ts';
import { reasonOf } from '../../lib/page/prompt-store.ts';
import { compilePairs, type Matcher } from '../../lib/restore/apply.ts';
import { NoticeCard } from '../notice.tsx';

interface Props {
  readonly welcome: Welcome;
  readonly line: PageLine;
  readonly engine: EngineClient;
}

interface Shown {
  readonly replies: readonly ReplyText[];
  readonly matcher: Matcher;
}

const NOTHING = compilePairs([]);

/** Replies as the page has them, and what turns their surrogates into originals. */
function useReplies({ welcome, line, engine }: Props): { shown: Shown; failed: string | undefined } {
  const [shown, setShown] = useState<Shown>({ replies: [], matcher: NOTHING });
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let { conversation } = welcome;
    let latest = 0;
    line.onMessage((message) => {
      if (message.say === 'conversation') conversation = message.conversation;
      if (message.say !== 'replies') return;
      const { replies } = message;
      latest += 1;
      const asked = latest;
      engine.pairsIn({ text: replies.flatMap(textsOf).join('\n'), conversation }).then(
        ({ pairs }) => {
          if (asked !== latest) return;
          setShown({ replies, matcher: compilePairs(pairs) });
          setFailed(undefined);
        },
        (error) => {
          if (asked === latest) setFailed(reasonOf(error));
        },
      );
    });
  }, [welcome, line, engine]);
  return { shown, failed };
}

export function PrivateView(props: Props) {
  const { shown, failed } = useReplies(props);
  const [copied, setCopied] = useState(false);
  const { replies, matcher } = shown;
  const copy = () => {
    navigator.clipboard.writeText(replies.map((reply) => plainText(reply, matcher)).join('\n\n———\n\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole frame, as in a dialog.
    <div
      className="cc cc-private-view"
      data-coatcheck="private-view"
      onKeyDown={(event) => event.key === 'Escape' && props.line.say({ say: 'close' })}
    >
      <header className="cc-private-bar">
        <h2 className="cc-grow">Replies with your originals</h2>
        <button
          type="button"
          className="cc-button"
          data-coatcheck="copy"
          disabled={replies.length === 0}
          onClick={copy}
        >
          {copied ? 'Copied' : 'Copy all'}
        </button>
        <button
          type="button"
          className="cc-button"
          data-coatcheck="close"
          onClick={() => props.line.say({ say: 'close' })}
        >
          Close
        </button>
      </header>
      <main className="cc-private-replies">
        <p className="cc-muted">{props.welcome.site} cannot see what stands here.</p>
        {failed ? (
          <NoticeCard
            notice={{
              tone: 'error',
              title: 'The originals could not be looked up',
              detail: `${failed} Close this view and open it again.`,
            }}
          />
        ) : null}
        {replies.length === 0 ? <p>No reply was found on this page yet.</p> : null}
        {replies.map((reply, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replies have no name of their own, and only ever follow each other.
          <article key={index} data-coatcheck="private-reply">
            {reply.blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have their blocks.
              <Block key={at} block={block} matcher={matcher} />
            ))}
          </article>
        ))}
      </main>
    </div>
  );
}

/** Text never goes through innerHTML: it comes from a page. */
function Restored({ text, matcher }: { readonly text: string; readonly matcher: Matcher }) {
  return matcher.apply(text).map((segment, index) =>
    segment.surrogate === undefined ? (
      segment.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece of text is its place.
      <mark key={index} title={`The page shows: ${segment.surrogate}`}>
        {segment.text}
      </mark>
    ),
  );
}

function Block({ block, matcher }: { readonly block: ReplyBlock; readonly matcher: Matcher }) {
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
                    <Restored text={cell} matcher={matcher} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  const text = <Restored text={block.text} matcher={matcher} />;
  if (block.kind === 'code') return <pre>{text}</pre>;
  if (block.kind === 'heading') return <h3>{text}</h3>;
  if (block.kind === 'item')
    return (
      <p className="cc-private-item" style={{ marginInlineStart: `${block.depth * 1.4}em` }}>
        <span>{block.mark}</span>
        <span>{text}</span>
      </p>
    );
  return <p>{text}</p>;
}

function plainText({ blocks }: ReplyText, matcher: Matcher): string {
  const restored = (text: string) =>
    matcher
      .apply(text)
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
