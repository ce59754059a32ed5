import { proxy } from 'valtio';

export interface ConfirmAddressState {
  /** `resendAt`: epoch milliseconds. `count`: codes sent so far. */
  sent: { minutes: number; resendAt: number; count: number } | null;
  busy: 'request' | 'code' | null;
  error: string | null;
  done: boolean;
}

/** Where the proof of an address stands, before anything of it was requested. */
export const confirmAddressState = () =>
  proxy<ConfirmAddressState>({ sent: null, busy: null, error: null, done: false });
