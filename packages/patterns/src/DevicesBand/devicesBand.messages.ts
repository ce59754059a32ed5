import { defineMessages } from '@tern/i18n';

export const devicesBandMessages = defineMessages('devicesBand', {
  title: [
    '{devices, plural, =6 {Six devices} one {# device} other {# devices}}, one account.',
    'Heading. {devices} is how many devices one account may use at the same time; write six as a word',
  ],
  lead: [
    'Phones, computers, browsers and TVs travel together. Sign in on up to {devices, plural, =6 {six} other {#}} at the same time.',
    'Under the heading. {devices} is how many devices one account may use at the same time; write six as a word',
  ],
  picture: [
    'A television, a browser, two computers and two phones, joined by flight lines',
    'Describes the drawing to people who do not see it',
  ],
  chrome: ['Chrome', 'Name of the browser, under its drawing; not translated'],
});
