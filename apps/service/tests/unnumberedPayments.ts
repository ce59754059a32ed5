import type pg from 'pg';

/**
 * Whatever a test has paid and given back has its invoice and its credit note, and the numbers of a seller have no gap:
 * a new way by which money becomes known, and that makes none, fails the tests that go it.
 */
export async function unnumberedPayments(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(`
    select 'no invoice: ' || c.order_id || ' ' || c.name as what
      from charges c join orders o on o.id = c.order_id
      where c.paid_at is not null and c.amount > 0 and o.method <> 'grant' and not exists (
        select 1 from invoices i where i.order_id = c.order_id and i.charge = c.name and i.kind = 'invoice')
    union all
    select 'no credit note: ' || r.id
      from refunds r join charges c on c.order_id = r.order_id and c.name = r.charge
      where r.state = 'done' and r.amount > 0 and c.paid_at is not null and c.amount > 0 and not exists (
        select 1 from invoices i where i.refund_id = r.id)
    union all
    select 'a gap of ' || seller from invoices group by seller having count(*) <> max(number) or min(number) <> 1`);
  return rows.map(({ what }) => what);
}
