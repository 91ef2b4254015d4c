// An input method in Firefox. WebDriver has none: Firefox's own text input processor composes in the page's process.
import type { Browser } from 'puppeteer-core';
import { inFirefox } from './bidi.ts';

const ANSWER = 'coatcheck-test-composed';

/** Runs beside the page of the tab in front, with the rights of Firefox. */
const compose = (candidate: string, committed: string) => `
  const tip = Components.classes['@mozilla.org/text-input-processor;1'].createInstance(Components.interfaces.nsITextInputProcessor);
  const started = tip.beginInputTransactionForTests(content);
  tip.setPendingCompositionString(${JSON.stringify(candidate)});
  tip.appendClauseToPendingComposition(${candidate.length}, tip.ATTR_RAW_CLAUSE);
  tip.flushPendingComposition();
  const enter = new content.KeyboardEvent('', { key: 'Enter', code: 'Enter', keyCode: 13 });
  tip.commitCompositionWith(${JSON.stringify(committed)}, enter);
  tip.keyup(enter);
  sendAsyncMessage('${ANSWER}', started);
`;

/** Composes a word in what has the keyboard, and ends the composition by Enter. */
export async function composeAndEnter(browser: Browser, candidate: string, committed: string): Promise<void> {
  const script = `data:application/javascript;charset=utf-8,${encodeURIComponent(compose(candidate, committed))}`;
  const hasStarted = await inFirefox(
    browser,
    `new Promise((done) => {
      const { messageManager } = gBrowser.selectedBrowser;
      messageManager.addMessageListener('${ANSWER}', function heard({ data }) {
        messageManager.removeMessageListener('${ANSWER}', heard);
        done(data);
      });
      messageManager.loadFrameScript(${JSON.stringify(script)}, false);
    })`,
  );
  if (hasStarted !== true) throw new Error('Firefox began no composition.');
}
