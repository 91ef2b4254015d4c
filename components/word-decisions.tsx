import type { Annotation, RiskLevel } from '../lib/detect/annotation.ts';
import type { Language } from '../lib/language/language.ts';
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import type { HidingState } from './effective-replacements.ts';
import { detectedRole, spanTreatmentOf } from './grouped-spans.ts';
import { HidingMethodChoice } from './hiding-method-choice.tsx';
import { KeepIcon, ShieldIcon, UndoIcon } from './icons.ts';
import { useLanguage } from './language.ts';
import { RiskDial } from './risk-dial.tsx';
import { roleText, treatmentReasonText } from './role-words.ts';
import { findingSourceText, isReplacedAtRisk, typeAndKindText } from './words.ts';

interface Props {
  readonly annotation: Annotation;
  readonly original: string;
  readonly surrogate: string | undefined;
  readonly hidden: HidingState | undefined;
  readonly canHint: boolean;
  readonly learned: PromptState['learned'];
  readonly act: (action: PromptAction) => void;
}

/**
 * Says how the word is treated, if the card's heading does not. A kept number may still get a surrogate, because it would otherwise reveal
 * a replaced number from which it follows.
 */
function resultWords(risk: RiskLevel, surrogate: string | undefined, { say }: Language): string | undefined {
  if (surrogate === undefined) return say(isReplacedAtRisk(risk) ? 'becomesNotYet' : 'becomesSame');
  return isReplacedAtRisk(risk) ? undefined : say('becomesRelated', { surrogate });
}

function FindingFacts({ annotation, original, surrogate }: Pick<Props, 'annotation' | 'original' | 'surrogate'>) {
  const language = useLanguage();
  const { say, percent } = language;
  const treatment = spanTreatmentOf(annotation, original, surrogate);
  const role = detectedRole(annotation);
  const result = resultWords(annotation.risk, surrogate, language);
  return (
    <dl className="cc-facts">
      <dt>{say('factWhat')}</dt>
      <dd>{typeAndKindText(annotation, language)}</dd>
      {role ? (
        <>
          <dt>{say('factRole')}</dt>
          <dd data-coatcheck="role">{roleText(role, language)}</dd>
        </>
      ) : null}
      <dt>{say(treatment === 'replaced' ? 'factWhyReplaced' : 'factWhyKept')}</dt>
      <dd data-coatcheck="reason">{treatmentReasonText(annotation, treatment, language)}</dd>
      <dt>{say('factFoundBy')}</dt>
      <dd>{findingSourceText(annotation.source, language)}</dd>
      <dt>{say('factHowSure')}</dt>
      <dd>{percent(annotation.confidence)}</dd>
      {result ? (
        <>
          <dt>{say('factBecomes')}</dt>
          <dd>{result}</dd>
        </>
      ) : null}
    </dl>
  );
}

function learnedText({ risk, isEverywhere }: NonNullable<PromptState['learned']>, { say }: Language): string {
  if (isReplacedAtRisk(risk)) return say(isEverywhere ? 'learnedReplace' : 'learnedReplaceHere');
  return say(isEverywhere ? 'learnedKeep' : 'learnedKeepHere');
}

/** Says that the latest decision was learned, with a button that undoes it. */
function LearnedNotice({
  learned,
  act,
}: {
  readonly learned: NonNullable<PromptState['learned']>;
  readonly act: Props['act'];
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
        {language.say('undo')}
      </button>
    </p>
  );
}

/** Explains a finding and offers every decision about it: for this prompt by the risk dial, for good by the buttons. */
export function WordDecisions({ annotation, original, surrogate, hidden, canHint, learned, act }: Props) {
  const { say } = useLanguage();
  const span = { start: annotation.start, end: annotation.end };
  return (
    <>
      <FindingFacts annotation={annotation} original={original} surrogate={surrogate} />
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
    </>
  );
}
