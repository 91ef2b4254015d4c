// The exact guarantees of each chat, for experts: the bounds that hold, and the rule by which they add up.
import { textOfRelease } from '../../../components/guarantee-words.ts';
import { useLanguage } from '../../../components/language.ts';
import { PromptReleases } from '../../../components/ledger-line.tsx';
import type { LedgerRecord } from '../../../lib/engine/protocol.ts';
import { conversationLabel } from './conversation-words.ts';

function ChatFigures({ conversation, lastUsed, released }: LedgerRecord) {
  const language = useLanguage();
  return (
    <details className="cc-guarantee" data-coatcheck="exact-chat">
      <summary>
        {language.say('chartBar', {
          name: conversationLabel(conversation, lastUsed, language),
          words: textOfRelease(released, language, 'exact'),
        })}
      </summary>
      <p className="cc-formula">{language.read(released.formula)}</p>
      <PromptReleases prompts={released.prompts} form="exact" />
    </details>
  );
}

interface Props {
  readonly records: readonly LedgerRecord[];
  /** How many chats are shown, those used last first. */
  readonly most: number;
}

export function ExactFigures({ records, most }: Props) {
  const { say } = useLanguage();
  const shown = records
    .filter(({ released }) => released.prompts.length > 0)
    .sort((a, b) => b.lastUsed - a.lastUsed)
    .slice(0, most);
  return (
    <details className="cc-fold" data-coatcheck="exact-figures">
      <summary>{say('exactFigures')}</summary>
      {shown.map((record) => (
        <ChatFigures key={record.conversation} {...record} />
      ))}
    </details>
  );
}
