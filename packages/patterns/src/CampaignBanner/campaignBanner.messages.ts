import { defineMessages } from '@tern/i18n';

export const campaignBannerMessages = defineMessages('campaignBanner', {
  'blackfriday.name': ['Black Friday', 'Name of a seasonal offer, above its heading'],
  'halloween.name': ['Halloween', 'Name of a seasonal offer, above its heading'],
  'easter.name': ['Easter', 'Name of a seasonal offer, above its heading'],
  'anniversary.name': ['Anniversary', 'Name of a seasonal offer, above its heading'],
  'neutral.name': ['Limited offer', 'Name of an offer without a season, above its heading'],
  'neutral.title': [
    '{percent} off for a limited time.',
    'Heading of an offer without a season. {percent} such as 62%',
  ],
  'neutral.picture': [
    'A scale that stands lower than usual',
    'What the picture of an offer without a season shows, for screen readers',
  ],
  'blackfriday.title': [
    '{days, plural, one {One day only:} other {# days only:}} {percent} off.',
    'Heading of the Black Friday offer: the days it lasts, and the discount such as 62%.',
  ],
  'halloween.title': [
    '{percent} off for Halloween.',
    'Heading of the Halloween offer. {percent} such as 62%',
  ],
  'easter.title': ['{percent} off for Easter.', 'Heading of the Easter offer. {percent} such as 62%'],
  'anniversary.title': [
    '{percent} off for our anniversary.',
    'Heading of the offer on the birthday of the brand. {percent} such as 62%',
  ],
  action: ['Get {percent} off', 'Button that leads to the offer; {percent} such as 62%'],
  over: ['This offer is over.', 'Stands where the countdown was once the time is up'],
  plans: ['See the plans', 'Button after an offer has ended'],
  days: ['days', 'Below a number of days in the countdown, whatever the number'],
  hours: ['hours', 'Below a number of hours in the countdown, whatever the number'],
  minutes: ['min', 'Short for minutes, below a number in the countdown'],
  dismiss: ['Hide this offer', 'Name of the button that puts the message box of an offer away'],
  'blackfriday.picture': [
    'The northern half of the world in the dark of winter',
    'What the picture of the Black Friday offer shows, for screen readers',
  ],
  'halloween.picture': [
    'Terns crossing a full orange moon',
    'What the picture of the Halloween offer shows, for screen readers',
  ],
  'easter.picture': ['A speckled tern egg', 'What the picture of the Easter offer shows, for screen readers'],
  'anniversary.picture': [
    'The world seen from the north, with the yearly flight of an Arctic tern',
    'What the picture of the anniversary offer shows, for screen readers',
  ],
});
