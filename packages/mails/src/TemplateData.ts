import type { CampaignName, Currency, Language, Letter, SellerName } from '@tern/domain';
import type { FactorRecoveryMails } from './FactorRecoveryMails.ts';

/** The card or account that pays: never more of a card than its brand, its last digits and its month. */
export interface InstrumentView {
  kind: 'card' | 'paypal' | 'other';
  brand: string | null;
  last4: string | null;
  expires: { month: number; year: number } | null;
  account: string | null;
}

/** A receipt. */
export type Paid = {
  order_id: string;
  /** The number of the receipt, where it is another than the order's. Absent in older mails. */
  receipt?: string;
  amount: number;
  currency: Currency;
  /** Part of the amount; none where the provider reports none. */
  tax_amount?: number | null;
  /** The price of the next period; null: one payment for one period. Absent in mails queued before the field existed. */
  renewal_amount?: number | null;
  interval_count: number;
  interval_unit: string;
  paid_at: string;
  /** Absent in older mails. */
  seller?: SellerName;
  period_end: string;
  /** The day of the next charge: before the end of the period where free days come on top. Absent in older mails. */
  renews_at?: string;
  /** It took the place of another plan, whose rest became so many free days. Absent where it did not, and in older mails. */
  took_over?: { days: number };
  /** The campaign whose price was paid; absent for other prices and in older mails. */
  offer?: {
    /** Null of one without a season. */
    season: CampaignName | null;
    /** Names of its own. */
    names: Partial<Record<Language, string>>;
    /** Whole per cent off the price without discount. */
    percent: number;
  };
};

/** The receipt of what a customer did about a contract. */
export interface ActFacts {
  /** Of the receipt. */
  number: string;
  at: string;
  order_id: string;
  interval_count: number;
  interval_unit: string;
}
/** A mail about a plan, which the mail about a refund can say as well. */
export type PlanNote = {
  [Name in 'planEnded' | 'planShortened' | 'planReturned']: { template: Name; data: TemplateData[Name] };
}['planEnded' | 'planShortened' | 'planReturned'];

export interface TemplateData extends FactorRecoveryMails {
  paid: Paid;
  /** A payment that bought nothing, and is given back by itself. */
  paymentReturned: {
    order_id: string;
    amount: number;
    currency: Currency;
    reason: 'plan_active' | 'credit_used' | 'code_used' | 'amount_differs';
    /** The buyer says where the money goes; another mail brings the page for that. */
    claims?: boolean;
  };
  /** `pending`: the provider has taken a refund, and the money is on its way. `done`: it has gone. */
  refund: {
    order_id: string;
    amount: number;
    currency: Currency;
    state: 'pending' | 'done';
    /** The plans that it changed. Absent where it changed nothing, and in older mails. */
    plans?: readonly PlanNote[];
    /** Where the buyer says where the money goes. Null where it goes back the way it came; absent in older mails. */
    claim_url?: string | null;
  };
  /** Money that had paid for a part of a plan went back: `payment` of the plan itself, `credit` of the plan before. */
  planShortened: { reason: 'payment' | 'credit'; state: 'shorter' | 'ended'; period_end: string };
  /**
   * `trial`: its first charge was declined. `unpaid`: a later one. `over`, `trialOver`: it was not to be renewed. `next`: whether
   * another plan goes on, or one can be chosen; absent in older mails.
   */
  planEnded: {
    reason: 'unpaid' | 'trial' | 'refunded' | 'disputed' | 'over' | 'trialOver';
    next?: 'choose' | 'other' | 'nothing';
  };
  /**
   * `longer`: a dispute had shortened it. `change`: the plan that took its place was given back. `refund`: its payment was to
   * be given back, and was not.
   */
  planReturned: { reason: 'dispute' | 'longer' | 'change' | 'refund'; period_end: string };
  /** `passkeys`: how many still open the account; absent where there are none. */
  passwordSet: { passkeys?: number };
  passwordChanged: { passkeys?: number };
  secondFactorOn: { at: string; passkeys?: number };
  passkeyAdded: { at: string; way?: 'requested' | 'silent' | 'first' };
  passkeyRemoved: { at: string; by: 'owner' | 'support' };
  passkeyRefused: { at: string };
  /** `recovery`: with the second link, without a code. */
  secondFactorOff: { at: string; by: 'owner' | 'support' | 'recovery' };
  /** `left`: recovery codes that were not used yet. */
  recoveryCodeUsed: { at: string; left: number };
  /** `link_url` is absent in mails queued before the field existed. */
  resetCode: { code: string; minutes: number; link_url?: string };
  /** Confirms the address of the account. */
  confirmCode: { code: string; minutes: number };
  /** To the mailbox that the account is to be moved to. */
  emailChangeCode: { code: string; minutes: number };
  /** The same, where its address belongs to another account. */
  emailChangeKnown: Record<string, never>;
  /** To the present mailbox. `email`: the new address, masked. `undo_url`: null where the mailbox was never confirmed. */
  emailChangeRequested: { email: string; at: string; undo_url: string | null };
  /** To the former mailbox. `until`: the last day of the link. */
  emailChanged: { email: string; undo_url: string; until: string };
  /** To the new mailbox. `until`: null where nobody can take it back. */
  emailChangeDone: { until: string | null };
  /** The link of a former mailbox was used. `taken`: another account has the address by now. */
  emailRestored: { is: 'stopped' | 'restored' | 'taken' };
  emailTakenBack: Record<string, never>;
  newSignIn: { at: string; country: string | null; client: string };
  /** The receipt of a later period. */
  renewed: Omit<Paid, 'renewal_amount' | 'offer' | 'took_over'> & {
    /** The part of the amount that goes back. Absent where none does, and in older mails. */
    excess?: number;
  };
  renewalFailed: {
    amount: number;
    currency: Currency;
    /** The bank wants the buyer to confirm. */
    needs_buyer: boolean;
    /** Where to pay; null: the provider has no such page. */
    pay_url: string | null;
    /** Where another card is given, without signing in. Absent in older mails. */
    change_url?: string;
    /** End of the grace. */
    ends_at: string;
  };
  /** `act` is absent in mails queued before there were receipts. */
  /** `paused`: the plan had stood still, and is over. */
  renewalCancelled: { period_end: string; act?: ActFacts; paused?: true };
  /** A cancelled renewal was taken back. */
  renewalResumed: { act: ActFacts; amount: number; currency: Currency; next_charge_at: string };
  /** The provider did not take a cancellation back. */
  renewalStaysOff: { period_end: string };
  /** A plan stands still from `works_until` until its next charge. */
  planPaused: {
    act: ActFacts;
    amount: number;
    currency: Currency;
    works_until: string;
    next_charge_at: string;
  };
  /** A pause was ended before its time. */
  planGoesOn: { act: ActFacts; amount: number; currency: Currency; next_charge_at: string };
  /** The provider has not taken another date: the charge comes when it would have. */
  chargeDateStays: { amount: number; currency: Currency; next_charge_at: string };
  /** Money back by the guarantee. */
  moneyBack: { act: ActFacts; amount: number; currency: Currency; bought_at: string; claims?: boolean };
  /** From a contract, by law. `amount`: 0 where nothing was paid. `gift`: it was about one, not about a plan. */
  withdrawn: {
    act: ActFacts;
    amount: number;
    currency: Currency;
    bought_at: string;
    gift?: boolean;
    claims?: boolean;
  };
  /** A cancellation without a sign-in. `confirm_url`: null where the address has no contract. */
  noticeArrived: {
    number: string;
    at: string;
    kind: 'end' | 'now' | 'withdraw';
    name: string;
    email: string;
    contract: string;
    reason: string;
    ends_at: string | null;
    confirm_url: string | null;
  };
  /** Another card or account pays from now on. */
  instrumentChanged: { instrument: InstrumentView; at: string };
  instrumentRemoved: { instrument: InstrumentView; at: string };
  /** The card is not good any more on the day of the next charge. */
  cardEnds: {
    instrument: InstrumentView;
    amount: number;
    currency: Currency;
    /** The day of the charge. */
    renews_at: string;
    /** Where another card is given, without signing in. */
    change_url: string;
  };
  /** Another plan follows when the paid time ends: `starts_at`; `withdrawn`: the plan of today goes on after all. */
  planChange: {
    state: 'scheduled' | 'withdrawn';
    /** The price of a period of the plan that goes on then. */
    amount: number;
    currency: Currency;
    interval_count: number;
    interval_unit: string;
    starts_at: string;
    /** When it was done. Absent in older mails. */
    at?: string;
  };
  /** A free trial that has begun. */
  trialStarted: {
    order_id: string;
    /** The first charge; its UTC date is the day that is named. */
    first_charge_at: string;
    /** Minor units. */
    first_amount: number;
    currency: Currency;
    interval_count: number;
    interval_unit: string;
    /** The page that cancels without signing in. */
    cancel_url: string;
  };
  /** Seven days before the first charge. `keep_url` is absent in mails queued before the field existed. */
  trialReminder: TrialMail & { keep_url?: string };
  /** Before a renewal of a year, and before a first full price. */
  renewalReminder: {
    order_id: string;
    amount: number;
    /** The price of the period before; null where it is not known. */
    last_amount: number | null;
    currency: Currency;
    interval_count: number;
    interval_unit: string;
    /** The day of the charge. */
    renews_at: string;
    period_end: string;
    /** Pages that work without signing in. */
    keep_url: string;
    stop_url: string;
  };
  trialCancelled: { ends_at: string; act?: ActFacts };
  /** Somebody has bought a plan with this person's invitation. `due_at`: end of the guarantee, when the days are given. */
  inviteJoined: { days: number; due_at: string };
  /** To the buyer. `percent`: null where the price was made by something else. `days`: what an invitation earns. */
  inviteGift: { percent: number | null; days: number };
  /** `period_end`: until when the plan goes on with the days; null: they wait for a plan. */
  inviteEarned: { days: number; period_end: string | null };
  /** `period_end`: until when the plan goes on without the days; null: it has ended before. */
  inviteTakenBack: { days: number; period_end: string | null };
  /** A voucher was redeemed. `waits_for`: its days begin after that; else `period_end` says until when the plan goes on. */
  voucherGiven: {
    waits_for: 'trial' | 'payment' | null;
    period_end: string | null;
    /** When it was redeemed. Absent where its days come later, and in older mails. */
    at?: string;
  };
  /** The payment of a gift that was redeemed has gone back, and its unused days with it. */
  voucherTakenBack: Record<string, never>;
  /** To the buyer of a gift: its receipt and its code. `card_url`: the page that shows it as a card. */
  giftBought: {
    order_id: string;
    amount: number;
    currency: Currency;
    tax_amount: number | null;
    paid_at: string;
    seller: SellerName;
    interval_count: number;
    interval_unit: string;
    code: string;
    card_url: string;
  };
  studentCode: { code: string; minutes: number };
  /** The personal code of a proof. `until`: its last day. */
  studentProven: { code: string; percent: number; until: string };
  /** 30 days before the end of a proof. */
  studentRenew: { until: string; page_url: string };
  deletionRequested: { delete_after: string };
  /** `purchase`: a plan was bought; `voucher`: one was redeemed. Else the person took it back. */
  deletionCancelled: { by?: 'purchase' | 'voucher' };
  accountDeleted: Record<string, never>;
  contact: {
    reference: string;
    topic: string;
    name: string;
    email: string;
    inquiry: string;
    language: string;
  };
  /** To who has written by the contact form. Nothing of what was typed: the address may be somebody else's. */
  contactReceived: { reference: string };
  /** `password_url`: where the first password is chosen; null where there is one. */
  partnerApproved: { page_url: string; password_url: string | null };
  newsletterConfirm: { confirm_url: string; hours: number };
  newsletterWelcome: { leave_url: string; one_click_url: string };
  newsletterKnown: { leave_url: string; one_click_url: string };
  /** An issue of the newsletter. */
  newsletter: Letter & { issue_url: string; leave_url: string; one_click_url: string };
}

export type TrialMail = TemplateData['trialStarted'];
