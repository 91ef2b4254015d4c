// Before the first test.
import { build } from './built.ts';

export default (): void => build();
