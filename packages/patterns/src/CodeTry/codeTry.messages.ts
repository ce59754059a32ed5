import { defineMessages } from '@tern/i18n';

export const codeTryMessages = defineMessages('codeTry', {
  label: ['Your code', 'Label of a field in which an invite, coupon or student code is tried'],
  submit: ['Show the price', 'Button beside that field'],
  result: [
    '{price} instead of {before} for the first period ({plan}).',
    'Below the field: what the code makes of the price. price and before are sums with their currency; plan: “12 months”',
  ],
  instead: [
    '{price} for the first period ({plan}). The offer saves you as much as the code, or more, and the code counts for your friend all the same.',
    'Below the field, where the code is an invitation and an offer is on that takes off as much or more. price is a sum; plan: “12 months”',
  ],
  later: ['After that the plan renews for {before}.', 'Second sentence below the field. before is a sum'],
  buy: ['Buy with this code', 'Button below the new price: leads to the checkout'],
  without: ['See the plans without a code', 'Link below the field, where the code does not work'],
  rateLimited: ['Too many attempts. Please wait a moment.', 'Error below the field'],
  failed: ['The code could not be checked. You can also enter it at checkout.', 'Error below the field'],
});
