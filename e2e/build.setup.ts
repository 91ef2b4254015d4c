// Before the first test.
import { buildAll } from './built.ts';

export default (): void => buildAll();
