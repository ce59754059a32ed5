import { defineMessages } from '@tern/i18n';

export const mailMessages = defineMessages('mail', {
  greeting: ['Hello,', 'First line of every mail. The name of the person is not known.'],
  support: [
    'Questions? Write to {email}.',
    'Last line of every mail. {email} is the address of the support team.',
  ],
  labeled: [
    '{label}: {text}',
    'A label and what it says, on a line of a mail in plain text: “Plan: 12 months”, or the words of a link and its address. The colon as the language writes it.',
  ],
  paidSubject: [
    'Your {brand} receipt: {amount}',
    'Subject of the mail after a payment. {brand} is the brand, {amount} a price such as $45.00.',
  ],
  paidText: [
    'Thank you. We have received your payment, and your {brand} plan is active.',
    'First sentence of the receipt mail.',
  ],
  paidTextBy: [
    'Thank you. {seller} sells {brand} plans and has received your payment. Your plan is active.',
    'First sentence of the receipt mail where another company sells. {seller} is its name, such as Paddle.com; {brand} is the brand.',
  ],
  paidPlan: [
    '{unit, select, DAY {{count, plural, one {# day} other {# days}}} WEEK {{count, plural, one {# week} other {# weeks}}} YEAR {{count, plural, one {# year} other {# years}}} other {{count, plural, one {# month} other {# months}}}}',
    'Length of a plan in the receipt mail. {count} is a number, {unit} one of DAY, WEEK, MONTH, YEAR.',
  ],
  paidPlanLabel: ['Plan', 'Label before the length of the plan in the receipt mail.'],
  paidOfferLabel: ['Offer', 'Label in the receipt mail before the campaign whose price was paid.'],
  paidOfferName: [
    '{season, select, blackfriday {Black Friday} halloween {Halloween} easter {Easter} anniversary {Anniversary} other {Limited offer}}',
    'Name of a campaign in the receipt mail. Keep the words before the braces.',
  ],
  paidOffer: [
    '{campaign}, {percent} off',
    'Value after “Offer” in the receipt mail. {campaign} is the name of the campaign, {percent} such as 62%.',
  ],
  paidAmountLabel: ['Paid', 'Label before the price in the receipt mail.'],
  paidTaxLabel: ['Tax, included', 'Label in the receipt mail: how much of the price paid is tax.'],
  paidDateLabel: ['Date', 'Label before the date of the payment in the receipt mail.'],
  paidSellerLabel: ['Sold by', 'Label before the name of the company that sells, in the receipt mail.'],
  paidApps: ['Get the apps', 'Button and link of the receipt mails to the page with the apps.'],
  paidOrderLabel: ['Order', 'Label before the order number in the receipt mail.'],
  renewedText: [
    'Thank you. Your {brand} plan has been renewed.',
    'First sentence of the receipt mail of a later period.',
  ],
  renewedSubject: [
    'Your {brand} plan is renewed: {amount}',
    'Subject of the receipt mail of a later period. {brand} is the brand, {amount} a price such as $45.00.',
  ],
  renewedExcess: [
    '{amount} of it is more than your plan costs and goes back to you. There is nothing for you to do.',
    'Sentence of the receipt mail of a later period for which too much was charged. {amount} is the part that is given back.',
  ],
  paidReceiptLabel: ['Receipt number', 'Label before the number of the receipt in the receipt mail.'],
  planEndedSubject: [
    'Your {brand} plan has ended',
    'Subject of the mail about a plan that has ended. {brand} is the brand.',
  ],
  planEndedText: [
    '{reason, select, trial {The first payment after your free trial did not go through, so your {brand} plan has ended. Nothing was charged.} refunded {Your payment was refunded, so your {brand} plan has ended. Nothing more will be charged.} disputed {Your payment was disputed and the money went back, so your {brand} plan has ended. Nothing more will be charged.} over {The time of your {brand} plan is over, and it was not set to renew. Nothing more will be charged.} trialOver {Your free trial of {brand} is over. Nothing was charged, and nothing will be.} other {The payment for the next period did not arrive, so your {brand} plan has ended. Nothing more will be charged.}}',
    'Why a plan has ended. {brand} is the brand; {reason} is one of trial (the first charge was declined), refunded, disputed (the bank took the money back), over (it was not to be renewed), trialOver (a free trial that was cancelled) and another value (a renewal was not paid).',
  ],
  planEndedAgain: [
    'Your account stays. You can choose a plan again at any time.',
    'Second paragraph of the mail about a plan that has ended.',
  ],
  planEndedOther: [
    'Your other plan continues.',
    'Second paragraph of the mail about a plan that has ended, for a customer who has another one.',
  ],
  planEndedStays: [
    'Your account stays.',
    'Second paragraph of the same mail, to somebody who has another plan, or where none is sold.',
  ],
  planReturnedSubject: [
    '{reason, select, longer {Your {brand} plan runs longer again} refund {Your {brand} plan continues} other {Your {brand} plan works again}}',
    'Subject of the mail about a plan that came back. {brand} is the brand; {reason} is longer where a shortened plan has its old end again, refund where a refund did not go through.',
  ],
  planReturnedText: [
    '{reason, select, dispute {The dispute about your payment is settled.} longer {The dispute about an earlier payment is settled, and all of it counts again.} refund {The refund of a payment did not go through, so what you had paid for counts again. Somebody on our team will look into it and write to you.} other {Your change of plan was undone, and your earlier {brand} plan counts again.}}',
    'Why a plan came back. {brand} is the brand; {reason} is one of dispute, longer (a dispute about the plan before), refund (the money could not be given back) and another value (the plan that took its place was refunded).',
  ],
  planReturnedEnd: [
    'Your plan works until {date}. It does not renew by itself.',
    'Second paragraph of the mail about a plan that came back. {date} is its last day.',
  ],
  renewalFailedSubject: [
    'Your {brand} plan could not be renewed',
    'Subject of the mail after the payment of a later period has failed.',
  ],
  renewalFailedText: [
    'The payment of {amount} for the next period of your {brand} plan did not go through.',
    'First sentence of the mail after the payment of a later period has failed. {amount} is a price such as $45.00.',
  ],
  renewalNeedsYou: [
    'Your bank asks you to confirm the payment of {amount} for the next period of your {brand} plan.',
    'First sentence of the same mail where the payment waits for the buyer. {amount} is a price such as $45.00.',
  ],
  renewalFailedGrace: [
    'Your plan works until {date}. If you pay before then, it continues without a break. If not, it ends and nothing more will be charged.',
    'Sentence of the same mail. {date} is the last day of the grace.',
  ],
  renewalFailedRetry: [
    'The payment will be tried again. Please check that your card or account can be charged.',
    'Sentence of the same mail where there is no page to pay on.',
  ],
  renewalFailedAction: ['Pay now', 'Link of the same mail to the page of the payment provider.'],
  instrumentAction: [
    'Change how you pay',
    'Link in mails about a failed payment or a card that ends, and button of the page it leads to: there another card is given.',
  ],
  instrumentLabel: ['Payment method', 'Label before a card or a PayPal account in mails.'],
  instrumentChangedSubject: [
    'The payment method of your {brand} plan has changed',
    'Subject of the mail after somebody gave another card. {brand} is the brand.',
  ],
  instrumentChangedText: [
    'You have changed the payment method of your {brand} plan. The one before is no longer charged.',
    'First sentence of the mail after somebody gave another card or PayPal account. {brand} is the brand.',
  ],
  instrumentRemovedSubject: [
    'Your card is no longer stored for {brand}',
    'Subject of the mail after somebody removed a card. {brand} is the brand.',
  ],
  instrumentRemovedText: [
    'You have removed the payment method of your {brand} plan. Nothing can be charged to it anymore.',
    'First sentence of the mail after somebody removed a card. {brand} is the brand.',
  ],
  cardEndsSubject: [
    'Your card expires before the next payment for {brand}',
    'Subject of the mail before a payment with a card that will not be good any more. {brand} is the brand.',
  ],
  cardEndsText: [
    '{card} is good until {month}. On {date} your {brand} plan renews for {amount}, and that payment may fail.',
    'First sentence of the same mail. {card} is a card, such as Visa ending in 4242; {month} its last month, such as 04/2029; {date} the day of the payment; {amount} a price such as $45.00.',
  ],
  cardEndsHow: [
    'Add another card before then, and your plan continues without a break. If your bank has already sent you a new card with the same number, the payment can still work.',
    'Second sentence of the same mail.',
  ],
  instrumentPageText: [
    'The next payment of {amount} is due on {date}. You enter another card on the page of {provider}; nothing is charged there.',
    'Page that a mail leads to. {amount} is a price, {date} a day, {provider} a payment company such as Stripe.',
  ],
  instrumentPageOverdue: [
    'The payment of {amount} did not go through. You enter another card on the page of {provider}, and the payment is tried again with it.',
    'The same page while a payment is overdue. {amount} is a price, {provider} a payment company such as Stripe.',
  ],
  instrumentPageNow: [
    'In use: {instrument}.',
    'The same page. {instrument} is a card or account, such as Visa ending in 4242.',
  ],
  instrumentPageThere: [
    'You pay with {provider}. Only you can choose the card or bank account behind it, in your own account at {provider}.',
    'The same page for PayPal, where the change is made in the account there. {provider} is PayPal.',
  ],
  instrumentPageOpen: [
    'Open {provider}',
    'Link of the same page, to the account at PayPal. {provider} is PayPal.',
  ],
  instrumentPageDoneTitle: [
    'Your payment method is changed',
    'Title of the page after another card was given.',
  ],
  instrumentPageDoneText: [
    'From now on your plan is paid with this: {instrument}. The one before is no longer charged.',
    'Page after another card was given. {instrument} is a card or account, such as Visa ending in 4242.',
  ],
  instrumentPageWaitTitle: [
    'Not confirmed yet',
    'Title of the page after another card was given, while the payment company has not confirmed it.',
  ],
  instrumentPageWaitText: [
    '{provider} has not confirmed the change yet. You get an email when it has.',
    'Text under that title. {provider} is a payment company such as Stripe.',
  ],
  instrumentPageBack: [
    'Nothing was changed.',
    'The same page for somebody who came back without giving a card.',
  ],
  instrumentPageFailed: [
    '{provider} is not responding. Nothing was changed. Please try again in a few minutes.',
    'The same page when the payment company could not be reached. {provider} is such as Stripe.',
  ],
  paymentReturnedSubject: [
    'Your payment of {amount} is being refunded',
    'Subject of the mail about a payment that is given back by itself. {amount} is a price such as $45.00.',
  ],
  paymentReturnedText: [
    '{reason, select, plan_active {You have already paid for this {brand} plan, so this second payment is refunded in full.} credit_used {What was left of your earlier {brand} plan has gone to another order, so this payment is refunded in full and no plan was started with it.} code_used {The code of this order had been used before this payment arrived, so it is refunded in full. You can still buy the plan without the code.} other {This payment was not the amount of your order, so it is refunded in full and no plan was started with it.}}',
    'Why a payment is given back by itself. {brand} is the brand; {reason} is one of plan_active (two pages for one plan were paid), credit_used (the rest of an earlier plan was credited to another order), code_used (somebody else has used the code up, or this person has used it) and another value (the amount differs from the order).',
  ],
  paymentReturnedBank: [
    'There is nothing for you to do. When the money appears depends on your bank.',
    'Second paragraph of the mail about a payment that is given back by itself.',
  ],
  paymentReturnedLabel: [
    'On its way back to you',
    'Label before the amount in the mail about a payment that is given back, while the refund is not complete.',
  ],
  refundSubject: [
    '{state, select, done {Refunded: {amount}} other {Your refund of {amount} is on its way}}',
    'Subject of the mail about a refund. {state} is done when the money has gone back, or another value while it is on its way; {amount} is a price such as $45.00.',
  ],
  refundEndedSubject: [
    '{state, select, done {Refunded: {amount}. Your {brand} plan has ended} other {Your refund of {amount} is on its way, and your {brand} plan has ended}}',
    'Subject of the mail about a refund that ends a plan. {state} is done when the money has gone back, or another value while it is on its way; {amount} is a price such as $45.00; {brand} is the brand.',
  ],
  refundText: [
    '{state, select, done {{amount} of your {brand} payment has been refunded to the account or card you paid with.} other {We have asked for {amount} of your {brand} payment to be refunded to the account or card you paid with. We write again once that is done.}}',
    'First paragraph of the mail about a refund. {state} is done when the money has gone back, or another value while it is on its way; {amount} is a price; {brand} is the brand.',
  ],
  refundDoneLabel: ['Refunded', 'Label before the amount in the mail about a refund that is complete.'],
  planShortenedSubject: [
    '{state, select, ended {Your {brand} plan has ended} other {Your {brand} plan now ends on {date}}}',
    'Subject of the mail about a plan that ends earlier because a payment went back. {state} is ended, or another value while the plan still works; {date} is a day.',
  ],
  planShortenedText: [
    '{reason, select, credit {A payment for your earlier {brand} plan has gone back to you. What was left of that plan had paid for a part of the plan you have now, and no longer counts.} other {A payment for your {brand} plan has gone back to you.}}',
    'First paragraph of the mail about a plan that ends earlier. {reason} is credit (the rest of an earlier plan was credited to this one) or another value (the payment was for this plan).',
  ],
  planShortenedEnd: [
    '{state, select, ended {What is still paid for has been used, so the plan has ended. Nothing more will be charged.} other {What is still paid for covers your plan until {date}. Then it ends, and nothing more will be charged.}}',
    'Second paragraph of the mail about a plan that ends earlier. {state} is ended, or another value while the plan still works; {date} is a day.',
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
    'Subject of the mails with the code that resets the password, and with the code that confirms an address. The code itself stays out of it: locked screens show subjects.',
  ],
  resetCodeText: [
    'Enter this code to choose a new password for your {brand} account. It works once, and for {minutes, plural, one {# minute} other {# minutes}}.',
    'Text of the mail with the code that resets the password. The code follows on a line of its own. {minutes} is a number.',
  ],
  resetCodeAction: [
    'Choose a new password without the code',
    'Link in the mail with the code that resets the password. It opens the page for the new password.',
  ],
  resetCodeNotYou: [
    'If you did not ask for it, ignore this email: nothing has changed, and nobody can use the code or the link without your mailbox. We never ask for them by phone or chat.',
    'Last sentence of the mail with the code that resets the password.',
  ],
  confirmCodeText: [
    'Enter this code in your {brand} account to confirm this email address. It works once, and for {minutes, plural, one {# minute} other {# minutes}}.',
    'Text of the mail with the code that confirms the address of an account. The code follows on a line of its own. {minutes} is a number.',
  ],
  confirmCodeNotYou: [
    'If you have no such account, ignore this email: without the code, nobody can confirm your address.',
    'Last sentence of the mail with the code that confirms the address of an account.',
  ],
  newSignInSubject: [
    'New sign-in to your {brand} account',
    'Subject of the mail after a sign-in from a browser or country that is new.',
  ],
  newSignInText: [
    'Somebody has just signed in to your {brand} account with the right password, from a place or a browser that we have not seen before.',
    'Text of the mail after a sign-in from a browser or country that is new. Facts follow: when, where, with what.',
  ],
  newSignInWhenLabel: ['When', 'Label before date and time in the mail about a new sign-in.'],
  newSignInWhereLabel: ['Where', 'Label before a country in the mail about a new sign-in.'],
  newSignInUnknown: [
    'Unknown',
    'Stands for the country in the mail about a new sign-in when it is not known.',
  ],
  newSignInClientLabel: ['With', 'Label before a browser or app in the mail about a new sign-in.'],
  newSignInNotYou: [
    'If this was you, there is nothing to do. If not, change your password in your account: everybody else is then signed out.',
    'Last sentence of the mail about a new sign-in.',
  ],
  planChangeSubject: [
    '{state, select, withdrawn {Your {brand} plan stays as it is} other {Your {brand} plan changes on {date}}}',
    'Subject of the mail after a change of plan was scheduled for the end of the paid time (other), or taken back (withdrawn). {date} is that day.',
  ],
  planChangeText: [
    '{state, select, withdrawn {The change to your plan is canceled. Your plan continues as before, and the next payment is on {date}.} other {Your current plan continues until {date}. Then the new plan begins, and its price is charged for the first time. Nothing is charged before then. Until then you can undo the change in your account.}}',
    'Text of the mail after a change of plan was scheduled for the end of the paid time (other), or taken back (withdrawn). {date} is that day. Plan and price stand below it.',
  ],
  planChangePrice: [
    '{price} on {date}',
    'Beside the label “Next payment” in the mail about a change of plan. {price} is a sum, {date} a day.',
  ],
  planChangePriceLabel: ['Next payment', 'Label before a sum and a day in the mail about a change of plan.'],
  renewalCancelledSubject: [
    'Your {brand} plan will not renew',
    'Subject of the mail after the renewal of a subscription was cancelled.',
  ],
  renewalCancelledText: [
    'The renewal of your {brand} plan is canceled. The plan continues until {date}; nothing more will be charged.',
    'Text of the mail after the renewal of a subscription was cancelled. {date} is the end of the paid period.',
  ],
  trialStartedSubject: [
    'Your free trial of {brand} has begun',
    'Subject of the mail after a free trial was started.',
  ],
  trialStartedText: [
    'Your free trial of {brand} runs until {date}. Nothing was charged today.',
    'First sentence of the mail after a free trial was started. {date} is its last day, the day of the first charge.',
  ],
  trialFirstChargeLabel: [
    'First charge',
    'Label before the day of the first charge in the mails about a free trial.',
  ],
  trialCancelAction: [
    'Cancel the trial',
    'Link and button that cancel a free trial, in mails and on the page they lead to.',
  ],
  trialReminderSubject: [
    'On {date} your free trial of {brand} ends, and {amount} is charged',
    'Subject of the mail seven days before the first charge. {date} is the day of the charge; {amount} a price such as $45.00.',
  ],
  trialReminderText: [
    'Your free trial of {brand} ends on {date}. If you want to keep the plan, there is nothing to do.',
    'First sentence of the mail seven days before the first charge. {date} is the day of the charge.',
  ],
  trialCancelRemark: [
    'The link opens a page with one button. Pressing it cancels; you need not sign in.',
    'Below the link that cancels a free trial, in mails.',
  ],
  trialCancelledSubject: [
    'Your free trial of {brand} is canceled',
    'Subject of the mail after a free trial was cancelled, and heading of the page that says so.',
  ],
  trialCancelledText: [
    'Your free trial is canceled, and nothing will be charged. You can use {brand} until {date}.',
    'Text of the mail after a free trial was cancelled, and of the page that says so. {date} is the last day of the trial.',
  ],
  trialPageTitle: [
    'Cancel your free trial?',
    'Heading of the page that a link in a mail leads to. A button below cancels the trial.',
  ],
  trialPageText: [
    'Your trial of {brand} runs until {date}. If you cancel, nothing will be charged, and you can use it until then.',
    'Text of the page that cancels a free trial. {date} is the last day of the trial.',
  ],
  renewalPageOver: [
    'There is nothing left to decide here',
    'Heading of the page that a link in a mail leads to, when the charge it is about was made or the plan has ended.',
  ],
  trialPageOverText: [
    'Nothing was changed. Your account shows the state of your plan.',
    'Text of that page when there is nothing left to cancel. A link to the account follows.',
  ],
  trialPageUnknown: [
    'This link does not work',
    'Heading of the page that a link in a mail leads to, when the link was cut off or changed.',
  ],
  renewalPageUnknownText: [
    'Nothing was changed. Sign in to your account to see what renews, and to stop it.',
    'Text of that page when the link was cut off or changed. A link to the account follows.',
  ],
  renewalReminderSubject: [
    'On {date} your {brand} plan renews for {amount}',
    'Subject of the mail before a renewal. {date} is the day of the charge; {brand} is the brand; {amount} a price such as $45.00.',
  ],
  renewalReminderText: [
    'Your {brand} plan renews by itself on {date}, and {amount} is charged the way you paid before. If you want to keep it, there is nothing to do.',
    'First sentence of the mail before a renewal. {date} is the day of the charge; {brand} is the brand; {amount} a price such as $45.00.',
  ],
  renewalReminderLast: [
    'The last period cost {last}. From now on it is {amount}.',
    'Sentence of the mail before a renewal that has another price than the period before. {last} and {amount} are prices.',
  ],
  renewalReminderStopped: [
    'If you stop the renewal, the plan works until {date}, and nothing more is charged.',
    'Below the links of the mail before a renewal. {date} is the last day of what is paid for.',
  ],
  reminderKeep: [
    'Keep the plan',
    'Link of the mails before a charge, and button of the page it leads to: the plan goes on.',
  ],
  reminderStop: [
    'Stop the renewal',
    'Link of the mail before a renewal, and button of the page it leads to: nothing more is charged.',
  ],
  reminderLinks: [
    'Each link opens a page with one button. You need not sign in.',
    'Below the two links of the mails before a charge.',
  ],
  renewalStopTitle: [
    'Stop the renewal?',
    'Heading of the page that a link in a mail leads to. A button below stops the renewal.',
  ],
  renewalStopText: [
    'Your {brand} plan renews on {date} for {amount}. If you stop it, nothing more is charged, and the plan works until {end}.',
    'Text of the page that stops a renewal. {date} is the day of the charge, {end} the last day of what is paid for; {amount} a price.',
  ],
  renewalKeepTitle: [
    'Keep your plan?',
    'Heading of the page that a link in a mail leads to. A button below says yes.',
  ],
  renewalKeepText: [
    'On {date}, {amount} is charged, and your {brand} plan continues.',
    'Text of the page where a person says yes to the next charge. {date} is its day, {amount} its price.',
  ],
  renewalKeptTitle: ['Your plan continues', 'Heading of the same page after the button was pressed.'],
  renewalKeptText: [
    'Thank you. On {date}, {amount} is charged. Until then you can still stop it in your account.',
    'Text of the same page after the button was pressed. {date} is the day of the charge, {amount} its price.',
  ],
  inviteJoinedSubject: [
    'A friend has joined with your invitation',
    'Subject of the mail to a customer whose invitation was used.',
  ],
  inviteJoinedText: [
    'Somebody has bought a {brand} plan with your invitation. If the payment is not refunded by {date}, when its guarantee ends, your plan continues for {days, plural, one {# more day} other {# more days}}.',
    'Text of the mail to a customer whose invitation was used. {date} is a day; {days} is what the invitation earns.',
  ],
  inviteGiftSubject: [
    'Your gift from a friend',
    'Subject of the mail to somebody who has bought a plan with an invitation.',
  ],
  inviteGiftText: [
    'Thanks to the invitation of a friend you paid {percent} less for your first period. You can invite others: your own link is in your account, and each friend who stays is worth {days, plural, one {# day} other {# days}} to you.',
    'Text of the mail to somebody who has bought a plan with an invitation. {percent} is one such as 20%; {days} is what an invitation earns.',
  ],
  inviteGiftCounts: [
    "A friend's invitation brought you here, and your friend gets something for it, although your price was made without its discount. You can invite others: your own link is in your account, and each friend who stays is worth {days, plural, one {# day} other {# days}} to you.",
    'Text of the same mail where an offer, another code or a free trial made the price, and not the discount of the invitation. {days} is what an invitation earns.',
  ],
  inviteEarnedSubject: [
    '{days, plural, one {# day} other {# days}} for your invitation',
    'Subject of the mail about days that an invitation has earned.',
  ],
  inviteEarnedText: [
    'A friend who joined with your invitation has stayed. The days have been added: your {brand} plan continues until {date}.',
    'Text of the mail about days that an invitation has earned. {date} is a day.',
  ],
  inviteEarnedWaits: [
    'A friend who joined with your invitation has stayed. The days are yours: they are added as soon as you have a {brand} plan.',
    'Text of the same mail where the customer has no plan at the moment.',
  ],
  inviteTakenBackSubject: [
    'Days for an invitation were taken back',
    'Subject of the mail about days that are lost since the payment of an invited friend went back.',
  ],
  inviteTakenBackText: [
    'The payment of a friend who joined with your invitation has been refunded. The {days, plural, one {# day} other {# days}} for it have been taken off your {brand} plan again.',
    'Text of the mail about days that are lost since the payment of an invited friend went back.',
  ],
  voucherGivenSubject: [
    'Your voucher is redeemed',
    'Subject of the mail after a person redeemed a voucher for some time of the VPN.',
  ],
  voucherGivenText: [
    'The time of your voucher has been added: {brand} is yours until {date}. A voucher never renews, and nothing is charged for it.',
    'Text of the mail after a voucher was redeemed. {brand} is the brand, {date} a day.',
  ],
  voucherWaitsTrial: [
    'The time of your voucher is safe in your account. It is added once your free trial has become a plan or has ended. Until then the trial continues as agreed, its first charge included.',
    'Text of the mail after a voucher was redeemed during a free trial.',
  ],
  voucherWaitsPayment: [
    'The time of your voucher is safe in your account. It is added once the charge of your plan that is due has been made, or the plan has ended.',
    'Text of the mail after a voucher was redeemed while a charge of the plan has not gone through.',
  ],
  voucherTakenBackSubject: [
    'The time of your voucher was taken back',
    'Subject of the mail when the payment of a gift went back to its buyer after the gift was redeemed.',
  ],
  voucherTakenBackText: [
    'The payment for the voucher that you redeemed has gone back to its buyer. The days of it that you have not used have been taken off your {brand} plan again. Whatever you paid for yourself stays.',
    'Text of the mail when the payment of a gift went back to its buyer after the gift was redeemed. {brand} is the brand.',
  ],
  giftBoughtSubject: [
    'Your {brand} gift: {amount}',
    'Subject of the mail to the buyer of a gift, with the receipt and the code. {brand} is the brand, {amount} a price.',
  ],
  giftBoughtText: [
    'Thank you. This code is the gift. Whoever redeems it gets the time once. It never renews, it never expires, and the card shows no price.',
    'Text of the mail to the buyer of a gift. The code follows on a line of its own; a button below opens a card to print.',
  ],
  giftBoughtKeep: [
    'Keep this email: the code is stored nowhere else. If your payment is refunded, the gift ends with it.',
    'Remark in the mail to the buyer of a gift.',
  ],
  giftBoughtCard: ['Open the card to print', 'Button of the mail to the buyer of a gift.'],
  studentCodeSubject: [
    'Confirm that you are a student',
    'Subject of the mail with a code, sent to the address of a university or school.',
  ],
  studentCodeText: [
    'Enter this code in your {brand} account to get the student price. It works once, and for {minutes, plural, one {# minute} other {# minutes}}.',
    'Text of the mail with a code, sent to the address of a university or school. The code follows on a line of its own.',
  ],
  studentCodeNotYou: [
    'If you did not ask for it, ignore this email: without the code nothing happens.',
    'Last sentence of the mail with a code, sent to the address of a university or school.',
  ],
  studentProvenSubject: [
    'Your student code',
    'Subject of the mail after somebody has proved to be a student.',
  ],
  studentProvenText: [
    'Thank you for confirming that you are a student. With this code a {brand} plan costs {percent} less in its first period. It is yours alone and valid until {date}.',
    'Text of the mail after somebody has proved to be a student. The code follows on a line of its own. {percent} is one such as 30%, {date} a day.',
  ],
  studentProvenLater: [
    'Thank you for confirming that you are a student. There is nothing to buy now: this code is for the next plan that you buy. It takes {percent} off its first period, is yours alone and is valid until {date}.',
    'Text of the same mail to somebody who has a plan already, or where none is sold. The code follows on a line of its own. {percent} is one such as 30%, {date} a day.',
  ],
  studentRenewSubject: [
    'Your student confirmation ends on {date}',
    'Subject of the mail 30 days before the proof of a student ends. {date} is a day.',
  ],
  studentRenewText: [
    'Are you still a student? Confirm it again, and you get a new code for the student price. If not, there is nothing to do.',
    'Text of the mail 30 days before the proof of a student ends.',
  ],
  studentRenewAction: ['Confirm again', 'Link of the mail 30 days before the proof of a student ends.'],
  deletionRequestedSubject: [
    'Your {brand} account will be deleted',
    'Subject of the mail after a person asked for the deletion of the account.',
  ],
  deletionRequestedText: [
    'You asked us to delete your {brand} account. That will happen on {date}. Until then you can sign in and keep the account with one click.',
    'Text of the mail after a person asked for the deletion of the account. {date} is a date.',
  ],
  deletionRequestedInvoices: [
    'Nothing will renew anymore. Invoices are kept as long as the law requires, without your name.',
    'Second sentence of the mail after a person asked for the deletion of the account.',
  ],
  deletionRequestedNotYou: [
    'If this was not you, sign in, keep the account and change your password.',
    'Last sentence of the mail after a person asked for the deletion of the account.',
  ],
  deletionCancelledSubject: [
    'Your {brand} account stays',
    'Subject of the mail after a person took the request to delete the account back.',
  ],
  deletionCancelledText: [
    'You canceled the deletion of your {brand} account. Everything is as it was, except that subscriptions no longer renew by themselves.',
    'Text of the mail after a person took the request to delete the account back.',
  ],
  deletionCancelledByPurchase: [
    'You bought a {brand} plan, so your account stays: the deletion you had asked for is canceled. Plans that you had before still do not renew by themselves. If you want the account deleted after all, ask for it again in your account.',
    'Text of the mail to a person who asked for the deletion of the account and bought a plan before it happened. {brand} is the brand.',
  ],
  deletionCancelledByVoucher: [
    'You redeemed a voucher for {brand}, so your account stays: the deletion you had asked for is canceled. Plans that you had before still do not renew by themselves. If you want the account deleted after all, ask for it again in your account.',
    'Text of the mail to a person who asked for the deletion of the account and redeemed a voucher before it happened. {brand} is the brand.',
  ],
  accountDeletedSubject: [
    'Your {brand} account is deleted',
    'Subject of the last mail, after the account was deleted.',
  ],
  accountDeletedText: [
    'Your {brand} account and everything in it is gone. This is the last email from us.',
    'Text of the last mail, after the account was deleted.',
  ],
  contactSubject: [
    'Message {reference} from {name}',
    'Subject of the mail to the operator after somebody used the contact form. {reference} is a number such as msg_8k2.',
  ],
  contactReceivedSubject: [
    'We have your message: {reference}',
    'Subject of the mail to somebody who has used the contact form. {reference} is a number such as msg_8k2.',
  ],
  contactReceivedText: [
    'Thank you for writing to {brand}. Your message has the number {reference}. We reply to this address.',
    'Text of the mail to somebody who has used the contact form. {brand} is the brand, {reference} a number.',
  ],
  contactReceivedNotYou: [
    'If you did not write to us, somebody has typed your address. There is nothing for you to do.',
    'Last sentence of the mail to somebody who has used the contact form.',
  ],
  contactNameLabel: ['Name', 'Label in the mail to the operator, before the name of who wrote.'],
  contactEmailLabel: ['Email', 'Label in the mail to the operator, before the address of who wrote.'],
  contactTopicLabel: ['Topic', 'Label in the mail to the operator.'],
  contactLanguageLabel: ['Language', 'Label in the mail to the operator, before the language of the page.'],
  contactReferenceLabel: [
    'Reference',
    'Label in the mail to the operator, before the number of the message.',
  ],
  partnerApprovedSubject: [
    'You are a {brand} partner now',
    'Subject of the mail after the operator has accepted a partner. {brand} is the brand.',
  ],
  partnerApprovedText: [
    'Your application is accepted. Your links, their visits and sales are in your {brand} account, under “Partner”.',
    'Text of the mail after the operator has accepted a partner. “Partner” is the name of a page in the account.',
  ],
  partnerApprovedAction: ['Open the partner page', 'Button in the mail to a new partner.'],
  partnerApprovedPassword: [
    'There is an account for this address now. Choose its password first; the link is valid for seven days.',
    'Sentence in the mail to a new partner who had no account with a password.',
  ],
  newsletterConfirmSubject: [
    'Please confirm the {brand} newsletter',
    'Subject of the mail after somebody asked for the newsletter.',
  ],
  newsletterConfirmText: [
    'Somebody, probably you, asked for the {brand} newsletter at this address. Confirm it and it will come.',
    'Text of the mail after somebody asked for the newsletter.',
  ],
  newsletterConfirmAction: ['Confirm the newsletter', 'Link in the mail that confirms the newsletter.'],
  newsletterConfirmNotYou: [
    'The link is valid for {hours, plural, one {# hour} other {# hours}}. If this was not you, do nothing: no newsletter will come.',
    'Last sentence of the mail that confirms the newsletter.',
  ],
  newsletterWelcomeSubject: [
    'You will get the {brand} newsletter',
    'Subject of the mail after the newsletter was confirmed.',
  ],
  newsletterWelcomeText: [
    'Thank you. This address now gets the {brand} newsletter. You can leave at any time with the link below.',
    'Text of the mail after the newsletter was confirmed.',
  ],
  newsletterKnownSubject: [
    'You already get the {brand} newsletter',
    'Subject of the mail when somebody asks for the newsletter at an address that gets it.',
  ],
  newsletterKnownText: [
    'This address was just entered for the {brand} newsletter, which it already gets. Nothing has changed.',
    'Text of the mail when somebody asks for the newsletter at an address that gets it.',
  ],
  newsletterLeave: ['Unsubscribe', 'Link in newsletter mails that ends the newsletter.'],
  newsletterReason: [
    'You get this because you confirmed the {brand} newsletter at this address. It comes once a month at most.',
    'Below an issue of the newsletter. {brand} is the brand.',
  ],
  newsletterOnSite: [
    'Read it on the website',
    'Link below an issue of the newsletter, to the same text as a page.',
  ],
  passwordSetNotYou: [
    'If this was not you, write to us at once.',
    'Second sentence of the mail after the first password.',
  ],
});
