// A number or date that a reply computes: `[95 €] * 12 = 1,140 €`, `[3 March 2027] + 14 days = 17 March 2027`. The operands in brackets are
// originals of the prompt; the reply has the result for their stand-ins, written as the expected result is.
import { datesIn } from '../../lib/notation/dates-in-text.ts';
import { NUMBER_IN_TEXT, type ParsedNumber, readNumber, writeNumber } from '../../lib/notation/number-text.ts';

export interface Operand {
  /** The text of the operand in the expression, including its brackets. */
  readonly written: string;
  readonly original: string;
}

interface DerivedNumber {
  readonly expression: string;
  readonly operands: readonly Operand[];
  readonly result: string;
}

export const DERIVED_NUMBER_PATTERN = /^[^=]*\[[^\]]+\][^=]*= ?.+$/u;

export function readDerivedNumber(body: string): DerivedNumber {
  const at = body.lastIndexOf('=');
  const expression = body.slice(0, at).trim();
  const operands = Array.from(expression.matchAll(/\[([^\]]+)\]/gu), ([written, original = '']) => ({
    written,
    original,
  }));
  return { expression, operands, result: body.slice(at + 1).trim() };
}

interface Calendar {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dayNumber = ({ year, month, day }: Calendar) => Date.UTC(year, month - 1, day) / 86_400_000;

function calendarOf(days: number): Calendar {
  const date = new Date(days * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const dateIn = (text: string) => datesIn(text).find(({ days }) => (days[0]?.year ?? 0) > 0 && (days[0]?.day ?? 0) > 0);

/** The number in a text; `point` is the decimal point, which decides whether "1.234" is a thousand or a fraction. */
function numberIn(text: string, point?: '.' | ','): ParsedNumber | undefined {
  const match = new RegExp(NUMBER_IN_TEXT.source, 'u').exec(text);
  return match ? readNumber(match[0], { isMoney: true, point }) : undefined;
}

type Value = number | undefined;

/** Sums, products and quotients from left to right with the usual precedence; `%` after a number divides it by a hundred. */
function arithmetic(expression: string): Value {
  if (!/^[\d.eE+\-*/() %]+$/u.test(expression)) return undefined;
  const tokens = expression.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|[-+*/()%]/giu) ?? [];
  let at = 0;
  const atom = (): number => {
    const token = tokens[at++];
    if (token === '-') return -atom();
    let value: number;
    if (token === '(') {
      value = sum();
      at += 1;
    } else value = Number(token);
    if (tokens[at] === '%') {
      at += 1;
      value /= 100;
    }
    return value;
  };
  const product = (): number => {
    let value = atom();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * atom() : value / atom();
    return value;
  };
  function sum(): number {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  }
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
}

const SHIFT = /^(.+?) ([+-]) (\d+) (days?|weeks?|months?|years?)$/u;
const BETWEEN = /^(.+?) to (.+?) in (days|weeks|years)$/u;

function shifted(date: Calendar, by: number, unit: string): Calendar {
  if (/^(?:day|week)/u.test(unit)) return calendarOf(dayNumber(date) + by * (unit.startsWith('week') ? 7 : 1));
  const months = date.month - 1 + by * (unit.startsWith('year') ? 12 : 1);
  const [year, month] = [date.year + Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { year, month, day: Math.min(date.day, lastDay) };
}

function dateResult(expression: string, result: string): string | undefined {
  const [, from = '', sign, by = '', unit = ''] = SHIFT.exec(expression) ?? [];
  const [start, model] = [dateIn(from)?.days[0], dateIn(result)];
  if (!start || !model) return undefined;
  const end = shifted(start, (sign === '-' ? -1 : 1) * Number(by), unit);
  return result.slice(0, model.start) + model.write(end, 0) + result.slice(model.end);
}

function spanResult(expression: string): Value {
  const [, from = '', to = '', unit] = BETWEEN.exec(expression) ?? [];
  const [start, end] = [dateIn(from)?.days[0], dateIn(to)?.days[0]];
  if (!start || !end) return undefined;
  const days = dayNumber(end) - dayNumber(start);
  if (unit === 'days') return days;
  if (unit === 'weeks') return days / 7;
  const isBefore = end.month < start.month || (end.month === start.month && end.day < start.day);
  return end.year - start.year - Number(isBefore);
}

/** Computes the result from the surrogates of the operands, as the reply states it; undefined if a surrogate is not a number or date. */
export function computeDerivedNumber(
  derived: DerivedNumber,
  standInOf: (original: string) => string,
): string | undefined {
  const { expression, operands, result } = derived;
  const filled = (value: (operand: Operand) => string) =>
    operands.reduce((text, operand) => text.replaceAll(operand.written, value(operand)), expression);
  if (SHIFT.test(expression))
    return dateResult(
      filled(({ original }) => standInOf(original)),
      result,
    );
  const value = BETWEEN.test(expression)
    ? spanResult(filled(({ original }) => standInOf(original)))
    : arithmetic(filled(({ original }) => String(numberIn(standInOf(original))?.value ?? 'none')));
  const model = numberIn(result);
  if (value === undefined || !model) return undefined;
  return result.replace(model.text, () => writeNumber(value, model));
}
