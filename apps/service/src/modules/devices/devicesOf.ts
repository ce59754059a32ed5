import type { Device } from '@tern/contract';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { deviceData } from './deviceData.ts';
import { countDevices, deleteDevices, listDevices } from './devices.repo.ts';

/** The devices of a person; `own` is the one that asks. */
export async function devicesOf(context: Context, userId: string, own: string | null): Promise<Device[]> {
  return (await listDevices(context.db, userId)).map((row) => deviceData(context, row, own));
}

/** Nothing of them is left. */
export function dropDevicesOf(db: Queries, userId: string): Promise<void> {
  return deleteDevices(db, userId);
}

/** How many there are. */
export const countDevicesOf = (db: Queries, userId: string): Promise<number> => countDevices(db, userId);
