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
