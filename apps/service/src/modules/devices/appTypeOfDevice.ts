import type { Queries } from '../../db/connect.ts';
import { findOwnDevice } from './devices.repo.ts';

/** The client that a device runs; undefined when the person has no such device. */
export async function appTypeOfDevice(
  db: Queries,
  userId: string,
  deviceId: string | null,
): Promise<number | undefined> {
  return deviceId === null ? undefined : (await findOwnDevice(db, userId, deviceId))?.appType;
}
