import { defineMessages } from '@tern/i18n';

export const whenMessages = defineMessages('when', {
  utc: ['{time} UTC', 'A time of day such as 08:12 in the universal time zone'],
  today: ['Today, {time}', 'When something happened: today at a time such as 08:12 UTC'],
  yesterday: ['Yesterday, {time}', 'When something happened: yesterday at a time such as 21:04 UTC'],
  dayTime: [
    '{date}, {time}',
    'When something happened: {date} such as 12 Nov 2025, {time} such as 21:04 UTC',
  ],
});
