// Word documents: docx, dotx, docm and dotm (ECMA-376, part 1, chapter 17).
import { collectBlocks } from './block-text.ts';
import { isChart } from './chart-text.ts';
import { collectDrawing } from './drawing-text.ts';
import { OpcPackage, type Part } from './opc-package.ts';
import { Findings, NeutralNames, type OpenedFile } from './opened-file.ts';
import { TextSlots } from './text-slots.ts';
import { cleanWordDocument } from './word-cleaning.ts';
import { collectRun } from './word-runs.ts';
import { collectStyleNames, neutralStyleIds } from './word-styles.ts';
import { attributeOf, attributeValue, childOf, type Element, localName, namedOf } from './xml.ts';
import type { Entries } from './zip-entries.ts';

const KEPT_PARTS = new Set([
  ...['styles', 'numbering', 'settings', 'fontTable', 'theme', 'chart'],
  ...['header', 'footer', 'footnotes', 'endnotes', 'comments'],
]);
const TEXT_PARTS = ['header', 'footer', 'footnotes', 'endnotes', 'comments'];
const SEPARATORS = new Map([
  ...['p', 'tbl', 'tr', 'sdt', 'txbxContent', 'footnote', 'endnote', 'comment'].map((name) => [name, '\n'] as const),
  ['tc', '\t'] as const,
]);
const BOXES = new Set(['txbxContent']);

const isOn = (element: Element | undefined) =>
  element !== undefined && !['0', 'false', 'off'].includes(attributeValue(element, 'val') ?? '');

function countHidden(root: Element, findings: Findings): void {
  const hidden = namedOf(root, 'r').filter((run) => {
    const properties = childOf(run, 'rPr');
    return properties && isOn(childOf(properties, 'vanish')) && (run.textContent ?? '').trim() !== '';
  });
  findings.sees('hiddenText', hidden.length);
}

function collectPart({ root }: Part, slots: TextSlots): void {
  collectBlocks(root, slots, {
    separators: SEPARATORS,
    boxes: BOXES,
    leaf(element, walk) {
      const name = localName(element);
      if (name === 'r') collectRun(element, slots, walk);
      if (name === 'textpath') {
        const art = attributeOf(element, 'string');
        if (art) slots.addAttribute(art);
      }
      return name === 'r' || name === 'textpath';
    },
  });
}

/** The words in the numbers of a list ("Article 1"), which no paragraph holds. */
function collectNumbering({ root }: Part, slots: TextSlots): void {
  for (const level of namedOf(root, 'lvlText')) {
    const text = attributeOf(level, 'val');
    if (text)
      slots.addWorded(text.value, (edited) => {
        text.value = edited;
      });
  }
}

export function openWordDocument(entries: Entries): OpenedFile {
  const findings = new Findings();
  const pack = new OpcPackage(entries, KEPT_PARTS, findings);
  cleanWordDocument(pack, new NeutralNames((index) => `Author ${index}`));
  neutralStyleIds([...pack.parts.values()]);
  const slots = new TextSlots();
  collectPart(pack.main, slots);
  for (const type of TEXT_PARTS)
    for (const part of pack.related(pack.main, type)) {
      slots.separate('\n\n');
      collectPart(part, slots);
    }
  for (const { root } of pack.parts.values())
    if (isChart(root)) {
      slots.separate('\n\n');
      collectDrawing(root, slots);
    }
  for (const part of pack.related(pack.main, 'numbering')) collectNumbering(part, slots);
  for (const part of pack.related(pack.main, 'styles')) collectStyleNames(part, slots);
  for (const { root } of pack.parts.values()) {
    countHidden(root, findings);
    findings.sees('comments', localName(root) === 'comments' ? namedOf(root, 'comment').length : 0);
  }
  return {
    slots,
    findings,
    save: () => pack.entries(),
  };
}
