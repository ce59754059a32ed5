import { newsletterConfirm as operation } from '@tern/contract';
import { newId, timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { hashToken } from '../account/tokens.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { addressHash } from './addressHash.ts';
import { leaveUrls } from './newsletterLinks.ts';
import { confirmWish } from './subscribers.repo.ts';
import { dropSuppression } from './suppressions.repo.ts';

export const newsletterConfirm = defineHandler(operation, async ({ context, input }) => {
  await context.db.transaction(async (tx) => {
    const confirmed = await confirmWish(tx, hashToken(input.token), timeFromNow(context));
    if (!confirmed) return fail(operation, 'link_expired');
    if (!confirmed.fresh) return;
    const { email, emailKey, language, leaveToken } = confirmed.row;
    // The mail with the link came through, and its reader wants more.
    await dropSuppression(tx, await addressHash(context, emailKey));
    await enqueueMail(context, tx, {
      occasion: newId('newsletter', context.random),
      to: { email, language },
      template: 'newsletterWelcome',
      data: leaveUrls({ publicOrigin: context.config.publicOrigin, language }, leaveToken),
    });
  });
  return null;
});
