import { defineMessages } from '@tern/i18n';

export const campaignRibbonMessages = defineMessages('campaignRibbon', {
  label: ['Offer', 'Name of the strip at the top with the current offer, for screen readers'],
  anniversary: ['Anniversary offer', 'Name of a seasonal offer, before a colon'],
  blackfriday: ['Black Friday', 'Name of a seasonal offer, before a colon'],
  halloween: ['Halloween offer', 'Name of a seasonal offer, before a colon'],
  easter: ['Easter offer', 'Name of a seasonal offer, before a colon'],
  offer: ['Limited offer', 'Name of an offer without a season, before a colon'],
  anniversaryShort: ['Anniversary', 'As “Anniversary offer”, as short as possible, for phones'],
  blackfridayShort: ['Black Friday', 'Name of a seasonal offer, as short as possible, for phones'],
  halloweenShort: ['Halloween', 'As “Halloween offer”, as short as possible, for phones'],
  easterShort: ['Easter', 'As “Easter offer”, as short as possible, for phones'],
  offerShort: ['Offer', 'As “Limited offer”, as short as possible, for phones'],
  text: [
    '<strong>{campaign}:</strong> {percent} off the {plan} plan',
    '{campaign} is the name of the offer, {percent} such as 62%, {plan} a length such as “12-month”',
  ],
  planMonths: [
    '{count, plural, one {#-month} other {#-month}}',
    'Length of a plan in months, put before the word “plan” as in “12-month plan”',
  ],
  textShort: [
    '<strong>{campaign}:</strong> {percent} off',
    'As short as possible, for phones. {campaign} is the name of the offer, {percent} such as 62%',
  ],
  textAll: [
    '<strong>{campaign}:</strong> up to {percent} off',
    'An offer on several plans, the most that one of them costs less. {campaign} is its name, {percent} such as 62%',
  ],
  endsIn: ['Ends in', 'Before the countdown'],
  ends: [
    'Ends on {date}',
    'The last day of an offer in words, instead of the countdown. {date} such as December 1, 2026',
  ],
  days: ['d', 'One letter or short form after a number of days'],
  hours: ['h', 'One letter or short form after a number of hours'],
  minutes: ['m', 'One letter or short form after a number of minutes'],
  see: ['See the offer', 'Link to the page of the offer'],
});
