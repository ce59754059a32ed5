import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/connect.ts';
import { devices, orders } from '../../../db/schema.ts';

/** Whether two people are signed in in one installation of an app. */
export async function haveCommonInstallation(db: Queries, one: string, other: string): Promise<boolean> {
  const others = alias(devices, 'others');
  const same = and(eq(others.installation, devices.installation), eq(others.appType, devices.appType));
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(others, same)
    .where(and(eq(devices.userId, one), eq(others.userId, other)))
    .limit(1);
  return rows.length > 0;
}

/** Whether two people have opened orders in one browser, where both allowed that it has a name. */
export async function haveCommonBrowser(db: Queries, one: string, other: string): Promise<boolean> {
  const others = alias(orders, 'others');
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(others, sql`${others.tracking}->>'front_id' = ${orders.tracking}->>'front_id'`)
    .where(and(eq(orders.userId, one), eq(others.userId, other)))
    .limit(1);
  return rows.length > 0;
}
