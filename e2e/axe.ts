// axe on what is really shown: in a world of its own beside the page's, and inside closed shadow roots too.
import type { CDPSession, Frame, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { poll } from './poll.ts';

interface Needs {
  /** Only this element and what is in it, such as what we put into a site that is not ours. */
  readonly within?: string;
  /** Rules that do not apply, by their names in axe. */
  readonly without?: readonly string[];
}

interface DomNode {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly (DomNode & { readonly shadowRootType?: string })[];
}

function* nodesIn(node: DomNode): Generator<DomNode> {
  yield node;
  for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) yield* nodesIn(child);
}

/** axe reads `shadowRoot`, which is null for a closed one: the debugger hands it the real one, in this world only. */
async function openShadowRoots(session: CDPSession, world: number): Promise<void> {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  for (const host of nodesIn(root as DomNode)) {
    const shadow = host.shadowRoots?.find(({ shadowRootType }) => shadowRootType === 'closed');
    if (!shadow) continue;
    const handleOf = async ({ nodeId }: DomNode) =>
      (await session.send('DOM.resolveNode', { nodeId, executionContextId: world })).object.objectId ?? '';
    await session.send('Runtime.callFunctionOn', {
      objectId: await handleOf(host),
      functionDeclaration:
        'function (root) { Object.defineProperty(this, "shadowRoot", { value: root, configurable: true }); }',
      arguments: [{ objectId: await handleOf(shadow) }],
    });
  }
}

async function run(target: Page | Frame, { within, without = [] }: Needs): Promise<AxeResults> {
  const page = 'page' in target ? target.page() : target;
  const session = await page.context().newCDPSession(target);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: 'axe' });
  const contextId = world.executionContextId;
  await session.send('Runtime.evaluate', { expression: axe.source, contextId });
  await openShadowRoots(session, contextId);
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${within ? JSON.stringify({ include: [within] }) : 'document'}, ${JSON.stringify(options)})`,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as AxeResults;
}

/** One line for each element that breaks a rule, with what is wrong about it. */
export async function violationsIn(target: Page | Frame, needs: Needs = {}): Promise<string[]> {
  const { violations, passes } = await run(target, needs);
  // A place inside a shadow root is told by the way to it.
  const seen = passes.flatMap(({ nodes }) => nodes).filter(({ target: [at] }) => Array.isArray(at) || !needs.within);
  if (seen.length === 0) throw new Error('axe looked at nothing');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.flat().join(' ')} ${node.failureSummary ?? ''}`.replaceAll(/\s+/g, ' ')),
  );
}

export const SCHEMES = ['light', 'dark'] as const;

/** No rule is broken in light nor in dark. What is shown may be drawn anew meanwhile, so it is looked at until it holds. */
export async function expectAccessible(page: Page, target: Page | Frame = page, needs: Needs = {}): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await poll(() => violationsIn(target, needs), { timeout: 30_000, message: colorScheme }).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
