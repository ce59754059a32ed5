import { billingDetails as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { billingData } from './billingData.ts';
import { findBilling } from './invoices.repo.ts';

export const billingDetails = defineHandler(operation, async ({ context, who }) =>
  billingData(await findBilling(context.db, who.userId)),
);
