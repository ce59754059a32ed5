import { defineMessages } from '@tern/i18n';

export const dynamicPageMessages = defineMessages('dynamicPage', {
  title: ['What is new.', 'Main heading of the page that says what is new in the product, newest first'],
  lead: [
    'Changes you can notice on this site and in your account, newest first. Small repairs are not listed.',
    'Below the main heading of the page that says what is new in the product, newest first',
  ],
  versionsTitle: ['The apps now', 'Heading on the page of changes, above the versions of the apps'],
  versionsLead: [
    'The versions that the download pages offer today.',
    'Below the heading above the versions of the apps, on the page of changes',
  ],
});

export const dynamicPageHead = defineMessages('meta', {
  'dynamic.title': [
    'What is new in {name}',
    'Title of the page of changes in search results, at most 60 characters. {name} is the brand.',
  ],
  'dynamic.keywords': [
    '{name} updates, what is new, VPN release notes',
    'Keywords of the page of changes: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
