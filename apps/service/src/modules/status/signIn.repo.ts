import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';

/** Whether accounts can be read and a session be written. */
export async function takesSignIns(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby
    from (select count(*) from (select 1 from users limit 1) as one) as any_user`);
  return rows[0]?.standby === false;
}
