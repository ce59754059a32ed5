import { defineMessages } from '@tern/i18n';

export const studentPriceCardMessages = defineMessages('studentPriceCard', {
  title: ['With your student code', 'Heading of a card with the price for students'],
  plan: ['First period, {plan}', 'Above the price for students. plan: “12 months”'],
  before: ['Without a code: {before}', 'Below the price for students. before: the price without a code'],
  later: ['Later periods: {before}', 'Below the price for students. before: the price without a code'],
  offerLess: [
    'Over two periods the current offer costs less without a code: {offer} instead of {student}.',
    'Below the price for students while an offer for everybody runs. offer and student: sums of two periods',
  ],
  action: ['Get your code', 'Button of the card with the price for students: leads to the account'],
});
