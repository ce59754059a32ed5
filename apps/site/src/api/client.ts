import {
  appTypeHeader,
  type Envelope,
  type ErrorName,
  type ErrorOf,
  errorByCode,
  type FailureData,
  type InputOf,
  isSuccess,
  type Operation,
  type OutputOf,
  sessionCodes,
} from '@tern/contract';
import type { KyInstance } from 'ky';

/** Why a call gave no answer: the network, or an answer that is not ours. */
export type CallErrorName = ErrorName | 'network' | 'unknown';

/** A call that did not succeed. `name` of the contract's error, its code, and what the service added. */
export class CallError<Name extends string = CallErrorName> extends Error {
  override readonly name: string;
  readonly error: Name;
  readonly code: number;
  readonly details: Partial<FailureData>;

  constructor(
    error: Name,
    code: number,
    message: string,
    details: Partial<FailureData> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'CallError';
    this.error = error;
    this.code = code;
    this.details = details;
  }
}

export interface Api {
  /**
   * Calls one operation of the contract. Resolves with its `data`, validated; rejects with a `CallError`.
   * Calls that change something are never repeated by themselves.
   */
  call<O extends Operation>(
    operation: O,
    input: InputOf<O>,
    options?: { signal?: AbortSignal },
  ): Promise<OutputOf<O>>;
}

export interface ApiOptions {
  /** Scheme and host; empty on our own origin. */
  origin?: string;
  token: () => string | null;
  /** Codes 50008, 50012, 50014: the "Confirm logout" dialog (spec section 8). */
  onSessionEnded?: () => void;
  /** HTTP 401 and 403: the token is of no use any more. */
  onUnauthorized?: () => void;
  fetch?: typeof globalThis.fetch;
}

const toQuery = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));

/** The one HTTP client of the site (spec section 7). */
export function createApi(options: ApiOptions): Api {
  // Loaded with the first call: a page that asks nothing does not carry it.
  let http: Promise<KyInstance> | null = null;
  const client = () => {
    http ??= import('ky').then(({ default: ky }) =>
      ky.create({
        throwHttpErrors: false,
        timeout: 15_000,
        retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504] },
        credentials: 'same-origin',
        headers: { [appTypeHeader.name]: appTypeHeader.value },
        ...(options.fetch ? { fetch: options.fetch } : {}),
      }),
    );
    http.catch(() => {
      http = null;
    });
    return http;
  };

  return {
    async call(operation, input, { signal } = {}) {
      const token = options.token();
      const url = `${options.origin ?? ''}${operation.path}`;
      let response: Response;
      let envelope: Envelope<unknown>;
      try {
        const send = await client();
        response = await send(url, {
          method: operation.method,
          ...(signal ? { signal } : {}),
          ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
          ...(operation.method === 'GET'
            ? { searchParams: toQuery((input ?? {}) as object) }
            : { json: input ?? {} }),
        });
        envelope = (await response.json()) as Envelope<unknown>;
      } catch (error) {
        if (signal?.aborted) throw error;
        throw new CallError('network', 0, 'Network error.', {}, error);
      }
      if (typeof envelope?.code !== 'number') {
        throw new CallError('unknown', response.status, 'The answer could not be read.');
      }
      if (isSuccess(envelope)) {
        const parsed = await operation.output['~standard'].validate(envelope.data);
        if (parsed.issues) throw new CallError('unknown', 200, 'The answer does not have the agreed shape.');
        return parsed.value as never;
      }
      // The code is read before the status: a session that ended elsewhere asks, it does not throw out.
      if (sessionCodes.includes(envelope.code)) options.onSessionEnded?.();
      else if (response.status === 401 || response.status === 403) options.onUnauthorized?.();
      throw new CallError(
        errorByCode(envelope.code) ?? 'unknown',
        envelope.code,
        envelope.message,
        envelope.data,
      );
    },
  };
}

/** The contract's name of a failed call, or `unknown` for anything else that was thrown. */
export function errorNameOf<O extends Operation>(error: unknown): ErrorOf<O> | 'network' | 'unknown' {
  return error instanceof CallError ? (error.error as ErrorOf<O>) : 'unknown';
}
