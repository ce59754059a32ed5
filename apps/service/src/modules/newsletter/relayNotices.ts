import { timingSafeEqual } from 'node:crypto';
import { newsletterNoticesPath, success } from '@tern/contract';
import { emailKeyOf } from '@tern/domain';
import * as v from 'valibot';
import { type Context, timeFromNow } from '../../context.ts';
import { OperationError } from '../../handler.ts';
import { rawBodies } from '../../rawBodies.ts';
import type { RawRoutes } from '../../server.ts';
import { signWebhook } from '../../signWebhook.ts';
import { findDelivery, markDelivered, markNotice } from './deliveries.repo.ts';
import { endAddress } from './endAddress.ts';

const bodyLimit = 256 * 1024;
/** Seconds that the time of a notice may differ from ours. */
const tolerance = 300;

const notice = v.object({
  type: v.picklist(['delivered', 'bounced', 'complained']),
  /** Of the mail, with or without angle brackets. */
  message_id: v.optional(v.pipe(v.string(), v.maxLength(500))),
  address: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** Of a bounce: nothing will ever arrive there. */
  permanent: v.optional(v.boolean(), false),
  /** The code of the reply, such as `550 5.1.1`. */
  reply: v.optional(v.pipe(v.string(), v.regex(/^[\d. ]{3,20}$/))),
});
type Notice = v.InferOutput<typeof notice>;

const notices = v.object({ events: v.pipe(v.array(notice), v.maxLength(1000)) });

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function isSigned(secret: string, headers: Headers, body: string, now: number): boolean {
  const [id, time, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers[name],
  );
  if (typeof id !== 'string' || typeof time !== 'string' || typeof given !== 'string') return false;
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > tolerance) return false;
  const expected = Buffer.from(signWebhook(secret, { id, time, body }));
  // Several, while a secret is being changed.
  return given.split(' ').some((each) => {
    const signature = Buffer.from(each);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}

/** The number of the delivery in a `Message-ID` of ours. */
const numberIn = (messageId: string | undefined) => /^<?([0-9a-f-]{36})@/.exec(messageId ?? '')?.[1];

/** A notice about a mail that is none of ours is passed over: a relay reports receipts and codes too. */
function applyNotice(
  context: Context,
  { type, message_id, address, permanent, reply }: Notice,
): Promise<void> {
  const now = timeFromNow(context);
  return context.db.transaction(async (tx) => {
    const number = numberIn(message_id);
    const known = address && emailKeyOf(address);
    const delivery = number
      ? await findDelivery(tx, { id: number })
      : known
        ? await findDelivery(tx, { emailKey: known })
        : undefined;
    const emailKey = delivery?.emailKey ?? known;
    if (type === 'delivered') return delivery && number ? markDelivered(tx, delivery.id, now) : undefined;
    if (delivery) {
      // A relay that bounces a mail had accepted it.
      await markDelivered(tx, delivery.id, now);
      await markNotice(tx, delivery.id, type, now);
    }
    if (emailKey && (type === 'complained' || permanent))
      await endAddress(context, tx, { emailKey, reason: type, detail: reply ?? null });
  });
}

/** Takes what the mail relay says of mails it had accepted. There is no such address without the secret. */
export function relayNotices(context: Context): RawRoutes {
  return rawBodies({ bodyLimit }, (scope) => {
    const config = { operation: 'newsletter notices' };
    scope.post(newsletterNoticesPath, { config, bodyLimit }, async (request, reply) => {
      const secret = context.config.newsletterWebhookSecret;
      if (secret === undefined) throw new OperationError('not_found');
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(secret, request.headers, body, context.clock.now()))
        throw new OperationError('signature_invalid');
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), notices), body);
      if (!parsed.success) throw new OperationError('malformed_request');
      for (const each of parsed.output.events) await applyNotice(context, each);
      return reply.send(success(null));
    });
  });
}
