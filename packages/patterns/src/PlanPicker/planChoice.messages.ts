import { defineMessages } from '@tern/i18n';

/** The words of every choice of a plan: on the plans page, and in the checkout, which needs no others of it. */
export const planChoiceMessages = defineMessages('planChoice', {
  loading: ['Loading plans', 'For screen readers, while the plans are on their way'],
  errorTitle: ['The plans did not load.', 'Instead of the plans, when they could not be loaded'],
  errorText: ['Check your connection and try again.', 'Under: The plans did not arrive.'],
  emptyTitle: ['No plans for sale right now.', 'Instead of the plans, when there are none'],
  emptyText: ['Please come back a little later.', 'Under: No plans for sale right now.'],
  retry: ['Try again', 'Button: load the plans again'],
  plans: ['Plans', 'Name of the group of plans, for screen readers'],
  owned: ['Your plan', 'On the upper edge of the plan this person already has'],
  pricePerMonth: ['{price} per month', 'The price of a plan, for screen readers'],
});
