import { defineMessages } from '@tern/i18n';

/** Words of the purchase pages inside the Windows app. */
export const winPayMessages = defineMessages('winPay', {
  browserTitle: [
    'Finish the payment in your browser.',
    'Heading inside the Windows app, while the payment page is open in the browser of the buyer',
  ],
  browserText: [
    'The payment page is open in your browser. This page continues by itself as soon as you have paid.',
    'Text inside the Windows app, while the payment page is open in the browser of the buyer',
  ],
  openAgain: [
    'Open it again',
    'Button inside the Windows app: opens the payment page in the browser once more',
  ],
  backToApp: ['Back to the app', 'Button inside the Windows app, after a payment: closes this page'],
});
