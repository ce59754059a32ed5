import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { insertInvoice, listUnnumbered, takeNumber } from './invoices.repo.ts';

/**
 * Numbers the charges and refunds of an order that have become known, in the transaction that writes them and as its last
 * step: the next number of a seller waits for its end. The order is locked by the caller.
 */
export async function issueInvoices(context: Context, tx: Queries, orderId: string): Promise<void> {
  for (const row of await listUnnumbered(tx, orderId)) {
    const number = await takeNumber(tx, row.seller);
    await insertInvoice(tx, { ...row, number, issuedAt: timeFromNow(context) });
  }
}
