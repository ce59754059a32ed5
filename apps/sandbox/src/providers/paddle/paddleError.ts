import { Refusal } from '../../jsonApi.ts';
import { derivedUuid, paddleId } from './paddleId.ts';

interface FieldError {
  field: string;
  message: string;
}

/** A refusal as Paddle words it: type, code, detail, and the fields it is about. */
export function paddleError(status: number, code: string, detail: string, errors?: FieldError[]): Refusal {
  return new Refusal(status, {
    error: {
      type: status >= 500 ? 'api_error' : 'request_error',
      code,
      detail,
      documentation_url: `https://developer.paddle.com/errors/shared/${code}`,
      ...(errors && { errors }),
    },
    meta: { request_id: derivedUuid(paddleId('req')) },
  });
}

export const invalidField = (field: string, message: string) =>
  paddleError(400, 'bad_request', 'Invalid request', [{ field, message }]);

export const notFound = (id: string) => paddleError(404, 'not_found', `Entity ${id} not found`);

/** Which fields a request may carry: `true`, or those of the object in it. A list has one shape for its members. */
export interface Fields {
  readonly [name: string]: true | Fields | readonly [Fields];
}

/** Refuses a request with a field that Paddle does not know. */
export function refuseUnknown(given: unknown, fields: Fields, at = ''): void {
  if (typeof given !== 'object' || given === null) return;
  for (const [name, value] of Object.entries(given)) {
    const path = at ? `${at}.${name}` : name;
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!known) throw invalidField(path, `Additional property ${name} is not allowed`);
    if (known === true) continue;
    if (Array.isArray(known)) {
      if (!Array.isArray(value)) throw invalidField(path, 'Invalid type. Expected: array');
      for (const [index, member] of value.entries()) {
        refuseUnknown(member, known[0] as Fields, `${path}.${index}`);
      }
    } else refuseUnknown(value, known as Fields, path);
  }
}
