import {
  type ErrorName,
  type ErrorOf,
  errors,
  type FailureData,
  failure,
  type Operation,
  type OutputOf,
  success,
} from '@tern/contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { safeParse } from 'valibot';

/** The response of the mocked operation: data of its output, or one of its errors. */
export type MockedAnswer<O extends Operation> =
  | { data: OutputOf<O>; delay?: number }
  | { error: ErrorOf<O>; details?: Omit<FailureData, 'error'>; delay?: number };

/**
 * A handler for Mock Service Worker that responds as the service does, envelope and HTTP status included.
 * Data that the contract would refuse throws at once: a mock cannot drift from the API.
 * `delay` in milliseconds; `Infinity` never responds.
 *
 * `parameters: { msw: [mockOperation(login, { error: 'incorrect_credentials' })] }`
 */
export function mockOperation<O extends Operation>(operation: O, answer: MockedAnswer<O>): HttpHandler {
  const envelope = envelopeOf(operation, answer);
  const status = 'error' in answer ? errors[answer.error as ErrorName].status : 200;
  const method = operation.method === 'GET' ? http.get : http.post;
  return method(`*${operation.path}`, async () => {
    if (answer.delay !== undefined) await wait(answer.delay);
    return HttpResponse.json(envelope as object, { status });
  });
}

function envelopeOf<O extends Operation>(operation: O, answer: MockedAnswer<O>): unknown {
  if ('error' in answer) return failure(answer.error as ErrorName, answer.details);
  const checked = safeParse(operation.output, answer.data);
  if (!checked.success) {
    const issue = checked.issues[0];
    throw new Error(`The mock of ${operation.name} does not fit its contract: ${issue.message}`);
  }
  return success(answer.data);
}

function wait(milliseconds: number): Promise<void> {
  if (milliseconds === Number.POSITIVE_INFINITY) return new Promise(() => {});
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
