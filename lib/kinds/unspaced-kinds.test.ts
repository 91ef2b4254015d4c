// Words for kinds of organisations in scripts without spaces are found without exponential time.
import { expect, it } from 'vitest';
import { run } from '../sanitize/marked-text.test-support.ts';

it('reads a run of many kinds that overlap in a moment', () => {
  const name = `面馆${'医院'.repeat(30)}甲`;
  const started = performance.now();
  const { text } = run(`${name}。`, [[name, 'ORGANIZATION']]);
  expect(performance.now() - started).toBeLessThan(2000);
  expect(text).not.toContain('甲');
});

it('keeps several kinds at the end of a name', () => {
  const { text } = run('我在汇通冷链医院工作', [['汇通冷链医院', 'ORGANIZATION']]);
  expect(text).toMatch(/^我在.+冷链医院工作$/u);
  expect(text).not.toContain('汇通');
});
