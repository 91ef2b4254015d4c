// PowerPoint presentations: pptx, pptm, ppsx and their templates (ECMA-376, part 1, chapter 19).
import { cleanDrawing, collectDrawing, neutralTheme } from './drawing-text.ts';
import { OpcPackage, type Part } from './opc-package.ts';
import { Findings, NeutralNames, type OpenedFile } from './opened-file.ts';
import { TextSlots } from './text-slots.ts';
import {
  attributeOf,
  attributesOf,
  attributeValue,
  type Element,
  elementsOf,
  localName,
  namedOf,
  remove,
} from './xml.ts';
import type { Entries } from './zip-entries.ts';

const KEPT_PARTS = new Set([
  ...['slide', 'slideMaster', 'slideLayout', 'notesSlide', 'notesMaster', 'handoutMaster', 'theme', 'themeOverride'],
  ...['tableStyles', 'comments', 'commentAuthors', 'authors', 'chart'],
]);
const REMOVED = new Set([
  'custShowLst',
  'embeddedFontLst',
  'custDataLst',
  'smartTags',
  'modifyVerifier',
  'photoAlbum',
  'extLst',
]);
const NEUTRAL_TIME = '2000-01-01T00:00:00.000';

function neutralAuthors(root: Element, authors: NeutralNames): void {
  for (const element of namedOf(root, 'cmAuthor', 'author'))
    for (const attribute of attributesOf(element)) {
      if (attribute.localName === 'name') attribute.value = authors.of(attribute.value);
      if (attribute.localName === 'initials') attribute.value = 'A';
      if (attribute.localName === 'userId') attribute.value = authors.of(attributeValue(element, 'name') ?? '');
      if (attribute.localName === 'providerId') attribute.value = 'None';
    }
}

function neutralTimes(root: Element): void {
  for (const element of elementsOf(root)) {
    for (const name of ['dt', 'created']) {
      const time = attributeOf(element, name);
      if (time && /\d{4}-\d\d-\d\dT/.test(time.value)) time.value = NEUTRAL_TIME;
    }
  }
}

function cleanPresentation(pack: OpcPackage): void {
  const authors = new NeutralNames((index) => `Author ${index}`);
  const pages = new NeutralNames((index) => `Layout ${index}`);
  for (const part of pack.parts.values()) {
    const { root } = part;
    if (['theme', 'themeOverride'].includes(localName(root))) {
      neutralTheme(root);
      continue;
    }
    for (const element of elementsOf(root)) if (REMOVED.has(localName(element))) remove(element);
    cleanDrawing(part, pack);
    neutralTimes(root);
    for (const page of namedOf(root, 'cSld')) {
      const name = attributeOf(page, 'name');
      if (name) name.value = pages.of(part.name);
    }
    if (localName(root) === 'cmAuthorLst' || localName(root) === 'authorLst') neutralAuthors(root, authors);
  }
}

const isHidden = ({ root }: Part) => ['0', 'false'].includes(attributeValue(root, 'show') ?? '');

/** The number of the page is a field in every page with notes. */
function hasNotes({ root }: Part): boolean {
  const numbers = new Set(namedOf(root, 'fld').flatMap((field) => elementsOf(field)));
  return namedOf(root, 't').some((text) => !numbers.has(text) && (text.textContent ?? '').trim() !== '');
}

export function openPresentation(entries: Entries): OpenedFile {
  const findings = new Findings();
  const pack = new OpcPackage(entries, KEPT_PARTS, findings);
  cleanPresentation(pack);
  const slots = new TextSlots();
  const read = new Set<Part>();
  const add = (part: Part | undefined) => {
    if (!part || read.has(part)) return;
    read.add(part);
    slots.separate('\n\n');
    collectDrawing(part.root, slots);
  };
  const order = namedOf(pack.main.root, 'sldId').map((entry) =>
    attributesOf(entry).find(({ namespaceURI }) => namespaceURI?.endsWith('/relationships')),
  );
  for (const slide of order.flatMap((id) => pack.relatedById(pack.main, id?.value) ?? [])) {
    add(slide);
    for (const chart of pack.related(slide, 'chart')) add(chart);
    if (isHidden(slide)) findings.sees('hiddenSlides');
    for (const notes of pack.related(slide, 'notesSlide')) {
      if (hasNotes(notes)) findings.sees('speakerNotes');
      add(notes);
    }
    for (const comments of pack.related(slide, 'comments')) {
      findings.sees('comments', namedOf(comments.root, 'cm').length);
      add(comments);
    }
  }
  for (const part of pack.parts.values()) if (!['theme', 'themeOverride'].includes(localName(part.root))) add(part);
  return { slots, findings, save: () => pack.entries() };
}
