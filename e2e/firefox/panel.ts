// The panel in Firefox as a person sees it: its closed shadow root is read, and its parts are clicked with the mouse.
import type { Browser, Page } from 'puppeteer-core';
import { runScript } from './bidi.ts';
import { until } from './harness.ts';

/** A node as WebDriver BiDi writes it. */
interface BidiNode {
  readonly sharedId?: string;
  readonly value?: {
    readonly nodeType: number;
    readonly nodeValue?: string;
    readonly attributes?: Readonly<Record<string, string>>;
    readonly children?: readonly BidiNode[];
    readonly shadowRoot?: BidiNode | null;
  };
}

const TEXT_NODE = 3;
/** How long a test looks at a control that lowers protection: the control works only after it has been visible for half a second. */
export const SEEN_AFTER_MS = 800;
const CORNER = `(part) => {
  const { left, top } = part.getBoundingClientRect();
  return left + ' ' + top;
}`;
const CENTRE = `(part) => {
  part.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return (left + right) / 2 + ' ' + (top + bottom) / 2;
}`;

function* nodesIn(node: BidiNode): Generator<BidiNode> {
  yield node;
  const { children = [], shadowRoot } = node.value ?? {};
  for (const child of shadowRoot ? [shadowRoot, ...children] : children) yield* nodesIn(child);
}

const textIn = (node: BidiNode): string =>
  [...nodesIn(node)].map(({ value }) => (value?.nodeType === TEXT_NODE ? (value.nodeValue ?? '') : '')).join('');

/** Tells parts of the same name apart. */
interface Which {
  /** The original that the part is about. */
  readonly text?: string;
  /** The name of a part within it, which is meant then. */
  readonly inside?: string;
}

export class PanelInFirefox {
  constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    /** The element that holds it: the card of the picker stands in another. */
    private readonly host: 'coatcheck-panel' | 'coatcheck-picker' = 'coatcheck-panel',
  ) {}

  /** Out of the page's own reach, and changing nothing that it could see. */
  private get target(): object {
    const { _id: context } = this.page.mainFrame() as unknown as { _id: string };
    return { context, sandbox: 'coatcheck-test' };
  }

  private async find(part: string, { text, inside }: Which = {}): Promise<BidiNode | undefined> {
    const tree = (await runScript(this.browser, 'script.evaluate', {
      expression: `document.querySelector('${this.host}')`,
      target: this.target,
      awaitPromise: false,
      serializationOptions: { maxDomDepth: null, includeShadowTree: 'all' },
    })) as BidiNode;
    const called = (name: string) => (node: BidiNode) => node.value?.attributes?.['data-coatcheck'] === name;
    const outer = [...nodesIn(tree)].find(
      (node) => called(part)(node) && (text === undefined || node.value?.attributes?.['data-text'] === text),
    );
    return inside === undefined || !outer ? outer : [...nodesIn(outer)].find(called(inside));
  }

  async textOf(part: string): Promise<string | undefined> {
    const node = await this.find(part);
    return node && textIn(node);
  }

  expectText(part: string, pattern: RegExp): Promise<string> {
    return until(`${part} to say ${pattern}`, async () => {
      const text = await this.textOf(part);
      return text !== undefined && pattern.test(text) ? text : undefined;
    });
  }

  /** Once it is there and stands still: the panel follows the composer, and rows move when a check ends. A part that has moved is aimed at again. */
  async click(part: string, which: Which = {}): Promise<void> {
    await this.page.bringToFront();
    const [x = 0, y = 0] = await until(`${part} to stand still`, async () => {
      const aim = await this.centreOf(part, which);
      if (aim === undefined) return undefined;
      const [x = 0, y = 0] = aim.split(' ').map(Number);
      await this.page.mouse.move(x, y);
      await new Promise((done) => setTimeout(done, SEEN_AFTER_MS));
      return aim === (await this.centreOf(part, which)) ? [x, y] : undefined;
    });
    await this.page.mouse.click(x, y);
  }

  /** The upper left corner of a part, in pixels of the window. */
  async cornerOf(part: string): Promise<{ readonly left: number; readonly top: number }> {
    const [left = 0, top = 0] = ((await this.measure(part, {}, CORNER)) ?? '').split(' ').map(Number);
    return { left, top };
  }

  private readonly centreOf = (part: string, which: Which) => this.measure(part, which, CENTRE);

  private async measure(part: string, which: Which, functionDeclaration: string): Promise<string | undefined> {
    const node = await this.find(part, which);
    if (!node?.sharedId) return undefined;
    const { value } = (await runScript(this.browser, 'script.callFunction', {
      functionDeclaration,
      arguments: [{ sharedId: node.sharedId }],
      target: this.target,
      awaitPromise: false,
    })) as { value: string };
    return value;
  }
}
