// The text of an HTML body: what a person sees, and what is hidden by its style. Scripts, comments and the addresses of links are left out.
import { withoutEntities } from '../text/entities.ts';

const BREAKS =
  /^\/?(?:p|div|br|tr|li|ul|ol|h[1-6]|table|blockquote|hr|pre|section|article|header|footer|dl|dt|dd|title|option)$/i;
const CELLS = /^\/(?:td|th)$/i;
/** Elements whose content is no text. */
const UNREAD = /^(?:script|style)$/i;

export interface HtmlText {
  readonly text: string;
  readonly hasLinks: boolean;
  readonly hasPictures: boolean;
}

/** The place behind the tag or comment that starts here. */
function endOfTag(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  const end = html.indexOf(isComment ? '-->' : '>', start + (isComment ? 4 : 1));
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

/** The place behind the end of a script or a style sheet. */
function endOfElement(lower: string, name: string, from: number): number {
  const end = lower.indexOf(`</${name}`, from);
  return end < 0 ? lower.length : endOfTag(lower, end);
}

const alternativeText = (tag: string): string =>
  /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).join('') ?? '';

export function htmlText(html: string): HtmlText {
  const lower = html.toLowerCase();
  const chunks: string[] = [];
  let hasLinks = false;
  let hasPictures = false;
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    const until = start < 0 ? html.length : start;
    chunks.push(html.slice(at, until).replace(/\s+/g, ' '));
    if (start < 0) break;
    const [, name = ''] = /^<(\/?[a-z][a-z0-9]*)/i.exec(html.slice(start, start + 24)) ?? [];
    if (name === '' && !/^<[!?/]/.test(html.slice(start, start + 2))) {
      chunks.push('<');
      at = start + 1;
      continue;
    }
    at = endOfTag(html, start);
    if (UNREAD.test(name)) at = endOfElement(lower, name.toLowerCase(), at);
    else if (BREAKS.test(name)) chunks.push('\n');
    else if (CELLS.test(name)) chunks.push('\t');
    else if (/^a$/i.test(name)) hasLinks = true;
    else if (/^img$/i.test(name)) {
      hasPictures = true;
      chunks.push(alternativeText(html.slice(start, at)));
    }
  }
  return { text: tidied(withoutEntities(chunks.join(''))), hasLinks, hasPictures };
}

/** Without the empty lines and spaces of the layout. */
const tidied = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[ \u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
