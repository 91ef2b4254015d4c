// Builds the Firefox extension and the test beds once, before the first test.
import { run } from '../run.ts';

export default function build(): void {
  if (!process.env.COATCHECK_BUILT) run('npx', ['wxt', 'build', '-b', 'firefox', '--mv3']);
  run('npx', ['vite', 'build', '-c', 'e2e/beds/vite.config.ts']);
}
