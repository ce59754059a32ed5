import { defineMessages } from '@tern/i18n';

export const dynamicPageMessages = defineMessages('dynamicPage', {
  title: ['What is new.', 'Main heading of the page that says what is new in the product, newest first'],
  lead: [
    'Changes you can notice on this site and in your account, newest first. Small repairs are not listed.',
    'Below the main heading of the page that says what is new in the product, newest first',
  ],
  e1Title: [
    'Plans in four currencies',
    'Heading on the page that says what is new in the product, newest first',
  ],
  e1Text: [
    'US dollars, British pounds, Australian and Canadian dollars. The site picks one by country; a switch on the plans page overrides it.',
    'Text on the page that says what is new in the product, newest first',
  ],
  e2Title: [
    'A leak test with evidence',
    'Heading on the page that says what is new in the product, newest first',
  ],
  e2Text: [
    'It asks at least two servers, shows every address your browser gives away and lets you compare before and after you connect.',
    'Text on the page that says what is new in the product, newest first',
  ],
  e3Title: [
    'Payments that cannot be taken twice',
    'Heading on the page that says what is new in the product, newest first',
  ],
  e3Text: [
    'Reload, press twice or close the tab: an order has one key for ever, and the page knows the truth when you come back.',
    'Text on the page that says what is new in the product, newest first',
  ],
  e4Title: ['Eleven languages', 'Heading on the page that says what is new in the product, newest first'],
  e4Text: [
    'All pages, mails and receipts, with Arabic from right to left.',
    'Text on the page that says what is new in the product, newest first',
  ],
  e5Title: [
    'Pages that work without scripts',
    'Heading on the page that says what is new in the product, newest first',
  ],
  e5Text: [
    'Reading needs no script. Menus, questions and links work while the network is still thinking.',
    'Text on the page that says what is new in the product, newest first',
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
