import { defineMessages } from '@tern/i18n';

export const loginFormMessages = defineMessages('loginForm', {
  title: ['Sign in', 'Heading of the sign-in page'],
  wanted: [
    'The page you opened is for signed-in customers. Sign in to see it.',
    'Above the form, for somebody who opened a page of the account without being signed in',
  ],
  email: ['Email', 'Label of the field for the email address'],
  password: ['Password', 'Label of the field for the password'],
  showPassword: ['Show password', 'Name of the eye button in the password field'],
  hidePassword: ['Hide password', 'Name of the crossed-out eye button in the password field'],
  forgot: ['Forgot it?', 'Short link beside the password label; “it” is the password'],
  submit: ['Sign in', 'Button that sends the form'],
  passkey: [
    'Sign in with a passkey',
    'Button that opens the dialog of the browser for passkeys. Use the word that browsers and systems use in your language',
  ],
  newHere: [
    'New here? <link>Start the free trial</link>',
    'Under the form. The text between the <link> marks is a link to the trial',
  ],
  newHerePlans: [
    'New here? <link>See the plans</link>',
    'Under the form. The text between the <link> marks is a link to the plans and prices',
  ],
  errorSummary: [
    'Please check {count, plural, one {# field} other {# fields}}.',
    'Heading of the list of errors above the form. {count} is their number',
  ],
  emailMissing: ['Enter your email address.', 'Error: the email field is empty'],
  emailInvalid: [
    'This is not an email address.',
    'Error: what stands in the email field is not an email address',
  ],
  passwordMissing: ['Enter your password.', 'Error: the password field is empty'],
  incorrectCredentials: [
    'Incorrect email or password.',
    'Error from the server. It does not say which of the two is wrong',
  ],
  tookTooLong: [
    'That took too long, or was done already. Please sign in again.',
    'Error: the second step of the sign-in came too late, so that both steps begin anew',
  ],
  rateLimited: [
    'Too many attempts. Please wait a few minutes, then try again.',
    'Error: the server refuses more tries for now',
  ],
  botCheckUnavailable: [
    'The bot check could not load. Please refresh the page.',
    'Error: the script that tells people from programs did not load',
  ],
  botCheckFailed: [
    'The bot check failed. Please try again.',
    'Error: the check that tells people from programs failed',
  ],
  network: [
    'No answer from the server. Please check your connection, then try again.',
    'Error: the request did not get through',
  ],
  unknown: ['Something went wrong. Please try again.', 'Error without a known cause'],
});
