import * as v from 'valibot';
import { numberSetting, type Stage, secureAddressSetting, withoutSlash } from '../../settings.ts';

const usual = 10;

export const invoiceConfig = (stage: Stage) =>
  v.pipe(
    v.object({
      INVOICE_YEARS: numberSetting(
        (value) => Number.isInteger(value) && value >= 1 && value <= 30,
        'INVOICE_YEARS is a whole number from 1 to 30.',
      ),
      VIES_URL: secureAddressSetting('VIES_URL', stage),
    }),
    v.transform(({ INVOICE_YEARS, VIES_URL }) => ({
      /** Years for which invoices say whom they were made out to. */
      invoiceYears: INVOICE_YEARS === undefined ? usual : Number(INVOICE_YEARS),
      /** Where VAT ids are looked up, without a trailing slash; null: nowhere, and their format is enough. */
      viesUrl: withoutSlash(VIES_URL) ?? null,
    })),
  );
