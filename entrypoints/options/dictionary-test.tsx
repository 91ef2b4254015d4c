import { useEffect, useId, useState } from 'react';
import { HighlightedText } from '../../components/highlighted-text.tsx';
import { useLanguage } from '../../components/language.ts';
import { NO_TYPING_SUGGESTIONS } from '../../components/no-typing-suggestions.ts';
import { NoticeCard } from '../../components/notice.tsx';
import { PROFILES } from '../../components/profiles.ts';
import { RiskShape } from '../../components/risk-shape.tsx';
import { findingSourceText, riskText, typeAndKindText } from '../../components/words.ts';
import type { Annotation } from '../../lib/detect/annotation.ts';
import { type DictionaryEntry, dictionaryDetector } from '../../lib/detect/dictionary.ts';
import type { EngineClient } from '../../lib/engine/client.ts';
import { riskOverridesFromLearnedWords } from '../../lib/engine/learned-words.ts';
import { withRiskOverrides } from '../../lib/engine/overrides.ts';
import { type Settings, TEMPORARY_CONVERSATION_PREFIX } from '../../lib/engine/protocol.ts';
import { annotate } from '../../lib/judge/annotate.ts';
import { textOfError } from '../../lib/language/coded-error.ts';
import { type Said, said } from '../../lib/language/message.ts';
import { policyOfProfile } from '../../lib/sanitize/policy/custom-profile.ts';

/** A temporary conversation, so that the tested text is not stored. */
const CONVERSATION = `${TEMPORARY_CONVERSATION_PREFIX}dictionary-test`;
const TYPING_PAUSES_MS = 200;

interface Found {
  readonly text: string;
  readonly profile: string;
  readonly dictionary: readonly Annotation[];
  readonly whole: readonly Annotation[];
}

async function byDictionary(text: string, entries: readonly DictionaryEntry[], settings: Settings) {
  const policy = policyOfProfile(settings.profile, settings.surrogateStyle, settings.custom);
  const found = await annotate(text, [dictionaryDetector(entries)], { policy });
  return withRiskOverrides(text, found, riskOverridesFromLearnedWords(entries));
}

interface ResultProps {
  readonly title: string;
  readonly name: string;
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

const idOf = ({ start, end }: Annotation) => `${start}:${end}`;

function Result({ title, name, text, annotations }: ResultProps) {
  const language = useLanguage();
  const { say } = language;
  const [linked, setLinked] = useState<string>();
  const marks = annotations.map((annotation) => ({ ...annotation, id: idOf(annotation) }));
  return (
    <div className="cc-side">
      <h3>{title}</h3>
      <div className="grid content-start gap-2">
        <HighlightedText
          text={text}
          marks={marks}
          linked={linked}
          onLink={setLinked}
          onSelect={setLinked}
          label={title}
          name={name}
        />
        {annotations.length === 0 ? <p className="cc-muted">{say('nothingFound')}</p> : null}
        <ul className="cc-spans" aria-label={say('whatWasFound')} hidden={annotations.length === 0}>
          {annotations.map((annotation) => (
            <li key={idOf(annotation)} className="cc-span-head" data-linked={linked === idOf(annotation)}>
              <span className="cc-grow wrap-anywhere">
                {text.slice(annotation.start, annotation.end)}
                <span className="cc-muted">
                  {' '}
                  · {typeAndKindText(annotation, language)} · {findingSourceText(annotation.source, language)}
                </span>
              </span>
              <span className="cc-chip" data-risk={annotation.risk}>
                <RiskShape risk={annotation.risk} />
                {riskText(annotation.risk, language).word}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface Props {
  readonly engine: EngineClient;
  readonly entries: readonly DictionaryEntry[];
}

/** What is found in the text a moment after it was changed; `tryAgain` repeats a search that failed. */
function useFound({ engine, entries }: Props, text: string) {
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState<Said>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the same search.
  useEffect(() => {
    if (text.trim() === '') {
      setFound(undefined);
      setFailed(undefined);
      return;
    }
    const over = new AbortController();
    const look = async () => {
      const settings = await engine.getSettings({});
      const request = { text, overrides: [], conversation: CONVERSATION };
      const [dictionary, whole] = await Promise.all([
        byDictionary(text, entries, settings),
        engine.annotate(request, { signal: over.signal }),
      ]);
      if (over.signal.aborted) return;
      setFound({ text, profile: settings.profile, dictionary, whole: whole.annotations });
      setFailed(undefined);
    };
    const timer = setTimeout(() => {
      look().catch((cause) => {
        if (over.signal.aborted) return;
        setFailed(cause instanceof Error ? textOfError(cause) : said('tryAgainOrReload'));
      });
    }, TYPING_PAUSES_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [text, entries, engine, attempt]);

  return { found, failed, tryAgain: () => setAttempt((count) => count + 1) };
}

/** Shows what would be found in a text while it is typed. The text is not stored. */
export function DictionaryTest(props: Props) {
  const { say } = useLanguage();
  const [text, setText] = useState('');
  const { found, failed, tryAgain } = useFound(props, text);
  const hint = useId();

  const profile = PROFILES.find(([own]) => own === found?.profile)?.[1] ?? 'profileBalanced';
  return (
    <div className="grid gap-3" data-coatcheck="dictionary-test">
      <label className="grid gap-1">
        <span>{say('dictionaryTest')}</span>
        <textarea
          className="cc-input"
          rows={3}
          value={text}
          aria-describedby={hint}
          data-coatcheck="dictionary-test-text"
          {...NO_TYPING_SUGGESTIONS}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p id={hint} className="cc-muted">
        {say('dictionaryTestHint')}
      </p>
      {failed ? (
        <NoticeCard
          notice={{ tone: 'error', title: said('textNotChecked'), detail: [failed] }}
          steps={{ 'try-again': tryAgain }}
        />
      ) : null}
      {found ? (
        <div className="cc-sides">
          <Result
            title={say('dictionaryTestAlone')}
            name="found-by-dictionary"
            text={found.text}
            annotations={found.dictionary}
          />
          <Result
            title={say('dictionaryTestWhole', { profile: say(profile) })}
            name="found-by-all"
            text={found.text}
            annotations={found.whole}
          />
        </div>
      ) : null}
    </div>
  );
}
