import {
  appTypeHeader,
  type BotAction,
  type Envelope,
  errorByCode,
  type InputOf,
  isSuccess,
  type Operation,
  type OperationName,
  type OutputOf,
  operations,
  sessionCodes,
} from '@tern/contract';
import ky, { isHTTPError } from 'ky';
import type { ApiOptions } from './ApiOptions.ts';
import { CallError } from './CallError.ts';
import { hasAffiliate } from './hasAffiliate.ts';

/** The service is briefly unavailable: a request that only reads is repeated. */
const away = [502, 503, 504];

const http = ky.create({
  // Only failures that may be retried are thrown: ky repeats nothing else.
  throwHttpErrors: (status) => away.includes(status),
  timeout: 15_000,
  // A request that changes something is never repeated.
  retry: { limit: 2, methods: ['get'], statusCodes: away },
  credentials: 'same-origin',
  headers: { [appTypeHeader.name]: appTypeHeader.value },
});

const toQuery = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));

/** ms that an indicator stays at least (spec section 9, fetch minimum delay): a shorter one would flash. */
const leastShown = 200;

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/**
 * One call over HTTP (spec section 7): headers, envelope, validation, session failures. A call that a page shows
 * an indicator for says when it begins and ends, and does not end before the indicator could be seen.
 */
export async function callOperation<Name extends OperationName>(
  options: ApiOptions,
  name: Name,
  input: InputOf<(typeof operations)[Name]>,
  signal?: AbortSignal,
): Promise<OutputOf<(typeof operations)[Name]>> {
  return sendOperation(options, operations[name], input, signal) as never;
}

/** The same for any operation of the contract: those that few pages call are not among `operations`. */
export async function sendOperation<O extends Operation>(
  options: ApiOptions,
  operation: O,
  input: InputOf<O>,
  signal?: AbortSignal,
): Promise<OutputOf<O>> {
  if (!operation.showsProgress) return exchange(options, operation, input, signal);
  const shown = pause(leastShown, signal);
  options.onLoading?.(true);
  try {
    return await exchange(options, operation, input, signal);
  } finally {
    await shown;
    options.onLoading?.(false);
  }
}

async function exchange<O extends Operation>(
  options: ApiOptions,
  operation: O,
  input: InputOf<O>,
  signal?: AbortSignal,
): Promise<OutputOf<O>> {
  const sent = operation.botCheck ? await withBotCheck(options, operation.botCheck, input) : input;
  const token = options.token();
  const geo = new URLSearchParams(globalThis.location?.search).get('geo');
  let response: Response | undefined;
  let envelope: Envelope<unknown>;
  try {
    response = await http(`${options.origin ?? ''}${operation.path}`, {
      method: operation.method,
      ...(options.fetch ? { fetch: options.fetch } : {}),
      ...(signal ? { signal } : {}),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        // Somewhere else, to look at (decisions: Account); production does not listen.
        ...(geo ? { 'X-Geo': geo } : {}),
        // Told with price lists (spec section 7, payment); it never changes a price.
        ...(operation.namesAffiliate && hasAffiliate() ? { 'X-From': 'CJ' } : {}),
      },
      ...(operation.method === 'GET'
        ? { searchParams: toQuery((sent ?? {}) as object) }
        : { json: sent ?? {} }),
    });
    envelope = (await response.json()) as Envelope<unknown>;
  } catch (error) {
    if (signal?.aborted) throw error;
    if (!isHTTPError(error)) {
      // A refusal without an envelope comes from something in front of the service; it ends the session all the same.
      if (refuses(response)) options.onUnauthorized?.();
      throw new CallError('network', 0, 'Network error.', {}, error);
    }
    response = error.response;
    envelope = error.data as Envelope<unknown>;
  }
  if (typeof envelope?.code !== 'number') {
    if (refuses(response)) options.onUnauthorized?.();
    throw new CallError('unknown', response.status, 'The answer could not be read.');
  }
  if (isSuccess(envelope)) {
    const parsed = await operation.output['~standard'].validate(envelope.data);
    if (parsed.issues) throw new CallError('unknown', 200, 'The answer does not have the agreed shape.');
    return parsed.value as OutputOf<O>;
  }
  // The code is read before the status: a session that ended elsewhere prompts the person instead of signing them out.
  if (sessionCodes.includes(envelope.code)) options.onSessionEnded?.();
  else if (refuses(response)) options.onUnauthorized?.();
  throw new CallError(
    errorByCode(envelope.code) ?? 'unknown',
    envelope.code,
    envelope.message,
    envelope.data,
  );
}

const refuses = (response: Response | undefined) => response?.status === 401 || response?.status === 403;

/** Adds the signature of a passed bot check. Without one the service says what is missing. */
async function withBotCheck<Input>(options: ApiOptions, action: BotAction, input: Input): Promise<Input> {
  if ((input as { recasign?: string }).recasign) return input;
  try {
    const { passBotCheck } = await import('./botCheck.ts');
    const recasign = await passBotCheck((name, question) => callOperation(options, name, question), action);
    return recasign ? { ...input, recasign } : input;
  } catch (error) {
    const name = error instanceof CallError ? error.error : '';
    if (name.startsWith('bot_check')) throw error;
    return input;
  }
}
