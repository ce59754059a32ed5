import { deletionGraceDays, emailKeyOf } from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import { forgetFronts } from '../analytics/analytics.module.ts';
import { dropDevicesOf } from '../devices/devicesOf.ts';
import { endInvitesOf } from '../friends/invitesOf.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { dropMailsOf } from '../mail/mailsOf.ts';
import { dropNewsletterOf } from '../newsletter/newsletterOf.ts';
import { dropPartnerOf, forgetClicksOf } from '../partners/partnerDataOf.ts';
import { forgetBuyer } from '../payment/purchasesOf.ts';
import { dropBoundAddressOf } from '../smartDns/boundAddressOf.ts';
import { dropStudentOf } from '../students/studentOf.ts';
import { dropOldSessions, emptyUser, lockDueDeletion } from './account.repo.ts';
import { dropHandoversOf, dropOldHandovers } from './handover.repo.ts';
import { provenAddressOf } from './provenAddress.ts';
import { deleteSecurityEvents, dropSecurityEvents } from './securityEvents.repo.ts';
import { dropVerificationsOf } from './verification.repo.ts';

const day = 24 * 3600 * 1000;

/** How long a deletion can be taken back, in milliseconds. */
export const deletionGrace = deletionGraceDays * day;

/**
 * Deletes the accounts whose grace period is over. Orders stay, tied to a bare id: bookkeeping has to keep
 * them. Returns how many went.
 */
export async function deleteAccounts(context: Context, stopping?: AbortSignal): Promise<number> {
  for (let deleted = 0; ; deleted += 1) {
    if (stopping?.aborted) return deleted;
    const found = await context.db.transaction(async (tx) => {
      const user = await lockDueDeletion(tx, moment(context));
      if (!user) return false;
      await dropMailsOf(tx, user.id);
      await dropDevicesOf(tx, user.id);
      await dropBoundAddressOf(tx, user.id);
      await dropHandoversOf(tx, user.id);
      await deleteSecurityEvents(tx, user.id);
      await dropStudentOf(tx, user.id);
      await endInvitesOf(tx, user.id, moment(context));
      const address = provenAddressOf(user);
      await dropPartnerOf(tx, { userId: user.id, address });
      // Nothing of an address that was never shown: it may be somebody else's.
      if (address) await dropNewsletterOf(tx, address);
      await forgetClicksOf(tx, user.id);
      await forgetFronts(tx, await forgetBuyer(tx, user.id));
      if (user.email) {
        await dropVerificationsOf(tx, emailKeyOf(user.email));
        await enqueueMail(context, tx, {
          occasion: `deleted:${user.id}`,
          to: { email: user.email, language: user.language, isProven: address !== null },
          template: 'accountDeleted',
          data: {},
        });
      }
      await emptyUser(tx, user.id, moment(context));
      return true;
    });
    if (!found) return deleted;
  }
}

/** Sessions a quarter of a year after their end, events after a year, codes nobody came with. */
export async function dropOldAccountData(context: Context): Promise<void> {
  await dropOldSessions(context.db, moment(context, -90 * day));
  await dropSecurityEvents(context.db, moment(context, -365 * day));
  await dropOldHandovers(context.db, moment(context));
}
