import type { ConversationRelease, LedgerRelease } from '../lib/privacy/ledger.ts';
import { type GuaranteeForm, promiseText, textOfRelease } from './guarantee-words.ts';
import { useLanguage } from './language.ts';

const MAX_SHOWN = 20;

interface ReleaseProps {
  readonly release: LedgerRelease;
  readonly form: GuaranteeForm;
}

function PromptRelease({ release, form }: ReleaseProps) {
  const language = useLanguage();
  const { say, dateAndTime } = language;
  return (
    <li>
      <time dateTime={new Date(release.at).toISOString()}>{dateAndTime(release.at)}</time>:{' '}
      {promiseText(release.spent, language, form)}
      {release.repeated > 0 ? ` ${say('releasedRepeated', { count: release.repeated })}` : ''}
    </li>
  );
}

interface ListProps {
  readonly prompts: readonly LedgerRelease[];
  readonly form: GuaranteeForm;
}

/** What each of the last prompts of a conversation released, the newest first. */
export function PromptReleases({ prompts, form }: ListProps) {
  const { say } = useLanguage();
  const shown = prompts.slice(-MAX_SHOWN).reverse();
  if (shown.length === 0) return null;
  return (
    <>
      <h3>
        {shown.length < prompts.length ? say('releasedLast', { count: shown.length }) : say('releasedNewestFirst')}
      </h3>
      <ul>
        {shown.map((release) => (
          <PromptRelease key={release.at} release={release} form={form} />
        ))}
      </ul>
    </>
  );
}

/** Shows in plain words the releases of this conversation. A press on the words opens the list of its prompts; the exact figures are in the options. */
export function LedgerLine({ ledger }: { readonly ledger: ConversationRelease }) {
  const language = useLanguage();
  return (
    <details className="cc-guarantee" data-coatcheck="ledger">
      <summary>{textOfRelease(ledger, language, 'plain')}</summary>
      <PromptReleases prompts={ledger.prompts} form="plain" />
      <p>
        <a href="/options.html#ledger" target="_blank" rel="noreferrer">
          {language.say('exactFigures')}
        </a>
      </p>
    </details>
  );
}
