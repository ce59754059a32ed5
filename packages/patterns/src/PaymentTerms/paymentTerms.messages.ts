import { defineMessages } from '@tern/i18n';

export const paymentTermsMessages = defineMessages('paymentTerms', {
  renews: [
    'You pay {today} now. On {date} the plan renews by itself: {rhythm}, until you cancel.',
    'Beside the button that pays. today is a sum, rhythm is ready: “$34.76 every 12 months”',
  ],
  renewsLater: [
    'You pay {today} now. After that the plan renews by itself: {rhythm}, until you cancel.',
    'Beside the button that pays, where the day is not known. rhythm is ready: “$34.76 every 12 months”',
  ],
  cancel: [
    'Cancel in your account at any time before, and nothing more is charged.',
    'After the sentence that says when and for how much the plan renews',
  ],
  ends: [
    'You pay {today} once. The plan ends on {date} by itself; nothing more is charged.',
    'Beside the button that pays, for a payment that does not repeat',
  ],
  endsLater: [
    'You pay {today} once, for {length}. Then the plan ends by itself; nothing more is charged.',
    'Beside the button that pays, where the day is not known. length: “12 months”',
  ],
  shortRenews: [
    'Then {rhythm}',
    'Under the sum at the bottom of a small screen. rhythm is ready: “$34.76 every 12 months”',
  ],
  shortEnds: [
    'One payment, no renewal',
    'Under the sum at the bottom of a small screen, for a payment that does not repeat',
  ],
  afterRenews: [
    'Renews on {date}: {rhythm}. Cancel in your account before then, and nothing more is charged.',
    'On the receipt. rhythm is ready: “$34.76 every 12 months”',
  ],
  afterEnds: [
    'Ends on {date} by itself. Nothing more is charged.',
    'On the receipt of a plan that does not renew',
  ],
});
