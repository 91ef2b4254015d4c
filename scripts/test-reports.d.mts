export interface Counted {
  readonly passed: number;
  readonly failed: number;
  /** File and title of each test that failed once and passed when it was run again. */
  readonly secondTries: readonly string[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly PlaywrightSuite[];
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function countPlaywright(report: PlaywrightReport): Counted;
export function countVitest(report: VitestReport): Counted;
