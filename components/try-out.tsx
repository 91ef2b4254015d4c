// The try-out of the welcome page: a text that the real engine checks as in a chat, in three steps that can be skipped. Nothing is sent, and
// nothing is stored, because its conversation is a temporary one.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Annotation } from '../lib/detect/annotation.ts';
import type { EngineClient } from '../lib/engine/client.ts';
import { type RiskOverride, TEMPORARY_CONVERSATION_PREFIX } from '../lib/engine/protocol.ts';
import { textOfError } from '../lib/language/coded-error.ts';
import { type Said, said, type TextKey } from '../lib/language/message.ts';
import { postRestoreSteps } from '../lib/restore/post-restore-steps.ts';
import type { Segment } from '../lib/restore/segment.ts';
import { restoreWithPairs } from '../lib/restore/surrogate-matcher.ts';
import type { Sanitized } from '../lib/sanitize/sanitized.ts';
import { HighlightedText } from './highlighted-text.tsx';
import { useLanguage } from './language.ts';
import { NO_TYPING_SUGGESTIONS } from './no-typing-suggestions.ts';
import { NoticeCard } from './notice.tsx';
import { RestoredText } from './restored-text.tsx';
import { toggledRisk } from './words.ts';

const CONVERSATION = `${TEMPORARY_CONVERSATION_PREFIX}try-out`;
const TYPING_PAUSE_MS = 300;
/** A telephone number that is reserved for fiction. */
const EXAMPLE_PHONE = '+1 503 555 0142';

type TryOutEngine = Pick<EngineClient, 'annotate' | 'commit' | 'pairsIn'>;

interface Checked {
  readonly text: string;
  readonly annotations: readonly Annotation[];
  readonly sanitized: Pick<Sanitized, 'text' | 'replacements'>;
}

async function checkedText(
  engine: TryOutEngine,
  text: string,
  overrides: readonly RiskOverride[],
  signal: AbortSignal,
): Promise<Checked> {
  const request = { text, conversation: CONVERSATION };
  const { annotations } = await engine.annotate({ ...request, overrides }, { signal });
  return { text, annotations, sanitized: await engine.commit({ ...request, annotations }) };
}

/** The latest check of the text; undefined while it runs. */
function useCheckedText(engine: TryOutEngine, text: string, overrides: readonly RiskOverride[]) {
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<Said>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the same check.
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const timer = setTimeout(() => {
      checkedText(engine, text, overrides, signal).then(
        (now) => {
          if (signal.aborted) return;
          setChecked(now);
          setProblem(undefined);
        },
        (error: unknown) => signal.aborted || setProblem(textOfError(error)),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [engine, text, overrides, attempt]);
  const tryAgain = () => setAttempt((count) => count + 1);
  return { checked: checked?.text === text ? checked : undefined, problem, tryAgain };
}

/** A reply as a chat would write it, restored as one is restored. */
function useExampleReply(engine: TryOutEngine, checked: Checked | undefined) {
  const { say } = useLanguage();
  const standIn = (type: string, otherwise: string) =>
    checked?.sanitized.replacements.find((one) => one.type === type)?.surrogate ?? otherwise;
  const reply = say('exampleAnswered', {
    name: standIn('PERSON', say('exampleName')),
    phone: standIn('PHONE', EXAMPLE_PHONE),
  });
  const [restored, setRestored] = useState<readonly Segment[]>([{ text: reply }]);
  useEffect(() => {
    let isGone = false;
    engine.pairsIn({ text: reply, conversation: CONVERSATION }).then(
      ({ pairs }) => isGone || setRestored(postRestoreSteps(pairs)(reply, restoreWithPairs(reply, pairs))),
      // The check of the text reports why the engine does not answer.
      () => isGone || setRestored([{ text: reply }]),
    );
    return () => {
      isGone = true;
    };
  }, [engine, reply]);
  return { reply, restored };
}

const STEPS = [
  ['stepWrite', 'tryWriteHint'],
  ['stepLook', 'tryLookHint'],
  ['stepRead', 'stepReadText'],
] as const satisfies readonly (readonly [TextKey, TextKey])[];

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <div className="grid gap-1">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

const idOf = ({ start, end }: Annotation) => `${start}:${end}`;

interface WordsProps {
  readonly checked: Checked;
  readonly onToggle: (text: string, override: RiskOverride) => void;
}

function Words({ checked: { text, annotations, sanitized }, onToggle }: WordsProps) {
  const { say } = useLanguage();
  const [linked, setLinked] = useState<string>();
  const select = (id: string) => {
    const chosen = annotations.find((one) => idOf(one) === id);
    if (!chosen) return;
    const word = text.slice(chosen.start, chosen.end);
    onToggle(word, { text: word, risk: toggledRisk(chosen.risk) });
  };
  return (
    <>
      <Part title={say('youWrote')}>
        <HighlightedText
          text={text}
          marks={annotations.map((one) => ({ ...one, id: idOf(one) }))}
          linked={linked}
          onLink={setLinked}
          onSelect={select}
          label={say('youWrote')}
          name="try-words"
        />
      </Part>
      <Part title={say('theSiteGets')}>
        <p className="cc-text" data-coatcheck="try-sent">
          {sanitized.text}
        </p>
      </Part>
    </>
  );
}

interface TourButtonsProps {
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** After the last step, `STEPS.length` shows everything at once. */
function TourButtons({ step, onStep }: TourButtonsProps) {
  const { say } = useLanguage();
  const isLast = step === STEPS.length - 1;
  return (
    <div className="cc-row">
      <button
        type="button"
        className="cc-button cc-primary"
        data-coatcheck="tour-next"
        onClick={() => onStep(step + 1)}
      >
        {say(isLast ? 'tourEnd' : 'tourNext')}
      </button>
      {step === 0 ? null : (
        <button type="button" className="cc-button" data-coatcheck="tour-back" onClick={() => onStep(step - 1)}>
          {say('tourBack')}
        </button>
      )}
      {isLast ? null : (
        <button
          type="button"
          className="cc-button cc-plain"
          data-coatcheck="tour-skip"
          onClick={() => onStep(STEPS.length)}
        >
          {say('tourSkip')}
        </button>
      )}
    </div>
  );
}

export function TryOut({ engine }: { readonly engine: TryOutEngine }) {
  const { say } = useLanguage();
  const [step, setStep] = useState(0);
  const [text, setText] = useState(() => say('exampleAsked', { name: say('exampleName'), phone: EXAMPLE_PHONE }));
  const [overrides, setOverrides] = useState<readonly RiskOverride[]>([]);
  const { checked, problem, tryAgain } = useCheckedText(engine, text, overrides);
  const { reply, restored } = useExampleReply(engine, checked);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const [name, hint] = STEPS[step] ?? (['tryTitle', 'tryLookHint'] as const);
  const isWhole = step === STEPS.length;
  const go = (next: number) => {
    setStep(next);
    heading.current?.focus();
  };
  return (
    <section className="cc cc-stack rounded-lg border border-line p-4" aria-labelledby={title} data-coatcheck="try-out">
      <div>
        {isWhole ? null : <p className="cc-muted">{say('tourStep', { number: step + 1, of: STEPS.length })}</p>}
        <h2 id={title} ref={heading} tabIndex={-1} className="outline-none!">
          {say(name)}
        </h2>
        <p className="cc-muted">{say(hint)}</p>
      </div>
      {problem ? (
        <NoticeCard
          notice={{ tone: 'error', title: said('tryFailed'), detail: [problem] }}
          steps={{ 'try-again': tryAgain }}
        />
      ) : null}
      {step === 0 || isWhole ? (
        <textarea
          className="cc-input w-full"
          rows={3}
          data-coatcheck="try-text"
          aria-label={say('stepWrite')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          {...NO_TYPING_SUGGESTIONS}
        />
      ) : null}
      {step === 1 || isWhole ? (
        checked ? (
          <Words
            checked={checked}
            onToggle={(word, override) =>
              setOverrides((before) => [...before.filter((one) => one.text !== word), override])
            }
          />
        ) : (
          <p role="status">{say('summaryChecking')}</p>
        )
      ) : null}
      {step === 2 || isWhole ? (
        <>
          <Part title={say('chatAnswers')}>
            <p className="cc-text">{reply}</p>
          </Part>
          <Part title={say('youRead')}>
            <RestoredText segments={restored} part="try-restored" />
          </Part>
        </>
      ) : null}
      {isWhole ? null : <TourButtons step={step} onStep={go} />}
    </section>
  );
}
