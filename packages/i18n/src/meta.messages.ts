import { defineMessages } from './defineMessages.ts';

/** Title and description of every route, by route id. `name` is the brand. */
export const metaMessages = defineMessages('meta', {
  'home.title': [
    '{name} VPN: private internet in {countries, number}+ countries',
    'Title of the home page in search results, at most 60 characters. {name} is the brand.',
  ],
  'home.description': [
    'VPN and proxy app for phones, computers, browsers and smart TVs. {servers, number}+ servers, {devices, number} devices on one account, no logs. {moneyBackDays, number}-day money-back guarantee.',
    'Description of the home page in search results, at most 170 characters.',
  ],
  'pricing.title': [
    '{name} VPN plans and prices, from {fromPrice} a month',
    'Title of the plans page. {fromPrice} is a formatted price such as $3.75.',
  ],
  'pricing.description': [
    'Every {name} plan has every app, {servers, number}+ servers and {devices, number} devices. Pick a length and pay from {fromPrice} a month, with a {moneyBackDays, number}-day money-back guarantee.',
    'Description of the plans page.',
  ],
  'checkout.title': ['Checkout: your {name} VPN plan', 'Title of the checkout page.'],
  'checkout.description': [
    'Check your plan, enter your email and choose how to pay. {moneyBackDays, number}-day money-back guarantee on every plan.',
    'Description of the checkout page.',
  ],
  'paystatus.title': [
    'Payment status, {name}',
    'Title of the page that waits for a payment to be confirmed.',
  ],
  'paystatus.description': [
    'See whether your payment has arrived. It is safe to close this page: your plan starts as soon as the payment is confirmed.',
    'Description of the page that waits for a payment.',
  ],
  'paySuc.title': ['Payment received, {name}', 'Title of the page after a payment succeeded.'],
  'paySuc.description': [
    'Your plan is active. Set a password, download the apps and connect up to {devices, number} devices.',
    'Description of the page after a payment succeeded.',
  ],
  'login.title': ['Log in to {name}', 'Title of the login page.'],
  'login.description': [
    'Log in to your {name} account to manage your subscriptions, devices and password.',
    'Description of the login page.',
  ],
  'myAccount.title': ['Your account, {name}', 'Title of the account pages.'],
  'myAccount.description': [
    'Your {name} account: name, email, subscriptions and receipts in one place.',
    'Description of the account pages.',
  ],
  'notFound.title': ['Page not found, {name}', 'Title of the 404 page.'],
  'notFound.description': [
    'This page does not exist or has moved. Find the plans, the apps and help from the {name} home page.',
    'Description of the 404 page.',
  ],
  'generic.title': [
    '{name} VPN',
    'Title of a page that has no title of its own. Only the brand and the word VPN.',
  ],
  'generic.description': [
    '{name} is a VPN and proxy app with {servers, number}+ servers in {countries, number}+ countries, on up to {devices, number} devices at once.',
    'Description of a page that has none of its own.',
  ],
});
