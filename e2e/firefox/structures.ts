// Opens the saved page of a chat site in Firefox, served under that site's address.
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import type { FixtureExpectation } from '../../lib/sites/site-adapter.ts';
import { type LeftPage, siteOfStructure } from '../sites/structures.ts';

export async function openStructure(
  browser: Browser,
  { fixture, address }: Pick<FixtureExpectation, 'fixture' | 'address'>,
  script: string,
  changed?: (html: string) => string,
): Promise<LeftPage & { readonly page: Page }> {
  const { answer, bodies, drafts } = await siteOfStructure(fixture, script, changed);
  const page = await browser.newPage();
  await page.setRequestInterception(true);
  const respond = async (request: HTTPRequest) => {
    const body = request.method() === 'POST' ? ((await request.fetchPostData()) ?? '') : '';
    await request.respond({ status: 200, ...answer({ method: request.method(), url: request.url(), body }) });
  };
  page.on('request', (request) => void respond(request));
  await page.goto(address);
  await page.waitForSelector('body[data-ready]');
  return { page, bodies, drafts };
}
