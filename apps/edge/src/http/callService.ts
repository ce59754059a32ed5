import {
  type Envelope,
  type InputOf,
  isSuccess,
  type Operation,
  type OutputOf,
  takesQuery,
} from '@tern/contract';

/** ms the edge waits for the service's data. */
const patience = 5000;

/** Calls a public operation of the service at `origin`. Rejects where it fails, with its code. */
export async function callService<O extends Operation>(
  origin: string,
  operation: O,
  input: InputOf<O> & Readonly<Record<string, string | number | undefined>>,
): Promise<OutputOf<O>> {
  const url = new URL(operation.path, origin);
  if (!takesQuery(operation)) throw new Error(`${operation.name} takes a body`);
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const response = await fetch(url, { method: operation.method, signal: AbortSignal.timeout(patience) });
  const envelope = (await response.json()) as Envelope<OutputOf<O>>;
  if (!isSuccess(envelope)) throw new ServiceError(operation.name, response.status);
  return envelope.data;
}

/** A call that the service answered with a failure. */
export class ServiceError extends Error {
  readonly status: number;
  constructor(name: string, status: number) {
    super(`${name} answered ${status}`);
    this.status = status;
  }
}
