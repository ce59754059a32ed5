import { defineMessages } from '@tern/i18n';

export const refundMessages = defineMessages('mail', {
  refundClaimSubject: [
    'Claim your refund of {amount}',
    'Subject of the mail about a refund that the buyer claims on a page of the payment provider. {amount} is a price such as $45.00.',
  ],
  refundClaimText: [
    'We are refunding {amount} of your {brand} payment. Open the page below and enter where the money should go. We write again once it has been sent.',
    'First paragraph of the same mail. The buyer paid with a cryptocurrency. {amount} is a price; {brand} is the brand.',
  ],
  refundClaimLink: [
    'The page stays open until you have claimed the refund or we close it. Anyone who has this link can claim it, so do not pass it on.',
    'Second paragraph of the same mail, about the link below it.',
  ],
  refundClaimAction: ['Claim your refund', 'Button of the same mail, to the page of the payment provider.'],
  refundClaimLabel: ['To be refunded', 'Label before the amount in the same mail.'],
  refundClaimDone: [
    '{amount} of your {brand} payment has been sent to the account you named.',
    'First paragraph of the mail that such a refund was sent. {amount} is a price; {brand} is the brand.',
  ],
  refundClaimLater: [
    'You say where the money goes: we send you another email with the page for that.',
    'Sentence of a mail that announces such a refund. The mail with the button “Claim your refund” follows.',
  ],
  refundClaimAct: [
    '{amount} will be refunded to you. Nothing more will be charged, and your {brand} plan ends when the refund has been sent.',
    'Paragraph of the receipt of a withdrawal, or of money back within the guarantee, where the buyer claims such a refund. {amount} is a price; {brand} is the brand.',
  ],
});
