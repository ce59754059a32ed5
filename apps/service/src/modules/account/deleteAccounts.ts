import { dayMs, emailKeyOf } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { forgetFronts } from '../analytics/analytics.module.ts';
import { dropDevicesOf } from '../devices/devicesOf.ts';
import { endInvitesOf } from '../friends/invitesOf.ts';
import { dropBilling } from '../invoices/billingOf.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { dropMailsOf } from '../mail/mailsOf.ts';
import { dropNewsletterOf } from '../newsletter/newsletterOf.ts';
import { dropPartnerOf, forgetClicksOf } from '../partners/partnerDataOf.ts';
import {
  endWait,
  hasUnsettled,
  stopCharges,
  stopChargesOfGone,
} from '../payment/providerCalls/stopCharges.ts';
import { dropNoticesOf, forgetBuyer } from '../payment/subscription/purchasesOf.ts';
import { dropBoundAddressOf } from '../smartDns/boundAddressOf.ts';
import { dropStudentOf } from '../students/studentOf.ts';
import { releaseKeysOf } from '../wireguard/keysOf.ts';
import { dropOldSessions, emptyUser, lockDueDeletion } from './account.repo.ts';
import { dropChangesOf, dropOldChanges } from './emailChange/changesOf.ts';
import { dropOldRecoveries, dropRecoveriesOf } from './factorRecovery/recoveriesOf.ts';
import { dropHandoversOf, dropOldHandovers } from './handover.repo.ts';
import { dropOldChallenges, dropPasskeysOf } from './passkeys/passkeys.repo.ts';
import { provenAddressOf } from './provenAddress.ts';
import { dropEndedRemembered } from './secondFactor/remembered.repo.ts';
import { deleteSecondFactor, dropOldTickets } from './secondFactor/secondFactor.repo.ts';
import { deleteSecurityEvents, dropSecurityEvents } from './securityEvents.repo.ts';
import { dropVerificationsOf } from './verification.repo.ts';

export { deletionGrace } from './deletionGrace.ts';

/** How long after its day a deletion waits for a provider before a person looks at it, in milliseconds. */
export const deletionPatience = 3 * dayMs;

/**
 * Deletes the accounts whose grace period is over. Orders stay, tied to a bare id: bookkeeping has to keep them. An
 * account of which a provider might still charge something waits until the provider has confirmed that it will not.
 * Returns how many went.
 */
export async function deleteAccounts(context: Context, stopping?: AbortSignal): Promise<number> {
  await stopChargesOfGone(context);
  const waiting: string[] = [];
  for (let deleted = 0; ; ) {
    if (stopping?.aborted) return deleted;
    const found = await context.db.transaction(async (tx) => {
      const user = await lockDueDeletion(tx, timeFromNow(context), waiting);
      if (!user) return 'none';
      await stopCharges(context, tx, user.id);
      const late = (user.deleteAfter?.getTime() ?? 0) + deletionPatience < context.clock.now();
      if (await hasUnsettled(context, tx, { userId: user.id, late })) {
        waiting.push(user.id);
        return 'waits';
      }
      await endWait(tx, user.id);
      await dropMailsOf(tx, user.id);
      await dropDevicesOf(tx, user.id);
      await releaseKeysOf(tx, user.id, timeFromNow(context));
      await dropBoundAddressOf(tx, user.id);
      await dropHandoversOf(tx, user.id);
      await deleteSecondFactor(tx, user.id);
      await dropPasskeysOf(tx, user.id);
      await dropChangesOf(tx, user.id);
      await dropRecoveriesOf(tx, user.id);
      await deleteSecurityEvents(tx, user.id);
      await dropBilling(tx, user.id);
      await dropStudentOf(tx, user.id);
      await endInvitesOf(tx, user.id, timeFromNow(context));
      const address = provenAddressOf(user);
      await dropPartnerOf(tx, { userId: user.id, address });
      // Nothing of an address that was never shown: it may be somebody else's.
      if (address) await dropNewsletterOf(tx, address);
      if (address) await dropNoticesOf(tx, address);
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
      await emptyUser(tx, user.id, timeFromNow(context));
      return 'deleted';
    });
    if (found === 'none') return deleted;
    if (found === 'deleted') deleted += 1;
  }
}

/** Sessions a quarter of a year after their end, events after a year, codes nobody came with. */
export async function dropOldAccountData(context: Context): Promise<void> {
  await dropOldSessions(context.db, timeFromNow(context, -90 * dayMs));
  await dropSecurityEvents(context.db, timeFromNow(context, -365 * dayMs));
  await dropOldHandovers(context.db, timeFromNow(context));
  await dropOldTickets(context.db, timeFromNow(context));
  await dropEndedRemembered(context.db, timeFromNow(context));
  await dropOldChallenges(context.db, timeFromNow(context));
  await dropOldChanges(context);
  await dropOldRecoveries(context);
}
