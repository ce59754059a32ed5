import { defineMessages } from '@tern/i18n';

export const buyQuantityPageMessages = defineMessages('buyQuantityPage', {
  title: ['More months, less for each.', 'Heading of the page about buying several months at once'],
  lead: [
    'You choose how many months to buy at once. The plan stays the same; the price of a month falls.',
    'Below the heading of the page about buying several months at once',
  ],
  months: ['Months', 'Head of the column with the number of months'],
  each: ['Each month', 'Head of the column with the price of one month'],
  total: ['Total', 'Head of the column with the price of all months'],
  saving: ['You save', 'Head of the column with the sum that is saved against paying month by month'],
  take: [
    'Choose {months, plural, one {# month} other {# months}}',
    'Button that leads to the checkout of a plan with so many months',
  ],
  whyTitle: ['Why months, and not seats.', 'Heading on the page about buying several months at once'],
  whyText: [
    'One plan covers {devices, number} devices at once, so a household needs only one. A second plan is not discounted.',
    'Below that heading: why no packs of several seats are sold. {devices} is how many devices a plan is for',
  ],
});

export const buyQuantityPageHead = defineMessages('meta', {
  'buyQuantity.title': [
    '{name} VPN: more months, less for each',
    'Title of the page about buying several months at once, at most 60 characters. {name} is the brand.',
  ],
  'buyQuantity.keywords': [
    'VPN for several months, VPN yearly price, cheaper VPN',
    'Keywords of the page about buying several months at once: phrases people search for, with ASCII commas between them.',
  ],
});
