// What Mozilla's linter says of the Firefox package: errors and warnings, but for those that we know and cannot take away.
interface LintMessage {
  readonly code: string;
  readonly file?: string;
  readonly message: string;
}

export interface LintReport {
  readonly errors: readonly LintMessage[];
  readonly warnings: readonly LintMessage[];
}

interface Known {
  readonly code: string;
  readonly file: RegExp;
  readonly reason: string;
}

export const KNOWN_WARNINGS: readonly Known[] = [
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    file: /^(chunks\/page-[^/]+|content-scripts\/chat)\.js$/,
    reason: "React's `dangerouslySetInnerHTML`, which nothing of ours uses (biome refuses it)",
  },
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    file: /^assets\/ort\.[^/]+\.js$/,
    reason: 'ONNX Runtime imports its own file, which the package holds',
  },
  {
    code: 'KEY_FIREFOX_ANDROID_UNSUPPORTED_BY_MIN_VERSION',
    file: /^manifest\.json$/,
    reason: 'about Android, for which the package is not offered: it has no gecko_android',
  },
];

const isKnown = ({ code, file = '' }: LintMessage) =>
  KNOWN_WARNINGS.some((one) => one.code === code && one.file.test(file));

/** What must be mended. */
export function lintProblems({ errors, warnings }: LintReport): readonly string[] {
  return [...errors, ...warnings.filter((warning) => !isKnown(warning))].map(
    ({ code, file, message }) => `${code} ${file ?? ''}: ${message}`,
  );
}
