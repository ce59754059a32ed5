import type { IntervalUnit } from '@tern/domain';
import { planWordsMessages } from '../planWords/planWords.messages.ts';

/** How long a plan runs, in words. */
export const planNames = {
  DAY: planWordsMessages.nameDay,
  WEEK: planWordsMessages.nameWeek,
  MONTH: planWordsMessages.nameMonth,
  YEAR: planWordsMessages.nameYear,
} satisfies Record<IntervalUnit, unknown>;
/** The price of a plan and how often it is charged, in words. */
export const planRhythms = {
  DAY: planWordsMessages.everyDay,
  WEEK: planWordsMessages.everyWeek,
  MONTH: planWordsMessages.everyMonth,
  YEAR: planWordsMessages.everyYear,
} satisfies Record<IntervalUnit, unknown>;
