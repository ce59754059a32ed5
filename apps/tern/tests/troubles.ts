import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@tern/service/connect';
import type { Cluster, Member } from './cluster.ts';

type Connection = Awaited<ReturnType<typeof connect>>;

/** One after the other, as an update does it: the next begins when the last is back. */
export async function rollingRestart({ services, edges }: Cluster): Promise<void> {
  for (const member of [...services, ...edges]) {
    await member.stop('SIGTERM');
    await member.start();
    await settle();
  }
}

/** Time in which the others notice. */
export const settle = () => sleep(1_500);

export async function killed(member: Member): Promise<void> {
  await member.stop('SIGKILL');
  await sleep(500);
  await member.start();
  await settle();
}

/** Ends every connection to the database but one, as the failure of its server or of a proxy in front of it does. */
export async function endBackends({ pool }: Connection): Promise<number> {
  const { rows } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows.length;
}

export interface Account {
  /** Orders that were opened and are not in the database. */
  lost: string[];
  /** Orders that were paid and are not known as such. */
  unpaid: string[];
  /** Buyers without exactly one active plan. */
  withoutPlan: string[];
}

/** Compares what buyers saw with what the database has, once everything has settled. */
export async function account(
  { pool }: Connection,
  orders: readonly { orderId: string; userId: string }[],
): Promise<Account> {
  let found: Account = { lost: [], unpaid: [], withoutPlan: [] };
  for (let time = 0; time < 60; time += 1) {
    const { rows } = await pool.query(
      `select o.id, o.state, (select count(*) from subscriptions s where s.user_id = o.user_id and s.state = 'active') as plans
         from orders o where o.id = any($1)`,
      [orders.map(({ orderId }) => orderId)],
    );
    const known = new Map(rows.map((row) => [row.id as string, row as { state: string; plans: string }]));
    const those = (isWrong: (row: { state: string; plans: string } | undefined) => boolean) =>
      orders.filter(({ orderId }) => isWrong(known.get(orderId))).map(({ orderId }) => orderId);
    found = {
      lost: those((row) => !row),
      unpaid: those((row) => row?.state !== 'paid'),
      withoutPlan: those((row) => row?.plans !== '1'),
    };
    if (!found.lost.length && !found.unpaid.length && !found.withoutPlan.length) break;
    await sleep(250);
  }
  return found;
}

export const openAccount = (databaseUrl: string): Promise<Connection> =>
  connect(databaseUrl, { onError: () => {} });
