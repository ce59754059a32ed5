import { defineMessages } from '@tern/i18n';

export const blackfridayPageMessages = defineMessages('blackfridayPage', {
  lead: [
    'When Black Friday is, and what our offer costs while it runs.',
    'Description of the page about Black Friday in search results',
  ],
});

export const blackfridayPageHead = defineMessages('meta', {
  'blackfriday.title': [
    '{name} VPN: the Black Friday offer',
    'Title of the page about Black Friday in search results, at most 60 characters. {name} is the brand.',
  ],
  'blackfriday.keywords': [
    'Black Friday VPN, Black Friday VPN deal, VPN November offer',
    'Keywords of the page about Black Friday: phrases people search for, with ASCII commas between them.',
  ],
});
