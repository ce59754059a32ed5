import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  type AnyOperationName,
  allOperations,
  type BotAction,
  type ErrorName,
  errors,
  type FailureData,
  type FieldError,
  type FieldRule,
  failure,
  fieldRules,
  type Operation,
  success,
  takesQuery,
} from '@tern/contract';
import { buildOpenApi } from '@tern/contract/openapi';
import { brand } from '@tern/domain';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Context } from './context.ts';
import { writeCookie } from './cookies.ts';
import { databaseFailure } from './db/DatabaseUnavailable.ts';
import { tryAgain } from './db/tryAgain.ts';
import { describeError } from './failures/describeError.ts';
import { type Call, type Handler, OperationError, type RequestFacts, type SignedIn } from './handler.ts';
import { isStorable } from './isStorable.ts';
import { requestObserver } from './observe/requestObserver.ts';
import { requestFacts } from './requestFacts.ts';
import { takeWrite } from './takeWrite.ts';

export interface Server {
  app: FastifyInstance;
  /** Node's request listener. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Waits until running requests have their responses. */
  drain(): Promise<void>;
}

/** Adds what is not a JSON operation. */
export type RawRoutes = (app: FastifyInstance) => void;

export interface ServerParts {
  context: Context;
  handlers: readonly Handler[];
  rawRoutes: readonly RawRoutes[];
  /** Reads the bearer token. Throws the session errors of the contract. */
  readBearer(token: string): Promise<SignedIn>;
  /** Lets the browser's cookies follow a session that became longer. */
  renewCookies(call: Pick<Call<unknown, unknown>, 'context' | 'request' | 'setCookie'>, who: SignedIn): void;
  /** Uses up the signature of a bot check. Throws the bot check's errors of the contract. */
  requirePass(
    action: BotAction,
    recasign: string | undefined,
    visitor: Pick<RequestFacts, 'address' | 'withoutScript'>,
  ): Promise<void>;
}

/** Mounts every operation of the contract. Throws when one has no handler. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { context } = parts;
  const observer = requestObserver(context);
  const app = Fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    genReqId: (request) => observer.idOf(request),
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true },
    serverFactory: (listener) => createHttpServer(listener),
    // Responses are still sent after a stop has begun.
    return503OnClosing: false,
  });
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });

  const byName = new Map(parts.handlers.map((handler) => [handler.operation.name, handler]));
  const methodsByPath = new Map<string, string[]>();
  for (const operation of Object.values<Operation>(allOperations)) {
    const handler = byName.get(operation.name);
    if (!handler) throw new Error(`The operation ${operation.name} has no handler.`);
    for (const path of [operation.path, ...(operation.aliases ?? [])]) {
      methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), operation.method]);
      app.route({
        method: operation.method,
        url: path,
        config: { operation: operation.name },
        handler: (request, reply) => retryRead(parts, handler, request, reply),
      });
    }
  }
  for (const add of parts.rawRoutes) add(app);
  const openApi = buildOpenApi({
    title: `${brand.name} API`,
    version: '1.0.0',
    origin: context.config.publicOrigin,
  });
  app.get('/api/openapi.json', { config: { operation: 'openapi' } }, (_request, reply) =>
    reply.send(openApi),
  );

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '';
    const allowed = methodsByPath.get(path);
    if (allowed) reply.header('Allow', allowed.join(', '));
    return sendFailure(reply, allowed ? 'method_not_allowed' : 'not_found', {}, request.id);
  });
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    if (error instanceof OperationError) {
      return sendFailure(reply, error.errorName, error.details, request.id);
    }
    const known: Record<string, ErrorName> = {
      FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
      FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
      FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
    };
    const name = known[error.code ?? ''] ?? (error.statusCode === 400 ? 'malformed_request' : undefined);
    if (name) return sendFailure(reply, name, {}, request.id);
    if (databaseFailure(error)) {
      context.log.warn({ request: request.id, failure: describeError(error) }, 'database not available');
      return sendFailure(reply, 'unavailable', { retry_after: databaseRetryAfter }, request.id);
    }
    context.log.error({ request: request.id, failure: describeError(error) }, 'operation failed');
    return sendFailure(reply, 'internal', {}, request.id);
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-store');
    reply.header('X-Content-Type-Options', 'nosniff');
    reply.header('X-Request-Id', request.id);
  });
  observer.observe(app);
  await app.ready();

  let running = 0;
  let idle: (() => void) | undefined;
  return {
    app,
    handle(request, response) {
      running += 1;
      response.once('close', () => {
        running -= 1;
        if (running === 0) idle?.();
      });
      observer.run(request, () => app.routing(request, response));
    },
    drain: () =>
      running === 0
        ? Promise.resolve()
        : new Promise((done) => {
            idle = done;
          }),
  };
}

/** Seconds after which a call that found no database may be tried again. */
const databaseRetryAfter = 2;

/** A call that only reads is answered anew when the database went away on the way. */
function retryRead(
  parts: ServerParts,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const run = () => runOperation(parts, handler, request, reply);
  if (handler.operation.method !== 'GET') return run();
  // A failure that took longer was repeated where it arose: the database stays away.
  return tryAgain(run, (error) => databaseFailure(error) !== null, 1_000);
}

async function runOperation(
  parts: ServerParts,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { operation } = handler;
  const facts = requestFacts(parts.context, request);
  const who = await identify(parts, operation, request);
  const raw = takesQuery(operation) ? request.query : (request.body ?? {});
  if (!isStorable(raw) || !isStorable(request.body)) throw new OperationError('malformed_request');
  const input = v.safeParse(operation.input, raw, { abortPipeEarly: true });
  if (!input.success) throw new OperationError('validation_failed', { fields: fieldErrors(input.issues) });
  if (operation.botCheck) {
    await parts.requirePass(operation.botCheck, (input.output as { recasign?: string }).recasign, {
      address: facts.address,
      withoutScript: facts.withoutScript && operation.plainForm === true,
    });
  }
  // After the check, so that a call that it refuses counts for nobody.
  await takeWrite(parts.context, operation.name as AnyOperationName, {
    address: facts.address,
    isChecked: (input.output as { recasign?: string } | undefined)?.recasign !== undefined,
  });
  const cookies: string[] = [];
  const call: Call<unknown, SignedIn | null> = {
    input: input.output,
    who,
    context: parts.context,
    request: facts,
    setCookie: (cookie) => cookies.push(writeCookie(cookie)),
  };
  // First, so that what the operation says of the cookies has the last word.
  if (who) parts.renewCookies(call, who);
  const output = await handler.handle(call);
  if (cookies.length) reply.header('Set-Cookie', cookies);
  // Parsing drops what the contract does not name, so a column never leaks by accident.
  return reply.send(success(v.parse(operation.output, output)));
}

async function identify(
  parts: ServerParts,
  operation: Operation,
  request: FastifyRequest,
): Promise<SignedIn | null> {
  if (operation.auth === 'none' || operation.auth === 'cookie') return null;
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    if (operation.auth === 'optional') return null;
    throw new OperationError('unauthenticated');
  }
  try {
    return await parts.readBearer(token);
  } catch (error) {
    if (operation.auth === 'optional' && error instanceof OperationError) return null;
    throw error;
  }
}

/** The first problem of each field. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const fields = new Map<string, FieldRule>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (fields.has(field)) continue;
    const named = (fieldRules as readonly string[]).includes(issue.message)
      ? (issue.message as FieldRule)
      : 'invalid';
    fields.set(field, issue.kind === 'schema' && issue.input === undefined ? 'required' : named);
  }
  return [...fields].map(([field, rule]) => ({ field, rule }));
}

export function sendFailure(
  reply: FastifyReply,
  name: ErrorName,
  details: Omit<FailureData, 'error'>,
  requestId: string,
): FastifyReply {
  if (details.retry_after) reply.header('Retry-After', String(details.retry_after));
  const { status } = errors[name];
  // Refusals of one kind are the same bytes; the header has the number as well.
  return reply
    .status(status)
    .send(failure(name, status < 500 ? details : { ...details, request_id: requestId }));
}
