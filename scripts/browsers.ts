// Which browsers there are on this machine: named by an environment variable, on the PATH, or where macOS and Windows install them. Nothing is
// installed and nobody has to be root.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, win32 } from 'node:path';

export type Family = 'chromium' | 'firefox';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isProgram: (path: string) => boolean;
}

/** Name a browser's program, or the name that it has on the PATH. */
export const VARIABLES = { chromium: 'COATCHECK_CHROMIUM', firefox: 'COATCHECK_FIREFOX' } as const satisfies Record<
  Family,
  string
>;

/**
 * Chromium first, and Chrome for Testing: Chrome itself no longer loads an extension that is named on its command line (since 137), so
 * `demo.ts` puts it in over the debugging pipe.
 */
const NAMES: Readonly<Record<Family, readonly string[]>> = {
  chromium: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
    'microsoft-edge-stable',
    'msedge',
  ],
  firefox: ['firefox-esr', 'firefox', 'firefox-developer-edition', 'firefox-nightly'],
};

const MAC: Readonly<Record<Family, readonly string[]>> = {
  chromium: [
    'Chromium.app/Contents/MacOS/Chromium',
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  firefox: ['Firefox.app/Contents/MacOS/firefox', 'Firefox Developer Edition.app/Contents/MacOS/firefox'],
};

const WINDOWS: Readonly<Record<Family, readonly string[]>> = {
  chromium: [
    'Chromium\\Application\\chrome.exe',
    'Google\\Chrome\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ],
  firefox: ['Mozilla Firefox\\firefox.exe', 'Firefox Developer Edition\\firefox.exe'],
};

const isThere = (value: string | undefined): value is string => value !== undefined && value !== '';

function onPath(names: readonly string[], { platform, env }: Machine): string[] {
  const separator = platform === 'win32' ? ';' : platform === process.platform ? delimiter : ':';
  const folders = (env.PATH ?? env.Path ?? '').split(separator).filter(isThere);
  const files = platform === 'win32' ? names.map((name) => `${name}.exe`) : names;
  const joined = platform === 'win32' ? win32.join : join;
  // By name first: which of them is wanted counts more than which folder comes first.
  return files.flatMap((file) => folders.map((folder) => joined(folder, file)));
}

function usualPlaces(family: Family, { platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(isThere(env.HOME) ? [join(env.HOME, 'Applications')] : [])];
    return MAC[family].flatMap((file) => folders.map((folder) => join(folder, file)));
  }
  if (platform !== 'win32') return [];
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(isThere);
  return WINDOWS[family].flatMap((file) => folders.map((folder) => win32.join(folder, file)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const THIS_MACHINE: Machine = { platform: process.platform, env: process.env, isProgram };

/** Undefined if there is none. @throws where a browser was named that is not there: another one would not be what was asked for. */
export function findBrowser(family: Family, machine: Machine = THIS_MACHINE): string | undefined {
  const named = machine.env[VARIABLES[family]];
  if (isThere(named)) {
    const places = isAbsolute(named) || win32.isAbsolute(named) ? [named] : onPath([named], machine);
    const found = places.find(machine.isProgram);
    if (!found) throw new Error(`${VARIABLES[family]} names ${named}, and there is no such program.`);
    return found;
  }
  return [...onPath(NAMES[family], machine), ...usualPlaces(family, machine)].find(machine.isProgram);
}

/** @throws with what can be done where there is none. */
export function requireBrowser(family: Family): string {
  const found = findBrowser(family);
  if (found) return found;
  const what = family === 'chromium' ? 'Chromium, Chrome or Edge' : 'Firefox';
  throw new Error(
    `There is no ${what} here. Install it, or name its program in ${VARIABLES[family]}; on Debian: bash scripts/setup.sh ${family === 'chromium' ? 'chromium' : 'firefox-esr'}`,
  );
}
