import { defineMessages } from '@tern/i18n';

export const voucherCardMessages = defineMessages('voucherCard', {
  title: ['A gift for you', 'Small line at the top of a gift card, beside the brand'],
  worth: ['{brand} for {length}', 'The gift on a card. {brand} is the VPN, {length} such as “12 months”'],
  code: ['Code', 'Label of the code of a gift card'],
  how: ['How to redeem it', 'Label of the steps on a gift card'],
  steps: [
    'Open {address}, enter the code, and press the button. That is all: no card, and nothing renews.',
    'The steps on a gift card. {address} is the address of a page',
  ],
  until: [
    'Redeem it by {date}.',
    'On a gift card that ends. {date} is the last day on which it can be redeemed',
  ],
  qr: ['The address that redeems this card, as a QR code', 'Text alternative of a QR code'],
});
