import { createHash } from 'node:crypto';
import { success, webhookPaths } from '@tern/contract';
import type { ProviderCode } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { OperationError } from '../../../handler.ts';
import { rawBodies } from '../../../rawBodies.ts';
import type { RawRoutes } from '../../../server.ts';
import { ProviderUnavailable, type VerifiedEvent } from '../providers/PaymentAdapter.ts';
import { applyEvent } from './applyEvent.ts';
import { storeEvent } from './events.repo.ts';

const bodyLimit = 1024 * 1024;

/** The key of an event: its id, or the hash of its bytes where a signed one has a shape that nobody expected. */
function nameOf({ id, type }: VerifiedEvent, body: Buffer): { eventId: string; type: string } {
  return {
    eventId:
      typeof id === 'string' && /^[\w.:-]{1,255}$/.test(id)
        ? id
        : createHash('sha256').update(body).digest('hex'),
    type: typeof type === 'string' ? type.replaceAll('\0', '').slice(0, 100) : 'unknown',
  };
}

/** Takes the providers' signed messages: checked against the raw body, stored, confirmed, applied once. */
export function providerWebhooks(context: Context): RawRoutes {
  return rawBodies({ bodyLimit, parseAs: 'buffer' }, (scope) => {
    for (const [provider, path] of Object.entries(webhookPaths) as [ProviderCode, string][]) {
      scope.post(
        path,
        { config: { operation: `${provider} webhook` }, bodyLimit },
        async (request, reply) => {
          const adapter = context.adapters[provider];
          if (!adapter) throw new OperationError('not_found');
          const body = request.body;
          if (!Buffer.isBuffer(body)) throw new OperationError('signature_invalid');
          let event: VerifiedEvent;
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
          if (event.livemode === context.config.testMode) throw new OperationError('malformed_request');
          const { eventId, type } = nameOf(event, body);
          await storeEvent(context.db, {
            provider,
            eventId,
            type,
            body: body.toString('utf8'),
            receivedAt: timeFromNow(context),
          });
          // It is stored: whatever happens now, the provider need not send it again.
          const outcome = await applyEvent(context, provider, eventId);
          context.log.info({ provider, event: eventId, type, outcome }, 'webhook');
          return reply.send(success(null));
        },
      );
    }
  });
}
