import { defineMessages } from '@tern/i18n';

export const newsletterIssuePageMessages = defineMessages('newsletterIssuePage', {
  newsletter: [
    'Newsletter',
    'In the path above the title of an issue of the newsletter: the page one level up',
  ],
  lead: [
    'An issue of the {brand} newsletter, as it was sent to everybody who asked for it.',
    'Below the title of an issue of the newsletter',
  ],
  sent: ['Sent on {date}', 'Beside the title of an issue of the newsletter. {date} is a day'],
  englishOnly: [
    'This issue was not written in your language. Here it is in English.',
    'Above the English text of an issue, on a page in another language',
  ],
  subscribe: [
    'Get the next issue',
    'Button below an issue of the newsletter: leads to the form to subscribe',
  ],
  others: ['Other issues.', 'Heading below an issue of the newsletter, beside links to the others'],
});

export const newsletterIssuePageHead = defineMessages('meta', {
  'newsletterIssue.title': [
    'An issue of the {name} newsletter',
    'Title of a page with one issue of the newsletter, at most 60 characters. {name} is the brand.',
  ],
  'newsletterIssue.keywords': [
    '{name} newsletter, newsletter archive',
    'Keywords of a page with one issue of the newsletter: phrases with ASCII commas between them. {name} is the brand.',
  ],
});
