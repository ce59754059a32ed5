import { defineMessages } from '@tern/i18n';

export const faqSectionMessages = defineMessages('faqSection', {
  title: ['Questions, briefly answered.', 'Heading over frequent questions'],
  all: ['All questions', 'Link to the page of all frequent questions'],
  hereQuestion: [
    'Is this page connecting me?',
    'Frequent question about the switch at the head of the home page, which only shows what the app does',
  ],
  hereAnswer: [
    'No. The switch on this page shows what the app does. To do it for real, install {brand} and sign in.',
    'Answer to "Is this page connecting me?". {brand} is the product name',
  ],
  devicesQuestion: ['How many devices can I use?', 'Frequent question'],
  devicesAnswer: [
    'Up to {devices, plural, =6 {six} other {#}} at the same time, on one account. You can unbind a device in your account whenever you like.',
    'Answer to "How many devices can I use?". {devices} is how many; write six as a word. To unbind is to take a device off the account',
  ],
  trialQuestion: ['How does the free trial work?', 'Frequent question'],
  trialAnswer: [
    'You pay nothing for {days, plural, one {# day} other {# days}} and have every app and every location. Then your plan is charged, unless you cancel first. We email you {before, plural, one {# day} other {# days}} ahead.',
    'Answer to "How does the free trial work?". {days} is the length of the trial; {before} is how long before the first charge the reminder comes',
  ],
  moneyQuestion: ['Can I get my money back?', 'Frequent question'],
  moneyAnswer: [
    'Yes, within {days, plural, one {# day} other {# days}} of a payment.',
    'Answer to "Can I get my money back?". {days} is how long',
  ],
});
