import * as v from 'valibot';
import { numberSetting } from '../../settings.ts';

const days = (name: string) =>
  numberSetting(
    (value) => Number.isInteger(value) && value >= 7 && value <= 3650,
    `${name} is a whole number of days from 7 to 3650.`,
  );

export const retentionConfig = () =>
  v.pipe(
    v.object({ QUOTE_DAYS: days('QUOTE_DAYS'), CHECKOUT_ACCOUNT_DAYS: days('CHECKOUT_ACCOUNT_DAYS') }),
    v.transform(({ QUOTE_DAYS = '30', CHECKOUT_ACCOUNT_DAYS = '90' }) => ({
      /** Days that a quote which nobody ordered outlives its end. */
      quoteDays: Number(QUOTE_DAYS),
      /** Days after which an account of the checkout is deleted that never paid and never got a password. */
      checkoutAccountDays: Number(CHECKOUT_ACCOUNT_DAYS),
    })),
  );
