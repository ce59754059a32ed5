import { defineMessages } from '@tern/i18n';

export const seasonPageMessages = defineMessages('seasonPage', {
  whenTitle: ['When it runs.', 'Heading above the days of an offer that is not on'],
  beginsTitle: [
    'It begins on {date}.',
    'Heading of the page of a season, such as Black Friday, before its offer. {date} such as November 27, 2026',
  ],
  dayTitle: [
    'Black Friday is on {date}.',
    'Heading of the page about Black Friday, while no offer is planned. {date} such as November 27, 2026',
  ],
  last: [
    'It last ran from {from} to {to}.',
    'The first and the last day of the last offer of this name. Dates such as November 27, 2026',
  ],
  next: [
    'It runs next from {from} to {to}.',
    'The first and the last day of the next offer of this name. Dates such as November 27, 2026',
  ],
  unplanned: ['No date is set for our next offer yet.', 'There is no date for the next offer of this name'],
  day: ['Black Friday itself is on {date}.', 'The day of this year. {date} such as November 27, 2026'],
  mailTitle: ['Hear about it by email.', 'Heading above the form of the newsletter, on pages of offers'],
});
