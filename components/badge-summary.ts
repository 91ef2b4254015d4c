// What the badge says of the prompt, and its colour.
import { isLeftToPerson } from '../lib/detect/annotation.ts';
import { lessReliableLanguageOf } from '../lib/detect/less-reliable-languages.ts';
import type { Language } from '../lib/language/language.ts';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';
import { countReplaced } from '../lib/sanitize/replaced-subjects.ts';
import { combinedClues } from './combined-clues.ts';
import { keptPersonNames } from './effective-replacements.ts';

export interface BadgeSummary {
  /** `choice`: something would leave that the person should look at. */
  readonly state: 'quiet' | 'busy' | 'replacing' | 'choice' | 'stopped';
  /** The badge's words. */
  readonly words: string;
  /** The same as a sentence, for screen readers. */
  readonly sentence: string;
}

const replacedIn = ({ sanitized }: PromptState): number => (sanitized ? countReplaced(sanitized) : 0);

/** How much is replaced, and how many names of people are sent as they are, so that no name leaves unmentioned. Empty if the text holds neither. */
function countPhrases(state: PromptState, { say }: Language): readonly string[] {
  const replaced = replacedIn(state);
  const keptNames = keptPersonNames(state);
  return [
    ...(replaced > 0 ? [say('summaryReplacing', { count: replaced })] : []),
    ...(keptNames > 0 ? [say('summaryNamesKept', { count: keptNames })] : []),
  ];
}

/** Whether something is sent as it is that may need a decision: a name that the prompt asks about, or clues that together identify somebody. */
const needsLook = (state: PromptState): boolean =>
  state.annotations.some(isLeftToPerson) || combinedClues(state) !== undefined;

/** The words for a checked prompt, with a warning if its kept facts may identify somebody, or if names in its language are found less reliably. */
function checkedSummary(state: PromptState, language: Language): BadgeSummary {
  const { say, languageName } = language;
  const counts = countPhrases(state, language);
  const unsure = lessReliableLanguageOf(state.text);
  const wordless = state.sanitized?.languageWithoutWords;
  const isIdentifying = combinedClues(state) !== undefined;
  const phrases = [
    ...counts,
    ...(isIdentifying ? [say(counts.length > 0 ? 'summaryRestIdentifies' : 'summaryIdentifies')] : []),
    ...(counts.length === 0 && !isIdentifying ? [say('summaryNothing')] : []),
    ...(unsure ? [say('summaryLessSure', { language: languageName(unsure) })] : []),
    ...(wordless ? [say('summaryWordsKept', { language: languageName(wordless) })] : []),
  ];
  const isReplacing = replacedIn(state) > 0;
  return summaryOf(needsLook(state) ? 'choice' : isReplacing ? 'replacing' : 'quiet', language, ...phrases);
}

function summaryOf(state: BadgeSummary['state'], { say, list }: Language, ...phrases: readonly string[]): BadgeSummary {
  return { state, words: phrases.join(' · '), sentence: say('summarySpoken', { summary: list(phrases) }) };
}

function checkingWords({ checkedShare }: PromptState, { say, percent }: Language): string {
  return checkedShare === undefined
    ? say('summaryChecking')
    : say('summaryCheckingShare', { share: percent(checkedShare) });
}

/**
 * While the person types, the numbers of the text before stay. That nothing would be replaced is not said of a text that has changed since.
 */
function typingSummary(state: PromptState, language: Language): BadgeSummary {
  const hasCounts = state.sanitized !== undefined && countPhrases(state, language).length > 0;
  return hasCounts ? checkedSummary(state, language) : idleSummary(language);
}

/** The extension's name alone: there is nothing to say of a prompt. */
function idleSummary({ say }: Language): BadgeSummary {
  return { state: 'quiet', words: say('extensionName'), sentence: '' };
}

export function badgeSummary(state: PromptState, language: Language): BadgeSummary {
  const { say } = language;
  if (!state.site.enabled)
    return summaryOf('quiet', language, say(state.site.pausedUntil === undefined ? 'summaryOff' : 'pausedBadge'));
  if (state.survivors) return summaryOf('stopped', language, say('summaryToDecide', { count: state.survivors.length }));
  if (state.status === 'blocked') return summaryOf('stopped', language, say('summaryNotSent'));
  if (state.engine === 'failed') return summaryOf('stopped', language, say('summaryNotChecking'));
  if (state.status === 'sending') return summaryOf('busy', language, say('summarySending'));
  const isEarly = state.isTyping && state.checkedShare === undefined && !state.isAsking;
  if (isEarly && state.engine === 'ready') return typingSummary(state, language);
  if (state.status === 'checking' || state.isAsking) return summaryOf('busy', language, checkingWords(state, language));
  if (state.status === 'sent') return summaryOf('quiet', language, say('summarySent'));
  if (state.engine === 'loading') return summaryOf('busy', language, say('summaryGettingReady'));
  if (state.text.trim() === '' || state.status === 'idle') return idleSummary(language);
  // Counting annotations would be wrong: a profile can draw words without one, and noise can leave a number unchanged.
  if (!state.sanitized) return summaryOf('busy', language, say('summaryChecking'));
  return checkedSummary(state, language);
}
