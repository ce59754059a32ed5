import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorName } from './errorCodes.ts';
import type { CommonErrorName } from './errors.ts';

/**
 * Who may call an operation.
 * `none`: anybody. `optional`: anybody, a bearer token adds the account. `bearer`: a signed-in person.
 * `cookie`: the session cookie, which works for this one operation only.
 */
export type Auth = 'none' | 'optional' | 'bearer' | 'cookie';

/** Named with a bot check, so that one made for the newsletter does not open a login. */
export const botActions = ['submit', 'login', 'signup', 'code', 'contact', 'newsletter'] as const;
export type BotAction = (typeof botActions)[number];

export interface Operation<
  Name extends string = string,
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
  Errors extends readonly ErrorName[] = readonly ErrorName[],
  Who extends Auth = Auth,
> {
  readonly name: Name;
  readonly method: 'GET' | 'POST';
  /** Absolute path. The input of a GET travels in the query, that of a POST as a JSON body. */
  readonly path: string;
  /** A POST whose input travels in the query all the same (spec section 7, blog detail). */
  readonly inputIn?: 'query';
  /** Further paths of the same operation. */
  readonly aliases?: readonly string[];
  readonly auth: Who;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** A page shows an indicator while it waits: the place of a list, a button that turns (spec section 9). */
  readonly showsProgress?: boolean;
  /** Receives the affiliate that brought the visitor (spec section 3, tracking). */
  readonly namesAffiliate?: boolean;
  readonly input: Input;
  readonly output: Output;
  /** Error codes besides `commonErrors`. */
  readonly errors: Errors;
  /**
   * The action of the bot check that the call needs: its input has a `recasign`. The site's client gets one
   * by itself.
   */
  readonly botCheck?: BotAction;
  /** The site has a plain form for it: a call that says no script ran needs no bot check, within limits. */
  readonly plainForm?: true;
}

/** Declares one API operation. The service, the client, the mocks and the OpenAPI document derive from it. */
export function defineOperation<
  const Name extends string,
  const Input extends GenericSchema,
  const Output extends GenericSchema,
  const Errors extends readonly ErrorName[],
  const Who extends Auth,
>(operation: Operation<Name, Input, Output, Errors, Who>): Operation<Name, Input, Output, Errors, Who> {
  return operation;
}

/** Whether the input travels in the query. */
export const takesQuery = ({ method, inputIn }: Pick<Operation, 'method' | 'inputIn'>): boolean =>
  method === 'GET' || inputIn === 'query';

/** The input a caller sends. */
export type InputOf<O extends Operation> = InferInput<O['input']>;
/** The input the service's handler receives after validation. */
export type ParsedInputOf<O extends Operation> = InferOutput<O['input']>;
/** The `data` of a successful response. */
export type OutputOf<O extends Operation> = InferOutput<O['output']>;
/** Names of everything that can go wrong, `commonErrors` included. */
export type ErrorOf<O extends Operation> = O['errors'][number] | CommonErrorName;
