import { expect, it } from 'vitest';
import { patternRules } from './index.ts';

const MEGABYTE = 1_000_000;
/** Limit of processor time, which other programs do not affect. Rules take up to a second; a pattern that backtracks exponentially takes minutes. */
const LIMIT_MS = 5000;
/** Limit of elapsed time. It is generous, because other programs may slow the test down. */
const PATIENCE_MS = 300_000;

it.each(['a', '1', ' ', '\n', 'A1-', '123 '])(
  'no rule is caught in a megabyte of %j',
  (unit) => {
    const text = unit.repeat(MEGABYTE / unit.length);
    for (const rule of patternRules) {
      const before = process.cpuUsage();
      rule.find(text);
      expect(process.cpuUsage(before).user / 1000, rule.name).toBeLessThan(LIMIT_MS);
    }
  },
  PATIENCE_MS,
);

/** Words that the rules for addresses and dates require before they search a text. */
const TRIGGERS =
  'decade Cad 街1 로1 丁目2-3 ул. проспект utca str. οδό #1 No. شارع רחוב đường Jl 1/2 gatan 12年 3月 born geb.生日 AT @ dot at [@ user_ host=a1 ssh 病历号 номер договора contract';

it.each([
  "АД'",
  'A. ',
  'Ab-',
  "A'b ",
  '建',
  '建12号',
  '테로 12-',
  '12/3 ',
  'ул. А ',
  'Str. A ',
  '1年2月',
  'born ',
  'a AT ',
  'a-b1.',
  'user_Ab',
  'a_at_b.',
  'contract 1-',
])(
  'no rule is caught in 40,000 characters of %j beside every trigger',
  (unit) => {
    const text = `${unit.repeat(40_000 / unit.length)} ${TRIGGERS} ${unit.repeat(100)}`;
    for (const rule of patternRules) {
      const before = process.cpuUsage();
      rule.find(text);
      expect(process.cpuUsage(before).user / 1000, rule.name).toBeLessThan(LIMIT_MS / 5);
    }
  },
  PATIENCE_MS,
);
