import { describe, expect, it } from 'vitest';
import type { EntityType } from './annotation.ts';
import { mergeFindings } from './merge.ts';

/** What remains of the model's findings of the parts of `text` in brackets, joined by "|". */
function found(marked: string, type: EntityType = 'PERSON'): string {
  const text = marked.replace(/[⟦⟧]/gu, '');
  let shift = 0;
  const findings = Array.from(marked.matchAll(/⟦(?<value>[^⟧]*)⟧/gu), ({ index, groups }) => {
    const start = index - shift;
    shift += 2;
    const source = { detector: 'model', rule: 'ner-en' } as const;
    return { start, end: start + (groups?.value ?? '').length, type, confidence: 0.8, source };
  });
  return mergeFindings(findings, text)
    .map(({ start, end }) => text.slice(start, end))
    .join('|');
}

describe('letters that the model cut off a name', () => {
  it.each([
    ['（⟦碧⟧生、奏斗です）', '碧生'],
    ['担任は⟦上ヶ⟧平先生です', '上ヶ平'],
    ['ชื่อ ⟦กันยาร⟧ัตน์ ค่ะ', 'กันยารัตน์'],
    ['คุณพ⟦ิมพ์⟧มา', 'พิมพ์'],
  ])('are added: %s', (marked, name) => expect(found(marked)).toBe(name));

  it.each([
    ['⟦ゆき⟧です。よろしく', 'ゆき'],
    ['⟦ハナ⟧役（主演）', 'ハナ'],
    ['⟦まお⟧が、言った', 'まお'],
    ['えっと、でも⟦まお⟧は来た', 'まお'],
    ['⟦佐藤⟧様、こんにちは', '佐藤'],
    ['⟦山田⟧宅（二階）の', '山田'],
    ['⟦田中⟧先生です', '田中'],
    ['⟦สมชาย⟧มาแล้ว', 'สมชาย'],
    ['어제 ⟦나은⟧이네집', '나은'],
  ])('are told from words that follow or precede a name: %s', (marked, name) => expect(found(marked)).toBe(name));

  it.each([
    ['어제 ⟦온누리태⟧권도에서 봤다', '온누리태권도'],
    ['⟦온누리태⟧권도\n심사', '온누리태권도'],
    ['⟦한빛청소년상담센⟧터.', '한빛청소년상담센터'],
    ['⟦새순전자⟧에서 산 것', '새순전자'],
    ['⟦새순전자⟧직원이 말했다', '새순전자'],
  ])('are added to the name of a Korean firm, but no particle: %s', (marked, name) =>
    expect(found(marked, 'ORGANIZATION')).toBe(name),
  );

  it.each([
    ['접수번호 의⟦중-2025-0412⟧', '의중-2025-0412'],
    ['접수 제⟦20718호⟧', '제20718호'],
    ['방 ⟦20718호⟧', '20718호'],
  ])('are added to a Korean record number: %s', (marked, name) => expect(found(marked, 'ID')).toBe(name));

  it('are not added to another script', () => expect(found('Frau ⟦Web⟧er kommt')).toBe('Web'));
});

describe('halves of one name', () => {
  it.each([
    ['ゼミ生: ⟦新垣⟧⟦結⟧ 鏑木', '新垣結'],
    ['ชื่อ ⟦นภ⟧⟦สร⟧ ค่ะ', 'นภสร'],
  ])('are joined: %s', (marked, name) => expect(found(marked)).toBe(name));
  it('are two names if a sign is between them', () => expect(found('⟦新垣⟧、⟦森⟧は')).toBe('新垣|森'));
});
