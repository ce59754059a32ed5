import { defineMessages } from '@tern/i18n';

export const secondFactorMessages = defineMessages('secondFactor', {
  title: ['Two-step sign-in', 'Heading of the card: signing in with a password and a code from an app'],
  offText: [
    'Signing in then takes your password and a code from an app on your phone. Somebody who learns your password still cannot get in.',
    'Under the heading while it is off',
  ],
  needsPassword: [
    'Choose a password first. Then you can turn this on.',
    'Under the heading, for an account without a password',
  ],
  begin: ['Set it up', 'Button that begins to set up two-step sign-in'],
  passwordText: [
    'Your password first, so that nobody else can turn this on.',
    'Above the password field, the first step of setting it up',
  ],
  next: ['Continue', 'Button after the password was typed, to the next step'],
  cancel: ['Cancel', 'Button that leaves everything as it is'],
  scan: [
    'Scan the picture with an authenticator app, or type the key into it. Then enter the six digits that the app shows.',
    'Above the QR code and the key',
  ],
  qrLabel: ['QR code for your authenticator app', 'Text in place of the picture, for screen readers'],
  key: ['Key', 'Label before the key that can be typed into an authenticator app'],
  copyKey: ['Copy the key', 'Name of the copy button for screen readers'],
  copied: ['The key is copied.', 'Told after the key was copied'],
  selected: [
    'The key is selected. Copy it by hand.',
    'Told when the browser does not allow copying: the key is selected then',
  ],
  appCode: ['Code from the app', 'Label of the field for the six digits that the app shows'],
  appCodeMissing: ['Enter the six digits that the app shows.', 'Error: the field does not hold six digits'],
  turnOn: ['Turn on', 'Button that turns two-step sign-in on'],
  consequence: [
    'All other browsers and apps are signed out and sign in again with a code.',
    'Hint near the button that turns two-step sign-in on',
  ],
  expired: [
    'This took more than ten minutes. Begin again with a new key.',
    'Error: the key that was shown is of no use any more',
  ],
  otherWindow: [
    'This was changed in another window. The page shows how it is now.',
    'Error: two-step sign-in was turned on or off elsewhere meanwhile',
  ],
  codesTitle: ['Your recovery codes', 'Heading above ten codes'],
  codesText: [
    'Each of them signs you in once when your phone is not at hand. This is the only time you see them: keep them apart from this device.',
    'Below the heading above ten codes',
  ],
  codesOf: [
    '{brand} account: {email}',
    'Above the codes, for the print. {brand} is a company, {email} an address',
  ],
  save: ['Save as a file', 'Button that saves the codes as a text file'],
  print: ['Print', 'Button that prints the codes'],
  stored: ['I have stored them', 'Button below the codes: the person goes on, and the codes are gone'],
  onSince: ['On since {date}.', 'Under the heading while two-step sign-in is on. {date} is a day'],
  codesLeft: [
    '{left, plural, =0 {No recovery code is left. Make new ones now.} one {# recovery code is left.} other {# recovery codes are left.}}',
    'Under the heading. {left} is how many recovery codes were not used yet',
  ],
  renew: ['Make new recovery codes', 'Button, and heading of its step'],
  renewText: ['The recovery codes that you have now stop working.', 'Above the field for a code'],
  remove: ['Turn off', 'Button that turns two-step sign-in off'],
  removeTitle: ['Turn two-step sign-in off', 'Heading of the step in which it is turned off'],
  removeText: ['From then on the password alone signs you in.', 'Above the fields for password and code'],
  removed: ['Two-step sign-in is off.', 'Told after it was turned off'],
  loading: ['Two-step sign-in is loading', 'For screen readers while the card loads'],
  loadFailed: ['Two-step sign-in could not be loaded.', 'The card did not come'],
});
