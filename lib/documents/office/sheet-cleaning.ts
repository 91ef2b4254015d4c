// Takes out of a workbook what cannot be checked: people, views and scenarios with names, controls, filters with values, links to other files.

import { cleanDrawing, neutralTheme } from './drawing-text.ts';
import { hasOutsideReference } from './formula-text.ts';
import type { OpcPackage, Part } from './opc-package.ts';
import type { NeutralNames } from './opened-file.ts';
import { noteShapes } from './sheet-notes.ts';
import {
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
} from './xml.ts';

const REMOVED = new Set([
  // In the workbook.
  ...['revisionPtr', 'fileSharing', 'fileRecoveryPr', 'webPublishing', 'webPublishObjects', 'customWorkbookViews'],
  ...['externalReferences', 'pivotCaches', 'oleSize', 'smartTagPr', 'smartTagTypes', 'functionGroups'],
  // In worksheets.
  ...['scenarios', 'customSheetViews', 'protectedRanges', 'dataConsolidate', 'customProperties', 'cellWatches'],
  ...['smartTags', 'webPublishItems', 'oleObjects', 'controls', 'filterColumn', 'drawingHF', 'legacyDrawingHF'],
  ...['AlternateContent', 'extLst', 'phoneticPr', 'rPh', 'xmlColumnPr'],
]);
/** Lists that must not be empty. */
const LISTS = new Set(['hyperlinks', 'tableParts', 'sheetViews', 'dataValidations']);
const DROPPED_ATTRIBUTES = new Set([
  ...['uid', 'codeName', 'documentId', 'comment', 'description', 'help', 'customMenu', 'statusBar', 'shortcutKey'],
  ...['display', 'tooltip', 'connectionId', 'insertRowCellStyle', 'totalsRowLabel', 'uniqueName', 'tableBorderDxfId'],
]);

function dropOutsideReferences(root: Element, pack: OpcPackage): void {
  for (const formula of namedOf(root, 'f', 'formula', 'formula1', 'formula2', 'definedName')) {
    if (!hasOutsideReference(formula.textContent ?? '')) continue;
    pack.findings.removes('links');
    if (localName(formula) === 'f') remove(formula);
    else setContent(formula, '#REF!');
  }
}

function dropDangling(part: Part, pack: OpcPackage): void {
  for (const element of pack.dangling(part)) {
    // The settings of a page stay without the settings of the printer.
    if (localName(element) === 'pageSetup') dropAttributes(element, (attribute) => localName(attribute) === 'id');
    else remove(element);
  }
}

function cleanSheetPart(part: Part, pack: OpcPackage): void {
  const { root } = part;
  for (const element of elementsOf(root))
    if (REMOVED.has(localName(element))) remove(element);
    else if (attributesOf(element).length > 0)
      dropAttributes(element, (attribute) => DROPPED_ATTRIBUTES.has(localName(attribute)));
  dropOutsideReferences(root, pack);
  dropDangling(part, pack);
  for (const element of elementsOf(root))
    if (LISTS.has(localName(element)) && childrenOf(element).length === 0) remove(element);
}

function neutralAuthors(root: Element, authors: NeutralNames): void {
  for (const author of namedOf(root, 'author')) setContent(author, authors.of(author.textContent ?? ''));
}

/** The drawing with the boxes of comments holds macros and names, so it is made anew. */
function redrawNotes(sheet: Part, pack: OpcPackage): void {
  const [comments] = pack.related(sheet, 'comments');
  for (const [id, relationship] of sheet.relationships)
    if (relationship.type === 'vmlDrawing') {
      if (!comments) sheet.relationships.delete(id);
      else {
        const content = noteShapes(
          namedOf(comments.root, 'comment').map((comment) => attributeValue(comment, 'ref') ?? ''),
        );
        sheet.relationships.set(id, pack.substitute(sheet, relationship, { ending: 'vml', content }));
      }
    }
}

export function cleanWorkbook(pack: OpcPackage, authors: NeutralNames): void {
  for (const part of pack.related(pack.main, 'worksheet')) redrawNotes(part, pack);
  for (const part of pack.parts.values()) {
    const kind = localName(part.root);
    if (kind === 'theme') neutralTheme(part.root);
    else if (kind === 'wsDr' || kind === 'chartSpace') cleanDrawing(part, pack);
    else cleanSheetPart(part, pack);
    if (kind === 'comments') neutralAuthors(part.root, authors);
  }
}
