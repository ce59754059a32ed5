import { factorRecoveryRequest as operation } from '@tern/contract';
import { addressForLimits } from '../../../clientAddress.ts';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { accountKey, day, type Limit } from '../../../limit.ts';
import { takeTry } from '../../../rateLimit.ts';
import { findUser, type UserRow } from '../account.repo.ts';
import { provenAddressOf } from '../provenAddress.ts';
import { findTicketOwner } from '../secondFactor/secondFactor.repo.ts';
import { isSecondFactorOn } from '../secondFactor/withSecondFactor.ts';
import { hashToken } from '../tokens.ts';
import {
  type FactorRecoveryRow,
  findOpenRecovery,
  insertRecovery,
  settleOpen,
} from './factorRecovery.repo.ts';
import { mailBegun, mailFirstLink, mailSecondLink } from './recoveryMails.ts';
import { linkLifetime, recoveryState } from './recoveryState.ts';

const perUser: Limit = {
  counts: 'requests to turn a second factor off without a code, per account',
  count: 3,
  seconds: day,
};
const perVisitor: Limit = {
  counts: 'requests to turn a second factor off without a code, per visitor',
  count: 5,
  seconds: day,
};

export const factorRecoveryRequest = defineHandler(
  operation,
  { limits: [perUser, perVisitor] },
  async ({ context, input, request }) => {
    const ticketHash = hashToken(input.ticket);
    const userId = await findTicketOwner(context.db, ticketHash, timeFromNow(context));
    if (!userId) return fail(operation, 'code_expired');
    await takeTry(context, perVisitor, 'lost factor', addressForLimits(request.address));
    await takeTry(context, perUser, 'lost factor', accountKey(userId));
    await context.db.transaction(async (tx) => {
      const user = await findUser(tx, userId, { locked: true });
      // Another password has ended the ticket meanwhile.
      const owner = await findTicketOwner(tx, ticketHash, timeFromNow(context));
      if (!user || owner !== userId) return fail(operation, 'code_expired');
      if (!(await isSecondFactorOn(tx, userId))) return fail(operation, 'second_factor_off');
      // The mailbox of an address that was only claimed may be a stranger's. Nobody learns that here.
      if (provenAddressOf(user)) await mailLink(context, tx, user);
    });
    return { expires_in: linkLifetime / 1000 };
  },
);

/** One that is under way goes on: its mail comes once more. */
async function mailLink(context: Context, tx: Queries, user: UserRow): Promise<void> {
  const open = await findOpenRecovery(tx, user.id);
  const state = open && recoveryState(context, open);
  if (open && state === 'waiting') return mailBegun(context, tx, open);
  if (open && state === 'ready') return mailSecondLink(context, tx, open);
  await settleOpen(tx, user.id, { state: 'ended', at: timeFromNow(context) });
  const row: FactorRecoveryRow = {
    id: newId('rec', context.random),
    userId: user.id,
    state: 'requested',
    proof: null,
    requestedAt: timeFromNow(context),
    begunAt: null,
    remindedAt: null,
    readyMailedAt: null,
    settledAt: null,
  };
  await insertRecovery(tx, row);
  await mailFirstLink(context, tx, row);
}
