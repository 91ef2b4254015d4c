// "Teach me this site": the person points at the composer, the send button and a reply. Meanwhile all keys and clicks go to the picker and none to
// the page.
import { currentLanguage } from '../../language/current-language.ts';
import type { TextKey } from '../../language/message.ts';
import type { TaughtSite } from '../../sites/taught-site.ts';
import {
  composerAncestors,
  deepElements,
  isVisible,
  isWritable,
  queryWithShadowRoot,
  visibleMatches,
  WRITABLE_SELECTOR,
} from '../dom/elements.ts';
import { createPickerBanner, type PickerBanner } from './picker-banner.ts';
import { replySelectorOf, selectorOf } from './selector.ts';

type Step = 'composer' | 'send' | 'reply';

const STEPS: readonly Step[] = ['composer', 'send', 'reply'];
const BUTTON = 'button, [role="button"], input[type="submit"]';
const QUESTIONS = {
  composer: 'pickComposer',
  send: 'pickSend',
  reply: 'pickReply',
} as const satisfies Record<Step, TextKey>;
const REFUSALS = {
  composer: 'pickComposerRefused',
  send: 'pickSendRefused',
  reply: 'pickReplyRefused',
} as const satisfies Record<Step, TextKey>;
const PART_NAMES = {
  composer: 'partComposer',
  send: 'partSend',
  reply: 'partReplies',
} as const satisfies Record<Step, TextKey>;

export interface SitePartPicker {
  start(): void;
  /** Whether the picker takes the event, so that nobody else may handle it. */
  takes(event: Event): boolean;
  stop(): void;
}

function cancelPickerEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The innermost HTML element: an icon inside a button is an SVG element and counts as its button. */
const pointedAt = (event: Event) =>
  event.composedPath().find((target): target is HTMLElement => target instanceof HTMLElement);

/** Selectors work within one tree (the document or a shadow root), and each tree is searched. */
function treeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

const textBlocks = () =>
  visibleMatches(['p, li, pre, td, blockquote, div, span, article, section'])
    .filter((one) => Array.from(one.childNodes).some((node) => node instanceof Text && node.data.trim().length > 1))
    .filter((one) => one.closest(`${BUTTON}, ${WRITABLE_SELECTOR}, nav, header`) === null)
    .reverse();

/** The part that the person is asked for, and the composer once it is known. */
interface PickQuestion {
  readonly step: Step | 'confirm' | undefined;
  readonly composer: HTMLElement | undefined;
}

function fittingElement(target: EventTarget | undefined, { step, composer }: PickQuestion): HTMLElement | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  if (step === 'composer') {
    let at: Element | null = target;
    while (at && !isWritable(at)) at = at.parentElement;
    return at ?? undefined;
  }
  const found = step === 'send' ? (target.closest<HTMLElement>(BUTTON) ?? target) : target;
  return composer && found.contains(composer) ? undefined : found;
}

function candidateElements({ step, composer }: PickQuestion): HTMLElement[] {
  if (step === 'composer') return visibleMatches([WRITABLE_SELECTOR]).filter(isWritable);
  if (step === 'reply') return textBlocks();
  const near = composer ? composerAncestors(composer).flatMap((around) => queryWithShadowRoot(around, BUTTON)) : [];
  return [...new Set(near.filter(isVisible))];
}

/** Tracks the element that the person points at or reaches with the Tab key; the banner outlines it. */
function elementAim(outline: (element: HTMLElement | undefined) => void, sought: () => PickQuestion) {
  let aimed: HTMLElement | undefined;

  function aim(target: EventTarget | undefined): void {
    aimed = fittingElement(target, sought());
    outline(aimed);
  }

  function next(by: 1 | -1): void {
    const all = candidateElements(sought());
    const at = aimed ? all.indexOf(aimed) : -1;
    const to = all[(at + by + all.length) % all.length];
    to?.scrollIntoView({ block: 'nearest' });
    aim(to);
  }

  return {
    at: aim,
    next,
    forget(): void {
      aimed = undefined;
    },
    get element() {
      return aimed;
    },
  };
}

/** Asks for one part after the other and collects what the person picked. */
function teachingQuestions(banner: PickerBanner, onAsked: () => void) {
  let step: Step | 'confirm' | undefined;
  let composer: HTMLElement | undefined;
  let picked: Partial<Record<Step, string>> = {};

  function ask(next: Step): void {
    step = next;
    onAsked();
    banner.ask(currentLanguage().say(QUESTIONS[next]), next !== 'composer');
  }

  function goOn(now: Step): void {
    const next = STEPS[STEPS.indexOf(now) + 1];
    if (next) {
      ask(next);
      return;
    }
    step = 'confirm';
    banner.confirm(
      STEPS.map((one) => {
        const selector = picked[one];
        const found = selector ? [...deepElements(document, selector)].length : 0;
        return { name: currentLanguage().say(PART_NAMES[one]), ...(selector ? { selector, found } : {}) };
      }),
    );
  }

  return {
    get sought(): PickQuestion {
      return { step, composer };
    },
    begin(): void {
      picked = {};
      composer = undefined;
      ask('composer');
    },
    pick(aimed: HTMLElement | undefined): void {
      if (step === undefined || step === 'confirm') return;
      const selector =
        aimed && (step === 'reply' && composer ? replySelectorOf(aimed, composer) : selectorOf(aimed, treeOf(aimed)));
      if (!aimed || !selector) {
        banner.ask(currentLanguage().say(REFUSALS[step]), step !== 'composer');
        return;
      }
      if (step === 'composer') composer = aimed;
      picked = { ...picked, [step]: selector };
      goOn(step);
    },
    skip(): void {
      if (step === 'send' || step === 'reply') goOn(step);
    },
    /** The picked selectors; undefined until all questions are answered. */
    taught(origin: string): TaughtSite | undefined {
      if (step !== 'confirm' || !picked.composer) return undefined;
      const { composer: box, send, reply } = picked;
      return { origin, composer: box, ...(send ? { send } : {}), ...(reply ? { reply } : {}), at: Date.now() };
    },
    end(): void {
      step = undefined;
    },
  };
}

export function sitePartPicker(origin: string, onTaught: (site: TaughtSite) => void): SitePartPicker {
  const banner = createPickerBanner({ skip: () => questions.skip(), cancel: stop, again: start, keep });
  const aim = elementAim(banner.outline, () => questions.sought);
  const questions = teachingQuestions(banner, aim.forget);

  function keep(): void {
    const site = questions.taught(origin);
    if (!site) return;
    onTaught(site);
    stop();
  }

  function start(): void {
    window.addEventListener('pointermove', onMove, true);
    banner.show();
    questions.begin();
  }

  function stop(): void {
    questions.end();
    window.removeEventListener('pointermove', onMove, true);
    banner.hide();
  }

  function onMove(event: Event): void {
    if (!banner.owns(event) && questions.sought.step !== 'confirm') aim.at(pointedAt(event));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.type !== 'keydown') return;
    if (event.key === 'Escape') stop();
    else if (event.key === 'Tab') aim.next(event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter') {
      if (questions.sought.step === 'confirm') keep();
      else questions.pick(aim.element);
    } else if (event.key.toLowerCase() === 's') questions.skip();
  }

  return {
    start,
    stop,
    takes(event) {
      const { step } = questions.sought;
      if (step === undefined) return false;
      if (banner.owns(event)) return true;
      cancelPickerEvent(event);
      if (event instanceof KeyboardEvent) onKey(event);
      // `pointerdown`, because a disabled button (as most send buttons are while the box is empty) gets no click.
      else if (event.type === 'pointerdown' && step !== 'confirm') {
        aim.at(pointedAt(event));
        questions.pick(aim.element);
      }
      return true;
    },
  };
}
