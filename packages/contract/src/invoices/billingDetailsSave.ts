import { readVatId } from '@tern/domain';
import * as v from 'valibot';
import type { FieldRule } from '../fieldRules.ts';
import { emptyKeyField, emptyLineField, emptyLinesField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { billingFields } from './billingDetails.ts';

const invalid: FieldRule = 'invalid';

/** Replaces all of it. Invoices that were saved with a buyer stay as they are. */
export const billingDetailsSave = defineOperation({
  name: 'billingDetailsSave',
  method: 'POST',
  path: '/api/mms/payment/v1/web/billing_details_save',
  auth: 'bearer',
  summary: "Stores the person's name, company, address and VAT id for invoices.",
  showsProgress: true,
  input: v.object({
    name: emptyLineField(120),
    company: emptyLineField(120),
    address: emptyLinesField(300),
    vat_id: v.pipe(
      emptyKeyField(40),
      v.check((text) => text === '' || readVatId(text) !== null, invalid),
    ),
  }),
  output: billingFields,
  errors: ['vat_id_unknown'],
});
