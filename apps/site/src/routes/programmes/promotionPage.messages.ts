import { defineMessages } from '@tern/i18n';

export const promotionPageMessages = defineMessages('promotionPage', {
  title: ['The current offer.', 'Main heading of the page of the current offer'],
  lead: [
    'When an offer is on, this page shows it with the time it ends. When none is on, it says so.',
    'Below the main heading of the page of the current offer',
  ],
  noneTitle: ['No offer is on right now.', 'Heading on the page of the current offer'],
  noneText: [
    'The prices on the plans page are the ones that count. The longest plan costs the least per month, all year.',
    'Text on the page of the current offer',
  ],
  rulesTitle: ['How our offers work.', 'Heading on the page of the current offer'],
  r1Title: ['Offers end on time', 'Heading on the page of the current offer'],
  r1Text: [
    'An offer ends when it says, by the clock of our server. Then it is over for everybody, and reloading does not start it again.',
    'Text on the page of the current offer',
  ],
  r2Title: ['The same product', 'Heading on the page of the current offer'],
  r2Text: [
    'An offer changes the price and nothing else: same apps, same servers, same guarantee. Its percentage is measured against paying monthly.',
    'Text on the page of the current offer',
  ],
  r3Title: ['The full amount', 'Heading on the page of the current offer'],
  r3Text: [
    'Before you pay you see what is due today and what the next period costs.',
    'Text on the page of the current offer',
  ],
});

export const promotionPageHead = defineMessages('meta', {
  'promotion.title': [
    '{name} VPN: the current offer',
    'Title of the page of the current offer in search results, at most 60 characters. {name} is the brand.',
  ],
  'promotion.keywords': [
    'VPN offer, VPN discount, VPN deal',
    'Keywords of the page of the current offer: phrases people search for, with ASCII commas between them.',
  ],
});
