import { defineMessages } from '@tern/i18n';

export const whenMessages = defineMessages('when', {
  today: ['Today, {time}', 'When something happened: today at a time such as 08:12'],
  yesterday: ['Yesterday, {time}', 'When something happened: yesterday at a time such as 21:04'],
  dayTime: ['{date}, {time}', 'When something happened: {date} such as 12 Nov 2025, {time} such as 21:04'],
});
