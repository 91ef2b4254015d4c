/** The model cannot run; the message says what happened and what to do. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

export function modelErrorFrom(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new ModelError(
    `The detection model could not be started (${detail}). Nothing is sent while names cannot be found: restart the browser, or install Coatcheck again.`,
    { cause: error },
  );
}

/** A downloaded model cannot run; the shipped one can take its place. */
export class DownloadedModelError extends ModelError {
  constructor(id: string, cause: unknown) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    const advice = cause instanceof ModelError ? '' : ' Remove it in the options, or choose another model.';
    super(`The model "${id}" cannot be used. ${detail}${advice}`, { cause });
  }
}

export function downloadedModelError(id: string, error: unknown): DownloadedModelError {
  return error instanceof DownloadedModelError ? error : new DownloadedModelError(id, error);
}
