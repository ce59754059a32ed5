import * as v from 'valibot';
import { flagSetting, isOn, numberSetting } from '../../../settings.ts';

/** Once a person a year. Whoever asks again writes to support: the promise of the pages has no such limit. */
const usual = 365;

export const moneyBackConfig = () =>
  v.pipe(
    v.object({
      MONEY_BACK_PAUSE_DAYS: numberSetting(
        (value) => Number.isInteger(value) && value >= 0 && value <= 3650,
        'MONEY_BACK_PAUSE_DAYS is a whole number from 0 to 3650.',
      ),
      MONEY_BACK_RENEWALS: flagSetting('MONEY_BACK_RENEWALS'),
    }),
    v.transform(({ MONEY_BACK_PAUSE_DAYS, MONEY_BACK_RENEWALS }) => ({
      /** Days after money that a person had back by the button before the button works again; 0: it always does. */
      moneyBackPauseDays: MONEY_BACK_PAUSE_DAYS === undefined ? usual : Number(MONEY_BACK_PAUSE_DAYS),
      /** Whether the button gives the money of a renewal back too, and not of the first payment alone. */
      moneyBackRenewals: isOn(MONEY_BACK_RENEWALS),
    })),
  );
