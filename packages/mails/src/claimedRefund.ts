import { brand, type Currency } from '@tern/domain';
import { formatMoney } from '@tern/i18n';
import type { MailParts, Voice } from './MailParts.ts';
import { mailMessages } from './mail.messages.ts';
import { refundMessages as messages } from './refund.messages.ts';

interface ClaimedRefund {
  order_id: string;
  amount: number;
  currency: Currency;
  state: 'pending' | 'done';
  claim: string;
}

/** The mail about a refund that its buyer claims: first with the page for that, then that it was sent. */
export function claimedRefund(
  { language, say }: Voice,
  { state, claim, order_id, ...money }: ClaimedRefund,
): MailParts {
  const amount = formatMoney(money, language);
  const order: [string, string] = [say(mailMessages.paidOrderLabel), order_id];
  if (state === 'done') {
    return {
      subject: say(mailMessages.refundSubject, { amount, state }),
      paragraphs: [say(messages.refundClaimDone, { amount, brand: brand.name })],
      facts: [[say(mailMessages.refundDoneLabel), amount], order],
    };
  }
  return {
    subject: say(messages.refundClaimSubject, { amount }),
    paragraphs: [say(messages.refundClaimText, { amount, brand: brand.name }), say(messages.refundClaimLink)],
    facts: [[say(messages.refundClaimLabel), amount], order],
    action: { label: say(messages.refundClaimAction), href: claim },
  };
}
