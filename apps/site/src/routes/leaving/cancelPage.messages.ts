import { defineMessages } from '@tern/i18n';

export const cancelPageMessages = defineMessages('cancelPage', {
  title: [
    'Cancel a contract here.',
    'Main heading of the page that cancels without signing in. German law fixes the words: “Verträge hier kündigen”',
  ],
  lead: [
    'No sign-in. You get the date and time of arrival at once and by email.',
    'Below the main heading of the page that cancels without signing in',
  ],
  formTitle: ['What we need.', 'Heading beside the form that cancels a contract'],
  happensTitle: ['What happens.', 'Heading of three short texts about a cancellation'],
  p1Title: ['At once', 'Heading of a short text'],
  p1Text: [
    'You see the date and time at which your declaration arrived, and an email says the same.',
    'Text about a cancellation',
  ],
  p2Title: ['One link', 'Heading of a short text'],
  p2Text: [
    'The email has a link to a page with one button. Pressing it shows that the address is yours and carries out your declaration.',
    'Text about a cancellation',
  ],
  p3Title: ['After that', 'Heading of a short text'],
  p3Text: [
    'Nothing more is charged. What you paid for works until its period ends; what you withdraw from is refunded.',
    'Text about a cancellation',
  ],
});

export const cancelPageHead = defineMessages('meta', {
  'cancelContract.title': [
    'Cancel a {name} contract without signing in',
    'Title of the page that cancels a contract, at most 60 characters. {name} is the brand.',
  ],
  'cancelContract.keywords': [
    'cancel {name}, cancel contract, withdraw from contract',
    'Keywords of the page that cancels a contract: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
