import { defineMessages } from '@tern/i18n';

/** The code of a second step, wherever one is typed. */
export const secondCodeMessages = defineMessages('secondCode', {
  wrong: [
    'This code is not right. Check it, or wait for the next one.',
    'Error: the code was not accepted. The app shows another code every 30 seconds',
  ],
  used: [
    'This code was used before. Wait for the next one, or use another recovery code.',
    'Error: a code works once',
  ],
  clock: [
    'This code is for another time. Let the device with the app set its clock by itself, then enter a new code.',
    'Error: the code belongs to another time, mostly because the clock of the phone is wrong',
  ],
  anyCode: [
    'Code from the app, or a recovery code',
    'Label of a field that takes six digits of the app, or a recovery code',
  ],
  anyCodeMissing: ['Enter a code.', 'Error: the field for a code is empty'],
});
