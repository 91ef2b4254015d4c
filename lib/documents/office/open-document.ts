// OpenDocument files: odt, ods, odp and their templates (ISO/IEC 26300).
import { UnreadableDocument } from '../document.ts';
import { neutralPicture } from './neutral-picture.ts';
import { collectOdfBlocks } from './odf-blocks.ts';
import { cleanOpenDocument, cleanSettings, contentOf, replaceLinks } from './odf-cleaning.ts';
import { OdfSheets } from './odf-sheets.ts';
import { renameOdfNames } from './odf-styles.ts';
import { Findings, NeutralNames, type OpenedFile } from './opened-file.ts';
import { TextSlots } from './text-slots.ts';
import {
  attributeValue,
  childrenOf,
  type Document,
  type Element,
  elementsOf,
  localName,
  namedOf,
  parseXml,
  rootOf,
  setContent,
  XmlBudget,
  xmlBytes,
} from './xml.ts';
import type { Entries } from './zip-entries.ts';

const KINDS =
  /^application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation|graphics)(?:-template|-master)?$/;
const MANIFEST = 'META-INF/manifest.xml';
const MANIFEST_SPACE = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';
const PARTS = ['content.xml', 'styles.xml', 'settings.xml'];

function kindOf(entries: Entries): string {
  const type = entries.get('mimetype');
  const kind = type && new TextDecoder().decode(type).trim();
  if (!kind || !KINDS.test(kind)) throw new UnreadableDocument('unknownKind');
  return kind;
}

function manifestBytes(kind: string, names: readonly string[]): Uint8Array {
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`;
  const files = names.map((name) => entry(name, name.endsWith('.png') ? 'image/png' : 'text/xml'));
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="${MANIFEST_SPACE}" manifest:version="1.3">${entry('/', kind)}${files.join('')}</manifest:manifest>`,
  );
}

/** What is never read: a person is told that it is gone. */
function noteEntries(entries: Entries, findings: Findings): void {
  for (const name of entries.keys()) {
    if (name === 'meta.xml') findings.removes('properties');
    if (name.startsWith('Thumbnails/')) findings.removes('pictures');
    if (name.startsWith('META-INF/') && name.includes('signatures')) findings.removes('signatures');
    if (/^(?:Basic|Scripts)\//.test(name)) findings.removes('macros');
    if (/^Object /.test(name)) findings.removes('embeddedObjects');
  }
}

class OdfFile {
  readonly slots = new TextSlots();
  readonly findings = new Findings();
  readonly #documents = new Map<string, Document>();
  readonly #kind: string;
  #pictures = 0;

  constructor(entries: Entries) {
    this.#kind = kindOf(entries);
    const budget = new XmlBudget();
    const manifest = entries.get(MANIFEST);
    if (manifest && namedOf(rootOf(parseXml(manifest, budget)), 'encryption-data').length > 0)
      throw new UnreadableDocument('encrypted');
    if (!entries.has('content.xml')) throw new UnreadableDocument('damaged');
    for (const name of PARTS) {
      const bytes = entries.get(name);
      if (bytes) this.#documents.set(name, parseXml(bytes, budget));
    }
    noteEntries(entries, this.findings);
  }

  open(): OpenedFile {
    const marks = new NeutralNames((index) => `Mark ${index}`);
    for (const [name, document] of this.#documents)
      if (name === 'settings.xml') cleanSettings(rootOf(document));
      else {
        cleanOpenDocument(rootOf(document), this.findings, marks);
        replaceLinks(rootOf(document), this.findings, () => `Pictures/made${++this.#pictures}.png`);
      }
    const root = this.#root('content.xml');
    const content = root && contentOf(root);
    if (!root || !content) throw new UnreadableDocument('damaged');
    this.#count(content, root);
    const sheets = localName(content) === 'spreadsheet' ? new OdfSheets(content, this.findings) : undefined;
    if (sheets) sheets.collect(root, this.slots);
    else collectOdfBlocks(content, this.slots);
    this.#collectStyles();
    return {
      slots: this.slots,
      findings: this.findings,
      stored: ['mimetype'],
      save: (isGone) => {
        for (const part of this.#roots()) sheets?.follow(part);
        renameOdfNames(this.#roots(), isGone);
        return this.#entries();
      },
    };
  }

  #root(name: string): Element | undefined {
    const document = this.#documents.get(name);
    return document && rootOf(document);
  }

  #roots(): readonly Element[] {
    return Array.from(this.#documents.values(), rootOf);
  }

  #collectStyles(): void {
    const styles = this.#root('styles.xml');
    for (const part of styles ? childrenOf(styles) : [])
      if (localName(part) === 'master-styles') {
        this.slots.separate('\n\n');
        collectOdfBlocks(part, this.slots);
      }
    for (const root of this.#roots())
      for (const element of namedOf(root, 'text', 'embedded-text'))
        if (element.namespaceURI?.includes('datastyle'))
          this.slots.addWorded(element.textContent ?? '', (text) => setContent(element, text));
  }

  #count(content: Element, root: Element): void {
    this.findings.sees('comments', namedOf(content, 'annotation').length);
    const hidden = new Set(
      namedOf(root, 'style')
        .filter((style) => elementsOf(style).some((child) => attributeValue(child, 'visibility') === 'hidden'))
        .map((style) => attributeValue(style, 'name') ?? ''),
    );
    for (const page of namedOf(content, 'page')) {
      if (hidden.has(attributeValue(page, 'style-name') ?? '')) this.findings.sees('hiddenSlides');
      const notes = namedOf(page, 'notes').flatMap((part) => namedOf(part, 'p'));
      if (notes.some((paragraph) => (paragraph.textContent ?? '').trim() !== '')) this.findings.sees('speakerNotes');
    }
  }

  #entries(): Entries {
    const entries = new Map<string, Uint8Array>([['mimetype', new TextEncoder().encode(this.#kind)]]);
    for (const [name, document] of this.#documents) entries.set(name, xmlBytes(document));
    for (let i = 1; i <= this.#pictures; i++) entries.set(`Pictures/made${i}.png`, neutralPicture());
    entries.set(
      MANIFEST,
      manifestBytes(
        this.#kind,
        [...entries.keys()].filter((name) => name !== 'mimetype'),
      ),
    );
    return entries;
  }
}

export const openOpenDocument = (entries: Entries): OpenedFile => new OdfFile(entries).open();
