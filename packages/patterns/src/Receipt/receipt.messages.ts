import { defineMessages } from '@tern/i18n';

export const receiptMessages = defineMessages('receipt', {
  title: ['Paid. Thank you.', 'Heading of the receipt. Two short sentences'],
  text: ['Your plan is active. We sent this receipt to {email}.', 'Under the heading of the receipt'],
  textPlain: ['Your plan is active.', 'Under the heading of the receipt, when no mail was sent'],
  trialTitle: ['Your free trial has begun.', 'Heading after a free trial was started'],
  trialText: [
    'It runs until {date}. Nothing was charged today.',
    'Under the heading after a free trial was started. {date} is the day of the first charge',
  ],
  order: ['Order', 'Heading of the lines of the receipt'],
  orderNumber: ['Order number', 'Label of the number of an order'],
  date: ['Date', 'Label of the day an order was paid'],
  plan: ['Plan', 'Label of the plan that was bought'],
  period: ['Period', 'Label of the time that is paid for'],
  periodRange: ['{start} – {end}', 'From one date to another'],
  method: ['Payment method', 'Label of the way an order was paid'],
  paid: ['Paid', 'Label of the sum that was paid'],
  paidState: ['Paid', 'Badge of an order: it is paid'],
  next: ['What now', 'Heading of the next steps after buying'],
  stepPassword: ['Set a password, so that you can sign in on your devices.', 'First step after buying'],
  stepDownload: ['Download the app for each device.', 'A step after buying'],
  stepSignIn: ['Sign in there with {email}.', 'A step after buying'],
  stepSignInPlain: ['Sign in there with your e-mail address.', 'A step after buying'],
  download: ['Download the app', 'Button after buying'],
  account: ['Go to your account', 'Link to the account'],
  print: ['Print this receipt', 'Button of the receipt'],
});
