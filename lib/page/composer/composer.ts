// Finds the composer, by the site's selectors or by its behaviour.
import { type SiteAdapter, trustedSelectors } from '../../sites/site-adapter.ts';
import { EDITABLE_SELECTOR, isVisible, matchesAny, visibleMatches } from '../dom/elements.ts';
import { likeliestComposer } from './likely-composer.ts';
import { mayBeComposer } from './may-be-composer.ts';
import { isEditBoxOfSentMessage } from './send-control.ts';

export { driverFor } from '../drivers/driver-for.ts';

/** The composer in which an event happened, if there is one. */
export function composerOfEvent(event: Event, adapter: SiteAdapter): HTMLElement | undefined {
  return event
    .composedPath()
    .find((target): target is HTMLElement => target instanceof HTMLElement && mayBeComposer(target, adapter));
}

interface FoundComposer {
  readonly element: HTMLElement;
  readonly by: 'selector' | 'behaviour';
}

/** The composer for a new message. */
export function locateComposer(adapter: SiteAdapter): FoundComposer | undefined {
  const boxes = trustedSelectors(adapter, adapter.edit?.box ?? []);
  const known = visibleMatches(adapter.composer).find(
    (element) => mayBeComposer(element, adapter) && !matchesAny(element, boxes),
  );
  if (known) return { element: known, by: 'selector' };
  const editables = visibleMatches([EDITABLE_SELECTOR]).filter(
    (element) => mayBeComposer(element, adapter) && !isEditBoxOfSentMessage(adapter, element),
  );
  const likely = likeliestComposer(editables);
  return likely && { element: likely, by: 'behaviour' };
}

/** The composer that the person used last, as long as it is visible; otherwise the located one. */
export function findComposer(adapter: SiteAdapter, last?: HTMLElement): HTMLElement | undefined {
  if (last?.isConnected && isVisible(last)) return last;
  return locateComposer(adapter)?.element;
}
