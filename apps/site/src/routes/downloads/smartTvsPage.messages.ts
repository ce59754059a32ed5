import { defineMessages } from '@tern/i18n';

export const smartTvsPageMessages = defineMessages('smartTvsPage', {
  title: ['Smart TVs. With an app or without.', 'Main heading of the page about all televisions'],
  lead: [
    'Choose your set. Where there is no app, a DNS address in the network settings is enough.',
    'Below the main heading of the page about all televisions',
  ],
  chooseTitle: ['Choose your television.', 'Heading on the page about all televisions'],
  differenceTitle: ['App or Smart DNS.', 'Heading on the page about all televisions'],
  appTitle: ['The app', 'Heading on the page about all televisions'],
  appText: [
    'Encrypts everything the TV sends and can use every country. It counts as one of your {devices, number} devices.',
    'Text on the page about all televisions',
  ],
  dnsTitle: ['Smart DNS', 'Heading on the page about all televisions'],
  dnsText: [
    'Services see the television in another country. Nothing is encrypted and nothing slows down. It works for the address you bind in your account.',
    'Text on the page about all televisions',
  ],
  dnsLink: ['DNS settings in your account', 'Link to the account page with the addresses to enter'],
  stepsTitle: ['Step by step.', 'Heading above numbered steps'],
  limitsTitle: ['Good to know.', 'Heading above the limits of a method'],
  othersTitle: ['Other devices.', 'Heading above links to other devices'],
});

export const smartTvsPageHead = defineMessages('meta', {
  'smartTvs.title': [
    '{name} VPN on smart TVs: app or Smart DNS',
    'Title of the pages about televisions in search results, at most 60 characters. {name} is the brand.',
  ],
  'smartTvs.keywords': [
    'VPN for smart TV, Android TV VPN, Smart DNS',
    'Keywords of the pages about televisions: phrases people search for, with ASCII commas between them.',
  ],
});
