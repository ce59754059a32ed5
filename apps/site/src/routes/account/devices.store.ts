import type { Device } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

export interface DevicesState {
  /** Null until they are known. */
  devices: Device[] | null;
  failed: boolean;
  /** Epoch milliseconds: when the list was requested. */
  now: number;
}

/** The devices of the account (spec section 7, device). */
export function createDevicesStore(api: Api, clock: () => number = Date.now) {
  const state = proxy<DevicesState>({ devices: null, failed: false, now: clock() });
  const requests = latestOnly();
  const same = (device: Device, appType: number, userId: string) =>
    device.app_type === appType && device.user_id === userId;
  return {
    state,
    async load() {
      const isLatest = requests.start();
      state.failed = false;
      try {
        const { devices } = await api.call('deviceList', {});
        if (!isLatest()) return;
        state.devices = devices;
        state.now = clock();
      } catch {
        if (isLatest()) state.failed = true;
      }
    },
    /** Resolves with whether it worked. A list that is under way may still hold the device: it is dropped. */
    async unbind(appType: number, userId: string): Promise<boolean> {
      try {
        await api.call('deviceUnbind', { unbind_app_type: appType, unbind_user_id: userId });
      } catch {
        return false;
      }
      requests.cancel();
      state.devices = state.devices?.filter((device) => !same(device, appType, userId)) ?? null;
      return true;
    },
  };
}

export type DevicesStore = ReturnType<typeof createDevicesStore>;
