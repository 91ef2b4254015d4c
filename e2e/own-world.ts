// A world of the test's own beside the page's, in which closed shadow roots are open: what a person sees in the panel can be measured.
import type { CDPSession, Frame, Page } from '@playwright/test';

interface DomNode {
  readonly nodeId: number;
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly (DomNode & { readonly shadowRootType?: string })[];
}

function* nodesIn(node: DomNode): Generator<DomNode> {
  yield node;
  for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) yield* nodesIn(child);
}

/** What a script that was run by tsx has in its functions. */
const KEEP_NAMES = 'var __name = (named) => named;';

interface IsolatedWorld {
  /** Runs a script's text, such as a library. */
  load(source: string): Promise<void>;
  /** Calls a function that stands on its own, and waits for what it promises. */
  call<A extends readonly unknown[], R>(task: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
}

/** `shadowRoot` is null for a closed one: the debugger hands out the real one, in this world only. */
async function openShadowRoots(session: CDPSession, executionContextId: number): Promise<void> {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  for (const host of nodesIn(root as DomNode)) {
    const shadow = host.shadowRoots?.find(({ shadowRootType }) => shadowRootType === 'closed');
    if (!shadow) continue;
    const handleOf = async ({ nodeId }: DomNode) =>
      (await session.send('DOM.resolveNode', { nodeId, executionContextId })).object.objectId ?? '';
    await session.send('Runtime.callFunctionOn', {
      objectId: await handleOf(host),
      functionDeclaration:
        'function (root) { Object.defineProperty(this, "shadowRoot", { value: root, configurable: true }); }',
      arguments: [{ objectId: await handleOf(shadow) }],
    });
  }
}

export async function inIsolatedWorld<R>(target: Page | Frame, work: (world: IsolatedWorld) => Promise<R>): Promise<R> {
  const page = 'page' in target ? target.page() : target;
  const session = await page.context().newCDPSession(target);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'test',
  });
  await openShadowRoots(session, contextId);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  try {
    return await work({
      load: async (source) => {
        await evaluate(`${source};undefined`);
      },
      call: async <A extends readonly unknown[], T>(task: (...args: A) => T | Promise<T>, ...args: A) =>
        (await evaluate(
          `${KEEP_NAMES}(${task.toString()})(...[${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join()}])`,
        )) as T,
    });
  } finally {
    await session.detach();
  }
}
