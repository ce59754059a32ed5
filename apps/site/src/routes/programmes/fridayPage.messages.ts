import { defineMessages } from '@tern/i18n';

export const fridayPageMessages = defineMessages('fridayPage', {
  title: ['When is Black Friday?', 'Heading of the page that says when Black Friday is'],
  lead: [
    'Black Friday is the day after the fourth Thursday of November. Here is the next date, with pictures from the years before.',
    'Below the heading of the page that says when Black Friday is',
  ],
  yearsTitle: ['Through the years.', 'Heading above the pictures of the offers of past years'],
});

export const fridayPageHead = defineMessages('meta', {
  'friday.title': [
    '{name} VPN: when is Black Friday?',
    'Title of the page that says when Black Friday is, in search results, at most 60 characters. {name} is the brand.',
  ],
  'friday.keywords': [
    'when is Black Friday, Black Friday date, Black Friday VPN',
    'Keywords of the page that says when Black Friday is: phrases people search for, with ASCII commas between them.',
  ],
});
