import { defineMessages } from '@tern/i18n';

export const resendCodeMessages = defineMessages('resendCode', {
  ready: [
    'No code? <again>Send again</again>',
    'Below the field for a code from a mail. The text between the <again> marks is a button',
  ],
  wait: [
    'No code? <again>Send again</again> in {time}',
    'The same while the code cannot be sent again yet. {time} such as 0:42, minutes and seconds',
  ],
  sent: [
    'A new code is on its way. The one before no longer works.',
    'Said and shown after a code was sent once more',
  ],
});
