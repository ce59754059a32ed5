import { defineMessages } from '@tern/i18n';

export const mailMessages = defineMessages('mail', {
  greeting: ['Hello,', 'First line of every mail. The name of the person is not known.'],
  support: [
    'Questions? Write to {email}.',
    'Last line of every mail. {email} is the address of the support team.',
  ],
  paidSubject: [
    'Your {brand} receipt: {amount}',
    'Subject of the mail after a payment. {brand} is the brand, {amount} a price such as $45.00.',
  ],
  paidText: [
    'Thank you. We have received your payment, and your {brand} plan is active.',
    'First sentence of the receipt mail.',
  ],
  paidPlan: [
    '{unit, select, DAY {{count, plural, one {# day} other {# days}}} WEEK {{count, plural, one {# week} other {# weeks}}} YEAR {{count, plural, one {# year} other {# years}}} other {{count, plural, one {# month} other {# months}}}}',
    'Length of a plan in the receipt mail. {count} is a number, {unit} one of DAY, WEEK, MONTH, YEAR.',
  ],
  paidPlanLabel: ['Plan', 'Label before the length of the plan in the receipt mail.'],
  paidAmountLabel: ['Paid', 'Label before the price in the receipt mail.'],
  paidDateLabel: ['Date', 'Label before the date of the payment in the receipt mail.'],
  paidOrderLabel: ['Order', 'Label before the order number in the receipt mail.'],
  paidRenews: [
    'The plan renews at the same price on {date} unless you cancel before then.',
    'Sentence in the receipt mail. {date} is the end of the paid period.',
  ],
  accountLink: ['Your account', 'Link to the account pages in mails.'],
  passwordSetSubject: ['Your {brand} password is set', 'Subject of the mail after the first password.'],
  passwordSetText: [
    'A password has been set for your {brand} account. All other sessions have been signed out.',
    'Text of the mail after the first password.',
  ],
  passwordChangedSubject: [
    'Your {brand} password has been changed',
    'Subject of the mail after the password was changed or reset.',
  ],
  passwordChangedText: [
    'The password of your {brand} account has just been changed. All other sessions have been signed out.',
    'Text of the mail after the password was changed or reset.',
  ],
  resetCodeSubject: [
    'Your {brand} code',
    'Subject of the mail with the code that resets the password. The code itself stays out of it: locked screens show subjects.',
  ],
  resetCodeText: [
    'Enter this code to choose a new password for your {brand} account. It works once, and for {minutes, plural, one {# minute} other {# minutes}}.',
    'Text of the mail with the code that resets the password. The code follows on a line of its own. {minutes} is a number.',
  ],
  resetCodeNotYou: [
    'If you did not ask for it, ignore this mail: nothing has changed, and nobody can use the code without your mailbox. We never ask for it by phone or chat.',
    'Last sentence of the mail with the code that resets the password.',
  ],
  passwordSetNotYou: [
    'If this was not you, write to us at once.',
    'Second sentence of the mail after the first password.',
  ],
});
