import type { ConversationRelease, Release } from '../lib/privacy/ledger.ts';

const MOST_SHOWN = 20;

function Prompt({ release }: { readonly release: Release }) {
  const at = new Date(release.at);
  return (
    <li>
      <time dateTime={at.toISOString()}>{at.toLocaleString()}</time>: {release.sentence}
      {release.repeated > 0 ? ` ${release.repeated} of them had been sent before.` : ''}
    </li>
  );
}

/** What this conversation has released: one sentence, and on a click the formula and each prompt. */
export function LedgerLine({ ledger }: { readonly ledger: ConversationRelease }) {
  const shown = ledger.prompts.slice(-MOST_SHOWN).reverse();
  return (
    <details className="cc-guarantee" data-coatcheck="ledger">
      <summary>{ledger.sentence}</summary>
      <p className="cc-formula">{ledger.formula}</p>
      {shown.length > 0 ? (
        <>
          <h3>
            {shown.length < ledger.prompts.length ? `The last ${shown.length} prompts` : 'Prompts, the last one first'}
          </h3>
          <ul>
            {shown.map((release) => (
              <Prompt key={release.at} release={release} />
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}
