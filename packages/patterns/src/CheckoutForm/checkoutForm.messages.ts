import { defineMessages } from '@tern/i18n';

export const checkoutFormMessages = defineMessages('checkoutForm', {
  title: ['Your order', 'Heading of the checkout'],
  email: ['Email', 'Label of the e-mail field of the checkout'],
  emailPlaceholder: ['you@example.com', 'Example in the empty e-mail field. Keep the domain example.com'],
  emailHint: ['Your account uses this address.', 'Under the e-mail field of the checkout'],
  signedIn: ['Signed in as {email}', 'Instead of the e-mail field, for a signed-in buyer'],
  method: ['Payment method', 'Label of the choice of payment methods'],
  card: ['Card', 'A payment method: credit or debit card'],
  wallet: ['Google Pay or Apple Pay', 'A payment method: company names, do not translate'],
  more: ['Card and more', 'A payment method: a page that takes cards and further ways to pay'],
  bank: ['UPI, bank or card', 'A payment method in India: UPI is the name of a system for payments, keep it'],
  other: ['More ways to pay', 'A payment method without a name of its own'],
  paypalRenews: [
    'Renew automatically with PayPal',
    'A switch below PayPal. On: PayPal is charged again at the end of each period. Off: one payment',
  ],
  noteNewPage: ['Opens on a new page', 'Beside a payment method that continues on a page of its own'],
  noteCard: ['Credit or debit', 'Beside the payment method Card'],
  codeAsk: [
    'I have a code',
    'Quiet button of the checkout: shows the field for a coupon, invite or student code',
  ],
  code: ['Promo code', 'Label of the field for a coupon, invite or student code'],
  codeApply: ['Apply', 'Button beside the field for a promo code'],
  codeRemove: ['Remove', 'Button beside the field for a promo code that is accepted: takes it off the order'],
  codeAccepted: ['Code accepted', 'Under the field for a promo code: it makes the order cheaper'],
  noMethods: [
    'No payment method is available right now. Please come back later.',
    'Instead of the payment methods, when there are none',
  ],
  payPaypal: [
    'Pay {price} to {brand} with PayPal',
    'Button of the checkout when PayPal is chosen. price is a sum with its currency, brand the company that is paid',
  ],
  pay: [
    'Continue to pay {price} to {brand}',
    'Button of the checkout. The payment itself follows on the next page. brand is the company that is paid',
  ],
  payShort: ['Continue', 'Button of the checkout on a small screen'],
  payNow: [
    'Pay {price} to {brand}',
    'Button of the checkout when the card is entered on this page. price is a sum, brand the company that is paid',
  ],
  payNowShort: ['Pay', 'Button of the checkout on a small screen, when the card is entered on this page'],
  payWallet: [
    "Pay with your wallet's button, below the payment method.",
    'In place of the button of the checkout, when Google Pay or Apple Pay is chosen, whose own button pays',
  ],
  payTrial: [
    'Start the trial, {price} today',
    'Button that starts a free trial. price is what is paid today, with its currency: $0.00',
  ],
  payNew: ['Accept {price} and continue', 'Button of the checkout after the price changed'],
  shorter: [
    'I agree that my plan ends on {after} instead of {before}.',
    'Box to tick before a change that ends the plan earlier. {before} and {after} are days',
  ],
  terms: [
    'By continuing you accept the <link>terms of use</link>.',
    'Under the button of the checkout. The text in link leads to the terms',
  ],
  testMode: ['Test mode. No money moves.', 'In the checkout of a test installation'],
  busy: ['Opening the payment page', 'For screen readers, while the order is being made'],
  paying: ['Paying. Please wait.', 'For screen readers, while a payment on this page is on its way'],
  emailUnusual: [
    'We send the receipt to {email}. Is that right? Then press the button once more.',
    'Below the e-mail field, before the payment: the address looks unusual. {email} is the address. The button is the one that pays',
  ],
  emailLetters: [
    'Look closely at {letters}.',
    'After "Is that right?": {letters} are the characters of the address that are no letters from a to z, such as a Cyrillic а',
  ],
  emailMissing: ['Enter your email address.', 'Error of the e-mail field: it is empty'],
  emailInvalid: ['This is not an email address.', 'Error of the e-mail field: this is not an e-mail address'],
  methodMissing: ['Choose a payment method.', 'Error: no payment method is chosen'],
  accountExists: [
    'This address already has an account. <link>Sign in</link> to continue; your order is kept.',
    'Error: the buyer is not signed in, but the address is known. The text in link leads to the sign-in page',
  ],
  network: [
    'We could not reach our server. Check your connection.',
    'Error: the service could not be reached',
  ],
  providerAway: [
    'The payment provider is not responding right now. Try again in a moment, or choose another method.',
    'Error: the company that takes the payment could not be reached before anything was paid',
  ],
  paymentFailed: [
    'The payment did not go through.',
    'Error, and the title above the reason: the payment was refused',
  ],
  cardDeclined: [
    'Your bank declined the card. Use another card, or ask the bank.',
    'Error: the card was declined. Stands under the title: The payment did not go through.',
  ],
  cardNoFunds: [
    'This card does not have enough funds. Use another one.',
    'Error: the card has insufficient funds. Stands under the title: The payment did not go through.',
  ],
  cardExpired: [
    'This card has expired. Use another one.',
    'Error: the card is out of date. Stands under the title: The payment did not go through.',
  ],
  cardWrong: [
    'The bank does not recognize this card. Check the number, the date and the security code.',
    'Error: number, date or security code are wrong. Stands under the title: The payment did not go through.',
  ],
  notConfirmed: [
    'The payment was not confirmed with your bank. Try again, or use another card.',
    'Error: the step of the bank (3-D Secure) was cancelled or failed. Stands under the title: The payment did not go through.',
  ],
  nothingCharged: [
    'Nothing was charged. Your entries are still here; you can try again.',
    'After an error that stopped the order before any payment',
  ],
  planPurchased: [
    'You already have this plan. You can switch to another one.',
    'Error: this buyer already has this plan; only another plan can be bought',
  ],
  otherPlans: ['See the other plans', 'Link after the message that the plan is already bought'],
  trialUnavailable: ['There is no free trial of this plan right now.', 'Error: the trial is not sold'],
  trialUsed: [
    'You have had your free trial: it is one per person. Nothing was charged.',
    'Error: this person, or this card, has had the trial before',
  ],
  trialWithPlan: [
    'You have a plan already, so there is no free trial to start.',
    'Error: trials are for new customers',
  ],
  withoutTrial: ['Buy this plan without a trial', 'Link after a message that the free trial cannot be had'],
  quoteChanged: ['The price changed', 'Title of a notice in the checkout'],
  quoteChangedText: [
    'It was <old>{before}</old>, now it is <new>{after}</new>. Nothing was charged.',
    'The old and the new price of the order, after the price changed',
  ],
  quoteExpired: [
    'This price was held for a while and has expired. Nothing was charged. Check the order and continue.',
    'Error: the offer of the price is too old; a fresh one is on the page',
  ],
  notAvailableInCountry: [
    'Due to policy, this service is not available in China. Thank you for your understanding!',
    'Instead of buying, for visitors in China',
  ],
  chargeDiffers: [
    'The payment provider wanted to charge another amount than the one shown here, so we stopped.',
    'Error: the sum at the provider is not the one of this page. Stands above: Nothing was charged.',
  ],
  paymentPending: ['A payment for this plan is on its way', 'Title of a notice in the checkout'],
  paymentPendingText: [
    'Your bank takes a few working days for your payment of {price}, until {date} at the latest. The plan then starts by itself.',
    'Under: A payment for this plan is on its way. {price} is a sum, {date} a day',
  ],
  paymentPendingAgain: [
    'You need not pay again. If you do, whichever payment arrives second goes back to you.',
    'Under: A payment for this plan is on its way',
  ],
  paymentPendingLink: ['See this payment', 'Link to the state of the payment that is on its way'],
  planShortened: [
    'This change ends your plan earlier. Check the box with the two dates if you agree, then continue. Nothing was charged.',
    'Error: the box under the total of the order was not ticked',
  ],
  methodUnavailable: [
    'This payment method is not available right now. Please choose another one.',
    'Error: the chosen payment method is switched off',
  ],
  tooManyRequests: [
    'Too many attempts in a short time. Wait a few minutes and try again.',
    'Error: the limit of tries is reached',
  ],
  botCheckFailed: [
    'The bot check failed. Please try again.',
    'Error: the check that tells people from programs failed; as in loginForm',
  ],
  botCheckUnavailable: [
    'The bot check could not load. Please refresh the page.',
    'Error: the script that tells people from programs did not load; as in loginForm',
  ],
  unknown: [
    'Something went wrong on our side. Nothing was charged. Please try again.',
    'Error of the checkout without a known cause',
  ],
});
