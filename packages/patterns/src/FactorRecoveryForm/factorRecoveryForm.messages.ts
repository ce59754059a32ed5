import { defineMessages } from '@tern/i18n';

export const factorRecoveryFormMessages = defineMessages('factorRecoveryForm', {
  open: [
    'I have neither my phone nor a recovery code',
    'Button below the form of the second step of the sign-in, which asks for a code',
  ],
  title: ['No phone and no recovery code.', 'Heading of the page that this button leads to'],
  text: [
    'We send a link to the email address of the account. It begins a wait of {days, plural, one {# day} other {# days}}, during which everybody who is signed in to the account can stop the request. Then a second link turns off two-step sign-in, with your password.',
    'Under the heading',
  ],
  submit: ['Send the link', 'Button under that text'],
  back: ['Back to the code', 'Link above the heading, to the form that asks for the code'],
  sentTitle: ['Check your inbox.', 'Heading after the link was requested'],
  sentText: [
    'If the email address of this account was confirmed, a link is on its way. It works for {minutes, plural, one {# minute} other {# minutes}}.',
    'Under that heading. We do not say whether the address was confirmed',
  ],
  nothing: [
    'Nothing arrives if the address was never confirmed. Then <link>write to us</link>: we help whoever can show that the account is theirs.',
    'Below that text. The text between the <link> marks is a link to the contact page',
  ],
});
