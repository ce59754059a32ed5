import { defineMessages } from '@tern/i18n';

export const statusPageMessages = defineMessages('statusPage', {
  crumb: ['Status', 'The status page in the path of pages above its heading'],
});

export const statusPageHead = defineMessages('meta', {
  'status.title': [
    'Status of {name}: what works now',
    'Title of the status page in search results, at most 60 characters. {name} is the brand.',
  ],
  'status.description': [
    'Which parts of {name} work now, how the last days went, incidents and how they developed, and planned maintenance.',
    'Description of the status page in search results. {name} is the brand.',
  ],
  'status.keywords': [
    '{name} status, {name} down, VPN outage, planned maintenance',
    'Keywords of the status page: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
