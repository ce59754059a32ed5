import { defineMessages } from '@tern/i18n';

export const accountInfoMessages = defineMessages('accountInfo', {
  profile: ['Profile', 'Heading of the card with name and email'],
  name: ['Name', 'Label of the person’s name'],
  email: ['Email', 'Label of the person’s email address'],
  password: ['Password', 'Heading of the card about the password'],
  passwordSet: ['Your password is set.', 'State of the password: there is one'],
  passwordMissing: [
    'This account has no password yet. Set one to sign in on your devices.',
    'State of the password: the account was opened at the checkout, without one',
  ],
  passkeyInstead: [
    'You sign in with a passkey. Set a password as well for the {brand} apps.',
    'State of the password: there is none, and a passkey in its place. {brand} is a company',
  ],
  setPassword: ['Set password', 'Leads to the form for a first password'],
  changePassword: ['Change password', 'Leads to the form for a new password'],
  session: ['Session', 'Heading of the card with the button to log out'],
  sessionText: ['You are signed in on this browser.', 'In the card with the button to log out'],
  signOut: ['Sign out', 'Ends the session'],
  loading: ['Loading your account', 'Said to screen readers while the profile loads'],
  failed: ['Your account could not be loaded.', 'The profile could not be loaded'],
  retry: ['Try again', 'Loads the profile again'],
});
