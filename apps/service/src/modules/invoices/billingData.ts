import type { BillingDetails } from '@tern/contract';
import type { BillingRecord } from '../../db/invoiceTables.ts';

export const billingData = (record: BillingRecord | undefined): BillingDetails => ({
  name: record?.name ?? '',
  company: record?.company ?? '',
  address: record?.address ?? '',
  vat_id: record?.vatId ?? '',
});
