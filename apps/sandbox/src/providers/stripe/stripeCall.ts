import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StateFile } from '../../state.ts';
import { StripeError } from './stripeError.ts';
import { stripeId } from './stripeId.ts';

/** Does one call and gives its response object. Throws a `StripeError` to refuse it. */
export type StripeWork = (request: FastifyRequest) => object;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const otherParameters = (key: unknown) => ({
  error: {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
  },
});

/** Puts keys, faults and idempotency around a call. */
export const createStripeCall =
  ({ data: { stripe, knobs }, save }: StateFile) =>
  (work: StripeWork) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (knobs.apiDelay) await wait(knobs.apiDelay);
    if (!/^Bearer sk_test_\w+/.test(request.headers.authorization ?? '')) {
      return reply.code(401).send({
        error: {
          type: 'invalid_request_error',
          message: 'Invalid API Key provided. The stand-in takes sk_test_ keys.',
        },
      });
    }
    if (knobs.apiFails) {
      return reply
        .code(500)
        .send({ error: { type: 'api_error', message: 'The stand-in was told to fail.' } });
    }
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const sent = `${request.method} ${request.url} ${typeof request.body === 'string' ? request.body : ''}`;
    const stored = typeof key === 'string' ? stripe.replies[key] : undefined;
    if (stored && stored.request !== sent) return reply.code(400).send(otherParameters(key));
    const { status, body } = stored ?? respond(work, request);
    if (!stored) {
      if (typeof key === 'string') stripe.replies[key] = { status, body, request: sent };
      save();
    }
    if (knobs.loseReplies) {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    return reply.code(status).header('request-id', stripeId('req')).type('application/json').send(body);
  };

function respond(work: StripeWork, request: FastifyRequest): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(work(request)) };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  }
}
