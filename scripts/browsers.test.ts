import { expect, it } from 'vitest';
import { findBrowser, type Machine } from './browsers.ts';

const machine = (platform: NodeJS.Platform, env: Machine['env'], ...programs: string[]): Machine => ({
  platform,
  env,
  isProgram: (path) => programs.includes(path),
});

it.each([
  ['/usr/bin/chromium', ['/usr/bin/google-chrome', '/usr/bin/chromium']],
  ['/opt/bin/google-chrome-stable', ['/opt/bin/google-chrome-stable']],
  ['/usr/bin/microsoft-edge', ['/usr/bin/microsoft-edge']],
])('finds %s on the PATH', (found, programs) => {
  expect(findBrowser('chromium', machine('linux', { PATH: '/opt/bin:/usr/bin' }, ...programs))).toBe(found);
});

it('finds none where there is none, and a Firefox is no Chromium', () => {
  const only = machine('linux', { PATH: '/usr/bin' }, '/usr/bin/firefox');
  expect(findBrowser('chromium', only)).toBeUndefined();
  expect(findBrowser('firefox', only)).toBe('/usr/bin/firefox');
});

it('takes the one that is named before all others, by its path or its name', () => {
  const programs = ['/usr/bin/chromium', '/opt/brave', '/usr/bin/vivaldi'];
  const named = (COATCHECK_CHROMIUM: string) =>
    findBrowser('chromium', machine('linux', { PATH: '/usr/bin', COATCHECK_CHROMIUM }, ...programs));
  expect(named('/opt/brave')).toBe('/opt/brave');
  expect(named('vivaldi')).toBe('/usr/bin/vivaldi');
  expect(named('')).toBe('/usr/bin/chromium');
  expect(() => named('/opt/gone')).toThrow('COATCHECK_CHROMIUM names /opt/gone');
});

it('looks where macOS and Windows install them', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser('chromium', machine('darwin', { PATH: '/usr/bin' }, chrome))).toBe(chrome);
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
  const env = {
    Path: 'C:\\Windows',
    PROGRAMFILES: 'C:\\Program Files',
    'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
  };
  expect(findBrowser('chromium', machine('win32', env, edge))).toBe(edge);
});
