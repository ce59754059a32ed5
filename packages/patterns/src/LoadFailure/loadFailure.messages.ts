import { defineMessages } from '@tern/i18n';

export const loadFailureMessages = defineMessages('loadFailure', {
  text: [
    'No answer from the server. Please check your connection, then try again.',
    'A part of the page could not be loaded when the visitor wanted to use it',
  ],
});
