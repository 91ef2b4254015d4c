export interface Counted {
  readonly passed: number;
  readonly failed: number;
  /** File and title of each test that failed once and passed when it was run again. */
  readonly secondTries: readonly string[];
  readonly failures: readonly TestFailure[];
}

export interface TestFailure {
  /** File and title. */
  readonly name: string;
  /** The first line of the error. */
  readonly error: string;
  /** The whole path of the file, where the runner tells it. */
  readonly file?: string;
}

interface PlaywrightTest {
  readonly status: string;
  readonly results?: readonly { readonly error?: { readonly message?: string } }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly { readonly title: string; readonly tests: readonly PlaywrightTest[] }[];
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
    readonly status?: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function countPlaywright(report: PlaywrightReport): Counted;
export function countVitest(report: VitestReport): Counted;
export function afterRunningAgain(first: Counted, again: Counted): Counted;
