// The relationships of an Office Open XML file (ECMA-376, part 2): how one part leads to another, and the list of the parts' types.
import type { RemovedContent } from '../document.ts';
import { attributeValue, childrenOf, type Element } from './xml.ts';

export interface Relationship {
  readonly id: string;
  readonly uri: string;
  /** The last step of the type's address, which is the same in the strict and the transitional form. */
  readonly type: string;
  /** The part to which it leads, or '' outside the file. */
  readonly target: string;
  /** The target as it is written, relative to the part that has the relationship. */
  readonly href: string;
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The kinds of content that go with relationships that are not kept. */
export const REMOVED_TYPES: ReadonlyMap<string, RemovedContent> = new Map(
  Object.entries({
    macros: ['vbaProject', 'wordVbaData', 'xlMacrosheet'],
    links: ['hyperlink', 'attachedTemplate', 'externalLink', 'mailMergeSource', 'mailMergeHeaderSource', 'connections'],
    pictures: ['image', 'hdphoto', 'thumbnail', 'video', 'audio', 'media'],
    embeddedObjects: [
      ...['oleObject', 'package', 'control', 'ctrlProp', 'diagramData', 'chart', 'chartEx', 'pivotTable'],
      ...['pivotCacheDefinition', 'slicer', 'font', 'glossaryDocument'],
    ],
    attachedFiles: ['aFChunk', 'subDocument'],
    signatures: ['origin'],
    properties: [
      ...['core-properties', 'extended-properties', 'custom-properties', 'customXml', 'customXmlProps', 'person'],
      ...['people', 'tags', 'printerSettings'],
    ],
  } as const).flatMap(([removed, types]) => types.map((type) => [type, removed as RemovedContent] as const)),
);

export const folderOf = (part: string): string => part.slice(0, part.lastIndexOf('/') + 1);

export const relationshipsOf = (part: string): string =>
  `${folderOf(part)}_rels/${part.slice(part.lastIndexOf('/') + 1)}.rels`;

function resolvedTarget(part: string, target: string): string {
  const path = target.startsWith('/') ? target : folderOf(part) + target;
  const steps: string[] = [];
  for (const step of path.split('/'))
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  return steps.join('/');
}

export const readRelationships = (part: string, root: Element): Relationship[] =>
  childrenOf(root).map((entry) => {
    const uri = attributeValue(entry, 'Type') ?? '';
    const href = attributeValue(entry, 'Target') ?? '';
    const target = attributeValue(entry, 'TargetMode') === 'External' ? '' : resolvedTarget(part, href);
    return { id: attributeValue(entry, 'Id') ?? '', uri, type: uri.slice(uri.lastIndexOf('/') + 1), href, target };
  });

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const element = (name: string, values: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(values)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}/>`;

const packageXml = (name: string, kind: string, inside: readonly string[]) =>
  new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<${name} xmlns="${PACKAGE}/${kind}">${inside.join('')}</${name}>`,
  );

export const relationshipBytes = (relationships: readonly Relationship[]): Uint8Array =>
  packageXml(
    'Relationships',
    'relationships',
    relationships.map(({ id, uri, href }) => element('Relationship', { Id: id, Type: uri, Target: href })),
  );

/** The type of a part by its name, or by the ending of its name. */
export function contentTypes(root: Element): (part: string) => string {
  const byName = new Map<string, string>();
  const byEnding = new Map<string, string>();
  for (const entry of childrenOf(root)) {
    const type = attributeValue(entry, 'ContentType') ?? '';
    const name = attributeValue(entry, 'PartName')?.replace(/^\//, '');
    if (name !== undefined) byName.set(name.toLowerCase(), type);
    else byEnding.set(attributeValue(entry, 'Extension')?.toLowerCase() ?? '', type);
  }
  return (part) =>
    byName.get(part.toLowerCase()) ?? byEnding.get(part.slice(part.lastIndexOf('.') + 1).toLowerCase()) ?? '';
}

const DEFAULT_TYPES = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  vml: 'application/vnd.openxmlformats-officedocument.vmlDrawing',
};

export const contentTypeBytes = (parts: readonly { name: string; contentType: string }[]): Uint8Array =>
  packageXml('Types', 'content-types', [
    ...Object.entries(DEFAULT_TYPES).map(([ending, type]) =>
      element('Default', { Extension: ending, ContentType: type }),
    ),
    ...parts.map(({ name, contentType }) => element('Override', { PartName: `/${name}`, ContentType: contentType })),
  ]);
