import type { ErrorOf, InputOf, Operation, OperationName, OutputOf, operations } from '@tern/contract';
import type { ApiOptions } from './ApiOptions.ts';
import { CallError } from './CallError.ts';
import { isLight, lightCall } from './lightCall.ts';

type Operations = typeof operations;

export interface Api {
  /**
   * Calls one operation of the contract by name. Resolves with its `data`, validated; rejects with a
   * `CallError`. Calls that change something are never repeated by themselves.
   */
  call<Name extends OperationName>(
    name: Name,
    input: InputOf<Operations[Name]>,
    options?: { signal?: AbortSignal },
  ): Promise<OutputOf<Operations[Name]>>;
  /** The same for an operation that few pages call: they bring it along. */
  send<O extends Operation>(operation: O, input: InputOf<O>): Promise<OutputOf<O>>;
}

/** The way to the service. HTTP client and contract load with the first call: most visits make none. */
export function createApi(options: ApiOptions): Api {
  const client = () =>
    import('./client.ts').catch((error: unknown) => {
      throw new CallError('network', 0, 'Network error.', {}, error);
    });
  return {
    async call(name, input, { signal } = {}) {
      if (isLight(name)) return (await lightCall(name, signal)) as never;
      if (/^(session|profile)$/.test(name)) {
        const { plainRead } = await import('./plainRead.ts');
        const read = await plainRead(options, name as 'session' | 'profile', signal);
        if (read) return read as never;
      }
      return (await client()).callOperation(options, name, input, signal);
    },
    send: async (operation, input) => (await client()).sendOperation(options, operation, input),
  };
}

/** The contract's name of a failed call, or `unknown` for anything else that was thrown. */
export function errorNameOf<O extends Operation>(error: unknown): ErrorOf<O> | 'network' | 'unknown' {
  return error instanceof CallError ? (error.error as ErrorOf<O>) : 'unknown';
}
