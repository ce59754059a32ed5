import { defineMessages } from '@tern/i18n';

export const checkoutPlanMessages = defineMessages('checkoutPlan', {
  change: ['Change', 'At the end of the row with the chosen plan: opens the other plans and the currencies'],
});
