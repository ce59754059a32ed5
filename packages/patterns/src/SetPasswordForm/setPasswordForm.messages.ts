import { defineMessages } from '@tern/i18n';

export const setPasswordFormMessages = defineMessages('setPasswordForm', {
  title: ['Set a password.', 'Heading of the form for the first password'],
  intro: [
    'With it you sign in on every device as {email}.',
    'Under the heading. {email} is the address of the account',
  ],
  newPassword: ['New password', 'Label of the field'],
  confirm: ['Confirm password', 'Label of the field for the same password once more'],
  showPassword: ['Show password', 'Name of the eye button in a password field'],
  hidePassword: ['Hide password', 'Name of the crossed-out eye button in a password field'],
  ruleLength: [
    '{min, number} to {max, number} characters',
    'Rule below the field. {min} and {max} are numbers of characters',
  ],
  ruleLetters: ['Uppercase and lowercase letters', 'Rule below the field'],
  ruleSymbol: ['A symbol', 'Rule below the field: a character such as # or !'],
  ruleMet: ['met', 'Said by screen readers after a rule that the password meets'],
  ruleUnmet: ['not met', 'Said by screen readers after a rule that the password does not meet yet'],
  rulesMet: [
    '{count, number} of {all, number} rules met.',
    'Said by screen readers while somebody types a new password. {count} and {all} are numbers of rules',
  ],
  saved: [
    'Your password is saved. From now on you sign in with it.',
    'In place of the form, once the first password is saved',
  ],
  submit: ['Save password', 'Button that sends the form'],
  passkey: [
    'Create a passkey instead',
    'Button below the form: the dialog of the browser makes a passkey, and no password is needed. Use the word that browsers and systems use in your language',
  ],
  passkeyText: [
    'Or sign in without a password: with your fingerprint, your face or the PIN of your device. The {brand} apps still ask for a password; you can set one later in your account.',
    'Above the button that makes a passkey. {brand} is a company',
  ],
  passkeySaved: [
    'Your passkey is saved. From now on you sign in with it. For the {brand} apps, set a password in your account.',
    'In place of the form, once a passkey was made instead of a password. {brand} is a company',
  ],
  passkeyNotMade: [
    'No passkey was made. Set a password, or try again.',
    'Error: the dialog of the browser ended without a passkey',
  ],
  confirmed: [
    'Your browser asks for your passkey before the password is saved.',
    'Below the heading, for an account that has a passkey and no password',
  ],
  errorSummary: [
    'Please check {count, plural, one {# field} other {# fields}}.',
    'Heading of the list of errors above the form. {count} is their number',
  ],
  passwordMissing: ['Enter a new password.', 'Error: the field is empty'],
  passwordShort: ['Minimum 8 characters', 'Error: the password is too short'],
  passwordPrintable: [
    'Password must not contain control characters.',
    'Error: the password holds invisible characters, pasted by mistake as a rule',
  ],
  passwordLength: ['Password must be 8-20 characters', 'Error: the password is too long'],
  passwordClasses: [
    'Password should contain uppercase and lowercase letters, and symbols',
    'Error: a kind of character is missing from the password',
  ],
  passwordCommon: [
    'This password is one of the most common, so it is guessed first. Choose another one.',
    'Error: the password, or the word it is made of, is on the list of the most used passwords',
  ],
  confirmMissing: ['Enter the password again.', 'Error: the field is empty'],
  mismatch: ['The passwords do not match.', 'Error: the two passwords differ'],
  alreadySet: [
    'This account already has a password.',
    'Error from the server: a first password can be set only once',
  ],
  rateLimited: [
    'Too many attempts. Please wait a few minutes, then try again.',
    'Error: the server refuses more tries for now',
  ],
  network: [
    'No answer from the server. Please check your connection, then try again.',
    'Error: the request did not get through',
  ],
  unknown: ['Something went wrong. Please try again.', 'Error without a known cause'],
});
