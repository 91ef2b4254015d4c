import { textOfError } from '../language/coded-error.ts';
import { ENGLISH } from '../language/language.ts';

/** The English message of the error that `work` throws; empty if it throws nothing. */
export function refusal(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    return ENGLISH.read(textOfError(error));
  }
}
