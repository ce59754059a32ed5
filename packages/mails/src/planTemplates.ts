import { brand } from '@tern/domain';
import { formatDate, formatMoney } from '@tern/i18n';
import type { MailParts, SellingVoice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import { comingOrder, keepLink } from './orderParts.ts';
import type { TemplateData } from './TemplateData.ts';

/** Mails about a plan without a payment of now: it ended, came back, is changed later, or is charged soon. */
export const planTemplates: {
  [Each in 'planEnded' | 'planReturned' | 'planChange' | 'renewalReminder']: (
    voice: SellingVoice,
    data: TemplateData[Each],
  ) => MailParts;
} = {
  planEnded: ({ say, maySell }, { reason }) => ({
    subject: say(messages.planEndedSubject, { brand: brand.name }),
    paragraphs: [
      say(messages.planEndedText, { brand: brand.name, reason }),
      say(maySell('plan') ? messages.planEndedAgain : messages.planEndedStays),
    ],
  }),
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
        say(messages.renewalReminderStopped, { date: formatDate(data.period_end, language, 'long') }),
      ],
    };
  },
  planChange: ({ language, say }, { state, ...data }) => {
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
