import { defineMessages } from '@tern/i18n';

export const startButtonsMessages = defineMessages('startButtons', {
  trial: [
    'Start {days, plural, one {#-day} other {#-day}} free trial',
    'Main button at the head and the foot of pages. {days} is the length of the trial',
  ],
  plans: ['See plans', 'Button that leads to the plans'],
  guarantee: [
    '{days, plural, one {#-day} other {#-day}} money-back guarantee',
    'Button that leads to the page of the guarantee. {days} is how long the money is given back',
  ],
});
