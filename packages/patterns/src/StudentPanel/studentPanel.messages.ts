import { defineMessages } from '@tern/i18n';

export const studentPanelMessages = defineMessages('studentPanel', {
  lead: [
    'Confirm that you are a student, and the first period of any plan costs {percent} less. You confirm it once a year.',
    'Below the heading of that page. percent: “30%”',
  ],
  email: ['School email address', 'Label of the field for an academic address'],
  emailMissing: ['Please enter the address.', 'Error of the field for an academic address'],
  emailInvalid: ['This is not an email address.', 'Error of the field for an academic address'],
  emailUnknown: [
    'We do not recognize this as the address of a school.',
    'Error of the field for an academic address: its domain is not on the list of schools',
  ],
  taken: [
    'Another account has already used this confirmation.',
    'Error: one school address or student number serves one account',
  ],
  send: ['Send me a code', 'Button below the field for an academic address'],
  sent: [
    'A code is on its way to {email}. It works for {minutes, plural, one {# minute} other {# minutes}}.',
    'After a code was sent to an academic address',
  ],
  code: ['Code from the email', 'Label of the field for the code'],
  confirm: ['Confirm', 'Button below the field for the code'],
  wrong: ['This code is wrong.', 'Error of the field for the code'],
  expired: ['This code no longer works. Ask for a new one.', 'Error of the field for the code'],
  another: ['Use another address', 'Quiet button below the field for the code'],
  service: [
    'Confirm with the verification service',
    'Button: leads to the page of another company that verifies students',
  ],
  refused: [
    'The verification service did not confirm that you are a student.',
    'Error after coming back from its page',
  ],
  rateLimited: ['Too many attempts. Please wait a while.', 'Error of the page for students'],
  failed: ['That did not work. Please try again.', 'Error of the page for students'],
  yours: ['Your student code', 'Label of the personal code'],
  until: ['It is good for one plan, until {date}.', 'Below the personal code. date: its last day'],
  copy: ['Copy the code', 'Button beside the personal code'],
  copied: ['Copied', 'Beside a button once something was copied'],
  selected: ['Selected. Copy it with your keyboard.', 'Beside a copy button where the browser refuses'],
  buy: ['Buy with this code', 'Button below the personal code: leads to the checkout'],
  renew: [
    'Your year as a confirmed student ends soon. Confirm it again for a new code.',
    'Above the field for an academic address, in the last month before it ends',
  ],
  loading: ['Loading your student price', 'For screen readers, while the page loads'],
  loadFailed: ['Your student price could not be loaded.', 'Error in place of the page'],
  retry: ['Try again', 'Button below that error'],
});
