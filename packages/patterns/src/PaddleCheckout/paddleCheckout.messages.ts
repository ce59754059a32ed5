import { defineMessages } from '@tern/i18n';

export const paddleCheckoutMessages = defineMessages('paddleCheckout', {
  openingTitle: [
    'Opening Paddle.',
    'While the window of Paddle is loaded. Paddle is a payment company. Ends with a full stop',
  ],
  openingText: ['Paddle takes the payment in a window of its own, over this page.', 'Under: Opening Paddle.'],
  openTitle: ["Pay in Paddle's window.", 'Behind the window in which the buyer pays. Ends with a full stop'],
  openText: [
    'Nothing is charged before you confirm it there. Close the window to choose another payment method.',
    'Under: Pay in the window of Paddle.',
  ],
  blockedTitle: [
    'Paddle could not be opened.',
    'The script of Paddle was blocked or did not load. Ends with a full stop',
  ],
  blockedText: [
    'Your browser or an extension blocks it, or the connection was lost. Nothing was charged. Allow Paddle on this page and try again, or choose another payment method.',
    'Under: Paddle could not be opened.',
  ],
  goneTitle: [
    'This payment page is closed.',
    'The order was paid, or another method was chosen. Ends with a full stop',
  ],
  goneText: [
    'The order was paid, or you chose another payment method. Nothing can be charged here anymore.',
    'Under: This payment page is closed.',
  ],
  missingTitle: [
    'There is no payment to open.',
    'The address names no payment, or Paddle is not offered. Ends with a full stop',
  ],
  missingText: [
    'This address leads to no payment that is waiting at Paddle. Nothing was charged.',
    'Under: There is no payment to open.',
  ],
  retry: ['Try again', 'Button: opens the window of Paddle once more'],
  back: ['Choose another payment method', 'Button: back to the checkout'],
  status: ['See the order', 'Button: to the page that says whether the order is paid'],
});
