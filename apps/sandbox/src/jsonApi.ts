import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StateFile } from './state.ts';

/** A refusal in the provider's own shape. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

export interface JsonCall {
  /** The parsed body; empty for none. */
  body: Record<string, unknown>;
  params: Record<string, string>;
  query: Record<string, string>;
  request: FastifyRequest;
}

/** One call to a stand-in: faults, keys, idempotency, and the provider's own refusals around the work. */
export function createJsonApi(
  state: StateFile,
  provider: {
    /** Throws a `Refusal`. */
    authorize(request: FastifyRequest): void;
    /** The header that makes repeating a call safe. */
    keyHeader?: string;
    /** The response of a failing provider. */
    failure: object;
  },
) {
  const { knobs } = state.data;
  return (work: (call: JsonCall) => object | string | null, status = 200) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (knobs.apiDelay) await new Promise((done) => setTimeout(done, knobs.apiDelay));
      if (knobs.apiFails) return reply.code(500).send(provider.failure);
      const said = `${request.method} ${request.url} ${typeof request.body === 'string' ? request.body : ''}`;
      const header = provider.keyHeader && request.headers[provider.keyHeader];
      const key = typeof header === 'string' ? `${provider.keyHeader} ${header}` : undefined;
      let response: { status: number; body: string };
      try {
        provider.authorize(request);
        const stored = key === undefined ? undefined : state.data.replies[key];
        if (stored && stored.request === said) response = stored;
        else {
          const text = typeof request.body === 'string' ? request.body : '';
          const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
          const done = work({
            body: json,
            params: request.params as Record<string, string>,
            query: request.query as Record<string, string>,
            request,
          });
          response = {
            status: done === null ? 204 : status,
            body: done === null ? '' : typeof done === 'string' ? done : JSON.stringify(done),
          };
          if (key !== undefined) state.data.replies[key] = { ...response, request: said };
          state.save();
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        response = { status: error.status, body: JSON.stringify(error.body) };
      }
      if (knobs.loseReplies) {
        request.raw.socket.destroy();
        return reply.hijack();
      }
      return reply.code(response.status).type('application/json').send(response.body);
    };
}
