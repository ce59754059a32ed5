import { defineMessages } from '@tern/i18n';

export const planChangeMessages = defineMessages('planChange', {
  title: ['Change plan', 'Heading of the part of the account where a plan is changed'],
  held: [
    'You have {plan}, until {date}.',
    'Below the heading. {plan} is the length of a plan, such as 12 months; {date} a day',
  ],
  which: ['New plan', 'Above the choice of the other plans'],
  when: ['When', 'Above the choice of the day on which the new plan begins'],
  atEnd: ['When your plan ends', 'Choice: the new plan begins when what is paid for is over'],
  atEndNote: [
    'You pay nothing today. On {date} you pay {price}, then the same for every period.',
    'Below the choice “When your plan ends”. {date} is the day on which the new plan begins',
  ],
  now: ['Now', 'Choice: the new plan begins today'],
  nowNote: [
    'You pay {price} today: the rest of your plan is already taken off, or added as days. The next payment is {renewal} on {date}.',
    'Below the choice “Now”. {price} and {renewal} are sums, {date} is a day',
  ],
  onlyNow: [
    'The change cannot wait for the end of your plan: your payment method does not allow that, or the next payment is too close. You can change now, or cancel the renewal and choose another plan once this one has ended.',
    'Where a plan can be changed today only',
  ],
  single: ['Either way only one plan renews.', 'Below the choices: the old plan is not charged any more'],
  changeLater: ['Change on {date}', 'Button: the new plan begins on that day'],
  changeNow: ['Change now, pay {price}', 'Button: leads to the checkout, where the sum is paid today'],
  keep: [
    'Keep {plan}',
    'Link that changes nothing, or button that takes a change back. {plan} is the length of the plan of today',
  ],
  follows: [
    'On {date} your plan changes to {plan}, and you pay {price}. Nothing is charged before then.',
    'Notice in the account: another plan begins later. {plan} is its length, such as 1 month',
  ],
  takenBack: ['Your plan continues as before.', 'Told after a change of plan was taken back'],
  back: ['Back to your plan', 'Link to the plan and the payments'],
  failed: [
    'That did not work, and nothing has changed. Try again.',
    'A change of plan could not be made or taken back',
  ],
});
