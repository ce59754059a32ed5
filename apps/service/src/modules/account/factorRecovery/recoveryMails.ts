import { type Context, newId } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { FactorRecoveryRow } from './factorRecovery.repo.ts';
import { recoveryUrl } from './recoveryLink.ts';
import { endsAt, linkLifetime, readyAt } from './recoveryState.ts';

type Mailed = (context: Context, tx: Queries, row: FactorRecoveryRow) => Promise<void>;

/** The first link, which begins the wait. */
export const mailFirstLink: Mailed = async (context, tx, row) => {
  await enqueueMail(context, tx, {
    occasion: `lost factor:${row.id}`,
    to: { userId: row.userId },
    template: 'factorRecoveryRequested',
    data: { begin_url: await recoveryUrl(context, 'begin', row.id) },
    expiresAt: new Date(row.requestedAt.getTime() + linkLifetime),
  });
};

const mailWait = async (
  context: Context,
  tx: Queries,
  row: FactorRecoveryRow,
  is: 'begun' | 'soon',
): Promise<void> => {
  await enqueueMail(context, tx, {
    occasion: newId('lostfactor', context.random),
    to: { userId: row.userId },
    template: 'factorRecoveryWaits',
    data: {
      is,
      ready_at: readyAt(row).toISOString(),
      stop_url: await recoveryUrl(context, 'stop', row.id),
    },
    expiresAt: readyAt(row),
  });
};

/** The wait has begun, or was asked for once more. */
export const mailBegun: Mailed = (context, tx, row) => mailWait(context, tx, row, 'begun');

/** The wait is nearly over. */
export const mailReminder: Mailed = (context, tx, row) => mailWait(context, tx, row, 'soon');

/** The second link, which turns the factor off. */
export const mailSecondLink: Mailed = async (context, tx, row) => {
  await enqueueMail(context, tx, {
    occasion: newId('lostfactor', context.random),
    to: { userId: row.userId },
    template: 'factorRecoveryReady',
    data: {
      until: endsAt(row).toISOString(),
      finish_url: await recoveryUrl(context, 'finish', row.id),
      stop_url: await recoveryUrl(context, 'stop', row.id),
    },
    expiresAt: endsAt(row),
  });
};
