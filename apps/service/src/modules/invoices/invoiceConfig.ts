import * as v from 'valibot';
import { numberSetting } from '../../settings.ts';

const usual = 10;

export const invoiceConfig = () =>
  v.pipe(
    v.object({
      INVOICE_YEARS: numberSetting(
        (value) => Number.isInteger(value) && value >= 1 && value <= 30,
        'INVOICE_YEARS is a whole number from 1 to 30.',
      ),
    }),
    v.transform(({ INVOICE_YEARS }) => ({
      /** Years for which invoices say whom they were made out to. */
      invoiceYears: INVOICE_YEARS === undefined ? usual : Number(INVOICE_YEARS),
    })),
  );
