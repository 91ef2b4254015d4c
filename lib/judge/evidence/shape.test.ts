import { expect, it } from 'vitest';
import { firstName, type Mention } from './evidence.test-support.ts';
import { foundByForm, lowerCase, oneWord } from './shape.ts';

const PATTERN = { detector: 'pattern', rule: 'given-names' } as const;

it.each<readonly [Mention, readonly [oneWord: number, lowerCase: number, foundByForm: number]]>([
  [{ value: 'Ada' }, [1, 0, 0]],
  [{ value: 'ada' }, [1, 1, 0]],
  [{ value: 'Ada Petry' }, [0, 0, 0]],
  [{ value: 'ジョン・レノン' }, [0, 0, 0]],
  [{ value: '王小明' }, [1, 0, 0]],
  [{ value: 'Ada', source: PATTERN }, [1, 0, 1]],
  // The network read the same name, and the rule's finding took its role over.
  [{ value: 'Ada', source: PATTERN, role: 'public' }, [1, 0, 0]],
])('tells the shape of %j: %j', (mention, expected) => {
  const name = firstName(`${mention.value} called`, [mention]);
  expect([oneWord(name), lowerCase(name), foundByForm(name)]).toEqual(expected);
});
