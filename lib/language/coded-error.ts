// An error that people see has the key of a text and the values for its gaps. The words are chosen where the error is shown.
import { type GapFilling, type KeyedText, said, type TextKey } from './message.ts';

export class CodedError extends Error {
  override readonly name: string = 'CodedError';
  readonly code: TextKey;
  readonly params: Readonly<Record<string, GapFilling>>;

  /** `message` repeats the code for stack traces; people read `said`. */
  constructor({ key, fillings = {} }: KeyedText, options?: ErrorOptions) {
    super(Object.keys(fillings).length === 0 ? key : `${key} ${JSON.stringify(fillings)}`, options);
    this.code = key;
    this.params = fillings;
  }

  get said(): KeyedText {
    return Object.keys(this.params).length === 0 ? { key: this.code } : { key: this.code, fillings: this.params };
  }
}

/** An aborted request. It has the name of the platform's own abort errors, which callers check. */
export class RequestAborted extends CodedError {
  override readonly name = 'AbortError';
}

/** A text for any error. An error without a code comes from the browser or a library; its message is passed on as a detail. */
export function textOfError(error: unknown): KeyedText {
  if (error instanceof CodedError) return error.said;
  const detail = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return detail === '' ? said('unexpected') : said('unexpectedDetail', { detail });
}
