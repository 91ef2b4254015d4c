import { useLanguage } from '../../components/language.ts';
import type { Settings } from '../../lib/engine/protocol.ts';
import {
  settingChangesWithoutFileChoice,
  type UnreadableFileChoice,
  unreadableFileChoicesOf,
} from '../../lib/engine/site-settings.ts';
import type { TextKey } from '../../lib/language/message.ts';

const CHOICE_TEXTS = {
  'as-is': 'fileChoiceAsIs',
  refuse: 'fileChoiceRefuse',
} as const satisfies Record<UnreadableFileChoice, TextKey>;

type Choices = Pick<Settings, 'unreadableFileChoices'>;

interface Props {
  readonly settings: Choices;
  readonly change: (changes: Choices) => void;
}

/** What the person chose once for all files of an unreadable kind on a site, each with a button that forgets it. */
export function FileChoices({ settings, change }: Props) {
  const { say } = useLanguage();
  const rows = Object.keys(settings.unreadableFileChoices).flatMap((origin) =>
    Object.entries(unreadableFileChoicesOf(settings, origin)).map(([extension, choice]) => ({
      origin,
      extension,
      choice,
      kind: `.${extension}`,
    })),
  );
  if (rows.length === 0) return <p className="cc-muted">{say('fileChoicesNone')}</p>;
  return (
    <ul className="grid gap-2">
      {rows.map(({ origin, extension, choice, kind }) => (
        <li key={`${extension} ${origin}`} className="cc-row" data-coatcheck="file-choice">
          <span className="cc-grow">{say('fileChoiceKind', { kind, origin, choice: say(CHOICE_TEXTS[choice]) })}</span>
          <button
            type="button"
            className="cc-button"
            data-coatcheck="forget-file-choice"
            aria-label={say('fileChoiceForget', { kind, origin })}
            onClick={() => change(settingChangesWithoutFileChoice(settings, origin, extension))}
          >
            {say('forget')}
          </button>
        </li>
      ))}
    </ul>
  );
}
