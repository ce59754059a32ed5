import type { AnyOperationName } from '@tern/contract';
import { defaultEventBounds } from './modules/analytics/analytics.module.ts';
import { type StrangerTableName, strangerTables } from './strangerTables.ts';

/**
 * The bounds of all that strangers can make the service store. An account costs a stranger nothing, so what a signed-in
 * person writes is bounded as well. `writeBounds.test.ts` holds these tables against the schema, the contract and what
 * the operations really write.
 */
export interface WriteBound {
  /** Calls of one network (IPv4 /24, IPv6 /48) in one day. */
  readonly perNetwork: number;
  /** Calls of everybody in one day: what the disk is safe from. Those with a passed bot check count apart. */
  readonly overall: number;
  /** Bytes of the call's text that a row has beyond those of its table. */
  readonly text?: number;
  /** Rows that one call adds at most, by their table. */
  readonly rows: Partial<Record<StrangerTableName, number>>;
}

const purchase: WriteBound = {
  perNetwork: 200,
  overall: 10_000,
  rows: { orders: 1, mail_outbox: 1 },
};
// Of a plan as `leaveAct`: a key has a row and two events, and an account adds a few a day. A page repeats itself while the
// host is silent, and whoever has lost a key removes it, whatever neighbours do.
const keyCalls: WriteBound = { perNetwork: 5_000, overall: 500_000, rows: {} };
const settled: WriteBound = { perNetwork: 20_000, overall: 1_000_000, rows: {} };
const signIn = { sessions: 1, security_events: 1, mail_outbox: 1, rate_limits: 5 };
const withCode = { security_events: 1, mail_outbox: 1, rate_limits: 3 };
/** A set of recovery codes, with the event and the mail that each of them will have when it is used. */
const codeSet = { recovery_codes: 10, security_events: 11, mail_outbox: 11, rate_limits: 3 };
const ofAccount = { security_events: 1, mail_outbox: 1, rate_limits: 2 };

/** An operation that adds no row. It may change rows. */
const none = null;

/** The bound of every operation: a new one does not compile without its line. */
export const writeBounds: Readonly<Record<AnyOperationName | 'policyReport', WriteBound | null>> = {
  anonymousSignup: { perNetwork: 500, overall: 50_000, rows: { users: 1, sessions: 1, rate_limits: 1 } },
  login: {
    perNetwork: 1_400,
    overall: 300_000,
    rows: { ...signIn, sign_in_tickets: 1, passkey_challenges: 1 },
  },
  loginSecondStep: {
    perNetwork: 130,
    overall: 20_000,
    rows: { ...withCode, sessions: 1, security_events: 2, remembered_browsers: 1, passkey_challenges: 1 },
  },
  secondFactor: none,
  secondFactorSetUp: { perNetwork: 50, overall: 2_000, rows: { ...withCode, second_factors: 1 } },
  secondFactorConfirm: { perNetwork: 30, overall: 3_000, rows: { ...codeSet, second_factors: 1 } },
  secondFactorRemove: { perNetwork: 50, overall: 10_000, rows: withCode },
  rememberedBrowsers: none,
  rememberedForget: { perNetwork: 50, overall: 5_000, rows: { security_events: 1 } },
  recoveryCodesRenew: { perNetwork: 20, overall: 3_000, rows: codeSet },
  // With the events, mails and tries of all that comes of the link.
  factorRecoveryRequest: {
    perNetwork: 10,
    overall: 500,
    rows: { factor_recoveries: 1, security_events: 2, mail_outbox: 5, rate_limits: 5 },
  },
  factorRecoveryStop: { perNetwork: 10, overall: 500, rows: { security_events: 1, mail_outbox: 1 } },
  passkeyLoginOptions: { perNetwork: 1_500, overall: 100_000, rows: { passkey_challenges: 1 } },
  passkeyLogin: {
    perNetwork: 300,
    overall: 20_000,
    rows: { sessions: 1, security_events: 1, mail_outbox: 1, rate_limits: 2 },
  },
  passkeyList: none,
  passkeyAddOptions: { perNetwork: 100, overall: 10_000, rows: { ...withCode, passkey_challenges: 1 } },
  passkeyAdd: {
    perNetwork: 50,
    overall: 5_000,
    rows: { passkeys: 1, security_events: 1, mail_outbox: 1, rate_limits: 2 },
  },
  passkeyConfirmOptions: { perNetwork: 200, overall: 30_000, rows: { passkey_challenges: 1 } },
  passkeyRename: none,
  passkeyRemove: {
    perNetwork: 50,
    overall: 10_000,
    rows: { security_events: 2, mail_outbox: 2, rate_limits: 4 },
  },
  deviceLogin: { perNetwork: 1_400, overall: 290_000, rows: { ...signIn, devices: 1 } },
  session: none,
  logout: { perNetwork: 1_000, overall: 1_000_000, rows: { security_events: 1 } },
  profile: none,
  setPassword: { perNetwork: 300, overall: 20_000, rows: { ...ofAccount, rate_limits: 3 } },
  verificationRequest: {
    perNetwork: 1_000,
    overall: 200_000,
    rows: { verification_codes: 1, mail_outbox: 1, rate_limits: 2 },
  },
  verificationValidate: { perNetwork: 10_000, overall: 1_000_000, rows: { rate_limits: 1 } },
  emailConfirmRequest: {
    perNetwork: 100,
    overall: 50_000,
    rows: { verification_codes: 1, mail_outbox: 1, rate_limits: 2 },
  },
  emailConfirm: none,
  emailChange: none,
  // With the event and the mails of the old mailbox that stops the change, or takes it back.
  emailChangeRequest: {
    perNetwork: 30,
    overall: 4_500,
    rows: { email_changes: 1, security_events: 3, mail_outbox: 4, rate_limits: 5 },
  },
  emailChangeConfirm: {
    perNetwork: 60,
    overall: 10_000,
    rows: { security_events: 1, mail_outbox: 2, rate_limits: 3 },
  },
  emailChangeResend: { perNetwork: 30, overall: 2_000, rows: { mail_outbox: 1, rate_limits: 3 } },
  emailChangeCancel: { perNetwork: 100, overall: 10_000, rows: { security_events: 1 } },
  mailPreferences: none,
  mailPreferencesSave: {
    perNetwork: 50,
    overall: 10_000,
    rows: { newsletter_subscribers: 1, mail_outbox: 1, rate_limits: 1 },
  },
  resetPassword: { perNetwork: 1_000, overall: 200_000, rows: ofAccount },
  changePassword: { perNetwork: 390, overall: 35_000, rows: ofAccount },
  wireguardKeyList: none,
  wireguardKeyAdd: keyCalls,
  wireguardKeyRename: none,
  wireguardKeyRemove: keyCalls,
  deviceReport: none,
  deviceList: none,
  deviceUnbind: { perNetwork: 500, overall: 100_000, rows: { security_events: 1 } },
  userIpQuery: none,
  userIpBind: {
    perNetwork: 400,
    overall: 80_000,
    rows: { bound_addresses: 1, security_events: 1, rate_limits: 1 },
  },
  userIpRemove: { perNetwork: 500, overall: 100_000, rows: { security_events: 1 } },
  sessionList: none,
  sessionEnd: { perNetwork: 400, overall: 50_000, rows: { security_events: 1 } },
  sessionEndAll: { perNetwork: 500, overall: 90_000, rows: { security_events: 1 } },
  securityEventList: none,
  accountExport: { perNetwork: 200, overall: 40_000, rows: { security_events: 1, rate_limits: 1 } },
  accountDelete: { perNetwork: 200, overall: 20_000, rows: ofAccount },
  accountDeleteCancel: { perNetwork: 200, overall: 20_000, rows: ofAccount },
  handoverCreate: { perNetwork: 2_000, overall: 500_000, rows: { handover_codes: 1 } },
  handoverLook: { perNetwork: 2_000, overall: 500_000, rows: { handover_codes: 1, rate_limits: 1 } },
  handoverExchange: {
    perNetwork: 2_000,
    overall: 500_000,
    rows: { sessions: 1, security_events: 1, rate_limits: 1 },
  },
  botChallenge: none,
  botAltcha: { perNetwork: 5_000, overall: 1_000_000, rows: { bot_passes: 2 } },
  botR2: { perNetwork: 5_000, overall: 1_000_000, rows: { bot_passes: 1 } },
  botR3: { perNetwork: 5_000, overall: 1_000_000, rows: { bot_passes: 1 } },
  contactUs: { perNetwork: 150, overall: 15_000, text: 22_000, rows: { mail_outbox: 2, rate_limits: 2 } },
  newsletterSubscribe: {
    perNetwork: 300,
    overall: 100_000,
    rows: { newsletter_subscribers: 1, mail_outbox: 1, rate_limits: 2 },
  },
  newsletterConfirm: { perNetwork: 400, overall: 80_000, rows: { mail_outbox: 1 } },
  newsletterUnsubscribe: none,
  geoInfo: none,
  toolSettings: none,
  networkPlaces: none,
  networkProof: none,
  networkServers: none,
  ipLookup: { perNetwork: 10_000, overall: 1_000_000, rows: { rate_limits: 1 } },
  dnsResolvers: { perNetwork: 10_000, overall: 1_000_000, rows: { rate_limits: 1 } },
  plans: none,
  specialPlans: none,
  activity: none,
  campaigns: none,
  publicVersion: none,
  params: none,
  quote: { perNetwork: 4_000, overall: 1_000_000, rows: { quotes: 1, rate_limits: 1 } },
  order: none,
  publicKey: none,
  paddleCheckout: none,
  createSubscription: purchase,
  walletPurchase: purchase,
  paypalPurchase: purchase,
  paypalSubscription: purchase,
  paddlePrepurchase: purchase,
  razorpayPurchase: purchase,
  otherPurchase: purchase,
  // A payment that is found adds rows that were paid for.
  walletPurchaseResult: settled,
  paypalPurchaseResult: settled,
  paypalSubscriptionResult: settled,
  razorpayPurchaseResult: settled,
  otherPurchaseResult: settled,
  subscriptionMy: none,
  subscriptionCancel: { perNetwork: 400, overall: 40_000, rows: { security_events: 1, mail_outbox: 1 } },
  billingDetails: none,
  billingDetailsSave: { perNetwork: 100, overall: 10_000, rows: { billing_details: 1, rate_limits: 1 } },
  invoiceList: none,
  invoicePdf: { perNetwork: 300, overall: 50_000, rows: { rate_limits: 1 } },
  subscriptionChange: { perNetwork: 100, overall: 20_000, rows: { mail_outbox: 1 } },
  subscriptionChanges: none,
  leaveMy: none,
  // Of a plan that was paid for, or has a card behind it, and a few a day for each account.
  leaveAct: settled,
  leaveReason: none,
  contractCancel: {
    perNetwork: 25,
    overall: 2_500,
    // In the notice, in the mail to the sender and in those to the operator, of which the link makes another one.
    text: 16_000,
    rows: { contract_notices: 1, mail_outbox: 3, rate_limits: 2 },
  },
  // Once for each notice, and of a plan as above.
  contractCancelConfirm: settled,
  voucherLook: { perNetwork: 200, overall: 20_000, rows: { rate_limits: 2 } },
  // A voucher that is redeemed adds rows that were paid for, or made by the operator.
  voucherRedeem: { perNetwork: 100, overall: 20_000, rows: { rate_limits: 2 } },
  voucherMy: none,
  giftQuote: { perNetwork: 30, overall: 10_000, rows: { quotes: 1, rate_limits: 1 } },
  paymentInstrument: none,
  paymentInstrumentChange: { perNetwork: 30, overall: 10_000, rows: { rate_limits: 1 } },
  paymentInstrumentRemove: { perNetwork: 10, overall: 5_000, rows: { mail_outbox: 1 } },
  blogCategories: none,
  blogDetail: none,
  blogHome: none,
  blogIndex: none,
  blogList: none,
  blogRecommendCategories: none,
  blogRecommendSearches: none,
  blogRecommended: none,
  blogSearch: none,
  blogSeo: none,
  blogYoastHead: none,
  fastBlogList: none,
  inviteMy: { perNetwork: 500, overall: 100_000, rows: { coupons: 1 } },
  studentMy: none,
  studentRequest: {
    perNetwork: 500,
    overall: 50_000,
    rows: { student_requests: 1, mail_outbox: 1, rate_limits: 3 },
  },
  studentConfirm: {
    perNetwork: 300,
    overall: 40_000,
    rows: { student_proofs: 1, coupons: 1, mail_outbox: 1, rate_limits: 1 },
  },
  studentStart: { perNetwork: 500, overall: 50_000, rows: { student_requests: 1, rate_limits: 1 } },
  studentFinish: {
    perNetwork: 300,
    overall: 40_000,
    rows: { student_proofs: 1, coupons: 1, mail_outbox: 1 },
  },
  newsletterIssues: none,
  newsletterIssue: none,
  // Counted by events, where they are written (`eventBuffer.ts`): these figures are events, not calls.
  analyticsEvents: {
    ...defaultEventBounds,
    rows: {
      analytics_events: 1,
      analytics_visits: 1,
      analytics_daily: 1,
      analytics_counts: 1,
      // A batch has the events of one write, for each of two outlets.
      analytics_outbox: 2,
    },
  },
  consentRecord: { perNetwork: 2_000, overall: 1_000_000, rows: { consent_counts: 1, rate_limits: 1 } },
  prices: none,
  texts: none,
  publicTexts: none,
  status: none,
  publicExperiments: none,
  partnerApply: {
    perNetwork: 50,
    overall: 5_000,
    text: 10_000,
    rows: { partners: 1, mail_outbox: 1, rate_limits: 2 },
  },
  partnerClick: { perNetwork: 2_000, overall: 500_000, rows: { partner_clicks: 1, rate_limits: 1 } },
  partnerReport: none,
  policyReport: { perNetwork: 5_000, overall: 500_000, rows: { rate_limits: 1 } },
};

/** Bytes of an entry of an index, with what a page leaves empty. */
const indexBytes = 120;

/** Bytes that one network, or everybody, can have written by the calls of one day, with the counts of these bounds. */
export function bytesOfDay(by: 'perNetwork' | 'overall'): number {
  const rowBytes = (table: StrangerTableName, rows: number) =>
    rows * (strangerTables[table].bytes + strangerTables[table].indexes * indexBytes);
  return Object.values(writeBounds).reduce((sum, bound) => {
    if (!bound) return sum;
    const call = Object.entries(bound.rows).reduce(
      (bytes, [table, rows]) => bytes + rowBytes(table as StrangerTableName, rows),
      bound.text ?? 0,
    );
    return sum + bound[by] * call + rowBytes('rate_limits', by === 'perNetwork' ? 1 : 2);
  }, 0);
}
