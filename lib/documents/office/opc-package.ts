// An Office Open XML file as a package of parts (ECMA-376, part 2). Only parts that a reader knows are kept: the others cannot be checked.
import { UnreadableDocument } from '../document.ts';
import { neutralPicture } from './neutral-picture.ts';
import {
  contentTypeBytes,
  contentTypes,
  folderOf,
  REMOVED_TYPES,
  type Relationship,
  readRelationships,
  relationshipBytes,
  relationshipsOf,
} from './opc-relationships.ts';
import type { Findings } from './opened-file.ts';
import { attributesOf, type Document, type Element, elementsOf, parseXml, rootOf, XmlBudget, xmlBytes } from './xml.ts';
import type { Entries } from './zip-entries.ts';

export interface Part {
  readonly name: string;
  readonly contentType: string;
  readonly root: Element;
  readonly document: Document;
  readonly relationships: Map<string, Relationship>;
}

interface Substitute {
  readonly ending: string;
  readonly content: Uint8Array;
}

export const CONTENT_TYPES = '[Content_Types].xml';

export class OpcPackage {
  readonly parts = new Map<string, Part>();
  readonly main: Part;
  readonly findings: Findings;
  readonly #budget = new XmlBudget();
  readonly #entries: Entries;
  readonly #kept: ReadonlySet<string>;
  readonly #typeOf: (part: string) => string;
  /** Pictures, and drawings that a reader makes anew. */
  readonly #substitutes = new Map<string, Uint8Array>();
  readonly #start: Relationship;

  /** @param kept the types of relationships whose parts are read */
  constructor(entries: Entries, kept: ReadonlySet<string>, findings: Findings) {
    this.#entries = entries;
    this.#kept = kept;
    this.findings = findings;
    this.#typeOf = contentTypes(rootOf(this.#parse(CONTENT_TYPES)));
    const start = this.#relationships('').find(({ type }) => type === 'officeDocument');
    if (!start) throw new UnreadableDocument('damaged');
    this.#start = { ...start, href: start.target };
    this.main = this.#load(start.target);
  }

  /** The parts to which a part leads by one of these types of relationships, in the order of the file. */
  related(part: Part, ...types: readonly string[]): Part[] {
    return Array.from(part.relationships.values())
      .filter(({ type }) => types.includes(type))
      .flatMap(({ target }) => this.parts.get(target) ?? []);
  }

  relatedById(part: Part, id: string | undefined): Part | undefined {
    return this.parts.get(part.relationships.get(id ?? '')?.target ?? '');
  }

  /** A part that is no longer needed, with every relationship to it. */
  drop(part: Part): void {
    this.parts.delete(part.name);
    for (const { relationships } of this.parts.values())
      for (const [id, { target }] of relationships) if (target === part.name) relationships.delete(id);
  }

  /** Elements that lead to a part that is not kept. */
  dangling(part: Part): Element[] {
    return elementsOf(part.root).filter((element) =>
      attributesOf(element).some(
        ({ namespaceURI, value }) =>
          namespaceURI?.endsWith('/relationships') && value !== '' && !part.relationships.has(value),
      ),
    );
  }

  /** Lets a relationship lead to content that was made here. */
  substitute(part: Part, relationship: Relationship, { ending, content }: Substitute): Relationship {
    const href = `media/made${this.#substitutes.size + 1}.${ending}`;
    const target = folderOf(part.name) + href;
    this.#substitutes.set(target, content);
    return { ...relationship, target, href };
  }

  entries(): Entries {
    const entries = new Map<string, Uint8Array>();
    entries.set(CONTENT_TYPES, contentTypeBytes([...this.parts.values()]));
    entries.set('_rels/.rels', relationshipBytes([this.#start]));
    for (const { name, document, relationships } of this.parts.values()) {
      entries.set(name, xmlBytes(document));
      if (relationships.size > 0) entries.set(relationshipsOf(name), relationshipBytes([...relationships.values()]));
    }
    for (const [name, content] of this.#substitutes) entries.set(name, content);
    return entries;
  }

  #parse(name: string): Document {
    const bytes = this.#entries.get(name);
    if (!bytes) throw new UnreadableDocument('damaged');
    return parseXml(bytes, this.#budget);
  }

  #load(name: string): Part {
    const known = this.parts.get(name);
    if (known) return known;
    const document = this.#parse(name);
    const relationships = new Map<string, Relationship>();
    const part = { name, contentType: this.#typeOf(name), root: rootOf(document), document, relationships };
    this.parts.set(name, part);
    for (const relationship of this.#relationships(name)) {
      const kept = this.#kept.has(relationship.type)
        ? this.#followed(relationship)
        : this.#substituted(part, relationship);
      if (kept) relationships.set(kept.id, kept);
    }
    return part;
  }

  #followed(relationship: Relationship): Relationship | undefined {
    if (!this.#entries.has(relationship.target)) return undefined;
    this.#load(relationship.target);
    return relationship;
  }

  #substituted(part: Part, relationship: Relationship): Relationship | undefined {
    // The reader of a workbook makes these drawings anew once it has read the comments.
    if (relationship.type === 'vmlDrawing') return { ...relationship, target: '' };
    if (relationship.type !== 'image') return undefined;
    return this.substitute(part, relationship, { ending: 'png', content: neutralPicture() });
  }

  #relationships(part: string): readonly Relationship[] {
    const name = relationshipsOf(part);
    if (!this.#entries.has(name)) return [];
    const relationships = readRelationships(part, rootOf(this.#parse(name)));
    for (const { type } of relationships) {
      const removed = this.#kept.has(type) ? undefined : REMOVED_TYPES.get(type);
      if (removed) this.findings.removes(removed);
    }
    return relationships;
  }
}
