import { defineMessages } from '@tern/i18n';

export const codeWordsMessages = defineMessages('codeWords', {
  missing: ['Enter the code first.', 'Error of the field for a promo code: it is empty'],
  refusal: [
    '{why, select, malformed {A code has letters, digits and hyphens only.} not_yet {This code does not work yet.} expired {This code has expired.} used_up {This code has been used as often as it can be.} used {You have used this code already.} not_new {This code is for new customers.} other_plan {This code does not work for this plan.} offer_better {You already save as much or more without it.} own {An invitation is for others: not for yourself, nor for those who invited you.} foreign {This code is personal. Sign in to the account it was made for.} other {We do not know this code. Check the spelling.}}',
    'Error of the field for a promo code, by the reason. not_yet: its first day is still to come. offer_better: an offer or an invitation holds that takes off as much or more. used_up: other people have used it as often as it can be. used: it works once per person. not_new: an invitation. own: the code is this person’s own invitation. foreign: the code of one student, used by somebody else or signed out',
  ],
});
