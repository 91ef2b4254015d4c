import { expect, it } from 'vitest';
import { changeOnlyStyleWriter } from './change-only-style.ts';

/** An element whose style rounds lengths to six digits, as browsers do. */
function element() {
  let bottom = '';
  let writes = 0;
  const style = {
    get bottom() {
      return bottom;
    },
    set bottom(value: string) {
      writes += 1;
      bottom = `${Number(Number.parseFloat(value).toPrecision(6))}px`;
    },
    display: '',
    left: '',
    top: '',
    right: '',
    width: '',
    height: '',
  };
  return { style, writes: () => writes };
}

it('writes a length once that the browser reads back shorter', () => {
  const host = element();
  const style = changeOnlyStyleWriter(host);
  expect(style('bottom', '4012.59375px')).toBe(true);
  expect(host.style.bottom).toBe('4012.59px');
  expect(style('bottom', '4012.59375px')).toBe(false);
  expect(style('bottom', '4013px')).toBe(true);
  expect(host.writes()).toBe(2);
});

it('writes again what somebody else has changed', () => {
  const host = element();
  const style = changeOnlyStyleWriter(host);
  style('bottom', '5px');
  host.style.bottom = '99px';
  expect(style('bottom', '5px')).toBe(true);
  expect(host.style.bottom).toBe('5px');
});
