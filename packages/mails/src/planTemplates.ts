import { brand } from '@tern/domain';
import { formatDate, formatMoney } from '@tern/i18n';
import type { MailParts, Voice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import type { TemplateData } from './TemplateData.ts';

/** Mails about a plan that ended, came back or is changed later, without a payment of now. */
export const planTemplates: {
  [Each in 'planEnded' | 'planReturned' | 'planChange']: (
    voice: Voice,
    data: TemplateData[Each],
  ) => MailParts;
} = {
  planEnded: ({ say }, { reason }) => ({
    subject: say(messages.planEndedSubject, { brand: brand.name }),
    paragraphs: [say(messages.planEndedText, { brand: brand.name, reason }), say(messages.planEndedAgain)],
  }),
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
