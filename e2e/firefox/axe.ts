// axe in Firefox, in an isolated world: checks a page, or our closed shadow root.
import axe from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { runScript } from './bidi.ts';

interface Node {
  readonly sharedId?: string;
  readonly value?: { readonly shadowRoot?: Node | null };
}

/** `shadowRoot` is null for a closed one: WebDriver hands out the real one, in this world only. */
const OPEN =
  'function (host, root) { Object.defineProperty(host, "shadowRoot", { value: root, configurable: true }); }';

const RUN = `async (within) => {
  const { violations, passes } = await axe.run(within === '' ? document : { include: [within] }, {
    iframes: false,
    resultTypes: ['violations'],
  });
  return JSON.stringify({
    looked: passes.flatMap(({ nodes }) => nodes).filter(({ target: [at] }) => Array.isArray(at) || within === '').length,
    broken: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + ': ' + target.flat().join(' ') + ' ' + failureSummary)),
  });
}`;

/** One line for each element that breaks a rule. `within` names an element of ours in a site's page. */
export async function violationsIn(browser: Browser, page: Page, within = ''): Promise<readonly string[]> {
  const { _id: context } = page.mainFrame() as unknown as { _id: string };
  const target = { context, sandbox: 'coatcheck-axe' };
  const call = (functionDeclaration: string, args: readonly object[]) =>
    runScript(browser, 'script.callFunction', {
      functionDeclaration,
      arguments: args,
      target,
      awaitPromise: true,
      serializationOptions: { maxDomDepth: 0, includeShadowTree: 'all' },
    });
  await runScript(browser, 'script.evaluate', { expression: `${axe.source};0`, target, awaitPromise: false });
  if (within !== '') {
    const host = (await call('(css) => document.querySelector(css)', [{ type: 'string', value: within }])) as Node;
    await call(OPEN, [{ sharedId: host.sharedId }, { sharedId: host.value?.shadowRoot?.sharedId }]);
  }
  const { value } = (await call(RUN, [{ type: 'string', value: within }])) as { value: string };
  const { looked, broken } = JSON.parse(value) as { looked: number; broken: string[] };
  if (looked === 0) throw new Error('axe looked at nothing');
  return broken;
}
