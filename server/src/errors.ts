/** Codes that clients may rely on, each with its HTTP status. */
const STATUS_OF_ERROR = {
  invalid_json: 400,
  invalid_request: 400,
  invalid_privacy_restore: 400,
  context_length_exceeded: 400,
  vector_wrong_length: 400,
  vector_not_finite: 400,
  vector_out_of_range: 400,
  unauthorized: 401,
  forbidden_host: 403,
  not_found: 404,
  model_not_found: 404,
  method_not_allowed: 405,
  unknown_vector_set: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  restoration_unavailable: 422,
  client_closed_request: 499,
  internal_error: 500,
  server_busy: 503,
  shutting_down: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_ERROR;

/** An error that is sent to the client: its message must never quote what the client sent. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** The field with the error, if the error concerns one. */
  readonly param: string | null;

  constructor(code: ErrorCode, message: string, param: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.param = param;
  }

  get status(): number {
    return STATUS_OF_ERROR[this.code];
  }

  /** The error in the form that OpenAI's clients read. */
  toBody() {
    const type = this.status >= 500 ? 'server_error' : 'invalid_request_error';
    return { error: { message: this.message, type, param: this.param, code: this.code } };
  }
}
