import { success, webhookPaths } from '@tern/contract';
import type { ProviderCode } from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import { OperationError } from '../../handler.ts';
import type { RawRoutes } from '../../server.ts';
import { applyEvent } from './applyEvent.ts';
import { storeEvent } from './events.repo.ts';
import { ProviderUnavailable } from './providers/PaymentAdapter.ts';

const bodyLimit = 1024 * 1024;

/** Takes the providers' signed messages: checked against the raw body, stored, confirmed, applied once. */
export function providerWebhooks(context: Context): RawRoutes {
  return (app) => {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      // The signature covers the bytes as they came.
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
        done(null, body),
      );
      for (const [provider, path] of Object.entries(webhookPaths) as [ProviderCode, string][]) {
        scope.post(
          path,
          { config: { operation: `${provider} webhook` }, bodyLimit },
          async (request, reply) => {
            const adapter = context.adapters[provider];
            if (!adapter) throw new OperationError('not_found');
            const body = request.body;
            if (!Buffer.isBuffer(body)) throw new OperationError('signature_invalid');
            let event: { id: string; type: string; livemode: boolean | null };
            try {
              event = await adapter.verify(body, (name) => {
                const value = request.headers[name];
                return typeof value === 'string' ? value : undefined;
              });
            } catch (error) {
              // The provider's public key could not be fetched: it sends the message again.
              if (error instanceof ProviderUnavailable) throw new OperationError('unavailable');
              throw new OperationError('signature_invalid');
            }
            if (!/^[\w.:-]{1,255}$/.test(event.id) || event.livemode === context.config.testMode) {
              throw new OperationError('malformed_request');
            }
            await storeEvent(context.db, {
              provider,
              eventId: event.id,
              type: event.type.slice(0, 100),
              body: body.toString('utf8'),
              receivedAt: moment(context),
            });
            // It is stored: whatever happens now, the provider need not send it again.
            const outcome = await applyEvent(context, provider, event.id);
            context.log.info({ provider, event: event.id, type: event.type, outcome }, 'webhook');
            return reply.send(success(null));
          },
        );
      }
    });
  };
}
