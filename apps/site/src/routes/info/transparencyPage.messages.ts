import { defineMessages } from '@tern/i18n';

export const transparencyPageMessages = defineMessages('transparencyPage', {
  crumb: ['Transparency', 'The page /transparency in the path of pages above its heading, and links to it'],
});

export const transparencyPageHead = defineMessages('meta', {
  'transparency.title': [
    'Transparency of {name}: claims with proof',
    'Title of the page in search results, at most 60 characters. {name} is the brand.',
  ],
  'transparency.description': [
    'What {name} stores and how long, where the number of servers comes from, and how you verify the signed list yourself.',
    'Description of the page in search results. {name} is the brand.',
  ],
  'transparency.keywords': [
    '{name} transparency, VPN transparency report, VPN audit, warrant canary, what a VPN stores',
    'Keywords of the page: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
