import { defineMessages } from '@tern/i18n';

export const businessPageMessages = defineMessages('businessPage', {
  title: ['Partner with us.', 'Main heading of the contact page for business partners'],
  lead: [
    'Shops, publishers, device makers, universities: tell us who you are and what you have in mind.',
    'Below the main heading of the contact page for business partners',
  ],
  waysTitle: [
    'Ways to work together.',
    'Heading above three points on the contact page for business partners',
  ],
  w1Title: ['Sell {brand}', 'Heading on the contact page for business partners'],
  w1Text: [
    'As an affiliate you get a share of what comes through your link. The program has its own page with the terms.',
    'Text on the contact page for business partners',
  ],
  w2Title: ['Ship {brand}', 'Heading on the contact page for business partners'],
  w2Text: [
    'Devices and phone contracts that include a subscription. Tell us quantities and countries.',
    'Text on the contact page for business partners',
  ],
  w3Title: ['Study with {brand}', 'Heading on the contact page for business partners'],
  w3Text: [
    'Prices for schools and student unions, and the student program.',
    'Text on the contact page for business partners',
  ],
});

export const businessPageHead = defineMessages('meta', {
  'businessContact.title': [
    'Work with {name}: business and partners',
    'Title of the contact page for partners in search results, at most 60 characters. {name} is the brand.',
  ],
  'businessContact.keywords': [
    'VPN partner, VPN for business, {name} partnership',
    'Keywords of the contact page for partners: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
