import { describe, expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { namesInBrackets } from './names-in-brackets.ts';

function found(text: string, name: string, more: Partial<Finding> = {}): readonly string[] {
  const start = text.indexOf(name);
  const source = { detector: 'model', rule: 'ner-en' } as const;
  const person: Finding = { start, end: start + name.length, type: 'PERSON', confidence: 0.9, source, ...more };
  return namesInBrackets(text, [person]).map((span) => text.slice(span.start, span.end));
}

describe('the reading or nickname in brackets after a name', () => {
  it.each([
    ['黒須 真帆（くろす まほ）です', '黒須 真帆', 'くろす まほ'],
    ['薄井教授ではなく薄井（うすい、と読む）', '薄井', undefined],
    ['息子の慧（さとし）が', '慧', 'さとし'],
    ['สมหญิง ใจคำ (หอย), แม่บ้าน', 'สมหญิง ใจคำ', 'หอย'],
    ['김다희(나래)가 왔다', '김다희', '나래'],
  ])('is found: %s', (text, name, inBrackets) => {
    expect(found(text, name)).toEqual(inBrackets === undefined ? [] : [inBrackets]);
  });

  it.each([
    ['山田（はは）が来る', '山田'],
    ['山田（たぶん）が来る', '山田'],
    ['まお（ともだち）が来る', 'まお'],
    ['สมหญิง ใจคำ (แม่), แม่บ้าน', 'สมหญิง ใจคำ'],
    ['김다희(담당자)가 왔다', '김다희'],
  ])('is no other note: %s', (text, name) => expect(found(text, name)).toEqual([]));

  it('is searched only after sure findings of people', () => {
    expect(found('黒須（くろす）', '黒須', { confidence: 0.5 })).toEqual([]);
    expect(found('黒須（くろす）', '黒須', { type: 'LOCATION' })).toEqual([]);
  });
});
