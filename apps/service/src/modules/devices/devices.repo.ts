import { and, count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { devices } from '../../db/schema.ts';

export type DeviceRow = typeof devices.$inferSelect;

export async function listDevices(db: Queries, userId: string): Promise<DeviceRow[]> {
  return db
    .select()
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(desc(devices.lastSeenAt), desc(devices.id));
}

export async function findOwnDevice(db: Queries, userId: string, id: string): Promise<DeviceRow | undefined> {
  const [row] = await db
    .select()
    .from(devices)
    .where(and(eq(devices.id, id), eq(devices.userId, userId)));
  return row;
}

export async function countDevices(db: Queries, userId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(devices).where(eq(devices.userId, userId));
  return row?.all ?? 0;
}

export async function countOtherDevices(
  db: Queries,
  userId: string,
  device: { appType: number; installation: string },
): Promise<number> {
  const all = await countDevices(db, userId);
  const [same] = await db
    .select({ number: count() })
    .from(devices)
    .where(
      and(
        eq(devices.userId, userId),
        eq(devices.appType, device.appType),
        eq(devices.installation, device.installation),
      ),
    );
  return all - (same?.number ?? 0);
}

/** The same installation stays the same device. */
export async function saveDevice(db: Queries, device: typeof devices.$inferInsert): Promise<DeviceRow> {
  const [row] = await db
    .insert(devices)
    .values(device)
    .onConflictDoUpdate({
      target: [devices.userId, devices.appType, devices.installation],
      set: { lastSeenAt: device.lastSeenAt, ...(device.name ? { name: device.name } : {}) },
    })
    .returning();
  if (!row) throw new Error('The device was not stored.');
  return row;
}

/** Undefined when it was taken out of the account in between. */
export async function touchDevice(
  db: Queries,
  id: string,
  seen: { lastSeenAt: Date; name?: string },
): Promise<DeviceRow | undefined> {
  const [row] = await db.update(devices).set(seen).where(eq(devices.id, id)).returning();
  return row;
}

export async function deleteOwnDevice(
  db: Queries,
  userId: string,
  device: { id: string; appType: number },
): Promise<boolean> {
  const rows = await db
    .delete(devices)
    .where(and(eq(devices.id, device.id), eq(devices.appType, device.appType), eq(devices.userId, userId)))
    .returning({ id: devices.id });
  return rows.length === 1;
}

export async function deleteDevices(db: Queries, userId: string): Promise<void> {
  await db.delete(devices).where(eq(devices.userId, userId));
}
