import { defineMessages } from '@tern/i18n';

export const exportDataMessages = defineMessages('exportData', {
  title: [
    'Your data',
    'Heading of the card with which a person downloads everything that is kept about them',
  ],
  text: [
    'Everything we keep about you, in one file: your details, devices, sessions, payments and the activity of your account. The file is JSON.',
    'Under the heading. JSON is the name of a format',
  ],
  download: ['Download your data', 'Button'],
  done: ['The file is saved where your browser saves downloads.', 'Told after the file was made'],
  rateLimited: [
    'You have downloaded it several times already. Please wait an hour, then try again.',
    'Error: the server refuses more tries for now',
  ],
  failed: ['The file could not be made. Try again.', 'Error without a known cause'],
});
