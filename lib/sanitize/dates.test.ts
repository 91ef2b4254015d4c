import { differenceInCalendarDays } from 'date-fns';
import { expect, it } from 'vitest';
import { secretFrom } from '../privacy/random.seeded.test-support.ts';
import { restored, run } from './marked-text.test-support.ts';

it.each([
  ['3 February 1955', '1955'],
  ['03/02/1955', '1955'],
  ['1955-02-03', '1955'],
  ['Thursday, 3 February 1955', '1955'],
  ['29. Februar 1956', '1956'],
  ['March 1985', '1985'],
  ['3.2.55', '55'],
])('keeps the year of the date of birth %s, and moves it apart from the other dates', (birth, year) => {
  const text = `Born ${birth}, due on 14 May 2027.`;
  for (let i = 0; i < 20; i += 1) {
    const conversation = { secret: secretFrom(`birth ${i}`), entries: [] };
    const done = run(
      text,
      [
        [birth, 'DATE', 'date-of-birth'],
        ['14 May 2027', 'DATE', 'date'],
      ],
      conversation,
    );
    const [born, due] = done.replacements;
    expect(born?.surrogate).not.toBe(birth);
    expect(born?.surrogate).toContain(year);
    const days = differenceInCalendarDays(new Date(due?.surrogate ?? ''), new Date(2027, 4, 14));
    expect(Math.abs(days % 7)).toBe(0);
    expect(restored(done.text, { ...conversation, entries: done.vault })).toBe(text);
    expect(done.guarantee.takenAsPublic).toContainEqual({ key: 'publicBirthYear' });
  }
});

it('restores a date of birth that a reply writes in another way', () => {
  const text = 'Born 3 February 1955.';
  const conversation = { secret: secretFrom('birth'), entries: [] };
  const done = run(text, [['3 February 1955', 'DATE', 'date-of-birth']], conversation);
  const moved = new Date(`${done.replacements[0]?.surrogate} UTC`);
  const reply = `DOB: ${moved.toISOString().slice(0, 10)}.`;
  expect(restored(reply, { ...conversation, entries: done.vault })).toBe('DOB: 1955-02-03.');
});

it('sends a year although a shifted date may show it', () => {
  const text = 'Born 25/03/1985, class of 1985.';
  for (let i = 0; i < 40; i += 1) {
    const conversation = { secret: secretFrom(`year ${i}`), entries: [] };
    const done = run(
      text,
      [
        ['25/03/1985', 'DATE', 'date'],
        ['1985', 'DATE', 'date-of-birth'],
      ],
      conversation,
    );
    expect(done.replacements).toHaveLength(2);
    expect(restored(done.text, { ...conversation, entries: done.vault })).toBe(text);
  }
});

it.each([
  ['متولد ۱۲ مهر ۱۳۷۵ در شیراز', '۱۲ مهر ۱۳۷۵', /^[۰-۹]{1,2} \p{L}+ ۱۳۷۵$/u],
  ['متولد 12 مهر 1375 در شیراز', '12 مهر 1375', /^\d{1,2} \p{L}+ 1375$/u],
  ['تاریخ تولد: ۱۳۷۵/۷/۱۲', '۱۳۷۵/۷/۱۲', /^۱۳۷۵\/[۰-۹]{1,2}\/[۰-۹]{1,2}$/u],
  ['تاریخ تولد: 1375/02/31', '1375/02/31', /^1375\/\d\d\/\d\d$/u],
  ['متولد ۳۰ اسفند ۱۳۷۵', '۳۰ اسفند ۱۳۷۵', /^[۰-۹]{2} \p{L}+ ۱[۳۴][۰-۹]{2}$/u],
])('moves the Persian date of birth in %s in its calendar and digits', (text, birth, form) => {
  for (let i = 0; i < 8; i += 1) {
    const conversation = { secret: secretFrom(`persian ${i}`), entries: [] };
    const done = run(text, [[birth, 'DATE', 'date-of-birth']], conversation);
    expect(done.replacements[0]?.surrogate).not.toBe(birth);
    expect(done.replacements[0]?.surrogate).toMatch(form);
    expect(restored(done.text, { ...conversation, entries: done.vault })).toBe(text);
  }
});

it('lets no digits of a date through that are written in another script', () => {
  const surrogates = Array.from({ length: 20 }, (_, i) => {
    const conversation = { secret: secretFrom(`script ${i}`), entries: [] };
    return (
      run('الموعد ١٤ مارس ١٩٨٧', [['١٤ مارس ١٩٨٧', 'DATE', 'date']], conversation).replacements[0]?.surrogate ?? ''
    );
  });
  expect(surrogates.filter((surrogate) => surrogate.includes('١٩٨٧')).length).toBeLessThan(3);
  for (const surrogate of surrogates) expect(surrogate).toMatch(/^[٠-٩]{2} \p{L}+ [٠-٩]{4}$/u);
});
