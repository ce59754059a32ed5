import type { Device } from '@tern/contract';
import { appTypeName } from '@tern/domain';
import type { Context } from '../../context.ts';
import type { DeviceRow } from './devices.repo.ts';

const activeFor = 2 * 60 * 1000;

/** A device as the contract shows one. */
export function deviceData(context: Context, row: DeviceRow, own: string | null): Device {
  return {
    app_type: row.appType,
    user_id: row.id,
    app_name: appTypeName(row.appType),
    name: row.name,
    registered_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_active: context.clock.now() - row.lastSeenAt.getTime() < activeFor,
    is_this_device: row.id === own,
  };
}
