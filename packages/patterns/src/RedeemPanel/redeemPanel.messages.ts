import { defineMessages } from '@tern/i18n';

export const redeemPanelMessages = defineMessages('redeemPanel', {
  title: ['Redeem a voucher.', 'Heading of the page where the code of a gift is redeemed'],
  lead: [
    'A voucher is time with {brand}. It is redeemed once, it comes on top of what you have, and it never renews.',
    'Below that heading. {brand} is the VPN',
  ],
  code: ['Voucher code', 'Label of the field for the code of a voucher'],
  look: ['Show the voucher', 'Button: shows what a code is worth, and redeems nothing'],
  missing: ['Enter the code.', 'Error of the field for the code of a voucher that is empty'],
  refusal: [
    '{why, select, used {This voucher has been used already.} used_by_you {You have redeemed this voucher already. Its time is in your account.} expired {This voucher has expired.} revoked {This voucher was withdrawn and is worth nothing.} refunded {This voucher is worth nothing: its payment goes back to the buyer.} other {We do not know this code. Please check its letters and digits.}}',
    'Error of the field for the code of a voucher: why it is worth nothing',
  ],
  failure: [
    '{why, select, rate_limited {Too many codes were tried from here. Please wait an hour.} email_known {This address has an account. Sign in to redeem the voucher there.} unauthenticated {Please sign in first, then enter the code again.} other {That did not work. Please try again.}}',
    'Error of the page where a voucher is redeemed, in place of its result',
  ],
  until: [
    '{brand} is then yours until {date}.',
    'What a voucher does before it is redeemed. {brand} is the VPN, {date} a day',
  ],
  charge: [
    'Your next payment moves from {before} to {after}.',
    'What a voucher does to a plan that renews. {before} and {after} are days',
  ],
  chargeStays: [
    'Your next payment stays on {before}: with your payment method the day cannot be moved. The time of the voucher comes after what that payment covers.',
    'The same for a way of paying whose date cannot be moved. {before} is a day',
  ],
  waits: [
    '{why, select, trial {Your free trial continues as agreed, its first payment included. The time of the voucher is added once the trial has become a plan or has ended.} other {A payment of your plan is due. The time of the voucher is added once it has been made, or the plan has ended.}}',
    'What a voucher does during a free trial, or while a payment is overdue',
  ],
  waitsWithoutTrial: [
    '{why, select, trial {What you have continues as agreed, its first payment included. The time of the voucher is added once that has been made, or your time has ended.} other {A payment of your plan is due. The time of the voucher is added once it has been made, or the plan has ended.}}',
    'The same where no trial is sold, also to somebody who began one before: without the words for a trial',
  ],
  email: ['Your email address', 'Label of the field for the address of a new account'],
  emailHint: ['Your account is opened for it. No card is needed.', 'Below that field'],
  emailInvalid: ['Enter an email address, such as name@example.com.', 'Error of that field'],
  redeem: ['Redeem it', 'Button: gives the time of a voucher to the account of this person'],
  signIn: ['I have an account: sign in', 'Link beside the button that redeems a voucher'],
  print: ['Print the card', 'Button: prints the gift card'],
  another: ['Another code', 'Button: back to the field for the code of a voucher'],
  done: ['Redeemed.', 'Title of the notice after a voucher was redeemed'],
  doneUntil: [
    '{brand} is yours until {date}.',
    'After a voucher was redeemed. {brand} is the VPN, {date} a day',
  ],
  apps: ['Get the apps', 'Button after a voucher was redeemed'],
  account: ['My account', 'Link after a voucher was redeemed'],
});
