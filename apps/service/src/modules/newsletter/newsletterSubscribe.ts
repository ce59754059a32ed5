import { newsletterSubscribe as operation } from '@tern/contract';
import { emailKeyOf } from '@tern/domain';
import { addressForLimits } from '../../clientAddress.ts';
import { newId, timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { day, hour, type Limit, mailboxKey } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { hashToken, newToken } from '../account/tokens.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { addressHash } from './addressHash.ts';
import { confirmUrl, leaveUrls } from './newsletterLinks.ts';
import { saveWish } from './subscribers.repo.ts';
import { findSuppression } from './suppressions.repo.ts';

const confirmWithin = 48;

const perAddress: Limit = { counts: 'newsletter sign-ups per visitor', count: 20, seconds: hour };
const perMailbox: Limit = { counts: 'newsletter sign-ups per mailbox', count: 3, seconds: day };

/** One mail whatever is known of the address, so that the response reveals nothing. */
export const newsletterSubscribe = defineHandler(
  operation,
  { limits: [perAddress, perMailbox] },
  async ({ context, input, request }) => {
    const { publicOrigin } = context.config;
    const { email, language = 'en' } = input;
    const emailKey = emailKeyOf(email);
    await takeTry(context, perAddress, 'newsletter', addressForLimits(request.address));
    await takeTry(context, perMailbox, 'newsletter mailbox', mailboxKey(email));
    // Who complained is not written to again because somebody types the address here.
    if ((await findSuppression(context.db, await addressHash(context, emailKey))) === 'complained') {
      return { confirm_within: confirmWithin };
    }
    const confirm = newToken(context.random);
    const expiresAt = timeFromNow(context, confirmWithin * 3600 * 1000);
    await context.db.transaction(async (tx) => {
      const row = await saveWish(tx, {
        emailKey,
        email,
        language,
        state: 'pending',
        confirmHash: hashToken(confirm),
        confirmExpiresAt: expiresAt,
        leaveToken: newToken(context.random),
        askedAt: timeFromNow(context),
      });
      const place = { publicOrigin, language };
      const envelope = { occasion: newId('newsletter', context.random), to: { email: row.email, language } };
      if (row.state === 'confirmed') {
        await enqueueMail(context, tx, {
          ...envelope,
          template: 'newsletterKnown',
          data: leaveUrls(place, row.leaveToken),
        });
        return;
      }
      await enqueueMail(context, tx, {
        ...envelope,
        template: 'newsletterConfirm',
        data: { confirm_url: confirmUrl(place, confirm), hours: confirmWithin },
        expiresAt,
      });
    });
    return { confirm_within: confirmWithin };
  },
);
