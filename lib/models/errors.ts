import { CodedError, textOfError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';

/** Thrown if a model cannot run. The message tells the person what happened and what to do. */
export class ModelError extends CodedError {
  override readonly name = 'ModelError';
}

export function modelErrorFrom(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  return new ModelError(said('modelNotStarted', { detail: textOfError(error) }), { cause: error });
}

/** Thrown if a downloaded model cannot run. The engine can then use the shipped one. */
class DownloadedModelError extends ModelError {
  constructor(id: string, cause: unknown) {
    const fillings = { model: id, detail: textOfError(cause) };
    // The text of a ModelError already contains advice.
    super(cause instanceof ModelError ? said('modelUnusable', fillings) : said('modelUnusableRemove', fillings), {
      cause,
    });
  }
}

export function downloadedModelError(id: string, error: unknown): DownloadedModelError {
  return error instanceof DownloadedModelError ? error : new DownloadedModelError(id, error);
}
