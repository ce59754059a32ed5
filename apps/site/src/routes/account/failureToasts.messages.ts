import { defineMessages } from '@tern/i18n';

export const failureToastsMessages = defineMessages('failureToasts', {
  label: [
    'Notifications',
    'Name of the corner of the window where short messages about what did not work appear; read out by screen readers',
  ],
  dismiss: ['Close', 'Name of the cross that puts such a message away'],
});
