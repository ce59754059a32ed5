import { contractCancel as operation } from '@tern/contract';
import { emailKeyOf } from '@tern/domain';
import { addressForLimits } from '../../../clientAddress.ts';
import { newId, timeFromNow } from '../../../context.ts';
import { defineHandler } from '../../../handler.ts';
import { day, hour, type Limit, mailboxKey } from '../../../limit.ts';
import { takeTry } from '../../../rateLimit.ts';
import { insertNotice } from '../contractActs/contractNotices.repo.ts';

const perAddress: Limit = { counts: 'cancellations without a sign-in per visitor', count: 5, seconds: hour };
const perMailbox: Limit = { counts: 'cancellations without a sign-in per mailbox', count: 3, seconds: day };

/** Writes it down, and nothing more: whether the address has a contract shows in the mail alone. */
export const contractCancel = defineHandler(
  operation,
  { limits: [perAddress, perMailbox] },
  async ({ context, input, request }) => {
    const { kind, name, email, contract, reason, language = 'en' } = input;
    await takeTry(context, perAddress, 'contract notice', addressForLimits(request.address));
    await takeTry(context, perMailbox, 'contract notice mailbox', mailboxKey(email));
    const number = newId('ntc', context.random);
    const at = timeFromNow(context);
    await insertNotice(context.db, {
      id: number,
      kind,
      state: 'received',
      at,
      email,
      emailKey: emailKeyOf(email),
      name,
      contract,
      reason,
      language,
    });
    return { number, at: at.toISOString() };
  },
);
