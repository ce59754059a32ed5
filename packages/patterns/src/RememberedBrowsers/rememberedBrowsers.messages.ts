import { defineMessages } from '@tern/i18n';

export const rememberedBrowsersMessages = defineMessages('rememberedBrowsers', {
  title: [
    'Browsers that need no code',
    'Heading of the list of browsers in which two-step sign-in asks for the password alone',
  ],
  text: [
    'The password alone signs you in there until the day shown. Deleting the account and other important changes still need a code.',
    'Under the heading, above the list',
  ],
  empty: [
    'None. You can choose it in a browser of yours when you next sign in with a code.',
    'In place of the list while there are none',
  ],
  since: ['Since: {when}', 'Of a browser: the day it was remembered. {when} is a day, or “Today, 08:12 UTC”'],
  used: [
    'Last sign-in: {when}',
    'Of a browser: when it last signed in without a code. {when} is a day, or “Today, 08:12 UTC”',
  ],
  until: ['Until: {when}', 'Of a browser: the day from which it needs a code again. {when} is a day'],
  forget: ['Forget', 'Button of a browser: it needs a code again from then on'],
  forgetLabel: [
    'Forget {client}',
    'Name of the button for screen readers; {client} such as “Firefox on Windows”',
  ],
  forgetAll: ['Forget all', 'Button: all these browsers need a code again from then on'],
  forgotten: [
    '{client} needs a code again.',
    'Told after one browser was forgotten; {client} such as “Firefox on Windows”',
  ],
  forgottenAll: ['All browsers need a code again.', 'Told after all of them were forgotten'],
  failed: ['That did not work. Nothing has changed. Try again.', 'Error: no browser was forgotten'],
  loading: ['The browsers are loading', 'For screen readers while the list loads'],
  loadFailed: ['The browsers could not be loaded.', 'The list did not come'],
});
