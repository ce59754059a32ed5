import { defineMessages } from '@tern/i18n';

export const handOverMessages = defineMessages('handOver', {
  title: ['Continue in this browser?', 'Heading: an app opened the website and wants to sign the person in'],
  text: [
    '{app} wants to sign this browser in to the account below.',
    'Under the heading. {app} is the name of the app, such as “Windows Master”',
  ],
  yours: [
    'Continue only if this is your account and you opened the website from your own app.',
    'Below the account, a warning: somebody else may have sent the link',
  ],
  switches: [
    'You are signed in as {email} here. Continuing signs that account out of this browser.',
    'Warning: the browser is signed in to another account. {email} is the address of that account',
  ],
  submit: ['Continue', 'Button: signs the browser in'],
  stay: [
    'Stay with {email}',
    'Button: goes on with the account this browser is signed in to. {email} is its address',
  ],
  notYou: ['Use another account', 'Link to the sign-in page, below the button'],
  looking: ['We are looking up the account', 'For screen readers while the link of the app is looked at'],
  goneTitle: ['This link no longer works.', 'Heading when the link of an app is too old, or was used before'],
  goneText: [
    'A link from an app works once, and for one minute. Open the website from the app again, or sign in here.',
    'Under that heading',
  ],
  signIn: ['Sign in', 'Button that leads to the sign-in page'],
  account: ['To your account', 'Button that leads to the account, for somebody who is signed in already'],
  failedTitle: ['We could not check the link.', 'Heading when the server does not answer'],
  retry: ['Try again', 'Button after the server did not answer'],
});
