// What is said of a found word, and every decision about it.
import type { Annotation } from '../lib/detect/annotation.ts';
import type { Language } from '../lib/language/language.ts';
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import type { HidingState } from './effective-replacements.ts';
import { detectedRole, spanTreatmentOf } from './grouped-spans.ts';
import { HidingMethodChoice } from './hiding-method-choice.tsx';
import { KeepIcon, ShieldIcon, UndoIcon } from './icons.ts';
import { useLanguage } from './language.ts';
import { RiskDial } from './risk-dial.tsx';
import { roleText, treatmentReasonText } from './role-words.ts';
import { type NameChoices, SamePerson } from './same-person.tsx';
import { findingSourceText, isReplacedAtRisk, typeAndKindText } from './words.ts';

interface SummaryProps {
  readonly annotation: Annotation;
  readonly original: string;
  readonly surrogate: string | undefined;
}

interface FineTuningProps {
  readonly annotation: Annotation;
  readonly original: string;
  readonly hidden: HidingState | undefined;
  readonly canHint: boolean;
  readonly learned: PromptState['learned'];
  readonly nameChoices: NameChoices;
  readonly act: (action: PromptAction) => void;
}

/**
 * What the word is, and why it is replaced or not, in one line. A kept number may still get a surrogate, because it would otherwise reveal a
 * replaced number from which it follows.
 */
export function WordSummary({ annotation, original, surrogate }: SummaryProps) {
  const language = useLanguage();
  const treatment = spanTreatmentOf(annotation, original, surrogate);
  const isComputed = treatment === 'replaced' && !isReplacedAtRisk(annotation.risk);
  return (
    <p className="cc-muted cc-word-summary" data-coatcheck="reason">
      {typeAndKindText(annotation, language)}
      {' · '}
      {isComputed ? language.say('becomesRelated') : treatmentReasonText(annotation, treatment, language)}
    </p>
  );
}

function FindingFacts({ annotation }: Pick<FineTuningProps, 'annotation'>) {
  const language = useLanguage();
  const { say, percent } = language;
  const role = detectedRole(annotation);
  return (
    <dl className="cc-facts">
      {role ? (
        <>
          <dt>{say('factRole')}</dt>
          <dd data-coatcheck="role">{roleText(role, language)}</dd>
        </>
      ) : null}
      <dt>{say('factFoundBy')}</dt>
      <dd>{findingSourceText(annotation.source, language)}</dd>
      <dt>{say('factHowSure')}</dt>
      <dd>{percent(annotation.confidence)}</dd>
    </dl>
  );
}

function learnedText({ risk, isEverywhere }: NonNullable<PromptState['learned']>, { say }: Language): string {
  if (isReplacedAtRisk(risk)) return say(isEverywhere ? 'learnedReplace' : 'learnedReplaceHere');
  return say(isEverywhere ? 'learnedKeep' : 'learnedKeepHere');
}

/** Says that the latest decision was learned, with a button that forgets it again. */
function LearnedNotice({
  learned,
  act,
}: {
  readonly learned: NonNullable<PromptState['learned']>;
  readonly act: FineTuningProps['act'];
}) {
  const language = useLanguage();
  return (
    <p className="cc-row cc-learned" role="status" data-coatcheck="learned">
      <span className="cc-grow">{learnedText(learned, language)}</span>
      <button
        type="button"
        className="cc-button cc-plain"
        data-coatcheck="unlearn"
        onClick={() => act({ do: 'unlearn' })}
      >
        <UndoIcon />
        {language.say('unlearn')}
      </button>
    </p>
  );
}

/** The finer decisions: the level and the way of hiding, whose name it is, and what holds from now on. */
export function WordFineTuning({ annotation, original, hidden, canHint, learned, nameChoices, act }: FineTuningProps) {
  const { say } = useLanguage();
  const span = { start: annotation.start, end: annotation.end };
  return (
    <>
      <RiskDial
        risk={annotation.risk}
        label={say('riskOf', { original })}
        onChange={(risk) => act({ do: 'set-risk', span, risk })}
      />
      {isReplacedAtRisk(annotation.risk) ? (
        <HidingMethodChoice
          annotation={annotation}
          original={original}
          hidden={hidden}
          canHint={canHint}
          onChange={(hideAs) => act({ do: 'set-hiding', span, hideAs })}
        />
      ) : null}
      <SamePerson original={original} choices={nameChoices} act={act} />
      {learned?.text === original ? (
        <LearnedNotice learned={learned} act={act} />
      ) : (
        <div className="cc-row">
          <button
            type="button"
            className="cc-button"
            data-coatcheck="not-sensitive"
            data-lowers=""
            title={say('notSensitiveHint')}
            onClick={() => act({ do: 'drop-span', span })}
          >
            <KeepIcon />
            {say('notSensitive')}
          </button>
          <button
            type="button"
            className="cc-button"
            data-coatcheck="always-protect"
            title={say('alwaysProtectHint')}
            onClick={() => act({ do: 'always-protect', span })}
          >
            <ShieldIcon />
            {say('alwaysProtect')}
          </button>
        </div>
      )}
      <FindingFacts annotation={annotation} />
    </>
  );
}
