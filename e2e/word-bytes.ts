// The smallest possible Word documents, for tests.
import { strToU8, zipSync } from 'fflate';

export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const root = (name: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inside}</w:${name}>`;

export const body = (inside: string) => ({ 'word/document.xml': root('document', `<w:body>${inside}</w:body>`) });

export const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

export const paragraph = (...inside: readonly string[]) =>
  `<w:p><w:pPr><w:jc w:val="left"/></w:pPr>${inside.join('')}</w:p>`;

export function wordBytes(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))).slice();
}
