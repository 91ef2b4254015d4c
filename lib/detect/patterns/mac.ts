import { shapeRule } from './rule.ts';

export const mac = shapeRule('mac', [
  {
    type: 'MAC',
    kind: 'mac',
    confidence: 0.95,
    pattern: /(?<![\w:.-])[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}(?![\w:-])/gi,
  },
  {
    type: 'MAC',
    kind: 'mac',
    confidence: 0.9,
    pattern: /(?<![\w.])[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}(?![\w.])/gi,
  },
]);
