import { defineMessages } from '@tern/i18n';

export const browserWordsMessages = defineMessages('browserWords', {
  both: ['{browser} on {system}', 'Where somebody is signed in: such as “Firefox on Windows”'],
  unknown: ['Unknown browser', 'Where somebody is signed in, when the browser is not known'],
});
