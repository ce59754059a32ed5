import { defineMessages } from '@tern/i18n';

export const studentPriceCardMessages = defineMessages('studentPriceCard', {
  title: ['With your student code', 'Heading of a card with the price for students'],
  plan: ['First period, {plan}', 'Above the price for students. plan: “12 months”'],
  before: ['Instead of {before}', 'Below the price for students. before: the price without a code'],
  later: ['Later periods: {before}', 'Below the price for students. before: the price without a code'],
  action: ['Get your code', 'Button of the card with the price for students: leads to the account'],
});
