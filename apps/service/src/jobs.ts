import type { Context } from './context.ts';
import {
  deleteAccounts,
  dropOldAccountData,
  dropOldCodes,
  mailRecoveries,
  prepareCodes,
  writeFailedSignIns,
} from './modules/account/account.module.ts';
import {
  boundOutbox,
  handOverEvents,
  keepPartitions,
  rollUp,
  writeEvents,
} from './modules/analytics/analytics.module.ts';
import { syncWordPress } from './modules/blog/blog.module.ts';
import { dropOldBotPasses } from './modules/botCheck/botCheck.module.ts';
import { settleInvitations } from './modules/friends/settleInvitations.ts';
import { forgetOldBuyers } from './modules/invoices/forgetOldBuyers.ts';
import { dropOldMails, type MailSender } from './modules/mail/mail.module.ts';
import { keepSamples, syncNetwork } from './modules/network/network.module.ts';
import {
  dropOldWishes,
  forgetReaders,
  type NewsletterSender,
} from './modules/newsletter/newsletter.module.ts';
import { forgetClicks } from './modules/partners/forgetClicks.ts';
import { dropOldApplications, judgeSales, sendConversions } from './modules/partners/partners.module.ts';
import { deleteUnpaid } from './modules/payment/checkout/deleteUnpaid.ts';
import { checkInstruments, remindCards } from './modules/payment/instruments/checkInstruments.ts';
import { forgetLeaving } from './modules/payment/leaving/forgetLeaving.ts';
import { renewMoneyBackKeys } from './modules/payment/leaving/moneyBackOnce.ts';
import { prepareNotices } from './modules/payment/leaving/prepareNotices.ts';
import { checkRefunds } from './modules/payment/providerCalls/checkRefunds.ts';
import { doProviderActions } from './modules/payment/providerCalls/doProviderActions.ts';
import { moveCharges } from './modules/payment/providerCalls/moveCharges.ts';
import { sendPlanChanges } from './modules/payment/providerCalls/sendPlanChanges.ts';
import { renewMailboxKeys } from './modules/payment/quote/trialClaims.ts';
import { reconcileOrders } from './modules/payment/reconciliation/reconcileOrders.ts';
import { remindCharges } from './modules/payment/renewals/remindCharges.ts';
import { applyOpenEvents } from './modules/payment/settle/applyEvent.ts';
import { emptyWebhooks } from './modules/payment/settle/emptyWebhooks.ts';
import { endSubscriptions, reconcile } from './modules/payment/settle/syncOrderWithProvider.ts';
import { sampleStatus } from './modules/status/status.module.ts';
import { remindStudents } from './modules/students/students.module.ts';
import { settleVouchers } from './modules/vouchers/settleVouchers.ts';
import { alignKeys, followPlans } from './modules/wireguard/wireguard.module.ts';
import { dropOldTries } from './rateLimit.ts';

export interface Job {
  name: string;
  /** Pause between two rounds. */
  seconds: number;
  /** ms before the first round; the pause where it is left out. */
  first?: number;
  /** Takes no further piece of work once `stopping` is aborted. */
  run(stopping: AbortSignal): Promise<unknown>;
}

/** The work that runs in the background of every process. */
export const jobsOf = (context: Context, mails: MailSender, newsletters: NewsletterSender): Job[] => [
  { name: 'reconcile', seconds: 1, run: (stopping) => reconcile(context, stopping) },
  { name: 'events', seconds: 2, run: (stopping) => applyOpenEvents(context, stopping) },
  { name: 'codes', seconds: 1, run: () => prepareCodes(context) },
  { name: 'contract notices', seconds: 1, run: () => prepareNotices(context) },
  { name: 'failed sign-ins', seconds: 2, run: () => writeFailedSignIns(context) },
  { name: 'provider actions', seconds: 2, run: (stopping) => doProviderActions(context, stopping) },
  { name: 'moved charges', seconds: 2, run: (stopping) => moveCharges(context, stopping) },
  { name: 'plan changes', seconds: 2, run: (stopping) => sendPlanChanges(context, stopping) },
  { name: 'refunds', seconds: 5, run: (stopping) => checkRefunds(context, stopping) },
  { name: 'affiliate conversions', seconds: 5, run: (stopping) => sendConversions(context, stopping) },
  { name: 'mails', seconds: 2, run: (stopping) => mails.run(stopping) },
  { name: 'newsletters', seconds: 1, run: (stopping) => newsletters.run(stopping) },
  {
    name: 'end of subscriptions',
    seconds: 60,
    run: (stopping) => endSubscriptions(context, { stopping }),
  },
  { name: 'payment instruments', seconds: 10, run: (stopping) => checkInstruments(context, stopping) },
  { name: 'reconciliation', seconds: 600, run: (stopping) => reconcileOrders(context, { stopping }) },
  { name: 'reminders of charges', seconds: 600, run: (stopping) => remindCharges(context, stopping) },
  { name: 'reminders of cards', seconds: 600, run: (stopping) => remindCards(context, stopping) },
  { name: 'invitations', seconds: 10, run: (stopping) => settleInvitations(context, stopping) },
  { name: 'vouchers', seconds: 10, run: (stopping) => settleVouchers(context, stopping) },
  { name: 'sales of partners', seconds: 10, run: (stopping) => judgeSales(context, stopping) },
  { name: 'lost second factors', seconds: 10, run: (stopping) => mailRecoveries(context, stopping) },
  { name: 'student reminders', seconds: 600, run: (stopping) => remindStudents(context, stopping) },
  { name: 'unpaid quotes and accounts', seconds: 600, run: (stopping) => deleteUnpaid(context, stopping) },
  { name: 'old tries', seconds: 600, run: () => dropOldTries(context) },
  { name: 'old codes', seconds: 600, run: () => dropOldCodes(context) },
  { name: 'account deletions', seconds: 600, run: (stopping) => deleteAccounts(context, stopping) },
  { name: 'old account data', seconds: 600, run: () => dropOldAccountData(context) },
  { name: 'old webhook bodies', seconds: 600, run: () => emptyWebhooks(context) },
  { name: 'old invoices', seconds: 3600, run: () => forgetOldBuyers(context) },
  { name: 'old notices and reasons', seconds: 3600, run: () => forgetLeaving(context) },
  { name: 'old mails', seconds: 600, run: () => dropOldMails(context) },
  { name: 'old affiliate clicks', seconds: 600, run: () => forgetClicks(context) },
  { name: 'WordPress', seconds: 900, first: 1000, run: () => syncWordPress(context) },
  { name: 'network feed', seconds: 10, first: 5000, run: () => syncNetwork(context) },
  { name: 'network samples', seconds: 3600, run: () => keepSamples(context) },
  { name: 'plans of WireGuard keys', seconds: 30, run: () => followPlans(context) },
  { name: 'WireGuard keys', seconds: 2, run: (stopping) => alignKeys(context, stopping) },
  { name: 'status samples', seconds: 60, first: 5000, run: () => sampleStatus(context) },
  { name: 'readers of old newsletters', seconds: 600, run: () => forgetReaders(context) },
  { name: 'analytics events', seconds: 0.5, run: () => writeEvents(context) },
  { name: 'analytics outbox', seconds: 2, run: (stopping) => handOverEvents(context, stopping) },
  { name: 'analytics roll-ups', seconds: 60, run: (stopping) => rollUp(context, stopping) },
  { name: 'analytics outbox bounds', seconds: 600, run: () => boundOutbox(context) },
  { name: 'analytics partitions', seconds: 3600, run: () => keepPartitions(context) },
  { name: 'unconfirmed newsletter addresses', seconds: 3600, run: () => dropOldWishes(context) },
  { name: 'old partner applications', seconds: 3600, run: () => dropOldApplications(context) },
  {
    name: 'keys of mailboxes',
    seconds: 3600,
    first: 5000,
    async run(stopping) {
      await renewMailboxKeys(context, stopping);
      await renewMoneyBackKeys(context, stopping);
    },
  },
  { name: 'old bot checks', seconds: 600, run: () => dropOldBotPasses(context) },
];
