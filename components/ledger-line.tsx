import type { ConversationRelease, LedgerRelease } from '../lib/privacy/ledger.ts';
import { promiseText, textOfRelease } from './guarantee-words.ts';
import { useLanguage } from './language.ts';

const MAX_SHOWN = 20;

function PromptRelease({ release }: { readonly release: LedgerRelease }) {
  const language = useLanguage();
  const { say, dateAndTime } = language;
  return (
    <li>
      <time dateTime={new Date(release.at).toISOString()}>{dateAndTime(release.at)}</time>:{' '}
      {promiseText(release.spent, language)}
      {release.repeated > 0 ? ` ${say('releasedRepeated', { count: release.repeated })}` : ''}
    </li>
  );
}

/** Shows what this conversation has released: one sentence, which opens the formula and the list of prompts. */
export function LedgerLine({ ledger }: { readonly ledger: ConversationRelease }) {
  const language = useLanguage();
  const { say, read } = language;
  const shown = ledger.prompts.slice(-MAX_SHOWN).reverse();
  return (
    <details className="cc-guarantee" data-coatcheck="ledger">
      <summary>{textOfRelease(ledger, language)}</summary>
      <p className="cc-formula">{read(ledger.formula)}</p>
      {shown.length > 0 ? (
        <>
          <h3>
            {shown.length < ledger.prompts.length
              ? say('releasedLast', { count: shown.length })
              : say('releasedNewestFirst')}
          </h3>
          <ul>
            {shown.map((release) => (
              <PromptRelease key={release.at} release={release} />
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}
