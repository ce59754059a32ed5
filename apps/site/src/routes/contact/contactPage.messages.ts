import { defineMessages } from '@tern/i18n';

export const contactPageMessages = defineMessages('contactPage', {
  title: ['Write to us.', 'Main heading of the contact page'],
  lead: [
    'Tell us what you need, in your language or in English. The answer comes by email.',
    'Below the main heading of the contact page',
  ],
  beforeTitle: ['It may go faster this way.', 'Heading on the contact page'],
  b1Title: ['Forgot your password', 'Heading on the contact page'],
  b1Text: ['Ask for a code on the sign-in page.', 'Text on the contact page'],
  b2Title: ['A payment is stuck', 'Heading on the contact page'],
  b2Text: ['The payment status page knows more than we do at that moment.', 'Text on the contact page'],
  b3Title: ['Something leaks', 'Heading on the contact page'],
  b3Text: ['The leak test shows what, and how to close it.', 'Text on the contact page'],
  otherTitle: ['Other ways.', 'Heading on the contact page'],
  otherText: [
    'By email to {email}. Please never send passwords or card numbers.',
    'Text on the contact page',
  ],
  business: ['Business and partners', 'Link to the form for business partners'],
});

export const contactPageHead = defineMessages('meta', {
  'contact.title': [
    'Contact {name}',
    'Title of the contact page in search results, at most 60 characters. {name} is the brand.',
  ],
  'contact.keywords': [
    'contact {name}, VPN support, customer service',
    'Keywords of the contact page: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
