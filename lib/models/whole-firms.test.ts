import { expect, it } from 'vitest';
import type { EntityType, Finding } from '../detect/annotation.ts';
import { withWholeFirms } from './whole-firms.ts';

function found(text: string, parts: readonly (readonly [string, EntityType])[]): readonly string[] {
  let at = 0;
  const findings = parts.map(([part, type]): Finding => {
    const start = text.indexOf(part, at);
    at = start + part.length;
    return { start, end: at, type, confidence: 0.9, source: { detector: 'model', rule: 'ner-en' } };
  });
  return withWholeFirms(text, findings).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);
}

it('joins the pieces of a Chinese firm and what lies between them', () => {
  const pieces = [
    ['杭州', 'ORGANIZATION'],
    ['云栖', 'ORGANIZATION'],
    ['科技有限公司', 'ORGANIZATION'],
  ] as const;
  expect(found('我在杭州云栖数据科技有限公司做产品经理', pieces)).toEqual(['ORGANIZATION 杭州云栖数据科技有限公司']);
});

it('takes the legal form behind a name into it', () => {
  expect(found('我在云栖科技有限公司工作', [['云栖', 'ORGANIZATION']])).toEqual(['ORGANIZATION 云栖科技有限公司']);
});

it('takes in the rest of a trade that was cut in two', () => {
  expect(found('株式会社みなと商事の佐々木様', [['株式会社みなと商', 'ORGANIZATION']])).toEqual([
    'ORGANIZATION 株式会社みなと商事',
  ]);
});

it('leaves a town and a firm apart that are none', () => {
  const parts = [
    ['杭州', 'LOCATION'],
    ['华为', 'ORGANIZATION'],
  ] as const;
  expect(found('我去杭州的华为面试', parts)).toEqual(['LOCATION 杭州', 'ORGANIZATION 华为']);
});
