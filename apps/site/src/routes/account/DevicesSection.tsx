import { DeviceList, type DeviceView } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { createDevicesStore } from './devices.store.ts';
import { failuresStore } from './failures.store.ts';

/** `/myAccount/deviceManage` (spec section 2, account). */
export function DevicesSection() {
  const { api } = useStores();
  const failures = useStore(failuresStore);
  const [store] = useState(() => createDevicesStore(api));
  const { devices, failed, now } = useSnapshot(store.state);
  useEffect(() => void store.load(), [store]);

  if (!devices) {
    return failed ? (
      <DeviceList status="error" onRetry={() => void store.load()} />
    ) : (
      <DeviceList status="loading" />
    );
  }
  const idOf = (appType: number, userId: string) => `${appType} ${userId}`;
  return (
    <DeviceList
      devices={devices.map(
        (device): DeviceView => ({
          id: idOf(device.app_type, device.user_id),
          appType: device.app_type,
          lastSeen: device.is_active ? null : device.last_seen_at,
          current: device.is_this_device,
          note: device.name ?? undefined,
        }),
      )}
      now={now}
      downloadHref="/download"
      onFailed={failures.tell}
      onUnbind={async ({ id }) => {
        const device = devices.find(({ app_type, user_id }) => idOf(app_type, user_id) === id);
        return device ? store.unbind(device.app_type, device.user_id) : false;
      }}
    />
  );
}
