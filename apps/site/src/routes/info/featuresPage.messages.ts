import { defineMessages } from '@tern/i18n';

export const featuresPageMessages = defineMessages('featuresPage', {
  title: [
    'Everything your plan includes.',
    'Main heading of the page that lists what the product does; its ground is dark',
  ],
  lead: [
    '{brand} encrypts your connection, hides your IP address and gives you an address in the country you choose.',
    'Below the main heading of the page that lists what the product does; its ground is dark',
  ],
  statsLabel: ['{brand} in figures', 'Names a row of figures for screen readers'],
  atLeast: ['{count, number}+', 'A figure that is at least this much, such as 6000+'],
  servers: ['servers', 'Under the figure 6000+'],
  countries: ['countries', 'Under the figure 50+'],
  devices: ['devices at once', 'Under the figure 6'],
  logs: ['logs', 'Under the figure 0'],
  trial: ['days of free trial', 'Under the figure 30'],
  money: ['days to get your money back', 'Under the figure 30'],
  moreTitle: [
    'What else is included.',
    'Heading on the page that lists what the product does; its ground is dark',
  ],
  f1Title: [
    'One account, {devices, number} devices',
    'Heading on the page that lists what the product does; its ground is dark',
  ],
  f1Text: [
    'Phone, laptop, tablet, browser, television. Sign in on each; unbind one from your account when you sell it.',
    'Text on the page that lists what the product does; its ground is dark',
  ],
  f2Title: [
    'Smart DNS for what has no app',
    'Heading on the page that lists what the product does; its ground is dark',
  ],
  f2Text: [
    'Consoles and televisions without Android TV take DNS addresses instead of an app. Your account shows them. They work on the network you bind there.',
    'Text on the page that lists what the product does; its ground is dark',
  ],
  f3Title: [
    'An extension for the browser',
    'Heading on the page that lists what the product does; its ground is dark',
  ],
  f3Text: [
    'Only the browser goes through {brand}; everything else stays on your own connection. Good for a quick look from somewhere else.',
    'Text on the page that lists what the product does; its ground is dark',
  ],
  f4Title: [
    'Tools to check it yourself',
    'Heading on the page that lists what the product does; its ground is dark',
  ],
  f4Text: [
    'A leak test and an address lookup, both with the evidence underneath. Use them with any VPN, ours or not.',
    'Text on the page that lists what the product does; its ground is dark',
  ],
  f5Title: [
    'Pay the way you like',
    'Heading on the page that lists what the product does; its ground is dark',
  ],
  f5Text: [
    'Card, PayPal and more, in several currencies. The price you see is the price on the receipt.',
    'Text on the page that lists what the product does; its ground is dark',
  ],
  f6Title: [
    '{languages, plural, one {# language} other {# languages}}',
    'Heading on the page that lists what the product does; its ground is dark',
  ],
  f6Text: [
    'Site, emails and receipts in your language, Arabic included, right to left.',
    'Text on the page that lists what the product does; its ground is dark',
  ],
});

export const featuresPageHead = defineMessages('meta', {
  'features.title': [
    'Everything {name} VPN does: apps, servers, tools',
    'Title of the page of features in search results, at most 60 characters. {name} is the brand.',
  ],
  'features.keywords': [
    'VPN features, VPN apps, VPN servers, Smart DNS',
    'Keywords of the page of features: phrases people search for, with ASCII commas between them.',
  ],
});
