import type { ErrorName, Operation } from '@tern/contract';
import { CallError } from '../src/api/CallError.ts';
import type { Api } from '../src/api/createApi.ts';

interface Waiting {
  name: string;
  input: unknown;
  answer(data: unknown): Promise<void>;
  fail(error?: ErrorName | 'network'): Promise<void>;
}

/** Lets code that waits for a response go on. */
const settle = () => new Promise<void>((done) => setTimeout(done));

/** An API whose responses come when, and in the order, a test sends them. */
export function waitingApi() {
  const calls: Waiting[] = [];
  const call = (name: string, input: unknown) =>
    new Promise<unknown>((done, refuse) => {
      calls.push({
        name,
        input,
        answer(data) {
          done(data);
          return settle();
        },
        fail(error = 'network') {
          refuse(new CallError(error, 1, error));
          return settle();
        },
      });
    });
  const api = {
    call,
    send: ({ name }: Operation & { name: string }, input: unknown) => call(name, input),
  } as unknown as Api;
  /** The calls of one operation, oldest first. */
  const of = (name: string) => calls.filter((call) => call.name === name);
  const nth = (name: string, index: number): Waiting => {
    const call = of(name)[index];
    if (!call) throw new Error(`there was no call ${index} of ${name}`);
    return call;
  };
  return { api, calls, of, nth };
}
