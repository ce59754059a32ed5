import { billingDetailsSave as operation } from '@tern/contract';
import { readVatId } from '@tern/domain';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { accountKey, day, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { billingData } from './billingData.ts';
import { saveBilling } from './invoices.repo.ts';
import { isRegisteredVatId } from './isRegisteredVatId.ts';

const perUser: Limit = { counts: 'changes of the billing details per account', count: 30, seconds: day };

export const billingDetailsSave = defineHandler(
  operation,
  { limits: [perUser] },
  async ({ context, input, who }) => {
    const { userId } = who;
    await takeTry(context, perUser, 'billing details', accountKey(userId));
    const vatId = readVatId(input.vat_id);
    // The register is often away: an id that nobody knows about is saved.
    if (vatId && (await isRegisteredVatId(context, vatId)) === false)
      return fail(operation, 'vat_id_unknown');
    const record = {
      name: input.name,
      company: input.company,
      address: input.address,
      vatId: vatId ? vatId.country + vatId.number : '',
    };
    await saveBilling(context.db, userId, record, timeFromNow(context));
    return billingData(record);
  },
);
