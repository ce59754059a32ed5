import { brand } from '@tern/domain';
import { formatDate } from '@tern/i18n';
import type { MailParts, Voice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import type { TemplateData } from './TemplateData.ts';

/** Mails about a plan that ended or came back without a payment of now. */
export const planTemplates: {
  [Each in 'planEnded' | 'planReturned']: (voice: Voice, data: TemplateData[Each]) => MailParts;
} = {
  planEnded: ({ say }, { reason }) => ({
    subject: say(messages.planEndedSubject, { brand: brand.name }),
    paragraphs: [say(messages.planEndedText, { brand: brand.name, reason }), say(messages.planEndedAgain)],
  }),
  planReturned: ({ language, say }, { reason, period_end }) => ({
    subject: say(messages.planReturnedSubject, { brand: brand.name, reason }),
    paragraphs: [
      say(messages.planReturnedText, { brand: brand.name, reason }),
      say(messages.planReturnedEnd, { date: formatDate(period_end, language, 'long') }),
    ],
  }),
};
