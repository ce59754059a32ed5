import { brand } from '@tern/domain';
import { formatDate, formatMoney } from '@tern/i18n';
import { formatMoment } from './formatMoment.ts';
import type { MailParts, Voice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import { receiptFacts } from './receiptFacts.ts';
import type { TemplateData } from './TemplateData.ts';

type Name = 'voucherGiven' | 'voucherTakenBack' | 'giftBought';

/** Mails of vouchers and gifts. */
export const voucherTemplates: {
  [Each in Name]: (voice: Voice, data: TemplateData[Each]) => MailParts;
} = {
  voucherGiven: ({ language, say }, { waits_for, period_end, at }) => ({
    subject: say(messages.voucherGivenSubject),
    paragraphs: [
      period_end === null
        ? say(waits_for === 'payment' ? messages.voucherWaitsPayment : messages.voucherWaitsTrial)
        : say(messages.voucherGivenText, {
            brand: brand.name,
            date: formatDate(period_end, language, 'long'),
          }),
    ],
    ...(at && { facts: [[say(messages.newSignInWhenLabel), formatMoment(at, language)]] }),
    action: { label: say(messages.paidApps), href: '/download', quiet: true },
  }),
  voucherTakenBack: ({ say }) => ({
    subject: say(messages.voucherTakenBackSubject),
    paragraphs: [say(messages.voucherTakenBackText, { brand: brand.name })],
  }),
  giftBought: (voice, data) => {
    const { language, say } = voice;
    return {
      subject: say(messages.giftBoughtSubject, { brand: brand.name, amount: formatMoney(data, language) }),
      paragraphs: [say(messages.giftBoughtText)],
      code: data.code,
      facts: receiptFacts(voice, data),
      action: { label: say(messages.giftBoughtCard), href: data.card_url },
      remarks: [say(messages.giftBoughtKeep)],
    };
  },
};
