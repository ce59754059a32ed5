import { partnerApply as operation } from '@tern/contract';
import { emailKeyOf } from '@tern/domain';
import { addressForLimits } from '../../clientAddress.ts';
import { newId, timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { day, hour, type Limit, mailboxKey } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { saveApplication } from './partners.repo.ts';

const perAddress: Limit = { counts: 'partner applications per visitor', count: 5, seconds: hour };
const perMailbox: Limit = { counts: 'partner applications per mailbox', count: 3, seconds: day };

/** Stored, and mailed to the operator, in one transaction. */
export const partnerApply = defineHandler(
  operation,
  { limits: [perAddress, perMailbox] },
  async ({ context, input, request }) => {
    const { name, email, site, plan, language = 'en' } = input;
    const emailKey = emailKeyOf(email);
    await takeTry(context, perAddress, 'partner', addressForLimits(request.address));
    await takeTry(context, perMailbox, 'partner mailbox', mailboxKey(email));
    const reference = newId('prt', context.random);
    await context.db.transaction(async (tx) => {
      await saveApplication(tx, {
        id: reference,
        ...{ emailKey, email, name, site, plan, language },
        state: 'applied',
        appliedAt: timeFromNow(context),
      });
      await enqueueMail(context, tx, {
        occasion: reference,
        to: { email: context.config.contactTo, language: 'en' },
        template: 'contact',
        data: { reference, topic: 'partner', name, email, inquiry: `${site}\n\n${plan}`, language },
      });
    });
    return { reference };
  },
);
