import { defineMessages } from '@tern/i18n';

export const priceTeaserMessages = defineMessages('priceTeaser', {
  title: ['From {price} a month.', 'Heading over the plans. {price} has its currency'],
  lead: [
    'Every plan has every app, every location and {devices, plural, =6 {six devices} one {# device} other {# devices}}. Pick a length; the rest is the same.',
    'Under the heading. {devices} is how many devices one account may use at the same time; write six as a word',
  ],
  action: ['Choose a plan', 'Button that leads to the plans'],
  perMonth: ['/mo', 'Directly after a price: for each month. As short as the language allows'],
  guarantee: [
    '{days, plural, one {#-day} other {#-day}} money-back guarantee on every plan.',
    'Under the plans. {days} is how long the money is given back',
  ],
});
