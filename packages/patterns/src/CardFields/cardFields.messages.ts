import { defineMessages } from '@tern/i18n';

export const cardFieldsMessages = defineMessages('cardFields', {
  card: ['Card details', 'Label of the fields for a card in the checkout'],
  wallet: ['Pay with your wallet', 'Label of the button of Google Pay or Apple Pay in the checkout'],
  private: [
    'What you type here goes straight to Stripe. We never see your card.',
    'Under the fields for a card. Stripe is the company that takes the payment',
  ],
  loading: ['Loading the payment form', 'For screen readers, while the fields for a card are on their way'],
  blocked: [
    'The card form could not be loaded here. Continue, and enter the card on the page of Stripe instead. Nothing is lost.',
    'Instead of the fields for a card, when the browser blocks them. Stripe is the company that takes the payment',
  ],
  noWallet: [
    'This browser shows no button of a wallet. Continue, and pay on the page of Stripe instead.',
    'Instead of the button of Google Pay or Apple Pay, when the browser has none. Stripe is the company that takes the payment',
  ],
});
