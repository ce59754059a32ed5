import type {
  AnyOperationName,
  ErrorName,
  ErrorOf,
  FailureData,
  Operation,
  OutputOf,
  ParsedInputOf,
} from '@tern/contract';
import type { Context } from './context.ts';
import type { Cookie } from './cookies.ts';
import type { Limit } from './limit.ts';

export interface SignedIn {
  userId: string;
  /** SHA-256 of the token. */
  tokenHash: string;
  sessionId: string;
  /** The app that the session belongs to, or was handed over from; null: a browser. */
  deviceId: string | null;
  /** Code of the client that opened the session. */
  appType: number;
  /** This call made the session last longer. */
  extended: boolean;
}

/** One call, after its input was validated. */
export interface Call<Input, Who> {
  input: Input;
  /** The signed-in person; null where the operation does not require one. */
  who: Who;
  context: Context;
  request: RequestFacts;
  setCookie(cookie: Cookie): void;
}

export interface RequestFacts {
  id: string;
  /** The visitor's address, after the trusted proxies. Never logged. */
  address: string;
  userAgent: string | null;
  /** Two letters, or null when not known. */
  country: string | null;
  cookies: Readonly<Record<string, string>>;
  /** Code of the calling client, from `X-App-Type`; the website's when it says none. */
  appType: number;
  /** Whether a browser says that a page of ours calls (`Sec-Fetch-Site`, else `Origin`). True where it says nothing. */
  sameOrigin: boolean;
  /** The browser asks not to be followed: Global Privacy Control or Do Not Track. */
  asksForPrivacy: boolean;
  /** An affiliate brought the visitor: a client says so with `X-From` (spec section 7, payment). It changes no price. */
  fromAffiliate: boolean;
  /** The form was sent by a browser without scripts: the edge says so in `X-Without-Script`. */
  withoutScript: boolean;
}

type WhoOf<O extends Operation> = O['auth'] extends 'bearer'
  ? SignedIn
  : O['auth'] extends 'optional'
    ? SignedIn | null
    : null;

export interface Handler {
  operation: Operation;
  /** How often the operation may be tried. */
  limits: readonly Limit[];
  handle(call: Call<unknown, SignedIn | null>): Promise<unknown>;
}

type Handle<O extends Operation> = (call: Call<ParsedInputOf<O>, WhoOf<O>>) => Promise<OutputOf<O>>;
type Named<O extends Operation> = O & { name: AnyOperationName };

/** Ties an operation of the contract to what it does. `limits` are those that the handler counts its tries against. */
export function defineHandler<O extends Operation>(operation: Named<O>, handle: Handle<O>): Handler;
export function defineHandler<O extends Operation>(
  operation: Named<O>,
  guards: { limits: readonly Limit[] },
  handle: Handle<O>,
): Handler;
export function defineHandler<O extends Operation>(
  operation: Named<O>,
  ...rest: [Handle<O>] | [{ limits: readonly Limit[] }, Handle<O>]
): Handler {
  const [{ limits }, handle] = rest.length === 1 ? [{ limits: [] }, rest[0]] : rest;
  return { operation, limits, handle: handle as Handler['handle'] };
}

/** Ends an operation with an error of its contract. */
export class OperationError extends Error {
  readonly errorName: ErrorName;
  readonly details: Omit<FailureData, 'error'>;
  constructor(errorName: ErrorName, details: Omit<FailureData, 'error'> = {}) {
    super(errorName);
    this.name = 'OperationError';
    this.errorName = errorName;
    this.details = details;
  }
}

/** `OperationError` checked against the errors that the operation declares. */
export function fail<O extends Operation>(
  _operation: O,
  error: ErrorOf<O>,
  details?: Omit<FailureData, 'error'>,
): never {
  throw new OperationError(error, details);
}
