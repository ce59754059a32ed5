import type { AccountExport } from '@tern/contract';
import type { Queries } from '../../../db/connect.ts';
import type { ProvenAddress } from '../../account/provenAddress.ts';
import { contractActData } from '../contractActs/contractActData.ts';
import { listActs, refundsOf } from '../contractActs/contractActs.repo.ts';
import { listNoticesOf } from '../contractActs/contractNotices.repo.ts';
import { listInstrumentsOf } from '../instruments/instruments.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';

export type Contracts = Pick<
  AccountExport,
  'payment_instruments' | 'refunds' | 'contract_acts' | 'cancellations_without_sign_in'
>;

/** The cards and accounts that a person pays with, the refunds of their orders, and the acts about their contracts. */
export async function contractsOf(
  db: Queries,
  { userId, address, orders }: { userId: string; address: ProvenAddress | null; orders: readonly OrderRow[] },
): Promise<Contracts> {
  const refunds = await refundsOf(
    db,
    orders.map(({ id }) => id),
  );
  const instruments = await listInstrumentsOf(db, userId);
  const acts = await listActs(db, userId);
  const notices = address ? await listNoticesOf(db, address) : [];
  return {
    payment_instruments: instruments.map((row) => ({
      order_id: row.orderId,
      kind: row.kind,
      brand: row.brand,
      last4: row.last4,
      expiry_month: row.expiryMonth,
      expiry_year: row.expiryYear,
      account: row.account,
      removed_at: row.removedAt?.toISOString() ?? null,
      changed_at: row.changedAt?.toISOString() ?? null,
    })),
    refunds: refunds.map((row) => ({
      order_id: row.orderId,
      amount: row.amount,
      currency: row.currency,
      state: row.state,
      claim_url: row.claimUrl,
      requested_at: row.createdAt.toISOString(),
      ended_at: row.endedAt?.toISOString() ?? null,
    })),
    contract_acts: acts.map((each) => contractActData({ ...each, refunds })),
    cancellations_without_sign_in: notices.map(({ id, kind, state, at, email, name, contract, reason }) => ({
      number: id,
      kind,
      state,
      at: at.toISOString(),
      email,
      name,
      contract,
      reason,
    })),
  };
}
