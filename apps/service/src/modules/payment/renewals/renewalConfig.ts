import { longestPause } from '@tern/domain';
import * as v from 'valibot';
import { numberSetting } from '../../../settings.ts';

const usual = 7;
const usualReminder = 30;

export const renewalConfig = () =>
  v.pipe(
    v.object({
      RENEWAL_GRACE_DAYS: numberSetting(
        (value) => Number.isInteger(value) && value >= 0 && value <= 60,
        'RENEWAL_GRACE_DAYS is a whole number from 0 to 60.',
      ),
      RENEWAL_REMINDER_DAYS: numberSetting(
        (value) => Number.isInteger(value) && value >= 15 && value <= 45,
        'RENEWAL_REMINDER_DAYS is a whole number from 15 to 45.',
      ),
      PAUSE_MONTHS: numberSetting(
        (value) => Number.isInteger(value) && value >= 0 && value <= longestPause,
        `PAUSE_MONTHS is a whole number from 0 to ${longestPause}.`,
      ),
    }),
    v.transform(({ RENEWAL_GRACE_DAYS, RENEWAL_REMINDER_DAYS, PAUSE_MONTHS }) => ({
      /** Days that a plan outlives a period whose renewal was not paid. */
      renewalGraceDays: RENEWAL_GRACE_DAYS === undefined ? usual : Number(RENEWAL_GRACE_DAYS),
      /** Days before a yearly renewal, or a first full price, on which its buyer is reminded. */
      renewalReminderDays:
        RENEWAL_REMINDER_DAYS === undefined ? usualReminder : Number(RENEWAL_REMINDER_DAYS),
      /** Months that a person's plans may stand still in any twelve; 0: nobody is offered a pause. */
      pauseMonths: PAUSE_MONTHS === undefined ? longestPause : Number(PAUSE_MONTHS),
    })),
  );
