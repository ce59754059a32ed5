import { success, webhookPaths } from '@tern/contract';
import { type Context, moment } from '../../context.ts';
import { OperationError } from '../../handler.ts';
import type { RawRoutes } from '../../server.ts';
import { applyEvent } from './applyEvent.ts';
import { storeEvent } from './payment.repo.ts';

/** Takes Stripe's signed messages: checked against the raw body, stored, answered, applied once. */
export function stripeWebhook(context: Context): RawRoutes {
  return (app) => {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      // The signature covers the bytes as they came.
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 * 1024 }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(
        webhookPaths.s1,
        { config: { operation: 'stripeWebhook' }, bodyLimit: 1024 * 1024 },
        async (request, reply) => {
          const { stripe } = context;
          if (!stripe) throw new OperationError('not_found');
          const signature = request.headers['stripe-signature'];
          const body = request.body;
          if (typeof signature !== 'string' || !Buffer.isBuffer(body)) {
            throw new OperationError('signature_invalid');
          }
          let event: { id: string; type: string; livemode: boolean };
          try {
            event = stripe.verify(body, signature);
          } catch {
            throw new OperationError('signature_invalid');
          }
          if (!/^[\w-]{1,255}$/.test(event.id) || event.livemode === context.config.testMode) {
            throw new OperationError('malformed_request');
          }
          await storeEvent(context.db, {
            provider: 's1',
            eventId: event.id,
            type: event.type,
            body: body.toString('utf8'),
            receivedAt: moment(context),
          });
          // It is stored: whatever happens now, the provider need not send it again.
          const outcome = await applyEvent(context, event.id);
          context.log.info({ event: event.id, type: event.type, outcome }, 'webhook');
          return reply.send(success(null));
        },
      );
    });
  };
}
