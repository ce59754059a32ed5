import type { ErrorName, FailureData } from '@tern/contract';

/** Why a call got no response: the network, or a response that is not ours. */
export type CallErrorName = ErrorName | 'network' | 'unknown';

/** A call that did not succeed. `name` of the contract's error, its code, and what the service added. */
export class CallError<Name extends string = CallErrorName> extends Error {
  declare readonly name: string;
  declare readonly error: Name;
  declare readonly code: number;
  declare readonly details: Partial<FailureData>;

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
