import type { Guarantee } from '../lib/privacy/guarantee.ts';
import { spentEpsilonsOn } from '../lib/privacy/ledger.ts';
import { promiseText } from './guarantee-words.ts';
import { useLanguage } from './language.ts';

export function GuaranteeLine({ guarantee }: { readonly guarantee: Guarantee }) {
  const language = useLanguage();
  const { say, list, read } = language;
  const { values, takenAsPublic } = guarantee;
  return (
    <details className="cc-guarantee" data-coatcheck="guarantee">
      <summary>{promiseText(spentEpsilonsOn(values), language, 'plain')}</summary>
      {takenAsPublic.length > 0 ? (
        <p>{say('promisedNotHidden', { parts: list(takenAsPublic.map((text) => read(text))) })}</p>
      ) : null}
    </details>
  );
}
