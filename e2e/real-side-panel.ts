// The browser's own side panel, which no test library knows as a page: the debugger of the whole browser reaches it.
import type { CDPSession } from '@playwright/test';
import type { Installed } from './harness.ts';
import { poll } from './poll.ts';

/** What the library's types leave out: sessions within a session, by messages. */
interface Sessions {
  send(method: 'Target.getTargets'): Promise<{ targetInfos: { url: string; targetId: string }[] }>;
  send(method: 'Target.attachToTarget', params: { targetId: string; flatten: false }): Promise<{ sessionId: string }>;
  send(method: 'Target.sendMessageToTarget', params: { sessionId: string; message: string }): Promise<unknown>;
  on(
    event: 'Target.receivedMessageFromTarget',
    listener: (event: { sessionId: string; message: string }) => void,
  ): void;
}

interface Answer {
  readonly id?: number;
  readonly result?: {
    readonly result: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly text: string };
  };
}

export class RealSidePanel {
  private lastId = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  private constructor(
    private readonly session: Sessions,
    private readonly sessionId: string,
  ) {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const answer = JSON.parse(message) as Answer;
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
    });
  }

  /** Opens it as a person does: by the popup's button. */
  static async open({ context, id }: Installed): Promise<RealSidePanel> {
    const popup = await context.newPage();
    await popup.goto(`chrome-extension://${id}/popup.html`);
    await popup.locator('[data-coatcheck="keep-open"]').click();
    const session = (await context.browser()?.newBrowserCDPSession()) as (CDPSession & Sessions) | undefined;
    if (!session) throw new Error('This browser has no debugger of its own.');
    const address = `chrome-extension://${id}/sidepanel.html`;
    const find = async () => (await session.send('Target.getTargets')).targetInfos.find(({ url }) => url === address);
    await poll(async () => (await find()) !== undefined, { timeout: 30_000 }).toBe(true);
    const target = await find();
    if (!target) throw new Error('The side panel closed.');
    const { sessionId } = await session.send('Target.attachToTarget', { targetId: target.targetId, flatten: false });
    return new RealSidePanel(session, sessionId);
  }

  private async evaluate(expression: string): Promise<unknown> {
    this.lastId += 1;
    const id = this.lastId;
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    const message = JSON.stringify({ id, method: 'Runtime.evaluate', params: { expression, returnByValue: true } });
    await this.session.send('Target.sendMessageToTarget', { sessionId: this.sessionId, message });
    const { result } = await answer;
    this.waiting.delete(id);
    if (result?.exceptionDetails) throw new Error(result.exceptionDetails.text);
    return result?.result.value;
  }

  text = async (): Promise<string> => String(await this.evaluate('document.body.innerText'));

  async click(part: string): Promise<void> {
    const at = JSON.stringify(`[data-coatcheck="${part}"]`);
    await poll(() => this.evaluate(`document.querySelector(${at})?.click() ?? !!document.querySelector(${at})`), {
      timeout: 30_000,
    }).toBe(true);
  }

  /** Into a field that React leaves to the browser. */
  async fill(part: string, value: string): Promise<void> {
    const [at, text] = [JSON.stringify(`[data-coatcheck="${part}"]`), JSON.stringify(value)];
    const write = `(field => field && (field.value = ${text}))(document.querySelector(${at}))`;
    await poll(() => this.evaluate(write), { timeout: 30_000 }).toBe(value);
  }

  async expectText(pattern: RegExp): Promise<void> {
    await poll(this.text, { timeout: 40_000 }).toMatch(pattern);
  }
}
