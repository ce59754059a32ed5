import * as v from 'valibot';
import { numberSetting } from '../../settings.ts';

const usual = 7;

export const renewalConfig = () =>
  v.pipe(
    v.object({
      RENEWAL_GRACE_DAYS: numberSetting(
        (value) => Number.isInteger(value) && value >= 0 && value <= 60,
        'RENEWAL_GRACE_DAYS is a whole number from 0 to 60.',
      ),
    }),
    v.transform(({ RENEWAL_GRACE_DAYS }) => ({
      /** Days that a plan outlives a period whose renewal was not paid. */
      renewalGraceDays: RENEWAL_GRACE_DAYS === undefined ? usual : Number(RENEWAL_GRACE_DAYS),
    })),
  );
