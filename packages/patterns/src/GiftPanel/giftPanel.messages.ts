import { defineMessages } from '@tern/i18n';

export const giftPanelMessages = defineMessages('giftPanel', {
  useTitle: ['Use a voucher', 'Heading of the part of the account where a voucher is redeemed'],
  useText: ['Its time is added to the time you have.', 'Below that heading'],
  use: ['Enter a code', 'Button that leads to the page where a voucher is redeemed'],
  giveTitle: [
    'Give {brand} to somebody',
    'Heading of the part of the account where a gift is bought. {brand} is the VPN',
  ],
  giveText: [
    'You pay once, and nothing renews. By email you get the code and a card to print. The code never expires.',
    'Below that heading',
  ],
  length: ['Length', 'Question above the lengths of a gift'],
  method: ['Payment method', 'Question above the ways to pay a gift'],
  methodName: [
    '{method, select, ps {PayPal} rz {UPI, bank or card} other {More ways to pay}}',
    'A way to pay. PayPal is a name, and UPI that of a system for payments in India: keep both',
  ],
  pay: ['Continue, {price}', 'Button that leads to the payment of a gift. {price} with its currency'],
  failed: ['That did not work, and nothing was charged. Please try again.', 'Error where a gift is bought'],
  unavailable: ['Gifts cannot be bought here at the moment.', 'In place of the form where a gift is bought'],
  paid: ['Thank you for the gift.', 'Title of the notice after a gift was paid'],
  paidText: [
    'Your payment has arrived. The code and the card are on their way to your email address.',
    'After a gift was paid',
  ],
  pending: [
    'Your payment is on its way. This page says when it has arrived.',
    'While the payment of a gift is checked',
  ],
  notPaid: ['The gift was not paid. Nothing was charged.', 'After the payment of a gift failed or was left'],
  listTitle: [
    'Your gifts and vouchers',
    'Heading and name of a list of gifts that were bought and vouchers that were redeemed',
  ],
  item: ['Length', 'Column of that list, such as “12 months”'],
  date: ['Date', 'Column of that list: when it was bought or redeemed'],
  state: ['Status', 'Column of that list'],
  states: [
    '{state, select, open {Bought, not redeemed yet} redeemed {Bought and redeemed} refunded {Bought and refunded} given {Redeemed} waiting {Redeemed, to be added later} other {Taken back: its payment was refunded}}',
    'In the column of the state. Bought: a gift for somebody else. Redeemed: by this person',
  ],
  loading: ['Loading your gifts and vouchers', 'For screen readers, while the page loads'],
  loadFailed: ['Your gifts and vouchers could not be loaded.', 'Error in place of the list'],
  retry: ['Try again', 'Button below that error'],
});
