import {
  type PaymentInstrument,
  paymentInstrument,
  paymentInstrumentChange,
  paymentInstrumentRemove,
} from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

export interface InstrumentState {
  /** Null until it is known. */
  shown: PaymentInstrument | null;
  failed: boolean;
}

/** The card or account that pays the next charge of one plan. `leave`: for the provider's page. */
export function createInstrumentStore(
  api: Pick<Api, 'send'>,
  { subscriptionId, leave }: { subscriptionId: string; leave: (url: string) => void },
) {
  const state = proxy<InstrumentState>({ shown: null, failed: false });
  const requests = latestOnly();
  const input = { subscription_id: subscriptionId };
  return {
    state,
    async load(): Promise<void> {
      const isLatest = requests.start();
      state.failed = false;
      try {
        const shown = await api.send(paymentInstrument, input);
        if (isLatest()) state.shown = shown;
      } catch {
        if (isLatest()) state.failed = true;
      }
    },
    /** Resolves with false where the provider's page could not be opened. */
    async change(returnBase: string): Promise<boolean> {
      try {
        const { url } = await api.send(paymentInstrumentChange, { ...input, return_base: returnBase });
        leave(url);
        return true;
      } catch {
        return false;
      }
    },
    async remove(): Promise<boolean> {
      try {
        state.shown = await api.send(paymentInstrumentRemove, input);
        return true;
      } catch {
        return false;
      }
    },
  };
}
