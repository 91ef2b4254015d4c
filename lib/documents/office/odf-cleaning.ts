// Takes out of an OpenDocument file what cannot be checked: people, changes, forms, scripts, links, data sources, embedded objects.

import { OFFICE, TEXT } from './odf-names.ts';
import type { Findings, NeutralNames } from './opened-file.ts';
import {
  attributeOf,
  attributesOf,
  attributeValue,
  childrenOf,
  dropAttributes,
  type Element,
  elementsOf,
  localName,
  namedOf,
  remove,
  setContent,
  unwrap,
} from './xml.ts';

const REMOVED = new Set([
  ...['tracked-changes', 'change', 'change-start', 'change-end', 'forms', 'scripts', 'event-listeners', 'control'],
  ...['creator', 'creator-initials', 'sender-initials', 'object', 'object-ole', 'plugin', 'applet', 'floating-frame'],
  ...['user-field-decls', 'variable-decls', 'dde-connection-decls', 'alphabetical-index-auto-mark-file'],
  ...['section-source', 'data-pilot-tables', 'dde-links', 'scenario', 'cell-range-source', 'consolidation'],
  ...['hidden-text', 'hidden-paragraph', 'alphabetical-index-mark', 'alphabetical-index-mark-start', 'toc-mark'],
  ...['alphabetical-index-mark-end', 'toc-mark-start', 'toc-mark-end', 'user-index-mark', 'user-index-mark-start'],
  ...['user-index-mark-end', 'table-source', 'sound', 'audio', 'font-face-src', 'binary-data', 'filter', 'error-macro'],
  ...['database-source-sql', 'database-source-table', 'database-source-query', 'settings', 'glue-point', 'meta-field'],
  ...['signature', 'signatureline', 'qrcode', 'content-control-dropdown-item', 'linenumbering-separator', 'param'],
]);
/** In paragraphs, all other elements of the text namespace are fields, and their result stays as plain text. */
const KEPT_INLINE = new Set([
  ...['s', 'tab', 'line-break', 'span', 'note', 'note-citation', 'note-body', 'page-number', 'page-count'],
  ...['sequence', 'bookmark', 'bookmark-start', 'bookmark-end', 'bookmark-ref', 'reference-mark', 'number'],
  ...['reference-mark-start', 'reference-mark-end', 'reference-ref', 'note-ref', 'sequence-ref', 'soft-page-break'],
  ...['ruby', 'ruby-base', 'ruby-text', 'chapter', 'sheet-name', 'p', 'h', 'list', 'list-item', 'list-header'],
]);
const MARKS = new Set([
  'bookmark',
  'bookmark-start',
  'bookmark-end',
  'reference-mark',
  'reference-mark-start',
  'reference-mark-end',
]);
const PICTURES = new Set(['image', 'fill-image', 'background-image', 'list-level-style-image']);
const DROPPED_ATTRIBUTES = new Set([
  ...[
    'string-value-phonetic',
    'rsid',
    'paragraph-rsid',
    'mime-type',
    'label',
    'target-frame-name',
    'about',
    'datatype',
  ],
  ...[
    'property',
    'content',
    'macro-name',
    'creator',
    'alias',
    'tag',
    'placeholder-style-name',
    'user-name',
    'filter-name',
  ],
  ...['filter-options', 'link-to-source-data', 'description', 'help-id'],
]);
const NUMBERED = new Set(['page', 'section', 'table-of-content', 'illustration-index', 'user-index', 'bibliography']);

function dropHidden(root: Element, findings: Findings): void {
  findings.sees('trackedChanges', namedOf(root, 'changed-region').length);
  const hidden = namedOf(root, 'hidden-text', 'hidden-paragraph').length;
  const sections = namedOf(root, 'section').filter((section) => attributeValue(section, 'display') === 'none').length;
  const styles = new Set(
    namedOf(root, 'style')
      .filter((style) => childrenOf(style).some((child) => isHiddenText(child)))
      .map((style) => attributeValue(style, 'name')),
  );
  const spans = namedOf(root, 'span', 'p', 'h').filter((span) =>
    styles.has(attributeValue(span, 'style-name') ?? '-'),
  ).length;
  findings.sees('hiddenText', hidden + sections + spans);
}

const isHiddenText = (properties: Element) =>
  localName(properties) === 'text-properties' && attributeValue(properties, 'display') === 'none';

function isInParagraph(element: Element): boolean {
  for (let at = element.parentNode as Element | null; at; at = at.parentNode as Element | null)
    if (at.namespaceURI === TEXT && ['p', 'h'].includes(localName(at))) return true;
  return false;
}

function dropElement(element: Element, findings: Findings): boolean {
  const name = localName(element);
  const isDescription = ['title', 'desc'].includes(name) && element.namespaceURI?.includes('svg');
  const isDate = name === 'date' && element.namespaceURI?.includes('purl.org/dc');
  if (!REMOVED.has(name) && !isDescription && !isDate) return false;
  if (name === 'scripts' && childrenOf(element).length > 0) findings.removes('macros');
  if (['object', 'object-ole', 'plugin', 'applet'].includes(name)) findings.removes('embeddedObjects');
  remove(element);
  return true;
}

function cleanElement(element: Element, findings: Findings, marks: NeutralNames, at: number): void {
  const name = localName(element);
  if (name === 'a') findings.removes('links');
  const isField = element.namespaceURI === TEXT && !KEPT_INLINE.has(name) && isInParagraph(element);
  if (name === 'a' || isField) {
    unwrap(element);
    return;
  }
  const own = attributeOf(element, 'name');
  if (own && MARKS.has(name)) own.value = marks.of(own.value);
  const reference = attributeOf(element, 'ref-name');
  if (reference && name !== 'note-ref' && name !== 'sequence-ref') reference.value = marks.of(reference.value);
  if (own && own.nodeName === 'draw:name' && !isDefinition(element)) own.value = `${name} ${at}`;
  else if (own && NUMBERED.has(name)) own.value = `${name} ${at}`;
  if (name === 'note-citation' && (element.textContent ?? '').length > 4) setContent(element, '*');
  dropAttributes(element, (attribute) => isDroppedAttribute(element, localName(attribute)));
}

/** Gradients, hatches and pictures of fills are found by their names. */
const isDefinition = (element: Element) =>
  /^(?:gradient|hatch|fill-image|marker|stroke-dash|opacity|layer)$/i.test(localName(element));

function isDroppedAttribute(element: Element, name: string): boolean {
  const isField =
    element.namespaceURI === TEXT && ['date', 'time', 'sequence', 'page-number'].includes(localName(element));
  return DROPPED_ATTRIBUTES.has(name) || (isField && /^(?:date-value|time-value|formula|string-value)$/.test(name));
}

/** Links to other files, and to pictures, which get the name of a neutral one. */
export function replaceLinks(root: Element, findings: Findings, pictureName: () => string): void {
  for (const element of elementsOf(root)) {
    const link = attributesOf(element).find(({ nodeName }) => nodeName === 'xlink:href');
    if (!link) continue;
    if (PICTURES.has(localName(element))) {
      findings.removes('pictures');
      link.value = pictureName();
    } else {
      findings.removes('links');
      element.removeAttributeNode(link);
    }
  }
}

export function cleanOpenDocument(root: Element, findings: Findings, marks: NeutralNames): void {
  dropHidden(root, findings);
  let at = 0;
  for (const element of elementsOf(root)) {
    at++;
    if (element !== root && dropElement(element, findings)) continue;
    cleanElement(element, findings, marks, at);
  }
}

const KEPT_SETTINGS = new Set(['boolean', 'short', 'int', 'long', 'double']);

/** Only switches and numbers of the settings stay, because strings hold the names of printers, sheets and databases. */
export function cleanSettings(root: Element): void {
  for (const set of namedOf(root, 'config-item-set'))
    if (!/configuration-settings$/.test(attributeValue(set, 'name') ?? '')) remove(set);
  for (const item of namedOf(root, 'config-item', 'config-item-map-indexed', 'config-item-map-named'))
    if (localName(item) !== 'config-item' || !KEPT_SETTINGS.has(attributeValue(item, 'type') ?? '')) remove(item);
}

export const bodyOf = (root: Element): Element | undefined =>
  childrenOf(root).find((child) => child.namespaceURI === OFFICE && localName(child) === 'body');

export const contentOf = (root: Element): Element | undefined => {
  const body = bodyOf(root);
  return body && childrenOf(body)[0];
};
