// The marks of the risks in the composer. They follow the checks without flickering.
import type { Annotation } from '../../detect/annotation.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import { highlightRisks, removeRiskHighlights } from './highlights.ts';
import { standingMarks } from './standing-marks.ts';

export interface RiskMarks {
  /** Shows what a check of `text` found. If the composer holds another text by now, the marks move there with their words. */
  show(text: string, found: readonly Annotation[], isTyping: boolean): void;
  /** Shows all that the last check found, also in an unfinished word, at the places where its words are now. */
  showAll(): void;
  clear(): void;
}

export function riskMarks(composer: Pick<CurrentComposer, 'element' | 'read'>): RiskMarks {
  const standing = standingMarks();
  let last: { readonly text: string; readonly found: readonly Annotation[] } | undefined;

  function show(text: string, found: readonly Annotation[], isTyping: boolean): void {
    last = { text, found };
    standing.checked(text, found, isTyping);
    const { element } = composer;
    if (element) highlightRisks(element, standing.moveTo(composer.read() ?? ''));
  }

  return {
    show,
    showAll() {
      if (last) show(last.text, last.found, false);
    },
    clear() {
      last = undefined;
      standing.moveTo('');
      removeRiskHighlights();
    },
  };
}
