import { brand, type IntervalUnit, type OrderFacts } from '@tern/domain';
import { formatDate, formatMoney, type OrderSentences, orderSentences } from '@tern/i18n';
import type { MailParts, Voice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import type { TemplateData, TrialMail } from './TemplateData.ts';

/** The sentences of checkout, receipt and account, whose messages stand with their card. */
const inPlainWords = ({ language, say }: Voice, facts: OrderFacts): OrderSentences =>
  orderSentences(facts, language, (message, values) => say({ id: `orderCard.${message}` }, values));

/** The order of a receipt. */
export function paidOrder(voice: Voice, data: TemplateData['paid']): OrderSentences {
  const { amount, renewal_amount: renewal = amount, currency, renews_at: charge, period_end } = data;
  return inPlainWords(voice, {
    stage: 'paid',
    interval: { count: data.interval_count, unit: data.interval_unit as IntervalUnit },
    paid: { amount, currency },
    renewal: renewal === null ? null : { amount: renewal, currency },
    paidAt: Date.parse(data.paid_at),
    chargedAt: Date.parse(charge ?? period_end),
    endsAt: Date.parse(period_end),
    tookOver: data.took_over,
    moneyBackDays: brand.claims.moneyBackDays,
  });
}

/** The link to the page that says yes to the next charge. */
export const keepLink = ({ say }: Voice, href: string) => ({ label: say(messages.reminderKeep), href });

/** The order of a plan whose next charge is near. */
export function comingOrder(voice: Voice, data: TemplateData['renewalReminder']): OrderSentences {
  const { amount, currency } = data;
  return inPlainWords(voice, {
    stage: 'paid',
    interval: { count: data.interval_count, unit: data.interval_unit as IntervalUnit },
    // The payment before is said in words.
    paid: { amount: 0, currency },
    renewal: { amount, currency },
    chargedAt: Date.parse(data.renews_at),
    endsAt: Date.parse(data.period_end),
    moneyBackDays: 0,
  });
}

/** Everything that the mails about a trial have in common: what is charged when, and how to cancel. */
export function trialParts(voice: Voice, data: TrialMail, now?: number) {
  const { language, say } = voice;
  const firstAt = Date.parse(data.first_charge_at);
  const first = { amount: data.first_amount, currency: data.currency };
  const date = formatDate(data.first_charge_at, language, 'long');
  const price = formatMoney(first, language);
  const plan = say(messages.paidPlan, { count: data.interval_count, unit: data.interval_unit });
  return {
    date,
    price,
    order: inPlainWords(voice, {
      stage: 'paid',
      interval: { count: data.interval_count, unit: data.interval_unit as IntervalUnit },
      paid: { ...first, amount: 0 },
      renewal: first,
      trial: { first, chargedAt: firstAt },
      moneyBackDays: brand.claims.moneyBackDays,
      now,
    }),
    facts: [
      [say(messages.paidPlanLabel), plan],
      [say(messages.trialFirstChargeLabel), `${date}, ${price}`],
      [say(messages.paidOrderLabel), data.order_id],
    ] satisfies MailParts['facts'],
    remarks: [say(messages.trialCancelRemark)],
    cancel: { label: say(messages.trialCancelAction), href: data.cancel_url },
  };
}
