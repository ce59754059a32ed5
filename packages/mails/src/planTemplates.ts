import { brand } from '@tern/domain';
import { formatDate, formatMoney } from '@tern/i18n';
import { claimedRefund } from './claimedRefund.ts';
import { formatMoment } from './formatMoment.ts';
import { leavingMessages } from './leaving.messages.ts';
import type { MailParts, SellingVoice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import { comingOrder, keepLink } from './orderParts.ts';
import type { PlanNote, TemplateData } from './TemplateData.ts';

/** The plans that a refund changed, in the words of their own mails. */
function planParagraphs(voice: SellingVoice, notes: readonly PlanNote[]): string[] {
  const paragraphs = notes.flatMap(
    ({ template, data }) => planTemplates[template](voice, data as never).paragraphs,
  );
  const again = voice.say(messages.planEndedAgain);
  const returned = notes.some(({ template }) => template === 'planReturned');
  return paragraphs.filter((text) => !(returned && text === again));
}

const ends = ({ template, data }: PlanNote) =>
  template === 'planEnded' || (template === 'planShortened' && data.state === 'ended');

/** A charge so long after the end of what is paid ends a pause. Milliseconds. */
const longest = 36 * 3600 * 1000;
const isPause = ({ renews_at, period_end }: TemplateData['renewalReminder']) =>
  Date.parse(renews_at) - Date.parse(period_end) > longest;

/** Mails about a plan without a payment of now: it ended, came back, is changed later, or is charged soon. */
export const planTemplates: {
  [Each in 'refund' | 'planEnded' | 'planShortened' | 'planReturned' | 'planChange' | 'renewalReminder']: (
    voice: SellingVoice,
    data: TemplateData[Each],
  ) => MailParts;
} = {
  refund: (voice, { state, plans = [], claim_url: claim, ...data }) => {
    const { language, say } = voice;
    const amount = formatMoney(data, language);
    if (claim) {
      const mail = claimedRefund(voice, { ...data, state, claim });
      return { ...mail, paragraphs: [...mail.paragraphs, ...planParagraphs(voice, plans)] };
    }
    const subject = plans.some(ends) ? messages.refundEndedSubject : messages.refundSubject;
    return {
      subject: say(subject, { amount, state, brand: brand.name }),
      paragraphs: [
        say(messages.refundText, { amount, state, brand: brand.name }),
        say(messages.paymentReturnedBank),
        ...planParagraphs(voice, plans),
      ],
      facts: [
        [say(state === 'done' ? messages.refundDoneLabel : messages.paymentReturnedLabel), amount],
        [say(messages.paidOrderLabel), data.order_id],
      ],
    };
  },
  planEnded: ({ say, maySell }, { reason, next = 'choose' }) => ({
    subject: say(messages.planEndedSubject, { brand: brand.name }),
    paragraphs: [
      say(messages.planEndedText, { brand: brand.name, reason }),
      ...(next === 'choose'
        ? [say(maySell('plan') ? messages.planEndedAgain : messages.planEndedStays)]
        : []),
      ...(next === 'other' ? [say(messages.planEndedOther)] : []),
    ],
  }),
  planShortened: ({ language, say }, { reason, state, period_end }) => {
    const date = formatDate(period_end, language, 'long');
    return {
      subject: say(messages.planShortenedSubject, { brand: brand.name, state, date }),
      paragraphs: [
        say(messages.planShortenedText, { brand: brand.name, reason }),
        say(messages.planShortenedEnd, { state, date }),
      ],
    };
  },
  renewalReminder: (voice, data) => {
    const { language, say } = voice;
    const values = {
      brand: brand.name,
      date: formatDate(data.renews_at, language, 'long'),
      amount: formatMoney(data, language),
    };
    const last = data.last_amount === null ? null : { amount: data.last_amount, currency: data.currency };
    return {
      subject: say(messages.renewalReminderSubject, values),
      paragraphs: [
        say(messages.renewalReminderText, values),
        ...(last && last.amount !== data.amount
          ? [say(messages.renewalReminderLast, { last: formatMoney(last, language), amount: values.amount })]
          : []),
      ],
      order: comingOrder(voice, data),
      choices: [keepLink(voice, data.keep_url), { label: say(messages.reminderStop), href: data.stop_url }],
      remarks: [
        say(messages.reminderLinks),
        isPause(data)
          ? say(leavingMessages.renewalReminderPaused)
          : say(messages.renewalReminderStopped, { date: formatDate(data.period_end, language, 'long') }),
      ],
    };
  },
  planChange: ({ language, say }, { state, at, ...data }) => {
    const date = formatDate(data.starts_at, language, 'long');
    return {
      subject: say(messages.planChangeSubject, { brand: brand.name, state, date }),
      paragraphs: [say(messages.planChangeText, { state, date })],
      facts: [
        [
          say(messages.paidPlanLabel),
          say(messages.paidPlan, { count: data.interval_count, unit: data.interval_unit }),
        ],
        [
          say(messages.planChangePriceLabel),
          say(messages.planChangePrice, { price: formatMoney(data, language), date }),
        ],
        ...(at
          ? [[say(leavingMessages.actTimeLabel), formatMoment(at, language)] satisfies [string, string]]
          : []),
      ],
    };
  },
  planReturned: ({ language, say }, { reason, period_end }) => ({
    subject: say(messages.planReturnedSubject, { brand: brand.name, reason }),
    paragraphs: [
      say(messages.planReturnedText, { brand: brand.name, reason }),
      say(messages.planReturnedEnd, { date: formatDate(period_end, language, 'long') }),
    ],
  }),
};
