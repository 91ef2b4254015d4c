// The interface while the person teaches a site: a frame around the element under the pointer, and a card with questions and the result.
import { currentLanguage } from '../../language/current-language.ts';
import { COLOUR_SCHEME_ATTRIBUTE, pageColourScheme, setColourSchemeAttribute } from '../dom/page-colour-scheme.ts';

interface PickerBannerActions {
  skip(): void;
  cancel(): void;
  again(): void;
  keep(): void;
}

interface PickedPart {
  readonly name: string;
  /** Missing if the person skipped this part. */
  readonly selector?: string;
  readonly found?: number;
}

export interface PickerBanner {
  show(): void;
  hide(): void;
  ask(question: string, maySkip: boolean): void;
  confirm(derived: readonly PickedPart[]): void;
  outline(element: HTMLElement | undefined): void;
  owns(event: Event): boolean;
}

/** The distance from the window's upper edge to the middle of the card. */
const CARD_AT_PX = 48;

const BANNER_CSS = `
  .card { color-scheme: light dark; }
  :host([${COLOUR_SCHEME_ATTRIBUTE}="light"]) .card { color-scheme: light; }
  :host([${COLOUR_SCHEME_ATTRIBUTE}="dark"]) .card { color-scheme: dark; }
  .frame { position: fixed; pointer-events: none; border: 3px solid #0b5a6b; border-radius: 6px;
    box-shadow: 0 0 0 2px #fff, 0 0 0 100vmax rgb(10 20 30 / 18%); }
  .card { position: fixed; inset: 16px 16px auto; margin: 0 auto; max-width: 34rem; box-sizing: border-box; padding: 14px 16px;
    font: 14px/1.45 system-ui, sans-serif; color: light-dark(#16202c, #edf1f5); background: light-dark(#fff, #171c22);
    border: 1px solid light-dark(#ccd3dc, #3d4854); border-radius: 8px; box-shadow: 0 8px 30px rgb(0 0 0 / 35%); }
  .card.below { inset: auto 16px 16px; }
  h2, p, dl, dd { margin: 0; }
  h2 { font-size: 15px; }
  .hint { margin-top: 4px; font-size: 13px; color: light-dark(#4f5b69, #aab6c3); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin-top: 8px; }
  dt { font-weight: 600; }
  code { font: 12px ui-monospace, monospace; overflow-wrap: anywhere; }
  .row { display: flex; gap: 8px; margin-top: 12px; }
  button { min-height: 32px; padding: 4px 12px; font: inherit; color: inherit; cursor: pointer; border-radius: 8px;
    border: 1px solid light-dark(#ccd3dc, #3d4854); background: transparent; }
  button.main { font-weight: 600; border-color: transparent; color: light-dark(#fff, #06262d);
    background: light-dark(#0b5a6b, #6fcadb); }
  button:focus-visible { outline: 2px solid light-dark(#0b5a6b, #8fdcea); outline-offset: 2px; }
`;

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function button(text: string, part: string, onclick: () => void, isMain = false): HTMLButtonElement {
  const made = element('button', { type: 'button', onclick, className: isMain ? 'main' : '' }, text);
  made.setAttribute('data-coatcheck', part);
  return made;
}

function partRow({ name, selector, found = 0 }: PickedPart): Node[] {
  const { say } = currentLanguage();
  const value = selector
    ? [element('code', {}, selector), ` · ${say('pickFound', { count: found })}`]
    : [say('pickSkipped')];
  return [element('dt', {}, name), element('dd', {}, ...value)];
}

export function createPickerBanner(actions: PickerBannerActions): PickerBanner {
  const host = document.createElement('coatcheck-picker');
  host.setAttribute('data-coatcheck-host', '');
  host.style.cssText = 'all: initial; position: fixed; z-index: 2147483647;';
  const frame = element('div', { className: 'frame', hidden: true });
  const card = element('div', { className: 'card' });
  card.setAttribute('role', 'dialog');
  card.setAttribute('aria-live', 'polite');
  card.setAttribute('data-coatcheck', 'picker');
  host.attachShadow({ mode: 'closed' }).append(element('style', { textContent: BANNER_CSS }), frame, card);

  /** Uses the colour scheme of the page below the card. */
  function followScheme(): void {
    const place = { x: window.innerWidth / 2, y: CARD_AT_PX };
    const under = document.elementsFromPoint(place.x, place.y).find((one) => one !== host);
    setColourSchemeAttribute(host, pageColourScheme(under ?? document.documentElement, place));
  }

  /** Moves the card, because the element that the person wants to point at may be under it. */
  const moveButton = () =>
    button(currentLanguage().say('pickMove'), 'picker-move', () => void card.classList.toggle('below'));

  return {
    show() {
      const { say, tag, direction } = currentLanguage();
      card.lang = tag;
      card.dir = direction;
      card.setAttribute('aria-label', say('pickTitle'));
      document.documentElement.append(host);
    },
    hide: () => host.remove(),
    owns: (event) => event.composedPath().includes(host),
    outline(target) {
      const box = target?.getBoundingClientRect();
      frame.hidden = !box;
      if (!box) return;
      frame.style.left = `${box.left - 5}px`;
      frame.style.top = `${box.top - 5}px`;
      frame.style.width = `${box.width + 4}px`;
      frame.style.height = `${box.height + 4}px`;
    },
    ask(question, maySkip) {
      const { say } = currentLanguage();
      frame.hidden = true;
      followScheme();
      card.replaceChildren(
        element('h2', {}, question),
        element('p', { className: 'hint' }, say(maySkip ? 'pickHintSkip' : 'pickHint')),
        element(
          'div',
          { className: 'row' },
          ...(maySkip ? [button(say('pickSkip'), 'picker-skip', actions.skip)] : []),
          moveButton(),
          button(say('cancel'), 'picker-cancel', actions.cancel),
        ),
      );
    },
    confirm(derived) {
      const { say } = currentLanguage();
      frame.hidden = true;
      followScheme();
      card.replaceChildren(
        element('h2', {}, say('pickConfirm')),
        element('dl', {}, ...derived.flatMap(partRow)),
        element('p', { className: 'hint' }, say('pickConfirmHint')),
        element(
          'div',
          { className: 'row' },
          button(say('pickKeep'), 'picker-keep', actions.keep, true),
          button(say('pickAgain'), 'picker-again', actions.again),
          button(say('cancel'), 'picker-cancel', actions.cancel),
        ),
      );
    },
  };
}
