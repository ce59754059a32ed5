import { defineMessages } from '@tern/i18n';

export const startButtonsMessages = defineMessages('startButtons', {
  trial: [
    'Start {days, plural, one {#-day} other {#-day}} free trial',
    'Main button at the head and the foot of pages. {days} is the length of the trial',
  ],
  plans: ['See plans', 'Button that leads to the plans'],
  gift: [
    "See your friend's gift",
    'Button in place of “See plans”, for somebody whom a friend has invited: leads to the plans, at the price of the invitation',
  ],
  student: [
    'See your student price',
    'Button in place of “See plans”, for somebody who has proved to be a student: leads to the plans, at their price',
  ],
  use: ['Your plan', 'Button for somebody who has a plan: leads to it in the account'],
  keep: ['Keep your plan', 'Button for somebody whose plan ends soon: leads to it in the account'],
  pay: [
    'Pay the amount due',
    'Button for somebody whose last charge failed: leads to the plan in the account',
  ],
  return: ['Choose a plan again', 'Button for somebody whose plan has ended: leads to the plans'],
  apps: ['Get the apps', 'Button for somebody who has a plan: leads to the downloads'],
  guarantee: [
    '{days, plural, one {#-day} other {#-day}} money-back guarantee',
    'Button that leads to the page of the guarantee. {days} is how long the money is given back',
  ],
});
