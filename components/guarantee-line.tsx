import type { Guarantee } from '../lib/privacy/guarantee.ts';
import { spentOn } from '../lib/privacy/ledger.ts';
import { epsilonWords, promiseWords } from './guarantee-words.ts';
import { useLanguage } from './language.ts';

export function GuaranteeLine({ guarantee }: { readonly guarantee: Guarantee }) {
  const language = useLanguage();
  const { say, list, readEnglish } = language;
  const { values, takenAsPublic, epsilonTotal } = guarantee;
  return (
    <details className="cc-guarantee" data-coatcheck="guarantee">
      <summary>{promiseWords(spentOn(values), language)}</summary>
      {takenAsPublic.length > 0 ? (
        <p>{say('promisedNotHidden', { parts: list(takenAsPublic.map(readEnglish)) })}</p>
      ) : null}
      {epsilonTotal > 0 ? <p>{say('promisedBudget', { epsilon: epsilonWords(epsilonTotal, language) })}</p> : null}
    </details>
  );
}
