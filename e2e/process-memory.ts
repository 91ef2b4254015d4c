// The memory and the processor time of a browser's processes, as Linux counts them.
import { readdirSync, readFileSync } from 'node:fs';

/** Processes end while they are looked at. */
function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

interface Process {
  readonly pid: number;
  /** At most 15 characters. */
  readonly name: string;
  readonly commandLine: string;
}

function parentOf(pid: number): number {
  const stat = orUndefined(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  return Number(/^\d+ \(.*\) \S+ (\d+)/.exec(stat)?.[1] ?? 0);
}

function isBelow(pid: number, root: number): boolean {
  const parent = parentOf(pid);
  return parent > 0 && (parent === root || isBelow(parent, root));
}

/** Those that this one started, and those that they started. */
export function processesBelow(root: number): readonly Process[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isBelow(pid, root))
    .flatMap((pid) => {
      const name = orUndefined(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
      const commandLine = orUndefined(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
      return name === undefined || commandLine === undefined ? [] : [{ pid, name, commandLine }];
    });
}

/** The proportional set size, in MB; 0 for a process that has ended. */
export function memoryOf({ pid }: Process): number {
  const rollup = orUndefined(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? '';
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

export const memoryOfAll = (processes: readonly Process[]): number =>
  processes.reduce((sum, one) => sum + memoryOf(one), 0);

/** Processor time of a process's main thread so far, in ms. @throws if Linux does not count it. */
export function mainThreadMs(pid: number): number {
  const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
