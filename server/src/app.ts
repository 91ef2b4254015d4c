import type { Server } from 'node:http';
import cors from '@fastify/cors';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyHttpOptions, LogController } from 'fastify';
import { ApiError, type ErrorCode } from './errors.ts';
import { answerChat, type ChatDeps, toApiError } from './http/chat.ts';
import { requireHost, requireKey } from './http/guards.ts';
import { describeError, LOG_SERIALIZERS } from './http/safe-log.ts';
import { ChatRequest } from './http/schemas.ts';

interface AppOptions extends ChatDeps {
  /** Receives the log lines; if omitted, nothing is logged. */
  logTo?: { write: (line: string) => void };
  apiKey?: string | undefined;
  /** The host names under which the server answers; if undefined, it answers under any name. */
  hosts?: readonly string[] | undefined;
  /** Web origins whose pages may send requests. */
  origins?: readonly string[];
}

const LARGEST_BODY = 2 << 20;
/** The time within which headers and body must have arrived, however slowly they are sent. */
const REQUEST_MS = 30_000;

/** Fastify's own errors; their messages are not used, since some quote the body. */
const FASTIFY_CODES: Record<string, readonly [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', `the body is larger than ${LARGEST_BODY} bytes`],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'send application/json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_json', 'the body is empty'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_json', 'the body is not JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_request', 'the length of the body is not what its header says'],
};

function schemaError({ validation = [] }: FastifyError): ApiError {
  const path = validation[0]?.instancePath ?? '';
  const param = path.split('/').filter(Boolean).join('.') || null;
  const missing =
    validation[0]?.keyword === 'required' ? `: ${String(validation[0].params.missingProperty)} is missing` : '';
  const isRestore = path.startsWith('/privacy_restore');
  // For a union type, the error is that of its first branch, so only the path is certain.
  return new ApiError(
    isRestore ? 'invalid_privacy_restore' : 'invalid_request',
    `${param ?? 'the body'} is not as this API expects it${missing}`,
    param,
  );
}

function translate(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) return schemaError(error);
  const known = FASTIFY_CODES[error.code];
  if (known) return new ApiError(...known);
  if (error instanceof SyntaxError || error.statusCode === 400)
    return new ApiError('invalid_json', 'the body is not JSON');
  if (error.statusCode === 503) return new ApiError('shutting_down', 'the server is shutting down');
  return toApiError(error);
}

function serverOptions(logTo: AppOptions['logTo']): FastifyHttpOptions<Server> {
  return {
    logger: logTo ? { level: 'info', base: null, serializers: LOG_SERIALIZERS, stream: logTo } : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_MS,
    connectionTimeout: 0,
    keepAliveTimeout: 15_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Other servers accept "1" for 1; here a wrong type is an error, and no field is dropped silently.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
      else socket.destroy();
    },
  };
}

function logged(log: FastifyBaseLogger, error: unknown, failure: ApiError): void {
  if (failure.code === 'internal_error') log.error({ err: describeError(error) }, 'request failed');
}

export function buildApp(options: AppOptions) {
  const { model, batcher } = options;
  const app = Fastify(serverOptions(options.logTo)).withTypeProvider<TypeBoxTypeProvider>();

  // Browsers let a page of any origin post text/plain without a preflight request.
  app.removeContentTypeParser('text/plain');
  if (options.origins?.length) app.register(cors, { origin: [...options.origins], methods: ['GET', 'POST'] });
  const guards = [
    ...(options.hosts ? [requireHost(options.hosts)] : []),
    ...(options.apiKey ? [requireKey(options.apiKey)] : []),
  ];
  app.addHook('onRequest', async (request) => {
    if (request.method === 'OPTIONS') return;
    for (const guard of guards) if (request.routeOptions.url !== '/health') guard(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, log } = request;
    log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = translate(error);
    logged(request.log, error, failure);
    if (failure.status === 503) reply.header('retry-after', '2');
    return reply.code(failure.status).send(failure.toBody());
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(new ApiError('not_found', 'there is no such address; see the README').toBody()),
  );

  const described = {
    id: model.id,
    object: 'model',
    created: 0,
    owned_by: 'self-hosted',
    context_length: model.contextLength,
  };
  app.get('/health', async () => ({ status: 'ok', ...batcher.load }));
  app.get('/v1/models', async () => ({ object: 'list', data: [described] }));
  app.get('/v1/models/:id', async ({ params }) => {
    if ((params as { id: string }).id !== model.id)
      throw new ApiError('model_not_found', `this server hosts ${model.id}`);
    return described;
  });
  app.get('/v1/restoration-vectors', async ({ headers }, reply) => {
    if (!model.vectorSet)
      throw new ApiError('restoration_unavailable', 'this server hosts a model without restoration vectors');
    const tag = `"${model.vectorSet.id}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    return headers['if-none-match'] === tag ? reply.code(304).send() : model.vectorSet.published();
  });
  app.post('/v1/chat/completions', { schema: { body: ChatRequest } }, (request, reply) =>
    answerChat(options, request, reply),
  );
  return app;
}
