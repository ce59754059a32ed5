import { defineMessages } from '@tern/i18n';

export const cardFieldsMessages = defineMessages('cardFields', {
  card: ['Card details', 'Label of the fields for a card in the checkout'],
  wallet: ['Pay with your wallet', 'Label of the button of Google Pay or Apple Pay in the checkout'],
  private: ['We never see what you type here.', 'Under the fields for a card'],
  loading: ['Loading the payment form', 'For screen readers, while the fields for a card are on their way'],
  blocked: [
    'The card form could not be loaded here. Continue, and enter the card on the next page instead. Nothing is lost.',
    'Instead of the fields for a card, when the browser blocks them',
  ],
  noWallet: [
    'This browser shows no wallet button. Continue, and pay on the next page instead.',
    'Instead of the button of Google Pay or Apple Pay, when the browser has none',
  ],
});
