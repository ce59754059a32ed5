import { defineMessages } from '@tern/i18n';

export const paypalWaitMessages = defineMessages('paypalWait', {
  title: ['Pay with PayPal', 'Title of the dialog that waits while PayPal is open in another tab'],
  text: [
    'PayPal has opened on a new page. Approve the payment there; this page continues by itself.',
    'Text of the dialog that waits while PayPal is open in another tab of the browser',
  ],
  go: ['Continue to PayPal', 'Button of the waiting dialog: opens the PayPal page (again)'],
  completed: ['Completed', 'Button of the waiting dialog: the buyer says that the payment is done'],
  cancel: ['Cancel', 'Button of the waiting dialog: back to the checkout without paying'],
  opening: [
    'Opening the PayPal page',
    'In the waiting dialog, until the address of the PayPal page is known',
  ],
  blocked: [
    'Your browser did not open the new page. Choose “Continue to PayPal” to open it.',
    'In the waiting dialog, when the browser blocked the new tab. The quoted words are a button of the dialog',
  ],
  closed: [
    'The PayPal page was closed. Have you paid? Choose “Completed”. If not, open it again; nothing is lost.',
    'In the waiting dialog, when the tab with PayPal is closed. The quoted word is a button of the dialog',
  ],
  checking: ['Asking PayPal', 'In the waiting dialog, after Completed was pressed'],
  unfinished: [
    'PayPal has not confirmed a payment yet. If you have paid, do not pay again: this page continues by itself.',
    'In the waiting dialog, when Completed was pressed and PayPal knows of no payment',
  ],
  failed: [
    'This payment did not go through. Cancel here and try again, or choose another method.',
    'In the waiting dialog, when PayPal refused the payment',
  ],
  network: [
    'We could not ask PayPal just now. If you have paid, do not pay again: this page keeps asking.',
    'In the waiting dialog, when the service could not be asked how the payment stands',
  ],
});
